import { beforeAll } from 'vitest';
import { invariants } from '../../../../platform/invariants.ts';
import { Role } from '../../../../platform/permissions.ts';
import { runSql } from '../../../../platform/run-sql.ts';
import { testApp } from '../../../../testing/app.ts';
import { type Actor, ask, person, type Reply, select } from '../../../../testing/factories.ts';
import { signedQuery } from '../../gateways/vnpay/signature.ts';
import { SIMULATOR } from '../../gateways/vnpay/simulator-settings.ts';
import { dayOf } from '../days.ts';

export const app = await testApp();

/** The version that each package is sold as, by its code. */
export const versions: Record<string, string> = {};
beforeAll(async () => {
  const rows = await select<{ code: string; id: string }>(
    app,
    'select p.code, v.id from package_version v join package p on p.id = v.package_id where p.is_sold',
  );
  for (const { code, id } of rows) versions[code] = id;
});

/** A teacher who has FREE. */
export const freeTeacher = (): Promise<Actor> => person(app, Role.TEACHER);
export const today = (): string => dayOf(new Date());
const key = (): string => crypto.randomUUID();

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
  ask(
    app,
    teacher,
    `mutation($input: SubscribePackageInput!) { subscribePackage(input: $input) ${PAYLOAD} }`,
    {
      input: { versionId: versions[code], gateway: 'VNPAY', idempotencyKey: key(), ...more },
    },
  );

/** What VNPay tells of a payment; anything can be overridden, then it is signed anew. */
export const notice = (
  { reference, amount }: { reference: string; amount: number },
  over: Record<string, string> = {},
): string =>
  signedQuery(SIMULATOR.hashSecret, {
    vnp_Amount: String(amount * 100),
    vnp_BankCode: 'NCB',
    vnp_OrderInfo: 'Thanh toan',
    vnp_PayDate: '20261120101010',
    vnp_ResponseCode: '00',
    vnp_TmnCode: SIMULATOR.tmnCode,
    vnp_TransactionNo: `9${reference.slice(-8)}`,
    vnp_TransactionStatus: '00',
    vnp_TxnRef: reference,
    ...over,
  });
export const deliver = async (query: string) =>
  (await app.server.inject({ url: `/api/payments/vnpay/ipn?${query}` })).json() as { RspCode: string };

/** Subscribes and pays, as a gateway tells of it. */
export async function buy(teacher: Actor, code: string): Promise<Checkout> {
  const made = (await subscribe(teacher, code)).data.subscribePackage as Checkout;
  await deliver(notice(made.payment));
  return made;
}

interface Subscription {
  readonly id: string;
  readonly state: string;
  readonly code: string;
  readonly began_on: string | null;
  readonly ends_on: string | null;
  readonly grace_until: string | null;
}
/** A teacher's subscriptions, the first one first. */
export const subscriptions = (teacher: Actor): Promise<Subscription[]> =>
  select<Subscription>(
    app,
    `select s.id, s.state, p.code, s.began_on::text, s.ends_on::text, s.grace_until::text from package_subscription s
     join package_version v on v.id = s.version_id join package p on p.id = v.package_id
     where s.teacher_id = ? order by s.created_at, s.id`,
    [teacher.id],
  );
/** The one that holds. */
export const living = async (teacher: Actor): Promise<Subscription | undefined> =>
  (await subscriptions(teacher)).find(({ state }) =>
    ['ACTIVE', 'CANCELS_AT_PERIOD_END', 'PAST_DUE'].includes(state),
  );

/** Everything that must hold of the books, and does not. */
export async function broken(): Promise<string[]> {
  const em = app.services.orm.em.fork();
  const found: string[] = [];
  for (const { name, statement } of invariants) if ((await runSql(em, statement)).length) found.push(name);
  return found;
}
