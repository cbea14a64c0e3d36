import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql, sql } from '../../platform/db/index.ts';
import type { Services } from '../../platform/process/services.ts';
import { notify } from '../support/index.ts';
import { EInvoice } from './e-invoice.entity.ts';
import { recordStep } from './e-invoice-step.entity.ts';
import {
  type EInvoiceProvider,
  type ProviderInvoice,
  ProviderRefusal,
} from './provider/e-invoice-provider.ts';
import { getEInvoiceProvider } from './provider/index.ts';

/** Calls of one run. An invoice needs about ten; the limit stops a provider whose answers alternate. */
const MAX_CALLS = 20;

type Change = (em: EntityManager, invoice: EInvoice) => void | Promise<void>;

/**
 * Takes an e-invoice as far as the provider answers. Every step asks the provider for the invoice before it requests
 * anything, so a killed process or a lost answer never leads to a second invoice. Steps may run simultaneously: each
 * change is made under a lock, and only if the invoice is still in the state that the step began with.
 */
export async function advance(services: Services, invoiceId: string): Promise<void> {
  const provider = getEInvoiceProvider(services);
  if (!provider) return;
  let invoice = await begin(services, invoiceId);
  for (let calls = 0; invoice && isActive(invoice) && calls < MAX_CALLS; calls++) {
    const { change, isOver } = await decide(services, provider, invoice);
    invoice = await apply(services, invoice, change);
    if (isOver) return;
  }
}

const isActive = ({ status, filedAt }: EInvoice): boolean =>
  status === 'SENT' || status === 'NUMBERED' || (status === 'ACCEPTED' && !filedAt);

/** Marks a draft as sent before the first call. An adjustment waits for the acceptance of its invoice. */
async function begin(services: Services, invoiceId: string): Promise<EInvoice | undefined> {
  return services.orm.em.fork().transactional(async (em) => {
    const invoice = await lock(em, invoiceId);
    if (invoice?.status !== 'DRAFT') return invoice ?? undefined;
    if (invoice.kind === 'ADJUSTMENT' && !(await findAccepted(em, invoice))) return undefined;
    invoice.send();
    recordStep(em, invoice, 'SENT');
    return invoice;
  });
}

const lock = (em: EntityManager, id: string): Promise<EInvoice | null> =>
  em.findOne(EInvoice, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });

/** ID of the accepted invoice of the same line. */
async function findAccepted(em: EntityManager, { line }: EInvoice): Promise<string | undefined> {
  if (!line) return undefined;
  const [found] = await runSql<{ id: string }>(
    em,
    sql`select id from e_invoice where line_id = ${line.id} and kind <> 'ADJUSTMENT' and status = 'ACCEPTED'`,
  );
  return found?.id;
}

interface Decision {
  readonly change: Change;
  /** Nothing more can be asked now. */
  readonly isOver: boolean;
}

/** Asks the provider, and decides what follows. */
async function decide(services: Services, provider: EInvoiceProvider, invoice: EInvoice): Promise<Decision> {
  try {
    const found = await provider.find(invoice.id);
    if (found) assertSame(found, invoice);
    if (!found) return await create(services, provider, invoice);
    if (found.state === 'DRAFT') return await issue(provider, invoice);
    return await follow(services, provider, invoice, found);
  } catch (error) {
    return failed(error);
  }
}

const go = (change: Change): Decision => ({ change, isOver: false });
const stop = (change: Change): Decision => ({ change, isOver: true });

function failed(error: unknown): Decision {
  if (error instanceof ProviderRefusal)
    return stop((em, invoice) => {
      invoice.reject('PROVIDER', error.code, error.message);
      recordStep(em, invoice, 'REJECTED', `${error.code}: ${error.message}`);
    });
  const message = error instanceof Error ? error.message : String(error);
  return stop((em, invoice) => {
    invoice.fail();
    recordStep(em, invoice, 'NO_ANSWER', message);
  });
}

const waiting = stop((_, invoice) => invoice.wait());

/** @throws Error if the provider answers with another amount: the answer may concern another invoice */
function assertSame({ amount }: ProviderInvoice, invoice: EInvoice): void {
  if (amount !== undefined && amount !== Math.abs(invoice.amount))
    throw new Error(`the provider has an amount of ${amount} instead of ${Math.abs(invoice.amount)}`);
}

/** The provider knows no invoice: it is created, or its creation is still under way or has failed. */
async function create(services: Services, provider: EInvoiceProvider, invoice: EInvoice): Promise<Decision> {
  if (invoice.status !== 'SENT') throw new Error('the provider no longer knows the numbered invoice');
  if (invoice.createTracking) {
    const { state, message } = await provider.checkCreated(invoice.createTracking);
    if (state === 'FAILED') throw new ProviderRefusal('CREATE_FAILED', message ?? '');
    return waiting;
  }
  const lowers =
    invoice.kind === 'ADJUSTMENT' ? await findAccepted(services.orm.em.fork(), invoice) : undefined;
  if (invoice.kind === 'ADJUSTMENT' && !lowers) throw new Error('the adjusted invoice is not accepted');
  const tracking = await provider.create({
    reference: invoice.id,
    issuedAt: new Date(),
    buyer: {
      name: invoice.buyerName,
      taxCode: invoice.buyerTaxCode ?? null,
      address: invoice.buyerAddress ?? null,
      email: invoice.buyerEmail ?? null,
    },
    item: invoice.item,
    unit: invoice.subject === 'SALE' ? 'Khoá' : 'Tháng',
    vat: invoice.vat,
    amount: Math.abs(invoice.amount),
    vatAmount: Math.abs(invoice.vatAmount),
    lowers,
  });
  if (!tracking) return waiting;
  return go((em, locked) => {
    locked.createTracking = tracking;
    locked.progress();
    recordStep(em, locked, 'CREATED', tracking);
  });
}

/** The provider has the invoice without a number. */
async function issue(provider: EInvoiceProvider, invoice: EInvoice): Promise<Decision> {
  if (invoice.status !== 'SENT') throw new Error('the provider has a draft of the numbered invoice');
  if (invoice.issueTracking) {
    const { state, message } = await provider.checkIssued(invoice.issueTracking);
    // The invoice was asked for before, and had no number: the failure is real only if it still has none
    if (state === 'FAILED' && (await provider.find(invoice.id))?.state !== 'ISSUED')
      throw new ProviderRefusal('ISSUE_FAILED', message ?? '');
    return state === 'PENDING' ? waiting : go(() => {});
  }
  const tracking = await provider.issue(invoice.id);
  return go((em, locked) => {
    locked.issueTracking = tracking;
    locked.progress();
    recordStep(em, locked, 'ISSUED', tracking);
  });
}

/** The provider has numbered the invoice. */
async function follow(
  services: Services,
  provider: EInvoiceProvider,
  invoice: EInvoice,
  found: ProviderInvoice,
): Promise<Decision> {
  const { series, number, taxOffice, taxCode, code, message } = found;
  if (invoice.status === 'SENT')
    return go((em, locked) => {
      locked.assignNumber(series, number!);
      recordStep(em, locked, 'NUMBERED', `${series ?? ''} ${number}`.trim());
    });
  if (number !== invoice.number || series !== invoice.series)
    throw new Error(`the provider has the number ${series} ${number}`);
  if (invoice.status === 'ACCEPTED') return file(services, provider, invoice);
  if (taxOffice === 'PENDING') return waiting;
  return go((em, locked) => {
    if (taxOffice === 'ACCEPTED') locked.accept(taxCode);
    else locked.reject('TAX_OFFICE', code, message);
    recordStep(
      em,
      locked,
      locked.status === 'ACCEPTED' ? 'ACCEPTED' : 'REJECTED',
      taxCode ?? message ?? code,
    );
  });
}

/** Stores both files, and notifies the buyer. */
async function file(services: Services, provider: EInvoiceProvider, invoice: EInvoice): Promise<Decision> {
  const pdf = await provider.download(invoice.id, 'pdf');
  const xml = await provider.download(invoice.id, 'xml');
  if (!pdf.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw new Error('the downloaded PDF is not one');
  return go(async (em, locked) => {
    await runSql(
      em,
      sql`insert into e_invoice_file (invoice_id, type, content)
        values (${locked.id}, 'PDF', ${pdf}), (${locked.id}, 'XML', ${xml}) on conflict do nothing`,
    );
    locked.file();
    recordStep(em, locked, 'FILED');
    await em.flush();
    const { series, number, order, amount } = locked;
    const link = order ? `/dashboard/bills/${order.id}` : '/teacher/earnings/e-invoices?tab=fees';
    await notify(em, services, locked.buyer.id, {
      kind: locked.kind === 'ADJUSTMENT' ? 'E_INVOICE_ADJUSTED' : 'E_INVOICE_ISSUED',
      params: { number: `${series ?? ''} ${number}`.trim(), amount: Math.abs(amount), item: locked.item },
      link,
    });
  });
}

/**
 * Makes a change under a lock, if no other process has changed the state in the meantime.
 * @returns the invoice; undefined if another process has changed it
 */
async function apply(services: Services, seen: EInvoice, change: Change): Promise<EInvoice | undefined> {
  return services.orm.em.fork().transactional(async (em) => {
    const invoice = await lock(em, seen.id);
    const isSame =
      invoice?.status === seen.status &&
      invoice.createTracking === seen.createTracking &&
      invoice.issueTracking === seen.issueTracking &&
      !invoice.filedAt === !seen.filedAt;
    if (!isSame) return undefined;
    await change(em, invoice);
    return invoice;
  });
}
