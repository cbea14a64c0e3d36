import { expect, test } from 'vitest';
import { sendRefund } from '../src/features/refunds/refund.jobs.ts';
import { select } from '../src/testing/factories.ts';
import { type Client, payout, purchase, refund } from './faults/clients.ts';
import { assertInvariants, createRandom, nodes, seedOfRun } from './faults/nodes.ts';
import { isDrill } from './is-drill.ts';
import type { Running } from './server-process.ts';

const KILLS = isDrill ? 200 : 2;
const CLIENTS = 6;
/** The process is killed after one of the first so many responses, which are about half of all. */
const WITHIN = 14;

const fixture = await nodes();
const count = async (from: string) =>
  Number((await select<{ n: string }>(fixture.app, `select count(*) n ${from}`))[0]!.n);

/** Simulates the time after which scheduled jobs complete the work of a killed process. */
async function settleRefunds(): Promise<void> {
  for (let round = 0; round < 10; round++) {
    await select(
      fixture.app,
      "update refund_transfer set asked_at = asked_at - interval '10 minutes', created_at = created_at - interval '10 minutes'",
    );
    const open = await select<{ id: string }>(
      fixture.app,
      "select id from refund where status <> 'COMPLETED'",
    );
    if (!open.length) return;
    for (const { id } of open) await sendRefund.handle(fixture.app.services, { refundId: id });
  }
}

test(
  `loses and duplicates nothing when killed ${KILLS} times in purchases, refunds and payouts`,
  async () => {
    const random = createRandom(seedOfRun);
    const scenarios = [purchase, refund, payout];
    let node: Running = await fixture.start();
    let finished = 0;
    let interrupted = 0;
    for (let round = 0; round < KILLS; round++) {
      const clients: Client[] = await Promise.all(
        Array.from({ length: CLIENTS }, (_, index) =>
          scenarios[(round + index) % scenarios.length]!(fixture),
        ),
      );
      const killed = node;
      let left = 1 + random(WITHIN);
      // Requests of the other clients are in flight then
      killed.onResponse = () => --left === 0 && void killed.child.kill('SIGKILL');
      const work = Promise.allSettled(clients.map((client) => client(killed)));
      interrupted += (await work).filter(({ status }) => status === 'rejected').length;
      await killed.ended;
      node = await fixture.start();
      // Clients that received no response repeat their requests, and the others do too
      for (const outcome of await Promise.allSettled(clients.map((client) => client(node))))
        expect([seedOfRun, outcome]).toEqual([seedOfRun, { status: 'fulfilled', value: undefined }]);
      finished += clients.length;
    }
    node.child.kill('SIGTERM');
    expect(await node.ended).toBe(0);
    await settleRefunds();

    const each = finished / scenarios.length;
    expect(interrupted).toBeGreaterThan(KILLS);
    const countTransactions = (kind: string) => count(`from ledger_transaction where kind = '${kind}'`);
    expect({
      seed: seedOfRun,
      orders: await count(
        'from orders o where exists (select 1 from payment_attempt a where a.order_id = o.id)',
      ),
      enrolments: await count(
        'from enrolment e join order_line l on l.buyer_id = e.student_id and l.course_id = e.course_id join payment_attempt a using (order_id)',
      ),
      takenBack: await count("from enrolment where access = 'REVOKED'"),
      refunds: await count("from refund where status = 'COMPLETED'"),
      refundsBooked: [await countTransactions('REFUND_APPROVED'), await countTransactions('REFUND_PAID')],
      refundsAtGateway: await count("from sandbox_payment where kind = 'REFUND'"),
      payouts: await count("from payout where status = 'PAID'"),
      payoutsBooked: [await countTransactions('PAYOUT_ASKED'), await countTransactions('PAYOUT_DONE')],
      stuck: await count("from ledger_account where code like 'transit:%' and balance <> 0"),
    }).toEqual({
      seed: seedOfRun,
      orders: 2 * each,
      enrolments: 2 * each,
      takenBack: each,
      refunds: each,
      refundsBooked: [each, each],
      refundsAtGateway: each,
      payouts: each,
      payoutsBooked: [each, each],
      stuck: 0,
    });
    await assertInvariants(fixture.app);
  },
  // A limit for a run that hangs
  Math.max(600_000, KILLS * 60_000),
);
