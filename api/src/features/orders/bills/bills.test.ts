import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type Actor, getCode, getReason } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import {
  app,
  begin,
  type Checkout,
  deliver,
  placeOrder,
  seller,
  signedNotification,
} from '../../payments/testing/payments.ts';
import { gatewayName } from '../order.entity.ts';

const { admin, ask, course, student } = helpersFor(app);

test('a gateway that is no longer offered is shown by its code', () => {
  expect(['MOMO', 'ONEPAY', 'constructor'].map(gatewayName)).toEqual(['MoMo', 'ONEPAY', 'constructor']);
});

const DOWNLOAD = 'mutation($id: ID!) { createBillDownload(orderId: $id) { url } }';
const download = (who: Actor, id: string) => ask(who, DOWNLOAD, { id });

async function paid(buyer: Actor, more: object = {}): Promise<Checkout> {
  const facts = [await course(seller.id, { title: 'Đọc hiểu số liệu' }), await course(seller.id)];
  const made = (await placeOrder(buyer, { courseIds: facts.map(({ id }) => id), ...more })).data
    .checkout as Checkout;
  await deliver(signedNotification(made.payment!));
  return made;
}

describe('a bill', () => {
  test('is a PDF for its buyer and administrators only', async () => {
    const buyer = await student();
    const billTo = {
      name: 'Công ty TNHH Hạt Giống Số',
      taxCode: '0317482909',
      address: '12 Nguyễn Thị Minh Khai',
    };
    const { order } = await paid(buyer, { billTo });
    expect(getCode(await download(await student(), order.id))).toBe('NOT_FOUND');
    expect(getCode(await download(await admin(), order.id))).toBeUndefined();
    const { url } = (await download(buyer, order.id)).data.createBillDownload as { url: string };
    const file = await app.server.inject({ url });
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    const text = file.rawPayload.toString('latin1');
    expect(text.startsWith('%PDF-')).toBe(true);
    expect(text).toContain('BeVietnamPro');
    // The fonts' tables map glyphs to characters, so that a reader can extract the words
    const maps = [...text.matchAll(/stream\r?\n/g)].flatMap(({ index, 0: { length } }) => {
      try {
        return [inflateSync(file.rawPayload.subarray(index + length)).toString('latin1')];
      } catch {
        return [];
      }
    });
    const known = maps.join().toLowerCase();
    for (const letter of 'ạốễ') expect(known).toContain(letter.codePointAt(0)!.toString(16).padStart(4, '0'));
  });

  test('has no valid URL if it is forged, expired or of an unpaid order', async () => {
    const buyer = await student();
    const [{ order }, other] = [await paid(buyer), await paid(buyer)];
    const { url } = (await download(buyer, order.id)).data.createBillDownload as { url: string };
    const status = async (address: string) => (await app.server.inject({ url: address })).statusCode;
    expect(await status(url.replace(order.id, other.order.id))).toBe(404);
    expect(await status(url.replace(/expires=\d+/, 'expires=9999999999'))).toBe(404);
    expect(await status(url.replace('locale=vi', 'locale=en'))).toBe(404);
    expect(await status(url)).toBe(200);
    const open = await begin(buyer, (await course(seller.id)).id);
    expect(getReason(await download(buyer, open.order.id))).toBe('NOT_PAID_YET');
  });

  test('is listed for its buyer with lines and discounts, and found by number or title', async () => {
    const buyer = await student();
    const { order } = await paid(buyer);
    await begin(buyer, (await course(seller.id, { title: 'Khác hẳn' })).id);
    const LIST = `query($search: String) { myOrders(search: $search) { total items { id number buyerName lines { title teacherName listPrice discount couponDiscount amount } attempts { transaction settledAt } } } }`;
    const list = async (search: string | null, who = buyer) =>
      (await ask(who, LIST, { search })).data.myOrders as {
        total: number;
        items: { id: string; number: string; lines: object[]; attempts: { transaction: string | null }[] }[];
      };
    expect((await list(null)).total).toBe(2);
    const [found] = (await list('đọc HIỂU')).items;
    expect(found).toMatchObject({ id: order.id, lines: [{ amount: 500_000 }, { amount: 500_000 }] });
    expect(found!.attempts[0]!.transaction).toMatch(/^9/);
    expect((await list(found!.number.toLowerCase())).total).toBe(1);
    expect((await list(found!.number.replaceAll('-', '–'))).total).toBe(1);
    expect((await list('%')).total).toBe(0);
    expect((await list(null, await student())).total).toBe(0);
  });
});
