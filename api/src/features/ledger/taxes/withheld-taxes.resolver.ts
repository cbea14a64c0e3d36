import { Arg, Args, ArgsType, Ctx, Field, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { PageArgs } from '../../../graphql/page.args.ts';
import { derived, MaxRows, page, ReadQuery, sql } from '../../../graphql/read/index.ts';
import { CalendarDate } from '../../../graphql/scalars.ts';
import { notFound } from '../../../platform/errors/errors.ts';
import { audit, DownloadLink } from '../../operations/index.ts';
import { findCertificateUrl } from './tax-certificate.ts';
import { exportTaxReturn } from './tax-return.ts';
import { WITHHELD_SUMS, withheldTaxes } from './withheld-taxes.sql.ts';
import {
  DownloadMyTaxCertificateInput,
  DownloadTaxCertificateInput,
  ExportTaxReturnInput,
  WithheldTax,
  WithheldTaxMonth,
  WithheldTaxPage,
} from './withheld-taxes.types.ts';

const MAX_MONTHS = 60;
const PERMITTED = 'The query requires a permission.';

@ArgsType()
class WithheldTaxArgs extends PageArgs {
  @Field(() => CalendarDate, { description: 'First day of a closed month.' })
  month!: string;
}

/** Taxes withheld from teachers, with the files for them and for the tax office. */
@Resolver()
export class WithheldTaxResolver {
  @Allow('earnings:read')
  @MaxRows(MAX_MONTHS)
  @ReadQuery(() => [WithheldTax], {
    description: 'Taxes withheld from the viewer in closed months, latest month first, at most 60.',
  })
  myWithheldTaxes(@Ctx() context: Context) {
    return derived(
      WithheldTax,
      sql`${withheldTaxes(sql`true`, sql`${signedIn(context).id}::uuid`)} order by i.month desc limit ${MAX_MONTHS}::int`,
      'The query reads only the viewer’s own statements.',
    );
  }

  @Allow('ledger:read')
  @MaxRows(MAX_MONTHS)
  @ReadQuery(() => [WithheldTaxMonth], {
    description: 'Taxes withheld from all teachers in closed months, latest month first, at most 60.',
  })
  withheldTaxMonths() {
    return derived(
      WithheldTaxMonth,
      sql`select w.month, count(*)::int as sellers, ${WITHHELD_SUMS} from (${withheldTaxes(sql`true`)}) w
        group by w.month order by w.month desc limit ${MAX_MONTHS}::int`,
      PERMITTED,
    );
  }

  @Allow('ledger:read')
  @ReadQuery(() => WithheldTaxPage, { description: 'Taxes withheld from each teacher in a closed month.' })
  withheldTaxes(@Args() { month, page: number, limit }: WithheldTaxArgs) {
    return page(WithheldTax, (w) => ({ orderBy: sql`${w.name}, ${w.id}`, page: number, limit }), {
      from: withheldTaxes(sql`i.month = ${month}::date`),
      skipVisibility: PERMITTED,
    });
  }

  @Allow('earnings:read')
  @Mutation(() => DownloadLink, {
    description:
      'Creates a URL of a certificate of the taxes withheld from the viewer as PDF, valid for five minutes. NOT_FOUND: nothing was sold or returned in the period, or it is not closed.',
  })
  async downloadMyTaxCertificate(
    @Arg('input') { period }: DownloadMyTaxCertificateInput,
    @Ctx() context: Context,
  ): Promise<DownloadLink> {
    const { services, locale } = context;
    const link = await findCertificateUrl(services, signedIn(context).id, period, locale);
    if (!link) throw notFound();
    return link;
  }

  @Allow('ledger:read')
  @Mutation(() => DownloadLink, {
    description:
      'Creates a URL of a certificate of the taxes withheld from a teacher as PDF, valid for five minutes. NOT_FOUND: nothing was sold or returned in the period, or it is not closed.',
  })
  async downloadTaxCertificate(
    @Arg('input') { teacherId, period }: DownloadTaxCertificateInput,
    @Ctx() context: Context,
  ): Promise<DownloadLink> {
    const { services, locale } = context;
    const link = await findCertificateUrl(services, teacherId, period, locale);
    if (!link) throw notFound();
    await context.em.transactional(async (em) =>
      audit(em, context, {
        action: 'tax.read-certificate',
        targetType: 'person',
        targetId: teacherId,
        after: { period },
      }),
    );
    return link;
  }

  @Allow('ledger:read', { proof: 'always' })
  @Mutation(() => DownloadLink, {
    description:
      'Creates a link to the return of the taxes withheld in a month, with one row for each seller and the totals, as CSV and as a workbook. NOT_FOUND: the month is not closed, or nothing was sold or returned in it.',
  })
  exportTaxReturn(@Arg('input') input: ExportTaxReturnInput, @Ctx() context: Context): Promise<DownloadLink> {
    return exportTaxReturn(context, input);
  }
}
