import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ownApp } from '../../testing/app.ts';
import type { Actor } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { advance } from './advance-e-invoice.ts';
import { addSimulatorFaults, clearSimulatorFaults } from './provider/sepay.simulator.ts';
import { beginInvoicing, drain, invoicesOf, invoicingFor, issuedByLine } from './testing/e-invoices.ts';

const app = await ownApp();
const { teacher } = helpersFor(app);
const { assertInvariants, firstOf, giveBack, loseDispute, sell } = invoicingFor(app);
afterEach(clearSimulatorFaults);

let seller: Actor;
beforeAll(async () => {
  seller = await teacher();
  await beginInvoicing(app);
});

describe('after a refund, e-invoices', () => {
  test('are cancelled or lowered while they have not left the platform', async () => {
    const [whole, part] = [await sell(seller), await sell(seller, [499_000])];
    await giveBack(whole, 499_000);
    await giveBack(part, 99_000);
    expect(await invoicesOf(app, whole.orderId)).toMatchObject([{ status: 'CANCELLED' }]);
    expect(await invoicesOf(app, part.orderId)).toMatchObject([{ status: 'DRAFT', amount: 400_000 }]);
    await drain(app, [(await firstOf(whole)).id, (await firstOf(part)).id]);
    expect(await invoicesOf(app, whole.orderId)).toMatchObject([{ status: 'CANCELLED', number: null }]);
    await assertInvariants();
  });

  test('are lowered by an adjustment, which waits until the tax office has accepted the invoice', async () => {
    const sale = await sell(seller);
    const { id } = await firstOf(sale);
    addSimulatorFaults('DOWN');
    await advance(app.services, id);
    await giveBack(sale, 200_000);
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

  test('are lowered by a refund and by a lost dispute, which together leave nothing', async () => {
    const sale = await sell(seller);
    const { id } = await firstOf(sale);
    await drain(app, [id]);
    await giveBack(sale, 100_001);
    await loseDispute(sale, 398_999);
    const [, ...adjustments] = await invoicesOf(app, sale.orderId);
    expect(adjustments.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['ADJUSTMENT', -100_001],
      ['ADJUSTMENT', -398_999],
    ]);
    await drain(
      app,
      adjustments.map((each) => each.id),
    );
    expect((await issuedByLine(app)).map(({ amount }) => amount)).toContain(0);
    await assertInvariants();
  });

  test('are lowered again while they are drafts, until nothing is left', async () => {
    const sale = await sell(seller);
    await giveBack(sale, 99_000);
    expect(await invoicesOf(app, sale.orderId)).toMatchObject([{ status: 'DRAFT', amount: 400_000 }]);
    await loseDispute(sale, 400_000);
    expect(await invoicesOf(app, sale.orderId)).toMatchObject([{ status: 'CANCELLED' }]);
    await assertInvariants();
  });
});
