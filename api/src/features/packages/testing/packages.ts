import { Role } from '../../../platform/access/permissions.ts';
import { runSql } from '../../../platform/db/index.ts';
import { invariants } from '../../../platform/db/invariants.ts';
import { workerApp } from '../../../testing/app.ts';
import { type Actor, type Reply } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { decideOn, deliverTo, signedNotification } from '../../payments/testing/simulated.ts';
import { advanceAll } from '../advance-packages.jobs.ts';
import { addDays, toDay } from '../days.ts';
import { earnPassed } from '../earn-packages.jobs.ts';

export const app = await workerApp();
export const { db, value } = helpersFor(app);
const { ask, person } = helpersFor(app);

/** The currently sold version of each package by its code. */
export const versions: Record<string, string> = Object.fromEntries(
  (
    await db<{ code: string; id: string }>(
      'select p.code, v.id from package_version v join package p on p.id = v.package_id where p.is_sold',
    )
  ).map(({ code, id }) => [code, id]),
);

export const freeTeacher = (): Promise<Actor> => person(Role.TEACHER);
export const today = (): string => toDay(new Date());
export const newKey = (): string => crypto.randomUUID();

const PAYLOAD = `{ subscription { id state endsOn } order { id number total kind package { title kind listAmount credit amount } }
  payment { id reference amount payUrl } }`;
export interface Checkout {
  readonly subscription: { id: string; state: string; endsOn: string | null };
  readonly order: {
    id: string;
    number: string;
    total: number;
    kind: string;
    package: { title: string; kind: string; listAmount: number; credit: number; amount: number };
  };
  readonly payment: { id: string; reference: string; amount: number; payUrl: string };
}
export const subscribe = (teacher: Actor, code: string, more: object = {}): Promise<Reply> =>
  ask(teacher, `mutation($input: SubscribePackageInput!) { subscribePackage(input: $input) ${PAYLOAD} }`, {
    input: { versionId: versions[code], gateway: 'VNPAY', idempotencyKey: newKey(), ...more },
  });
export const renew = (teacher: Actor, more: object = {}): Promise<Reply> =>
  ask(teacher, `mutation($input: RenewPackageInput!) { renewPackage(input: $input) ${PAYLOAD} }`, {
    input: { gateway: 'VNPAY', idempotencyKey: newKey(), ...more },
  });

export { addDays, signedNotification };
export const deliver = deliverTo(app);
export const decide = decideOn(app);

/** Subscribes and pays through a gateway notification. */
export async function buyPackage(teacher: Actor, code: string): Promise<Checkout> {
  const made = (await subscribe(teacher, code)).data.subscribePackage as Checkout;
  await deliver(signedNotification(made.payment));
  return made;
}

export interface Subscription {
  readonly id: string;
  readonly state: string;
  readonly code: string;
  readonly began_on: string | null;
  readonly ends_on: string | null;
  readonly grace_until: string | null;
}
export const subscriptions = (teacher: Actor): Promise<Subscription[]> =>
  db<Subscription>(
    `select s.id, s.state, p.code, s.began_on::text, s.ends_on::text, s.grace_until::text from package_subscription s
     join package_version v on v.id = s.version_id join package p on p.id = v.package_id
     where s.teacher_id = ? order by s.created_at, s.id`,
    teacher.id,
  );
export const currentSubscription = async (teacher: Actor): Promise<Subscription | undefined> =>
  (await subscriptions(teacher)).find(({ state }) =>
    ['ACTIVE', 'CANCELS_AT_PERIOD_END', 'PAST_DUE'].includes(state),
  );

/** Moves everything about a teacher's packages into the past by a number of days. */
export async function moveIntoPast(teacher: Actor, days: number): Promise<void> {
  const back = async (statement: string) => db(statement, days, teacher.id);
  await back(
    'update package_period set from_day = from_day - d.n, to_day = to_day - d.n, closed_on = closed_on - d.n from (select ?::int as n) d where teacher_id = ?',
  );
  await back(
    'update package_subscription set began_on = began_on - d.n, ends_on = ends_on - d.n, grace_until = grace_until - d.n from (select ?::int as n) d where teacher_id = ?',
  );
  await back(
    'update package_order k set renews_from = renews_from - d.n, replaced_until = replaced_until - d.n from (select ?::int as n) d where (select teacher_id from package_subscription s where s.id = k.subscription_id) = ?',
  );
}
export async function runJobs(): Promise<void> {
  await advanceAll(app.services, today());
  await app.services.orm.em.fork().transactional((em) => earnPassed(em));
}

export async function findViolations(): Promise<string[]> {
  const em = app.services.orm.em.fork();
  const found: string[] = [];
  for (const { name, statement } of invariants) if ((await runSql(em, statement)).length) found.push(name);
  return found;
}
export const statuses = async (teacher: Actor): Promise<string[]> =>
  (
    await db<{ status: string }>(
      'select status from course where teacher_id = ? order by published_at, id',
      teacher.id,
    )
  ).map(({ status }) => status);
