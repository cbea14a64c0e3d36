import fc from 'fast-check';
import { expect, test } from 'vitest';
import { raw, runSql, sql } from '../../platform/db/index.ts';
import { ownApp } from '../../testing/app.ts';
import { type Actor, getCode } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { VatTreatment } from './e-invoice.enums.ts';
import { vatWithin, vatWithinSql } from './vat.ts';

const app = await ownApp();
const { admin, ask, teacher, value } = helpersFor(app);

test('the terms of invoicing begin on a future day, name an accountant, and never change afterwards', async () => {
  const [seller, boss] = [await teacher(), await admin()];
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
