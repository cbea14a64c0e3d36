import { expect, test } from 'vitest';
import { type Actor, course, type Reply } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { generator } from './testing/generator.ts';
import {
  app,
  type Checkout,
  currentSubscription,
  db,
  deliver,
  findViolations,
  freeTeacher,
  moveIntoPast,
  renew,
  runJobs,
  signedNotification,
  statuses,
  subscribe,
  versions,
} from './testing/packages.ts';

const { admin, ask } = helpersFor(app);

const HISTORIES = 16;
const STEPS = 14;
/** A beginning that is rare at random: a package is ordered, paid and disputed. */
const DISPUTED = [0.1, 0.4, 0.9];
const LIMITS: Readonly<Record<string, number>> = { FREE: 1, BASIC: 5, PRO: 20, STUDIO: 100 };

/** A bank takes back the payment of one of the teacher’s orders, and keeps or returns it. */
async function dispute(boss: Actor, teacher: Actor, random: () => number): Promise<void> {
  const payments = await db<{ reference: string }>(
    `select a.reference from payment_attempt a join orders o on o.id = a.order_id
     where o.buyer_id = ? and a.status = 'SUCCEEDED' and o.status = 'PAID' order by a.id`,
    teacher.id,
  );
  const paid = payments[Math.floor(random() * payments.length)];
  if (!paid) return;
  const input = {
    paymentReference: paid.reference,
    reference: `GOI-${paid.reference}`,
    deadline: '2040-01-01',
  };
  const OPEN = 'mutation($input: OpenDisputeInput!) { openDispute(input: $input) { id } }';
  const disputeId = ((await ask(boss, OPEN, { input })).data?.openDispute as { id: string } | null)?.id;
  if (!disputeId) return;
  const name = random() < 0.8 ? 'loseDispute' : 'winDispute';
  const type = name === 'loseDispute' ? 'LoseDisputeInput' : 'WinDisputeInput';
  await ask(boss, `mutation($input: ${type}!) { ${name}(input: $input) { id } }`, {
    input: { disputeId, note: 'Ngân hàng quyết định' },
  });
}

/** A random action on a package. Rejected actions are part of the history. */
async function step(
  random: () => number,
  boss: Actor,
  teacher: Actor,
  open: string[],
  chance: number,
): Promise<string> {
  const code = ['BASIC', 'PRO', 'STUDIO'][Math.floor(random() * 3)]!;
  const begun = ({ data }: Reply, name: string) => {
    const made = data?.[name] as Checkout | null | undefined;
    if (made?.payment) open.push(signedNotification(made.payment));
  };
  const own = (mutation: string, input: object, type: string) =>
    ask(teacher, `mutation($input: ${type}!) { ${mutation}(input: $input) { id } }`, { input });
  if (chance < 0.2) {
    begun(await subscribe(teacher, code), 'subscribePackage');
    return `subscribe ${code}`;
  }
  if (chance < 0.35) {
    begun(await renew(teacher), 'renewPackage');
    return 'renew';
  }
  if (chance < 0.6) {
    const paid = open.splice(Math.floor(random() * open.length), 1);
    // Some payments are reported twice, some two simultaneously
    await Promise.all([...paid, ...paid, ...(random() < 0.3 ? open.splice(0, 1) : [])].map(deliver));
    return 'pay';
  }
  if (chance < 0.8) {
    const days = 1 + Math.floor(random() * 20);
    await moveIntoPast(teacher, days);
    await runJobs();
    return `${days} days`;
  }
  if (chance < 0.84) {
    await own('cancelPackage', {}, 'CancelPackageInput');
    return 'cancel';
  }
  if (chance < 0.87) {
    await ask(teacher, 'mutation { resumePackage { id } }');
    return 'resume';
  }
  if (chance < 0.94) {
    await dispute(boss, teacher, random);
    return 'dispute';
  }
  if (chance < 0.97) {
    await own('schedulePackageChange', { versionId: versions[code] }, 'SchedulePackageChangeInput');
    return `schedule ${code}`;
  }
  const subscriptionId = (await currentSubscription(teacher))?.id;
  if (!subscriptionId) return 'nothing';
  await ask(boss, 'mutation($input: ExtendPackageInput!) { extendPackage(input: $input) { id } }', {
    input: { subscriptionId, days: 1 + Math.floor(random() * 9), reason: 'Bù sự cố' },
  });
  return 'extend';
}

test('after random histories of packages the ledger balances and no course exceeds the quota', async () => {
  const boss = await admin();
  for (let seed = 1; seed <= HISTORIES; seed++) {
    const random = generator(seed);
    const teacher = await freeTeacher();
    for (let n = 0; n < 6; n++) await course(app, teacher.id);
    await runJobs();
    const [open, steps]: [string[], string[]] = [[], []];
    for (let n = 0; n < STEPS; n++)
      steps.push(await step(random, boss, teacher, open, (seed % 4 === 0 && DISPUTED[n]) || random()));
    expect(await findViolations(), `history ${seed}: ${steps.join(', ')}`).toEqual([]);
    const held = await currentSubscription(teacher);
    const selling = (await statuses(teacher)).filter((status) => status === 'PUBLISHED').length;
    const isMoved = steps.some((name) => name === 'pay');
    if (held && isMoved)
      expect(selling, `history ${seed}: ${steps.join(', ')}`).toBe(Math.min(6, LIMITS[held.code]!));
  }
}, 600_000);
