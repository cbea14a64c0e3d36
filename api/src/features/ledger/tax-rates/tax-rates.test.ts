import { expect, test } from 'vitest';
import { ownApp } from '../../../testing/app.ts';
import { type Actor, getCode } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';

const app = await ownApp();
const { admin, ask, course, db, row, student, teacher, value } = helpersFor(app);
const boss = await admin();

const rates = (vatBp: number, pitBp: number, nonResidentVatBp: number, nonResidentPitBp: number) => ({
  vatBp,
  pitBp,
  nonResidentVatBp,
  nonResidentPitBp,
});
const SET = 'mutation($input: SetWithholdingRatesInput!) { setWithholdingRates(input: $input) { startsOn } }';
const set = (who: Actor, startsOn: string, individual = rates(500, 200, 500, 500)) =>
  ask(who, SET, {
    input: { startsOn, individual, household: rates(500, 200, 500, 500), company: rates(0, 0, 0, 0) },
  });
const today = () => value<string>("select (now() at time zone 'Asia/Ho_Chi_Minh')::date::text");

/** The rates of a new sale. */
async function sell(who: Actor) {
  const { id } = await course(who.id, { price: 1_000_000 });
  const reply = await ask(
    await student(),
    'mutation($input: CheckoutInput!) { checkout(input: $input) { order { id } } }',
    { input: { courseId: id, gateway: 'VNPAY', idempotencyKey: crypto.randomUUID() } },
  );
  const { order } = reply.data.checkout as { order: { id: string } };
  return row(
    'select vat_bp as "vatBp", pit_bp as "pitBp", pit_withheld::float8 as pit from order_line where order_id = ?',
    order.id,
  );
}

test('new sales of teachers who are not residents have their own rates', async () => {
  const who = await teacher();
  const MINE = '{ myWithholding { isResident vatBp pitBp } }';
  expect((await ask(who, MINE)).data.myWithholding).toEqual({ isResident: true, vatBp: 500, pitBp: 200 });
  expect(await sell(who)).toEqual({ vatBp: 500, pitBp: 200, pit: 20_000 });
  await db('update teacher_profile set is_resident = false where person_id = ?', who.id);
  expect((await ask(who, MINE)).data.myWithholding).toEqual({ isResident: false, vatBp: 500, pitBp: 500 });
  expect(await sell(who)).toEqual({ vatBp: 500, pitBp: 500, pit: 50_000 });
  // A class without rates of its own for them
  await db("update teacher_profile set seller_class = 'COMPANY' where person_id = ?", who.id);
  expect(await sell(who)).toEqual({ vatBp: 0, pitBp: 0, pit: 0 });
});

test('administrators enter withholding rates of a future day, which an accountant confirms', async () => {
  expect(getCode(await set(await teacher(), '2090-01-01'))).toBe('FORBIDDEN');
  expect(getCode(await set(boss, await today()))).toBe('BAD_INPUT');
  expect(getCode(await set(boss, '2090-01-01', rates(3001, 0, 0, 0)))).toBe('BAD_INPUT');
  expect((await set(boss, '2090-01-01', rates(600, 300, 700, 800))).errors).toBeUndefined();
  const found = async () => {
    const { data } = await ask(
      boss,
      '{ withholdingRates { id validFrom sellerClass pitBp nonResidentPitBp confirmedBy } }',
    );
    const all = data.withholdingRates as { id: string; sellerClass: string; validFrom: string }[];
    return all.find(
      ({ sellerClass, validFrom }) => sellerClass === 'INDIVIDUAL' && validFrom.startsWith('2089-12-31T17'),
    );
  };
  const rate = await found();
  expect(rate).toMatchObject({ pitBp: 300, nonResidentPitBp: 800, confirmedBy: null });
  const confirm = (rateId: string) =>
    ask(
      boss,
      'mutation($input: ConfirmWithholdingRateInput!) { confirmWithholdingRate(input: $input) { confirmedBy } }',
      { input: { rateId, confirmedBy: ' Kế toán Minh ' } },
    );
  expect((await confirm(rate!.id)).data.confirmWithholdingRate).toEqual({ confirmedBy: 'Kế toán Minh' });
  // Entered again, they await confirmation again, which nobody gives to the former ones
  await set(boss, '2090-01-01');
  expect(await found()).toMatchObject({ pitBp: 200, confirmedBy: null });
  expect(getCode(await confirm(rate!.id))).toBe('NOT_FOUND');
});

test('administrators enter the tax on the platform’s own sales, with the beginning of fee e-invoices', async () => {
  const setVat = (startsOn: string) =>
    ask(
      boss,
      'mutation($input: SetServiceVatInput!) { setServiceVat(input: $input) { id vat beginsFeeInvoices confirmedBy } }',
      { input: { startsOn, vat: 'RATE_5', beginsFeeInvoices: true } },
    );
  expect(getCode(await setVat(await today()))).toBe('BAD_INPUT');
  const made = (await setVat('2090-01-01')).data.setServiceVat as { id: string };
  expect(made).toMatchObject({ vat: 'RATE_5', beginsFeeInvoices: true, confirmedBy: null });
  expect(await value('select basis_points from service_vat_rate where id = ?', made.id)).toBe(500);
  const { data } = await ask(boss, '{ serviceVatRates { vat validFrom } }');
  // Rows that no administrator has entered state their rate only
  expect(data.serviceVatRates).toContainEqual({
    vat: 'RATE_8',
    validFrom: expect.stringContaining('2025-06-30T17'),
  });
  const confirmed = await ask(
    boss,
    'mutation($input: ConfirmServiceVatInput!) { confirmServiceVat(input: $input) { confirmedBy } }',
    { input: { rateId: made.id, confirmedBy: 'Kế toán Minh' } },
  );
  expect(confirmed.data.confirmServiceVat).toEqual({ confirmedBy: 'Kế toán Minh' });
});

test('rates of one day that are entered at the same time replace each other', async () => {
  const replies = await Promise.all([1, 2, 3, 4].map((n) => set(boss, '2091-01-01', rates(n, n, n, n))));
  expect(replies.map(({ errors }) => errors)).toEqual([undefined, undefined, undefined, undefined]);
  const stored = "from withholding_rate where valid_from = '2090-12-31T17:00Z' group by seller_class";
  expect(await db(`select count(*)::int as count ${stored}`)).toEqual([
    { count: 1 },
    { count: 1 },
    { count: 1 },
  ]);
});

test('the accountant’s tasks count current and future rates, not former ones', async () => {
  const unconfirmed = async () =>
    (
      (await ask(boss, '{ eInvoiceFigures { unconfirmedTerms } }')).data.eInvoiceFigures as {
        unconfirmedTerms: number;
      }
    ).unconfirmedTerms;
  const before = await unconfirmed();
  await db("insert into service_vat_rate (basis_points, valid_from) values (700, '2010-01-01')");
  expect(await unconfirmed()).toBe(before);
  await db("insert into service_vat_rate (basis_points, valid_from) values (700, '2095-01-01')");
  expect(await unconfirmed()).toBe(before + 1);
});
