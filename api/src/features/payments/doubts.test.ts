import { describe, expect, test } from 'vitest';
import { Role } from '../../platform/access/permissions.ts';
import { workingDaysAfter } from '../../platform/i18n/dates.ts';
import { writeMail } from '../../platform/mail/write-mail.tsx';
import { course, getReason } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { notificationMail } from '../support/mails/notification.mail.tsx';
import { expireOrder } from './expire-orders.jobs.ts';
import {
  app,
  begin,
  beginSale,
  checkout,
  db,
  deliver,
  getStatus,
  seller,
  signedNotification,
  value,
} from './testing/payments.ts';

const { ask, mailsTo, member, student } = helpersFor(app);

interface Notification {
  person_id: string;
  kind: string;
  params: Record<string, unknown>;
  link: string;
}
const notificationsAbout = (number: string) =>
  db<Notification>(
    "select person_id, kind, params, link from notification where params->>'number' = ? and kind like 'PAYMENT%' order by kind",
    number,
  );
const getNumber = (orderId: string) => value<string>('select number from orders where id = ?', orderId);
const unsure = { vnp_ResponseCode: '07', vnp_TransactionStatus: '07' };

describe('a payment in doubt', () => {
  test('notifies its buyer and the administrators once, even if the gateway repeats its report', async () => {
    const [buyer, facts, admin] = [await student(), await course(app, seller.id), await member(Role.ADMIN)];
    const { order, payment } = await begin(buyer, facts.id);
    const wrong = signedNotification({ ...payment!, amount: 10_000 });
    await Promise.all(Array.from({ length: 6 }, () => deliver(wrong)));
    await deliver(signedNotification(payment!, unsure));
    const number = await getNumber(order.id);
    const sent = await notificationsAbout(number);
    expect(sent.filter(({ kind }) => kind === 'PAYMENT_IN_DOUBT')).toEqual([
      {
        person_id: buyer.id,
        kind: 'PAYMENT_IN_DOUBT',
        params: { number, doubt: 'WRONG_AMOUNT', answerBy: expect.any(String) },
        link: `/payment/result?reference=${payment!.reference}`,
      },
    ]);
    const staff = sent.filter(({ person_id }) => person_id === admin.id);
    expect(staff).toMatchObject([
      {
        kind: 'PAYMENT_TO_CHECK',
        params: { number, gateway: 'VNPAY', expected: 500_000, received: 10_000 },
        link: `/admin/bills?search=${number}`,
      },
    ]);
    expect(sent.some(({ kind, person_id }) => kind === 'PAYMENT_TO_CHECK' && person_id === buyer.id)).toBe(
      false,
    );
  });

  test('is emailed in the language of each recipient, with the known facts and the deadline', async () => {
    const [buyer, facts, admin] = [await student(), await course(app, seller.id), await member(Role.ADMIN)];
    await db("update person set locale = 'en' where id = ?", admin.id);
    const { order, payment } = await begin(buyer, facts.id);
    await deliver(signedNotification({ ...payment!, amount: 10_000 }));
    const number = await getNumber(order.id);
    const getMail = async (to: string) => {
      const { props, locale } = (await mailsTo(to)).at(-1)!;
      return writeMail(notificationMail, props as never, locale as 'vi', 'https://sen.example.vn');
    };
    const mine = await getMail(buyer.email);
    expect(mine.subject).toBe(`Sen đang kiểm tra khoản thanh toán đơn ${number}`);
    for (const body of [mine.text, mine.html]) expect(body).toMatch(/Tiền của bạn vẫn an toàn/);
    expect(mine.text).toMatch(/trước \d\d:\d\d, \d\d\/\d\d\/\d{4}/);
    expect(mine.text).toContain(`/payment/result?reference=${payment!.reference}`);
    const theirs = await getMail(admin.email);
    expect(theirs.subject).toBe(`Check the payment for order ${number}`);
    expect(theirs.text.replace(/\s+/g, ' ')).toContain(
      'Wrong amount. Expected 500,000 ₫, received 10,000 ₫ through VNPAY.',
    );
    expect(theirs.text).toContain(`/admin/bills?search=${number}`);
  });

  test('two simultaneous ones of an order are notified once each', async () => {
    const [buyer, facts] = [await student(), await course(app, seller.id)];
    const first = await begin(buyer, facts.id);
    await db("update payment_attempt set status = 'EXPIRED' where id = ?", first.payment!.id);
    const second = await begin(buyer, facts.id);
    expect(second.order.id).toBe(first.order.id);
    await Promise.all([
      deliver(signedNotification({ ...first.payment!, amount: 10_000 })),
      deliver(signedNotification(second.payment!, unsure)),
    ]);
    const sent = await notificationsAbout(await getNumber(first.order.id));
    expect(
      sent
        .filter(({ kind }) => kind === 'PAYMENT_IN_DOUBT')
        .map(({ params }) => params.doubt)
        .sort(),
    ).toEqual(['GATEWAY_UNSURE', 'WRONG_AMOUNT']);
  });

  test('is raised also if both the amount and the gateway are in doubt', async () => {
    const { order, payment } = await beginSale();
    await deliver(signedNotification({ ...payment, amount: 10_000 }, unsure));
    expect(await getStatus(order.id)).toBe('NEEDS_CHECK');
    expect(await notificationsAbout(await getNumber(order.id))).not.toEqual([]);
  });

  test('ends when the gateway confirms the payment', async () => {
    const { order, payment } = await beginSale();
    await deliver(signedNotification(payment, unsure));
    await deliver(signedNotification(payment));
    expect(await getStatus(order.id)).toBe('PAID');
    const [attempt] = await db('select doubt from payment_attempt where id = ?', payment.id);
    expect(attempt).toEqual({ doubt: null });
  });

  test('is raised for a second payment of a paid order, which stays paid', async () => {
    const [buyer, facts] = [await student(), await course(app, seller.id)];
    const first = await begin(buyer, facts.id);
    await db("update payment_attempt set status = 'EXPIRED' where id = ?", first.payment!.id);
    const second = await begin(buyer, facts.id);
    await deliver(signedNotification(second.payment!));
    await deliver(signedNotification(first.payment!));
    expect(await getStatus(first.order.id)).toBe('PAID');
    const sent = await notificationsAbout(await getNumber(first.order.id));
    expect(sent.find(({ person_id }) => person_id === buyer.id)?.params.doubt).toBe('PAID_TWICE');
  });

  test('prevents another purchase of the course, even after the order expired', async () => {
    const { buyer, facts, order, payment } = await beginSale();
    await expireOrder.handle(app.services, { orderId: order.id });
    await deliver(signedNotification({ ...payment, amount: 10_000 }));
    const refused = await checkout(buyer, facts.id);
    expect(getReason(refused)).toBe('ORDER_IN_DOUBT');
    expect(refused.errors![0]!.extensions).toMatchObject({
      number: await getNumber(order.id),
      since: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
    });
    await db('update course set price = 600000 where id = ?', facts.id);
    expect(getReason(await checkout(buyer, facts.id))).toBe('ORDER_IN_DOUBT');
  });

  test('is visible to its buyer only', async () => {
    const [buyer, stranger, facts] = [await student(), await student(), await course(app, seller.id)];
    const { payment } = await begin(buyer, facts.id);
    const QUERY = `query($id: String!) { course(idOrSlug: $id) { myUnsettledPayment { reference status doubt received } }
      myUnsettledPayments { reference } }`;
    const unsettledPayment = async (actor: typeof buyer) => (await ask(actor, QUERY, { id: facts.id })).data;
    const { reference } = payment!;
    expect(await unsettledPayment(buyer)).toEqual({
      course: { myUnsettledPayment: { reference, status: 'PENDING', doubt: null, received: null } },
      myUnsettledPayments: [{ reference }],
    });
    await deliver(signedNotification({ ...payment!, amount: 10_000 }));
    expect(await unsettledPayment(buyer)).toMatchObject({
      course: { myUnsettledPayment: { reference, doubt: 'WRONG_AMOUNT', received: 10_000 } },
    });
    const nothing = { course: { myUnsettledPayment: null }, myUnsettledPayments: [] };
    expect(await unsettledPayment(stranger)).toEqual(nothing);
    const { payment: other } = await begin(stranger, facts.id);
    await deliver(signedNotification(other!));
    expect(await unsettledPayment(stranger)).toEqual(nothing);
  });

  test('is found by administrators by number, email address and reference', async () => {
    const [buyer, facts, admin] = [await student(), await course(app, seller.id), await member(Role.ADMIN)];
    const { order, payment } = await begin(buyer, facts.id);
    await deliver(signedNotification({ ...payment!, amount: 10_000 }));
    const number = await getNumber(order.id);
    const QUERY = `query($filter: OrderFilter) { orders(filter: $filter) { total items {
      number status buyerEmail doubt expected received reference transaction doubtedAt answerBy } } }`;
    const find = async (filter: object) =>
      (await ask(admin, QUERY, { filter })).data.orders as { total: number; items: object[] };
    for (const search of [number, number.toLowerCase(), buyer.email, payment!.reference])
      expect(await find({ search, isInDoubt: true })).toMatchObject({
        total: 1,
        items: [
          {
            number,
            status: 'NEEDS_CHECK',
            buyerEmail: buyer.email,
            doubt: 'WRONG_AMOUNT',
            expected: 500_000,
            received: 10_000,
            reference: payment!.reference,
          },
        ],
      });
    expect((await find({ search: number, status: 'PAID' })).total).toBe(0);
    expect((await find({ search: number, isInDoubt: false })).total).toBe(0);
    expect((await find({ search: '%' })).total).toBe(0);
  });
});

test.each([
  ['2026-11-20T03:00:00Z', '2026-11-23T03:00:00.000Z'],
  ['2026-11-23T03:00:00Z', '2026-11-24T03:00:00.000Z'],
  // Already Saturday in Vietnam
  ['2026-11-20T18:00:00Z', '2026-11-22T18:00:00.000Z'],
])('the deadline of a doubt raised at %s is %s', (from, by) => {
  expect(workingDaysAfter(new Date(from), 1).toISOString()).toBe(by);
});
