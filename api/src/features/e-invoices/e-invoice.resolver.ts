import { Arg, Args, ArgsType, Ctx, Field, ID, InputType, Mutation, Resolver, Root } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import { type Context, signedIn } from '../../graphql/context.ts';
import { PageArgs } from '../../graphql/page.args.ts';
import {
  all,
  COMMAND_DECIDED,
  derived,
  MaxRows,
  page,
  ReadField,
  ReadMutation,
  ReadQuery,
  type Row,
  rows,
  sql,
  uuid,
} from '../../graphql/read/index.ts';
import { SearchField } from '../../graphql/search-field.ts';
import { getById, TODAY } from '../../platform/db/index.ts';
import { notFound, policy } from '../../platform/errors/errors.ts';
import { AtMost } from '../../platform/input/at-most.ts';
import { normalizeTypedCode } from '../../platform/input/typed-code.ts';
import { UNCONFIRMED_RATES } from '../ledger/index.ts';
import { DownloadLink } from '../operations/index.ts';
import { MAX_LINES, Order } from '../orders/index.ts';
import { checkEInvoice } from './check-e-invoice.ts';
import { EInvoice, EInvoiceFileType, needsPerson, SILENT_FROM } from './e-invoice.entity.ts';
import {
  EInvoiceFigures,
  EInvoiceGroup,
  EInvoiceNumber,
  EInvoicePage,
  EInvoiceSeries,
} from './e-invoice.types.ts';
import { signedEInvoiceUrl } from './e-invoice-file.ts';
import { EInvoiceStep } from './e-invoice-step.entity.ts';
import { INVOICED, OWED } from './invariants.ts';
import { getEInvoiceProvider } from './provider/index.ts';
import { ReplaceEInvoiceInput, replaceEInvoice } from './replace-e-invoice.ts';

/** Steps of an invoice that are returned, latest first: a silent provider adds one with each call. */
const MAX_STEPS = 60;
/** Each line may have an invoice, an adjustment, and a few replacements. */
const MAX_OF_ORDER = MAX_LINES * 4;
const MAX_SERIES = 40;
/** Numbers of a series that are returned, the highest ones. */
const MAX_NUMBERS = 64;
const PERMITTED = 'The query requires a permission.';

@ArgsType()
class EInvoiceArgs extends PageArgs {
  @Field(() => EInvoiceGroup, { nullable: true, description: 'Only e-invoices of this group. Omitted: all.' })
  group?: EInvoiceGroup | null;
  @SearchField('Prefix of the number or the order number, or the buyer’s tax code.')
  search?: string | null;
}

@InputType({ description: 'File of an e-invoice to download.' })
class DownloadEInvoiceInput {
  @Field(() => ID, { description: 'ID of an accepted e-invoice.' })
  invoiceId!: string;
  @Field(() => EInvoiceFileType, { description: 'Format of the file.' })
  type!: EInvoiceFileType;
}

@ArgsType()
class EInvoiceNumberArgs {
  @Field({ description: 'Symbol of the series.' })
  @AtMost(20)
  series!: string;
}

const isWaiting = ({ status, filedAt }: Row<EInvoice>) =>
  sql`(${status} in ('DRAFT', 'SENT', 'NUMBERED') or ${status} = 'ACCEPTED' and ${filedAt} is null)`;

const one = (id: string) =>
  rows(EInvoice, (i) => ({ where: sql`${i.id} = ${id}` }), { skipVisibility: COMMAND_DECIDED });

@Resolver(() => EInvoice)
export class EInvoiceResolver {
  @Allow('e-invoice:read-any')
  @ReadQuery(() => EInvoicePage, { description: 'E-invoices of all sellers, latest first.' })
  eInvoices(@Args() { group, search, page: number, limit }: EInvoiceArgs) {
    const words = search?.trim();
    return page(EInvoice, (i) => ({
      where: all([
        group === 'NEEDS_PERSON' && needsPerson(i),
        group === 'WAITING' && isWaiting(i),
        !!words &&
          sql`(${i.buyerTaxCode} = ${words} or starts_with(ltrim(${i.number}, '0'), ltrim(${words}, '0')) or ${i.order} in (
            select o.id from orders o where starts_with(o.number, ${normalizeTypedCode(words)})))`,
      ]),
      orderBy: sql`${i.createdAt} desc, ${i.id} desc`,
      page: number,
      limit,
    }));
  }

  @Allow('order:read')
  @ReadQuery(() => EInvoice, {
    nullable: true,
    description: 'One e-invoice, for its buyer, its seller and administrators. Null if not found.',
  })
  eInvoice(@Arg('id', () => ID, { description: 'ID of the e-invoice.' }) id: string) {
    return rows(EInvoice, (i) => ({ where: sql`${i.id} = ${uuid(id)}` }));
  }

  @Allow('earnings:read')
  @ReadQuery(() => EInvoicePage, { description: 'E-invoices whose seller is the viewer, latest first.' })
  myEInvoices(@Args() { page: number, limit }: PageArgs, @Ctx() context: Context) {
    const { id } = signedIn(context);
    return page(EInvoice, (i) => ({
      where: sql`${i.sellerPerson} = ${id}`,
      orderBy: sql`${i.createdAt} desc, ${i.id} desc`,
      page: number,
      limit,
    }));
  }

  @Allow('earnings:read')
  @ReadQuery(() => EInvoicePage, {
    description: 'E-invoices about the platform’s fee from the viewer’s sales, latest month first.',
  })
  myFeeInvoices(@Args() { page: number, limit }: PageArgs, @Ctx() context: Context) {
    const { id } = signedIn(context);
    return page(EInvoice, (i) => ({
      where: sql`${i.buyer} = ${id} and ${i.subject} = 'PLATFORM_FEE'`,
      orderBy: sql`${i.feeMonth} desc, ${i.createdAt} desc, ${i.id} desc`,
      page: number,
      limit,
    }));
  }

  @Allow('e-invoice:read-any')
  @ReadQuery(() => EInvoiceFigures, { description: 'Figures of the e-invoices of all sellers.' })
  eInvoiceFigures(@Ctx() { services }: Context) {
    const isToday = sql`(i.created_at at time zone 'Asia/Ho_Chi_Minh')::date = ${TODAY}`;
    const waits = sql`(i.status in ('DRAFT', 'SENT', 'NUMBERED') or i.status = 'ACCEPTED' and i.filed_at is null)`;
    return derived(
      EInvoiceFigures,
      sql`select (select min(t.starts_on) from e_invoice_term t) as "startsOn",
        ${getEInvoiceProvider(services)?.name ?? null}::text as "providerName",
        ${services.config.payments === 'sandbox'}::boolean as "isSimulated",
        (count(*) filter (where ${isToday}))::int as today,
        coalesce(sum(i.amount) filter (where ${isToday} and i.status not in ('CANCELLED', 'REPLACED')), 0)::bigint as "todayAmount",
        (count(*) filter (where ${isToday} and i.status = 'ACCEPTED'))::int as "todayAccepted",
        (count(*) filter (where ${waits}))::int as waiting, min(i.created_at) filter (where ${waits}) as "waitingSince",
        (count(*) filter (where i.status = 'REJECTED'))::int as rejected,
        (count(*) filter (where i.status <> 'REJECTED' and i.failures >= ${SILENT_FROM}::int))::int as silent,
        (select count(*)::int from e_invoice_term t where t.confirmed_at is null) + ${UNCONFIRMED_RATES} as "unconfirmedTerms",
        (coalesce((select sum(v.amount) from (${INVOICED}) v), 0)
          - coalesce((select sum(w.amount) from (${OWED}) w), 0))::bigint as difference
      from e_invoice i`,
      PERMITTED,
    );
  }

  @Allow('e-invoice:read-any')
  @MaxRows(MAX_SERIES)
  @ReadQuery(() => [EInvoiceSeries], {
    description: 'Series of numbers, the one used last first. At most 40.',
  })
  eInvoiceSeries() {
    return derived(
      EInvoiceSeries,
      sql`select i.series, min(i.number::bigint)::int as first, max(i.number::bigint)::int as last,
        (max(i.number::bigint) - min(i.number::bigint) + 1 - count(distinct i.number))::int as gaps
      from e_invoice i where i.number ~ '^[0-9]{1,9}$' and i.series is not null group by i.series
      order by max(i.numbered_at) desc limit ${MAX_SERIES}::int`,
      PERMITTED,
    );
  }

  @Allow('e-invoice:read-any')
  @MaxRows(MAX_NUMBERS)
  @ReadQuery(() => [EInvoiceNumber], {
    description: 'The 64 highest numbers of a series, ascending, with the gaps between them.',
  })
  eInvoiceNumbers(@Args() { series }: EInvoiceNumberArgs) {
    return derived(
      EInvoiceNumber,
      sql`with own as (select i.id, i.status, i.number::bigint as number from e_invoice i
          where i.series = ${series} and i.number ~ '^[0-9]{1,9}$'),
        span as (select max(number) as last, greatest(min(number), max(number) - ${MAX_NUMBERS - 1}::int) as first from own)
      select n::int as number, o.id as "invoiceId", o.status from span,
        generate_series(span.first, span.last) n left join own o on o.number = n order by n`,
      PERMITTED,
    );
  }

  @Allow('e-invoice:decide')
  @ReadMutation(() => EInvoice, {
    description:
      'Asks the provider about an e-invoice now. One that the provider rejected is sent again. NOT_FOUND: no such e-invoice. POLICY: no provider is configured.',
  })
  async checkEInvoice(
    @Arg('invoiceId', () => ID, { description: 'ID of the e-invoice.' }) invoiceId: string,
    @Ctx() context: Context,
  ) {
    return one(await checkEInvoice(context, invoiceId));
  }

  @Allow('e-invoice:decide')
  @ReadMutation(() => EInvoice, {
    description:
      'Replaces a rejected e-invoice by a new one with corrected particulars of the buyer. NOT_FOUND: no such e-invoice. CONFLICT: it is not rejected.',
  })
  async replaceEInvoice(@Arg('input') input: ReplaceEInvoiceInput, @Ctx() context: Context) {
    return one(await replaceEInvoice(context, input));
  }

  @Allow('order:read')
  @Mutation(() => DownloadLink, {
    description:
      'Creates a URL of a file of an e-invoice, valid for five minutes. NOT_FOUND: no e-invoice of the viewer’s, nor `e-invoice:read-any`. POLICY: it has no files yet.',
  })
  async downloadEInvoice(
    @Arg('input') { invoiceId, type }: DownloadEInvoiceInput,
    @Ctx() context: Context,
  ): Promise<DownloadLink> {
    const viewer = signedIn(context);
    const invoice = await getById(context.em, EInvoice, invoiceId);
    const isParty = viewer.id === invoice.buyer.id || viewer.id === invoice.sellerPerson?.id;
    if (!isParty && !viewer.may('e-invoice:read-any')) throw notFound();
    if (!invoice.filedAt) throw policy('E_INVOICE_NOT_FILED');
    return signedEInvoiceUrl(context.services, invoice.id, type);
  }
}

@Resolver(() => EInvoice)
export class EInvoiceFieldsResolver {
  @ReadField(() => ID, {
    nullable: true,
    description: 'ID of the order whose line it invoices. Null for fees.',
  })
  orderId(@Root() { order }: Row<EInvoice>) {
    return order;
  }

  @ReadField(() => String, {
    nullable: true,
    description: 'Number of the order, to quote. Null for fees.',
  })
  orderNumber(@Root() { order }: Row<EInvoice>) {
    return sql`(select o.number from orders o where o.id = ${order})`;
  }

  @ReadField(() => EInvoice, {
    nullable: true,
    description: 'The e-invoice that replaced it. Null otherwise.',
  })
  replacement(@Root() { id }: Row<EInvoice>) {
    return rows(EInvoice, (i) => ({ where: sql`${i.replacesId} = ${id}`, limit: 1 }));
  }

  @MaxRows(MAX_STEPS)
  @ReadField(() => [EInvoiceStep], { description: 'Its latest 60 steps, latest first.' })
  steps(@Root() { id }: Row<EInvoice>) {
    return rows(EInvoiceStep, (s) => ({
      where: sql`${s.invoice} = ${id}`,
      orderBy: sql`${s.at} desc, ${s.id} desc`,
      limit: MAX_STEPS,
    }));
  }
}

@Resolver(() => Order)
export class EInvoicesOfOrderResolver {
  @MaxRows(MAX_OF_ORDER)
  @ReadField(() => [EInvoice], {
    description:
      'E-invoices of the order’s lines and their adjustments, oldest first. Empty for orders that were paid before invoicing began.',
  })
  eInvoices(@Root() { id }: Row<Order>) {
    return rows(EInvoice, (i) => ({
      where: sql`${i.order} = ${id}`,
      orderBy: sql`${i.createdAt}, ${i.id}`,
      limit: MAX_OF_ORDER,
    }));
  }
}
