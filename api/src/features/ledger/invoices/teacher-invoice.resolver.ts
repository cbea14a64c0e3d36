import { Arg, Args, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { PageArgs } from '../../../graphql/page.args.ts';
import { createPageType, page, ReadQuery, sql, uuid } from '../../../graphql/read/index.ts';
import { runSql } from '../../../platform/db/index.ts';
import { notFound } from '../../../platform/errors/errors.ts';
import { DownloadLink } from '../../operations/index.ts';
import { signedInvoiceUrl } from './invoice-pdf.ts';
import { TeacherInvoice } from './teacher-invoice.entity.ts';

const TeacherInvoicePage = createPageType('TeacherInvoicePage', () => TeacherInvoice);

@Resolver()
export class TeacherInvoiceResolver {
  @Allow('earnings:read')
  @ReadQuery(() => TeacherInvoicePage, {
    description:
      'Monthly invoices of the viewer, newest month first. Months without transactions have no invoice.',
  })
  myTeacherInvoices(@Args() { page: number, limit }: PageArgs, @Ctx() context: Context) {
    const { id } = signedIn(context);
    return page(TeacherInvoice, (i) => ({
      where: sql`${i.teacherId} = ${id}`,
      orderBy: sql`${i.month} desc, ${i.id} desc`,
      page: number,
      limit,
    }));
  }

  @Allow('earnings:read')
  @Mutation(() => DownloadLink, {
    description:
      'Creates a download link for a monthly invoice as PDF, valid for five minutes. NOT_FOUND: the viewer has no invoice with this ID.',
  })
  async createTeacherInvoiceDownload(
    @Arg('invoiceId', () => ID, { description: 'ID of an invoice of the viewer.' }) invoiceId: string,
    @Ctx() context: Context,
  ): Promise<DownloadLink> {
    const viewer = signedIn(context);
    const [own] = await runSql(
      context.em,
      sql`select 1 from teacher_invoice where id = ${uuid(invoiceId)} and teacher_id = ${viewer.id}`,
    );
    if (!own) throw notFound();
    return signedInvoiceUrl(context.services, invoiceId, context.locale);
  }
}
