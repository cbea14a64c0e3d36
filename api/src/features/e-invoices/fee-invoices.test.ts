import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { unsettledMoney } from '../../platform/access/personal-data.ts';
import { runSql } from '../../platform/db/index.ts';
import { ownApp } from '../../testing/app.ts';
import { type Actor, getCode } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { DAY, firstDay, pastSalesFor, timeIn } from '../ledger/testing/past-sales.ts';
import { advance } from './advance-e-invoice.ts';
import { draftFeeInvoices } from './draft-fee-invoices.ts';
import { makeFeeInvoices } from './fee-invoices.jobs.ts';
import { addSimulatorFaults, CLOSED_TAX_CODE, clearSimulatorFaults } from './provider/sepay.simulator.ts';
import { drain, invoicingFor } from './testing/e-invoices.ts';

const app = await ownApp();
const { admin, ask, db, teacher, value } = helpersFor(app);
const { assertInvariants, download } = invoicingFor(app);
const { soldAt, refundAt } = await pastSalesFor(app);
afterEach(clearSimulatorFaults);

const run = () => makeFeeInvoices.handle(app.services, {} as never);
const FIELDS = 'id subject feeMonth amount vat vatAmount status item orderId';
interface Fee {
  readonly id: string;
  readonly feeMonth: string;
  readonly amount: number;
}
const feesOf = async (who: Actor): Promise<Fee[]> =>
  ((await ask(who, `{ myFeeInvoices { items { ${FIELDS} } } }`)).data.myFeeInvoices as { items: Fee[] })
    .items;

let seller: Actor, other: Actor, boss: Actor;
beforeAll(async () => {
  [seller, other, boss] = [await teacher(), await teacher(), await admin()];
  await db('delete from service_vat_rate where valid_from >= ?', timeIn(3, 0).toISOString());
  await db(
    'insert into service_vat_rate (basis_points, valid_from) values (800, ?)',
    timeIn(3, 0).toISOString(),
  );
  await db(
    `insert into seller_identity (person_id, status, method, seller_class, tax_code, legal_name, address, paper_kind,
       paper_number_sealed, paper_last_digits, decided_at)
     select t.person_id, 'VERIFIED', 'EVIDENCE', t.seller_class, t.tax_id, 'Lê Thị An', '12 Hàng Bài, Hà Nội',
       'CITIZEN_IDENTITY', 'x', '2345', now() from teacher_profile t where t.person_id = ?`,
    seller.id,
  );
  // Before the fees have e-invoices
  const before = await soldAt(seller, 1_000_000, timeIn(4, 20 * DAY));
  const first = await soldAt(seller, 1_000_000, timeIn(3, 0));
  // More returns than sales
  await soldAt(seller, 100_000, timeIn(2, 2 * DAY));
  await refundAt(before, 1_000_000, timeIn(2, 3 * DAY));
  await refundAt(first, 333_333, timeIn(2, 4 * DAY));
  await refundAt(first, 166_667, timeIn(2, 5 * DAY));
  await soldAt(seller, 2_000_000, timeIn(1, 27 * DAY));
  // The month is not over
  await soldAt(seller, 500_000, timeIn(0, 0));
  await soldAt(other, 10_001, timeIn(1, 5 * DAY));
  // The whole price belongs to the platform, as in an academy
  await soldAt(await teacher(), 700_000, timeIn(1, 5 * DAY), { commissionBp: 10_000 });
});

test('no fee has an e-invoice before a dated term says so', async () => {
  await run();
  expect(await value("select count(*)::int from e_invoice where subject = 'PLATFORM_FEE'")).toBe(0);
  await assertInvariants();
});

describe('once a term has begun them, the fees of a teacher', () => {
  beforeAll(async () => {
    await db(
      'update service_vat_rate set begins_fee_invoices = true where valid_from = ?',
      timeIn(3, 0).toISOString(),
    );
  });

  test('have one e-invoice for each past month, less returns, also if a process ends in between', async () => {
    // A process that ends before the commit leaves nothing
    const stopped = app.services.orm.em.fork().transactional(async (em) => {
      expect(await draftFeeInvoices(em, app.services, timeIn(2, 2 * DAY))).toBe(1);
      throw new Error('stopped');
    });
    await expect(stopped).rejects.toThrow('stopped');
    expect(await feesOf(seller)).toEqual([]);
    await Promise.all([run(), run(), run()]);
    await run();
    // 30 % of the sales: 300,000; 30,000 less 150,000 of returns, which lowers the invoice of the next month; 600,000
    expect(await feesOf(seller)).toMatchObject([
      { subject: 'PLATFORM_FEE', feeMonth: firstDay(1), amount: 480_000, vat: 'RATE_8', orderId: null },
      { feeMonth: firstDay(3), amount: 300_000, vatAmount: 22_222 },
    ]);
    expect(await feesOf(other)).toMatchObject([{ amount: 3000 }]);
    const buyerOf = (who: Actor) =>
      db('select distinct buyer_name, buyer_address from e_invoice where buyer_id = ?', who.id);
    expect(await buyerOf(seller)).toEqual([
      { buyer_name: 'Lê Thị An', buyer_address: '12 Hàng Bài, Hà Nội' },
    ]);
    expect(await buyerOf(other)).toMatchObject([{ buyer_address: null }]);
    expect(await value("select count(*)::int from e_invoice where subject = 'PLATFORM_FEE'")).toBe(3);
    await assertInvariants();
  });

  test('do not depend on whether the months are invoiced one by one or together', async () => {
    const together = await feesOf(seller);
    const again = app.services.orm.em.fork();
    await again.begin();
    await again.execute('delete from e_invoice_step');
    await again.execute('delete from e_invoice');
    for (const back of [3, 2, 1, 0]) await draftFeeInvoices(again, app.services, timeIn(back, 2 * DAY));
    const apart = await again.execute<{ feeMonth: string; amount: number }[]>(
      `select fee_month::text as "feeMonth", amount::float8 as amount from e_invoice where buyer_id = ? order by fee_month desc`,
      [seller.id],
    );
    await again.rollback();
    expect(apart).toEqual(together.map(({ feeMonth, amount }) => ({ feeMonth, amount })));
  });

  test('go through the provider once, and are for the teacher and administrators only', async () => {
    const [latest] = await feesOf(seller);
    addSimulatorFaults('LOST', 'LATE', 'LOST', 'LOST');
    for (let step = 0; step < 6; step++)
      await Promise.all([1, 2].map(() => advance(app.services, latest!.id)));
    await drain(app, [latest!.id]);
    expect(await feesOf(seller)).toMatchObject([{ status: 'ACCEPTED' }, {}]);
    expect(await value('select count(*)::int from sandbox_e_invoice where reference = ?', latest!.id)).toBe(
      1,
    );
    for (const who of [seller, boss]) {
      const { url } = (await download(who, latest!.id)).data.downloadEInvoice as { url: string };
      expect((await app.server.inject({ url })).statusCode).toBe(200);
    }
    expect(getCode(await download(other, latest!.id))).toBe('NOT_FOUND');
    expect(
      await value('select link from notification where person_id = ? order by id desc limit 1', seller.id),
    ).toBe('/teacher/earnings/e-invoices?tab=fees');
  });

  test('are replaced after a rejection, and not drafted again', async () => {
    const [{ id }] = (await feesOf(other)) as [Fee];
    await db('update e_invoice set buyer_tax_code = ? where id = ?', CLOSED_TAX_CODE, id);
    await drain(app, [id]);
    const reply = await ask(
      boss,
      'mutation($input: ReplaceEInvoiceInput!) { replaceEInvoice(input: $input) { id kind subject feeMonth } }',
      { input: { invoiceId: id, buyer: { name: 'Hộ kinh doanh Mới' } } },
    );
    expect(reply.data.replaceEInvoice).toMatchObject({
      kind: 'REPLACEMENT',
      subject: 'PLATFORM_FEE',
      feeMonth: firstDay(1),
    });
    await run();
    expect(await feesOf(other)).toMatchObject([{ status: 'DRAFT' }, { status: 'REPLACED' }]);
    await assertInvariants();
  });

  test('prevent the erasure of the teacher until they have an e-invoice, which states the name', async () => {
    const em = app.services.orm.em.fork();
    const countOpen = async (who: Actor) => {
      const found = await Promise.all(unsettledMoney.map((statement) => runSql(em, statement(who.id))));
      return found.filter((rows) => rows.length > 0).length;
    };
    // Both have held earnings, and one has also sold in the current month
    expect([await countOpen(other), await countOpen(seller)]).toEqual([1, 2]);
  });

  test('include in the next invoice what is booked to a month afterwards', async () => {
    await soldAt(other, 100_000, timeIn(2, 5 * DAY));
    await run();
    expect(await feesOf(other)).toHaveLength(2);
    await soldAt(other, 100_000, timeIn(0, 1));
    await app.services.orm.em
      .fork()
      .transactional((em) => draftFeeInvoices(em, app.services, timeIn(-1, 2 * DAY)));
    expect(await feesOf(other)).toMatchObject([{ feeMonth: firstDay(0), amount: 60_000 }, {}, {}]);
    await assertInvariants();
  });

  test('are compared with the ledger, so that another amount is found', async () => {
    const [latest] = (await feesOf(seller)) as [Fee];
    await db('update e_invoice set amount = amount + 1 where id = ?', latest.id);
    await expect(assertInvariants()).rejects.toThrow();
    await db('update e_invoice set amount = amount - 1 where id = ?', latest.id);
    await assertInvariants();
  });
});
