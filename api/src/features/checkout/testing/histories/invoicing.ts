import { advance } from '../../../e-invoices/advance-e-invoice.ts';
import { draftFeeInvoices } from '../../../e-invoices/draft-fee-invoices.ts';
import {
  addSimulatorFaults,
  clearSimulatorFaults,
  type SimulatorFault,
} from '../../../e-invoices/provider/sepay.simulator.ts';
import { drain, issuedByLine } from '../../../e-invoices/testing/e-invoices.ts';
import { type Act, app, call, db, newKey, one, toArrayLiteral, type World } from './world.ts';

/** A lost answer is like a process that is killed after its request; a provider that is down, like one killed before. */
const FAULTS: readonly (readonly SimulatorFault[])[] = [
  [],
  ['LOST'],
  ['DOWN'],
  ['LATE', 'LATE'],
  ['TAX_REFUSES'],
  ['FAILED'],
  ['WRONG'],
  ['TAKEN', 'LOST'],
  ['GAP', 'LOST'],
  ['LOST', 'LOST', 'FAILED'],
  ['DOWN', 'LATE', 'LOST'],
  // The tax office has not answered after the invoice has its number
  ['GAP', 'LATE'],
];

const getInvoice = async ({ buyers }: World, pick: number, status = '%') =>
  one(
    await db<{ id: string }>(
      'select id from e_invoice where buyer_id = any(?) and status like ? order by id',
      toArrayLiteral(buyers),
      status,
    ),
    pick,
  );

const invoice: Act = async (world, pick, other) => {
  const found = await getInvoice(world, pick);
  if (!found) return;
  clearSimulatorFaults();
  addSimulatorFaults(...one(FAULTS, pick * 6 + other)!);
  await advance(app.services, found.id);
};

const replaceInvoice: Act = async (world, pick, other) => {
  const found = await getInvoice(world, pick, 'REJECTED');
  if (!found) return;
  await call(one(world.administrators, other), 'replaceEInvoice', {
    invoiceId: found.id,
    buyer: { name: `Người mua ${newKey()}` },
  });
};

/** Actions of e-invoices. */
export const invoicing = { invoice, replaceInvoice } satisfies Record<string, Act>;

/**
 * Sends every invoice until the tax office has accepted it, and compares the provider’s own records with the order
 * lines.
 * @returns lines whose accepted invoices differ from what was paid and not returned
 */
export async function findWrongInvoices(administrator: World['administrators'][number]): Promise<object[]> {
  const open =
    "select id from e_invoice where status not in ('CANCELLED', 'REPLACED') and filed_at is null order by kind desc, id";
  for (let round = 0; round < 3; round++) {
    await drain(
      app,
      (await db<{ id: string }>(open)).map(({ id }) => id),
    );
    for (const { id } of await db<{ id: string }>("select id from e_invoice where status = 'REJECTED'"))
      await call(administrator, 'replaceEInvoice', { invoiceId: id, buyer: { name: 'Người mua sau cùng' } });
  }
  const issued = new Map((await issuedByLine(app)).map(({ line_id, amount }) => [line_id, amount]));
  const lines = await db<{ id: string; kept: number }>(
    `select l.id, (l.amount
        - coalesce((select sum(r.amount) from refund r where r.line_id = l.id and r.status in ('APPROVED', 'PROCESSING', 'FAILED', 'COMPLETED')), 0)
        - coalesce((select sum(d.amount - d.loss) from dispute d where d.line_id = l.id and d.status = 'LOST'), 0))::float8 as kept
     from order_line l join orders o on o.id = l.order_id where o.paid_at is not null`,
  );
  return lines.filter(({ id, kept }) => (issued.get(id) ?? 0) !== kept);
}

/** After the end of every month with a sale, and of the time for late notifications. */
const LATER_MS = 40 * 86_400_000;

/**
 * Drafts the e-invoices about the platform's fee of the month, and compares them with the commission that the returns
 * have left of each sale.
 * @returns sellers whose fees differ
 */
export async function findWrongFees(): Promise<object[]> {
  const draft = () =>
    app.services.orm.em
      .fork()
      .transactional((em) => draftFeeInvoices(em, app.services, new Date(Date.now() + LATER_MS)));
  await Promise.all([draft(), draft()]);
  return db(`select e.teacher_id from earning e where e.commission < e.amount + e.promotion group by e.teacher_id
    having sum(e.commission_left) <> coalesce((select sum(i.amount) from e_invoice i where i.subject = 'PLATFORM_FEE'
      and i.buyer_id = e.teacher_id and i.status not in ('CANCELLED', 'REPLACED')), 0)`);
}
