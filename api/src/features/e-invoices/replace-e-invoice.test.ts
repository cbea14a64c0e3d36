import { afterEach, beforeAll, expect, test } from 'vitest';
import { ownApp } from '../../testing/app.ts';
import { type Actor, getCode, getReason } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { advance } from './advance-e-invoice.ts';
import { addSimulatorFaults, CLOSED_TAX_CODE, clearSimulatorFaults } from './provider/sepay.simulator.ts';
import { beginInvoicing, drain, invoicesOf, invoicingFor } from './testing/e-invoices.ts';

const app = await ownApp();
const { admin, ask, db, teacher } = helpersFor(app);
const { assertInvariants, download, firstOf, giveBack, sell } = invoicingFor(app);
afterEach(clearSimulatorFaults);

let seller: Actor, boss: Actor;
beforeAll(async () => {
  [seller, boss] = [await teacher(), await admin()];
  await beginInvoicing(app);
});

/** A sale whose invoice the tax office has rejected. */
async function sellRejected() {
  const sale = await sell(seller, [499_000], {
    name: 'Cty Đã Đóng',
    taxCode: CLOSED_TAX_CODE,
    address: '1 Lê Lợi',
  });
  await drain(app, [(await firstOf(sale)).id]);
  expect(await firstOf(sale)).toMatchObject({ status: 'REJECTED' });
  return sale;
}

const REPLACE = 'mutation($input: ReplaceEInvoiceInput!) { replaceEInvoice(input: $input) { id kind } }';
test('e-invoices that the tax office rejects are replaced with another buyer, and only those', async () => {
  const sale = await sellRejected();
  const { id } = await firstOf(sale);
  expect(getReason(await download(sale.buyer, id))).toBe('E_INVOICE_NOT_FILED');
  const buyer = { name: 'Cty Mới', taxCode: '0317482909' };
  const replace = (invoiceId: string, to: object) => ask(boss, REPLACE, { input: { invoiceId, buyer: to } });
  expect(getCode(await replace(id, buyer))).toBe('BAD_INPUT');
  const reply = await replace(id, { ...buyer, address: '2 Lê Lợi' });
  const made = reply.data.replaceEInvoice as { id: string; kind: string };
  expect(made.kind).toBe('REPLACEMENT');
  await assertInvariants();
  await drain(app, [made.id]);
  expect((await invoicesOf(app, sale.orderId)).map(({ status }) => status)).toEqual(['REPLACED', 'ACCEPTED']);
  expect(getReason(await replace(made.id, { name: 'Ai khác' }))).toBe('WRONG_STATE');
  expect(getReason(await replace(id, { name: 'Ai khác' }))).toBe('WRONG_STATE');
});

test('e-invoices that the provider rejects are sent again under the same reference', async () => {
  const sale = await sell(seller);
  const { id } = await firstOf(sale);
  addSimulatorFaults('FAILED');
  for (let run = 0; run < 3; run++) await advance(app.services, id);
  expect(await firstOf(sale)).toMatchObject({ status: 'REJECTED', number: null });
  const CHECK = 'mutation($id: ID!) { checkEInvoice(invoiceId: $id) { id } }';
  expect((await ask(boss, CHECK, { id })).errors).toBeUndefined();
  await drain(app, [id]);
  expect(await firstOf(sale)).toMatchObject({ id, status: 'ACCEPTED' });
});

test('e-invoices that the provider has issued after it reported a failure are not replaced by a second one', async () => {
  const sale = await sell(seller);
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
test('e-invoices that were rejected are cancelled by a full refund, since nothing valid exists', async () => {
  const sale = await sellRejected();
  await giveBack(sale, 499_000);
  expect(await invoicesOf(app, sale.orderId)).toMatchObject([{ status: 'CANCELLED' }]);
  await assertInvariants();
});
