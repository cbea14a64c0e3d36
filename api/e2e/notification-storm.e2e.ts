import { expect, test } from 'vitest';
import { type Actor, course, select, student, teacher } from '../src/testing/factories.ts';
import { checkout, deliver, signedNotification } from './faults/buying.ts';
import { assertInvariants, createRandom, nodes, seedOfRun } from './faults/nodes.ts';
import { isDrill } from './is-drill.ts';
import type { Running } from './server-process.ts';

/**
 * Number of orders. Each gets several notifications, and one in twenty of all requests is a forged one in addition.
 */
const [BUYERS, COURSES] = isDrill ? [100, 40] : [6, 8];
const ORDERS = BUYERS * COURSES;
const NOTIFICATIONS = 10;
const FORGED = (ORDERS * NOTIFICATIONS) / 20;
const CONCURRENCY = 24;

const fixture = await nodes();

/** Runs work on all items with limited concurrency, and returns the results in order. */
async function inParallel<T, R>(items: readonly T[], concurrency: number, work: (item: T) => Promise<R>) {
  const answers: R[] = [];
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      const at = next++;
      answers[at] = await work(items[at]!);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return answers;
}

test(
  `${ORDERS} orders with ${NOTIFICATIONS} shuffled or forged IPNs at two processes create ${ORDERS} enrolments`,
  async () => {
    const { app } = fixture;
    const random = createRandom(seedOfRun);
    const both = await Promise.all([fixture.start(), fixture.start()]);
    const seller = await teacher(app);
    const courses = await inParallel(Array.from({ length: COURSES }), 8, () =>
      course(app, seller.id, { price: 100_001 }),
    );
    const buyers = await inParallel(Array.from({ length: BUYERS }), 8, () => student(app));
    const pairs: [Actor, string][] = buyers.flatMap((buyer) =>
      courses.map(({ id }): [Actor, string] => [buyer, id]),
    );
    const orders = await inParallel(pairs, 16, ([buyer, courseId]) =>
      checkout(both[random(2)]!, buyer, courseId, `storm-${buyer.id}-${courseId}`),
    );

    const genuine = orders.flatMap(({ payment }) =>
      Array.from({ length: NOTIFICATIONS }, () => ({ query: signedNotification(payment), isForged: false })),
    );
    const forgeries = Array.from({ length: FORGED }, (_, index) => {
      const { payment } = orders[random(ORDERS)]!;
      const validQuery = signedNotification(payment);
      const query = [
        signedNotification(payment, {}, 'not-the-secret-of-the-shop'),
        validQuery.replace(/vnp_Amount=\d+/, 'vnp_Amount=100'),
        validQuery.replace(/vnp_TxnRef=[^&]+/, `vnp_TxnRef=${orders[random(ORDERS)]!.payment.reference}`),
        validQuery.replace(/&vnp_SecureHash=[^&]+/, ''),
      ][index % 4]!;
      return { query, isForged: query !== validQuery };
    }).filter(({ isForged }) => isForged);
    const all = [...genuine, ...forgeries];
    for (let last = all.length - 1; last > 0; last--) {
      const other = random(last + 1);
      [all[last], all[other]] = [all[other]!, all[last]!];
    }

    const halves: [Running, typeof all][] = [
      [both[0], all.filter((_, index) => index % 2 === 0)],
      [both[1], all.filter((_, index) => index % 2 === 1)],
    ];
    const replies = await Promise.all(
      halves.map(([node, part]) =>
        inParallel(part, CONCURRENCY, async ({ query, isForged }) => {
          let code = await deliver(node, query);
          // A lock timeout: VNPAY sends the notification again, as this does
          for (let i = 0; i < 5 && code === '99'; i++) code = await deliver(node, query);
          return { isForged, code };
        }),
      ),
    );
    const codes = (isForged: boolean) =>
      new Set(
        replies
          .flat()
          .filter((each) => each.isForged === isForged)
          .map(({ code }) => code),
      );
    expect([seedOfRun, [...codes(false)].sort()]).toEqual([seedOfRun, ['00', '02']]);
    expect([seedOfRun, [...codes(true)]]).toEqual([seedOfRun, ['97']]);

    const count = async (from: string) =>
      Number((await select<{ n: string }>(app, `select count(*) n ${from}`))[0]!.n);
    expect({
      seed: seedOfRun,
      enrolments: await count('from enrolment'),
      paid: await count("from orders where status = 'PAID'"),
      sales: await count("from ledger_transaction where kind = 'SALE_PAID'"),
      earnings: await count('from earning'),
      suspense: await count('from suspense_item'),
      money: await count(`from ledger_account where code = 'gateway:VNPAY' and balance = 100001 * ${ORDERS}`),
    }).toEqual({
      seed: seedOfRun,
      enrolments: ORDERS,
      paid: ORDERS,
      sales: ORDERS,
      earnings: ORDERS,
      suspense: 0,
      money: 1,
    });
    await assertInvariants(app);
  },
  // A limit for a run that hangs
  Math.max(600_000, ORDERS * 1_200),
);
