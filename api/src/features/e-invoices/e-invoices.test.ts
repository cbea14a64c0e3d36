import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { getValue, runSql, sql } from '../../platform/db/index.ts';
import { ownApp } from '../../testing/app.ts';
import { type Actor, getCode } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { exportedTables } from '../accounts/personal-data/export-data.jobs.ts';
import { advance } from './advance-e-invoice.ts';
import { draftEInvoices } from './draft-e-invoices.ts';
import { SILENT_FROM } from './e-invoice.entity.ts';
import { sweepEInvoices } from './e-invoice.jobs.ts';
import { addSimulatorFaults, clearSimulatorFaults, type SimulatorFault } from './provider/sepay.simulator.ts';
import { beginInvoicing, drain, invoicesOf, invoicingFor, issuedByLine } from './testing/e-invoices.ts';

const app = await ownApp();
const { admin, ask, db, student, teacher, value } = helpersFor(app);
const { assertInvariants, download, firstOf, sell } = invoicingFor(app);
afterEach(clearSimulatorFaults);

let seller: Actor, boss: Actor;
beforeAll(async () => {
  [seller, boss] = [await teacher(), await admin()];
});

describe('e-invoices', () => {
  test('do not exist for orders that were paid before the first terms', async () => {
    const sale = await sell(seller);
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
      const { buyer, orderId } = await sell(seller, [499_000, 10_001], billTo);
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
        const sale = await sell(seller);
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
      const { orderId } = await sell(seller);
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
      const sale = await sell(seller);
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
      const sale = await sell(seller);
      const { id } = await firstOf(sale);
      await db("delete from pgboss.job where name = 'e-invoice.advance'");
      await sweepEInvoices.handle(app.services, {});
      await sweepEInvoices.handle(app.services, {});
      const jobs =
        "select count(*)::int from pgboss.job where name = 'e-invoice.advance' and data->>'invoiceId' = ?";
      expect(await value(jobs, id)).toBe(1);
      await drain(app, [id]);
    });

    test('show the numbers of a series with its gaps', async () => {
      const sale = await sell(seller);
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
      const sale = await sell(seller);
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
