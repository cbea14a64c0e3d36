import fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { findValue, getValue, raw, runSql, sql } from '../../platform/db/index.ts';
import { invariants } from '../../platform/db/invariants.ts';
import { ownApp } from '../../testing/app.ts';
import { type Actor, getCode, getReason } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { exportedTables } from '../accounts/personal-data/export-data.jobs.ts';
import { deliverTo, signedNotification } from '../payments/testing/simulated.ts';
import { adjustEInvoice } from './adjust-e-invoice.ts';
import { advance } from './advance-e-invoice.ts';
import { draftEInvoices } from './draft-e-invoices.ts';
import { SILENT_FROM } from './e-invoice.entity.ts';
import { VatTreatment } from './e-invoice.enums.ts';
import { sweepEInvoices } from './e-invoice.jobs.ts';
import {
  addSimulatorFaults,
  CLOSED_TAX_CODE,
  clearSimulatorFaults,
  type SimulatorFault,
} from './provider/sepay.simulator.ts';
import { beginInvoicing, drain, invoicesOf, issuedByLine } from './testing/e-invoices.ts';
import { vatWithin, vatWithinSql } from './vat.ts';

const app = await ownApp();
const { admin, ask, course, db, student, teacher, value } = helpersFor(app);
const deliver = deliverTo(app);
afterEach(clearSimulatorFaults);

let seller: Actor, boss: Actor;
beforeAll(async () => {
  [seller, boss] = [await teacher(), await admin()];
});

let keys = 0;
const CHECKOUT = `mutation($input: CheckoutInput!) { checkout(input: $input) { order { id } payment { reference amount } } }`;

interface Sale {
  readonly buyer: Actor;
  readonly orderId: string;
}

/** A paid order of new courses of the seller. */
async function sell(prices: readonly number[] = [499_000], billTo: object | null = null): Promise<Sale> {
  const buyer = await student();
  const courses = [];
  for (const price of prices) courses.push(await course(seller.id, { price }));
  const input = {
    courseIds: courses.map(({ id }) => id),
    gateway: 'VNPAY',
    idempotencyKey: `e-invoice-${++keys}`,
    billTo,
  };
  const { order, payment } = (await ask(buyer, CHECKOUT, { input })).data.checkout as {
    order: { id: string };
    payment: { reference: string; amount: number };
  };
  await deliver(signedNotification(payment));
  return { buyer, orderId: order.id };
}

const firstOf = async ({ orderId }: Sale) => (await invoicesOf(app, orderId))[0]!;

/** Returns money of the only line, as an approved refund does. */
const giveBack = (invoiceId: string, amount: number) =>
  app.services.orm.em.fork().transactional(async (em) => {
    const [line] = await runSql<{
      id: string;
      order_id: string;
      buyer_id: string;
      teacher_id: string;
      course_id: string;
    }>(
      em,
      sql`select l.id, l.order_id, l.buyer_id, l.teacher_id, l.course_id from order_line l
        join e_invoice i on i.line_id = l.id where i.id = ${invoiceId}`,
    );
    const refundId = await findValue<string>(
      em,
      sql`insert into refund (number, line_id, order_id, buyer_id, teacher_id, course_id, status, reason, amount, percent_at_request, decided_at)
        values ('T' || gen_random_uuid(), ${line!.id}, ${line!.order_id}, ${line!.buyer_id}, ${line!.teacher_id}, ${line!.course_id}, 'APPROVED', 'OTHER', ${amount}, 0, now())
        returning id`,
    );
    await adjustEInvoice(em, app.services, { lineId: line!.id, amount, refundId: refundId! });
  });

async function assertInvariants(): Promise<void> {
  for (const { name, statement } of invariants)
    if (name.includes('e-invoice'))
      expect([name, await runSql(app.services.orm.em.fork(), statement)]).toEqual([name, []]);
}

const download = (who: Actor, invoiceId: string, type = 'PDF') =>
  ask(who, 'mutation($input: DownloadEInvoiceInput!) { downloadEInvoice(input: $input) { url } }', {
    input: { invoiceId, type },
  });

describe('e-invoices', () => {
  test('do not exist for orders that were paid before the first terms', async () => {
    const sale = await sell();
    expect(await invoicesOf(app, sale.orderId)).toEqual([]);
    await assertInvariants();
  });

  describe('once invoicing has begun', () => {
    beforeAll(async () => {
      await beginInvoicing(app);
      // The terms are older than the sale above, which was paid without them
      await db("update orders set paid_at = '2025-12-31' where paid_at is not null");
    });

    test('are drafted with the payment, one for each line, numbered, accepted and sent', async () => {
      const billTo = { name: 'Cty TNHH Hạt Giống', taxCode: '0317482909', address: '12 Lê Lợi' };
      const { buyer, orderId } = await sell([499_000, 10_001], billTo);
      const drafts = await invoicesOf(app, orderId);
      expect(drafts.map(({ kind, status, amount }) => [kind, status, amount])).toEqual([
        ['ORIGINAL', 'DRAFT', 499_000],
        ['ORIGINAL', 'DRAFT', 10_001],
      ]);
      const jobs =
        "select count(*)::int from pgboss.job where name = 'e-invoice.advance' and data->>'invoiceId' = ?";
      for (const { id } of drafts) expect(await value(jobs, id)).toBe(1);
      await drain(
        app,
        drafts.map(({ id }) => id),
      );
      const QUERY = `query($id: ID!) { order(id: $id) { eInvoices { id status number series taxCode sellerName buyerName
        buyerTaxCode steps { kind } } } }`;
      const seen = async (who: Actor) =>
        (
          (await ask(who, QUERY, { id: orderId })).data.order as {
            eInvoices: { id: string; number: string }[];
          }
        ).eInvoices;
      const [first, second] = await seen(buyer);
      expect(first).toMatchObject({
        status: 'ACCEPTED',
        series: '2C26TSE',
        taxCode: `M1-26-${first!.number}`,
        buyerName: 'Cty TNHH Hạt Giống',
        buyerTaxCode: '0317482909',
      });
      expect((first as unknown as { steps: { kind: string }[] }).steps.map(({ kind }) => kind)).toEqual(
        ['DRAFTED', 'SENT', 'CREATED', 'ISSUED', 'NUMBERED', 'ACCEPTED', 'FILED'].reverse(),
      );
      expect(second!.number).not.toBe(first!.number);
      expect(
        await value(
          "select count(*)::int from notification where person_id = ? and kind = 'E_INVOICE_ISSUED'",
          buyer.id,
        ),
      ).toBe(2);
      for (const type of ['PDF', 'XML'])
        for (const who of [buyer, seller, boss]) {
          const { url } = (await download(who, first!.id, type)).data.downloadEInvoice as {
            url: string;
          };
          const file = await app.server.inject({ url });
          expect([file.statusCode, file.rawPayload.toString('latin1', 0, 5)]).toEqual([
            200,
            type === 'PDF' ? '%PDF-' : '<?xml',
          ]);
          expect((await app.server.inject({ url: url.replace(first!.id, second!.id) })).statusCode).toBe(404);
        }
      expect(getCode(await download(await student(), first!.id))).toBe('NOT_FOUND');
      const em = app.services.orm.em.fork();
      const { where } = (await exportedTables(em)).find(({ name }) => name === 'e_invoice')!;
      const countExported = ({ id }: Actor) =>
        getValue<number>(em, sql`select count(*)::int from e_invoice t where ${where(id)}`);
      expect([await countExported(buyer), await countExported(seller)]).toEqual([2, 0]);
      await assertInvariants();
    });

    const FAULTY: readonly SimulatorFault[][] = [
      ...[0, 1, 2, 3, 4, 5, 6].map((n): SimulatorFault[] => [
        ...Array<SimulatorFault>(n).fill('LATE'),
        'LOST',
      ]),
      ['LOST', 'LOST', 'LOST', 'LOST'],
      ['DOWN', 'DOWN', 'DOWN'],
      ['TAKEN', 'LOST', 'LATE', 'LOST'],
      ['GAP', 'LOST', 'WRONG', 'LOST'],
    ];
    test.each(FAULTY.map((faults) => [faults.join(' '), faults] as const))(
      'are never issued twice after lost and false answers: %s',
      async (_, faults) => {
        const sale = await sell();
        const { id } = await firstOf(sale);
        addSimulatorFaults(...faults);
        // Three processes at once, each of which may be interrupted anywhere
        for (let run = 0; run < 6; run++) await Promise.all([1, 2, 3].map(() => advance(app.services, id)));
        await drain(app, [id]);
        const [invoice, ...more] = await invoicesOf(app, sale.orderId);
        expect([invoice!.status, more]).toEqual(['ACCEPTED', []]);
        const issued = (await issuedByLine(app)).filter(({ amount }) => amount !== 0);
        expect(issued.every(({ count }) => count === 1)).toBe(true);
        expect(await value('select count(*)::int from e_invoice_file where invoice_id = ?', id)).toBe(2);
        expect(
          await value(
            "select count(*)::int from e_invoice_step where invoice_id = ? and kind = 'NUMBERED'",
            id,
          ),
        ).toBe(1);
      },
    );

    test('follow the terms of the day of payment, even if it ends before they are drafted', async () => {
      const { orderId } = await sell();
      await db(
        'delete from e_invoice_step where invoice_id in (select id from e_invoice where order_id = ?)',
        orderId,
      );
      await db('delete from e_invoice where order_id = ?', orderId);
      const draft = (paidAt: string) =>
        app.services.orm.em.fork().transactional(async (em) => {
          await runSql(em, sql`update orders set paid_at = ${paidAt}::timestamptz where id = ${orderId}`);
          await draftEInvoices(em, app.services, orderId);
        });
      await draft('2025-12-31T23:59:59+07:00');
      expect(await invoicesOf(app, orderId)).toEqual([]);
      await draft('2026-01-01T00:00:00+07:00');
      expect(await invoicesOf(app, orderId)).toMatchObject([{ kind: 'ORIGINAL', amount: 499_000 }]);
      await assertInvariants();
    });

    test('wait for a silent provider without stopping the sale, and ask for a person', async () => {
      const sale = await sell();
      const { id } = await firstOf(sale);
      expect(
        await value(
          "select count(*)::int from enrolment where student_id = ? and access = 'ACTIVE'",
          sale.buyer.id,
        ),
      ).toBe(1);
      for (let call = 0; call < SILENT_FROM; call++) {
        addSimulatorFaults('DOWN');
        await advance(app.services, id);
      }
      expect(await firstOf(sale)).toMatchObject({ status: 'SENT', failures: SILENT_FROM });
      const GROUP =
        'query { eInvoices(group: NEEDS_PERSON) { items { id } } eInvoiceFigures { silent waiting difference providerName } }';
      const { data } = await ask(boss, GROUP);
      expect((data.eInvoices as { items: object[] }).items).toContainEqual({ id });
      expect(data.eInvoiceFigures).toMatchObject({
        silent: 1,
        difference: 0,
        providerName: 'SePay eInvoice',
      });
      const due = await value<number>(
        'select extract(epoch from next_at - now())::int from e_invoice where id = ?',
        id,
      );
      expect(due).toBeGreaterThan(200);
      expect(due).toBeLessThan(1801);
      const CHECK = 'mutation($id: ID!) { checkEInvoice(invoiceId: $id) { id status failures } }';
      expect(getCode(await ask(seller, CHECK, { id }))).toBe('FORBIDDEN');
      expect((await ask(boss, CHECK, { id })).data.checkEInvoice).toMatchObject({
        status: 'ACCEPTED',
        failures: 0,
      });
      await drain(app, [id]);
    });

    test('that are due are continued every minute', async () => {
      const sale = await sell();
      const { id } = await firstOf(sale);
      await db("delete from pgboss.job where name = 'e-invoice.advance'");
      await sweepEInvoices.handle(app.services, {});
      await sweepEInvoices.handle(app.services, {});
      const jobs =
        "select count(*)::int from pgboss.job where name = 'e-invoice.advance' and data->>'invoiceId' = ?";
      expect(await value(jobs, id)).toBe(1);
      await drain(app, [id]);
    });

    const REPLACE = 'mutation($input: ReplaceEInvoiceInput!) { replaceEInvoice(input: $input) { id kind } }';
    test('that the tax office rejects are replaced with another buyer, and only those', async () => {
      const sale = await sell([499_000], {
        name: 'Cty Đã Đóng',
        taxCode: CLOSED_TAX_CODE,
        address: '1 Lê Lợi',
      });
      const { id } = await firstOf(sale);
      await drain(app, [id]);
      expect(await firstOf(sale)).toMatchObject({ status: 'REJECTED' });
      expect(getReason(await download(sale.buyer, id))).toBe('E_INVOICE_NOT_FILED');
      const buyer = { name: 'Cty Mới', taxCode: '0317482909' };
      const replace = (invoiceId: string, to: object) =>
        ask(boss, REPLACE, { input: { invoiceId, buyer: to } });
      expect(getCode(await replace(id, buyer))).toBe('BAD_INPUT');
      const reply = await replace(id, { ...buyer, address: '2 Lê Lợi' });
      const made = reply.data.replaceEInvoice as { id: string; kind: string };
      expect(made.kind).toBe('REPLACEMENT');
      await assertInvariants();
      await drain(app, [made.id]);
      expect((await invoicesOf(app, sale.orderId)).map(({ status }) => status)).toEqual([
        'REPLACED',
        'ACCEPTED',
      ]);
      expect(getReason(await replace(made.id, { name: 'Ai khác' }))).toBe('WRONG_STATE');
      expect(getReason(await replace(id, { name: 'Ai khác' }))).toBe('WRONG_STATE');
    });

    test('that the provider rejects are sent again under the same reference', async () => {
      const sale = await sell();
      const { id } = await firstOf(sale);
      addSimulatorFaults('FAILED');
      for (let run = 0; run < 3; run++) await advance(app.services, id);
      expect(await firstOf(sale)).toMatchObject({ status: 'REJECTED', number: null });
      const CHECK = 'mutation($id: ID!) { checkEInvoice(invoiceId: $id) { id } }';
      expect((await ask(boss, CHECK, { id })).errors).toBeUndefined();
      await drain(app, [id]);
      expect(await firstOf(sale)).toMatchObject({ id, status: 'ACCEPTED' });
    });

    test('that the provider has issued after it reported a failure are not replaced by a second one', async () => {
      const sale = await sell();
      const { id } = await firstOf(sale);
      addSimulatorFaults('LATE', 'FAILED');
      for (let run = 0; run < 4; run++) await advance(app.services, id);
      expect(await firstOf(sale)).toMatchObject({ status: 'REJECTED', number: null });
      await db(
        `update sandbox_e_invoice set state = state || jsonb_build_object('state', 'issued', 'open', null,
          'number', lpad(nextval('sandbox_e_invoice_number')::text, 8, '0')) where reference = ?`,
        id,
      );
      const input = { invoiceId: id, buyer: { name: 'Ai khác' } };
      expect(getReason(await ask(boss, REPLACE, { input }))).toBe('WRONG_STATE');
      const CHECK = 'mutation($id: ID!) { checkEInvoice(invoiceId: $id) { id } }';
      expect((await ask(boss, CHECK, { id })).errors).toBeUndefined();
      await drain(app, [id]);
      expect(await invoicesOf(app, sale.orderId)).toMatchObject([{ status: 'ACCEPTED' }]);
    });

    describe('after a refund', () => {
      test('are cancelled or lowered while they have not left the platform', async () => {
        const [whole, part] = [await sell(), await sell([499_000])];
        await giveBack((await firstOf(whole)).id, 499_000);
        await giveBack((await firstOf(part)).id, 99_000);
        expect(await invoicesOf(app, whole.orderId)).toMatchObject([{ status: 'CANCELLED' }]);
        expect(await invoicesOf(app, part.orderId)).toMatchObject([{ status: 'DRAFT', amount: 400_000 }]);
        await drain(app, [(await firstOf(whole)).id, (await firstOf(part)).id]);
        expect(await invoicesOf(app, whole.orderId)).toMatchObject([{ status: 'CANCELLED', number: null }]);
        await assertInvariants();
      });

      test('are lowered by an adjustment, which waits until the tax office has accepted the invoice', async () => {
        const sale = await sell();
        const { id } = await firstOf(sale);
        addSimulatorFaults('DOWN');
        await advance(app.services, id);
        await giveBack(id, 200_000);
        const [, adjustment] = await invoicesOf(app, sale.orderId);
        expect(adjustment).toMatchObject({ kind: 'ADJUSTMENT', status: 'DRAFT', amount: -200_000 });
        await drain(app, [adjustment!.id]);
        expect((await invoicesOf(app, sale.orderId))[1]!.status).toBe('DRAFT');
        await drain(app, [id, adjustment!.id]);
        expect((await invoicesOf(app, sale.orderId)).map(({ status }) => status)).toEqual([
          'ACCEPTED',
          'ACCEPTED',
        ]);
        await assertInvariants();
      });

      test('are cancelled if they were rejected, since nothing valid exists', async () => {
        const sale = await sell([499_000], {
          name: 'Cty Đã Đóng',
          taxCode: CLOSED_TAX_CODE,
          address: '1 Lê Lợi',
        });
        const { id } = await firstOf(sale);
        await drain(app, [id]);
        await giveBack(id, 499_000);
        expect(await invoicesOf(app, sale.orderId)).toMatchObject([{ status: 'CANCELLED' }]);
        await assertInvariants();
      });
    });

    test('show the numbers of a series with its gaps', async () => {
      const sale = await sell();
      const { id } = await firstOf(sale);
      addSimulatorFaults('GAP');
      await advance(app.services, id);
      await drain(app, [id]);
      const { number } = await firstOf(sale);
      const { data } = await ask(
        boss,
        'query { eInvoiceSeries { series first last gaps } eInvoiceNumbers(series: "2C26TSE") { number invoiceId status } }',
      );
      const numbers = data.eInvoiceNumbers as { number: number; invoiceId: string | null }[];
      expect(numbers.find((each) => each.number === Number(number))).toMatchObject({ invoiceId: id });
      expect(numbers.find((each) => each.number === Number(number) - 1)).toMatchObject({
        invoiceId: null,
        status: null,
      });
      const [series] = data.eInvoiceSeries as { gaps: number; last: number }[];
      expect(series!.last).toBe(Number(number));
      expect(series!.gaps).toBeGreaterThan(0);
    });

    test('invariants find a missing invoice and a wrong amount', async () => {
      const sale = await sell();
      const { id } = await firstOf(sale);
      await db('update e_invoice set amount = amount - 1 where id = ?', id);
      await expect(assertInvariants()).rejects.toThrow();
      await db('update e_invoice set amount = amount + 1 where id = ?', id);
      await assertInvariants();
      await db('delete from e_invoice where id = ?', id);
      await expect(assertInvariants()).rejects.toThrow();
      await db('update orders set paid_at = ? where id = ?', '2025-12-31', sale.orderId);
    });
  });
});

test('the terms of invoicing begin on a day to come, name an accountant, and never change afterwards', async () => {
  const terms = { seller: 'PLATFORM', vat: 'NOT_SUBJECT' };
  const set = (who: Actor, startsOn: string) =>
    ask(who, 'mutation($input: SetEInvoiceTermsInput!) { setEInvoiceTerms(input: $input) { startsOn } }', {
      input: {
        startsOn,
        individual: terms,
        household: terms,
        company: { seller: 'PLATFORM', vat: 'RATE_10' },
      },
    });
  const today = await value<string>("select (now() at time zone 'Asia/Ho_Chi_Minh')::date::text");
  expect(getCode(await set(seller, '2090-01-01'))).toBe('FORBIDDEN');
  expect(getCode(await set(boss, today))).toBe('BAD_INPUT');
  const found = async () => {
    expect((await set(boss, '2090-01-01')).errors).toBeUndefined();
    const { data } = await ask(boss, '{ eInvoiceTerms { id startsOn confirmedBy } }');
    return (data.eInvoiceTerms as { id: string; startsOn: string; confirmedBy: string | null }[]).filter(
      ({ startsOn }) => startsOn === '2090-01-01',
    );
  };
  const [first, ...others] = await found();
  expect([others.length, first!.confirmedBy]).toEqual([2, null]);
  const confirmed = await ask(
    boss,
    'mutation($input: ConfirmEInvoiceTermInput!) { confirmEInvoiceTerm(input: $input) { confirmedBy } }',
    { input: { termId: first!.id, confirmedBy: ' Kế toán Minh ' } },
  );
  expect(confirmed.data.confirmEInvoiceTerm).toEqual({ confirmedBy: 'Kế toán Minh' });
  // Entered again, they await confirmation again
  expect((await found()).map(({ confirmedBy }) => confirmedBy)).toEqual([null, null, null]);
});

test('value added tax is computed alike in SQL and in TypeScript, and never exceeds the price', async () => {
  const treatments = Object.keys(VatTreatment) as VatTreatment[];
  const cases = fc.sample(fc.tuple(fc.nat({ max: 2_000_000_000 }), fc.constantFrom(...treatments)), 200);
  const rows = await runSql<{ tax: number }>(
    app.services.orm.em.fork(),
    sql`select ${vatWithinSql(raw('c.amount'), raw('c.vat'))}::float8 as tax
      from jsonb_to_recordset(${JSON.stringify(cases.map(([amount, vat], n) => ({ n, amount, vat })))}::jsonb)
        as c(n int, amount bigint, vat text) order by c.n`,
  );
  expect(rows.map(({ tax }) => tax)).toEqual(cases.map(([amount, vat]) => vatWithin(amount, vat)));
  expect(vatWithin(499_000, 'RATE_8')).toBe(36_963);
  expect(vatWithin(499_000, 'SALES')).toBe(0);
});
