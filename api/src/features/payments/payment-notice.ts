import { runSql } from '../../platform/db/run-sql.ts';
import { sql } from '../../platform/db/sql.ts';
import type { Services } from '../../platform/process/services.ts';
import type { PaymentGateway } from '../orders/index.ts';
import type { GatewayNotice, GatewayPort } from './gateways/gateway.ts';
import { settlePayment } from './settle-payment.ts';
import type { UnverifiedNotices } from './unverified-notices.ts';

/** Anyone can send what is no notice, or a true one again: this much of it is kept, for whoever looks into it. */
const KEPT_CHARACTERS = 2000;
const CUT = sql`case when length(payload::text) > ${KEPT_CHARACTERS} then to_jsonb(left(payload::text, ${KEPT_CHARACTERS})) else payload end`;

/**
 * Takes a server notification: stores it as it came, then verifies and settles it, so that what was received can be
 * looked at whatever became of it. Of a network that has sent much that is none, or
 * nothing new, only what is new is stored.
 * @returns what the gateway wants to hear, in its own format
 */
export async function receiveNotice(
  services: Services,
  port: GatewayPort,
  notice: GatewayNotice,
  unverified: UnverifiedNotices,
) {
  try {
    const { query, body, address } = notice;
    const isKept = unverified.admit(address);
    if (!isKept && !port.readNotice(notice)) return port.answer('UNVERIFIED');
    const noticeId = await storeNotice(services, 'NOTIFICATION', port.code, { query, body });
    const told = port.readNotice(notice);
    if (!told) {
      await markUnverified(services, port, noticeId);
      return port.answer('UNVERIFIED');
    }
    const outcome = await settlePayment(services, told, { gateway: port.code, noticeId });
    if (outcome === 'ALREADY_RECORDED') await keepRepeated(services, noticeId, isKept);
    else if (isKept) unverified.verified(address);
    return port.answer(outcome);
  } catch (error) {
    services.log.error(
      { err: error, gateway: port.code },
      'a payment notice failed; the gateway will send it again',
    );
    return port.answer('ERROR');
  }
}

async function markUnverified({ orm, log }: Services, port: GatewayPort, noticeId: string): Promise<void> {
  log.warn({ gateway: port.code, noticeId }, 'a payment notice could not be verified');
  await runSql(
    orm.em.fork(),
    sql`update payment_notice set outcome = 'UNVERIFIED', payload = ${CUT} where id = ${noticeId}`,
    'billing.markUnverified',
  );
}

/**
 * A buyer's browser has seen a true notice in the address that it came back to: they can send it as often as they like,
 * with more beside what is signed. So it counts as one that could not be verified.
 */
async function keepRepeated({ orm }: Services, noticeId: string, isKept: boolean): Promise<void> {
  const em = orm.em.fork();
  await (isKept
    ? runSql(
        em,
        sql`update payment_notice set payload = ${CUT} where id = ${noticeId}`,
        'billing.keepRepeated',
      )
    : runSql(em, sql`delete from payment_notice where id = ${noticeId}`, 'billing.dropRepeated'));
}

/**
 * Keeps what a gateway said before anything is made of it, in a transaction of its own. Its outcome is absent until
 * it is settled, and stays so where that failed.
 * @returns the notice's id
 */
export async function storeNotice(
  { orm }: Pick<Services, 'orm'>,
  kind: 'NOTIFICATION' | 'QUERY',
  gateway: PaymentGateway,
  payload: unknown,
): Promise<string> {
  const [row] = await runSql<{ id: string }>(
    orm.em.fork(),
    sql`insert into payment_notice (gateway, kind, payload) values (${gateway}, ${kind}, ${storable(payload)}::jsonb) returning id`,
    'billing.storeNotice',
  );
  return row!.id;
}

/** JSON without what PostgreSQL can't keep: U+0000 and halves of surrogate pairs, which no gateway sends. */
function storable(payload: unknown): string {
  try {
    return JSON.stringify(payload).replace(/\\u(0000|d[89a-f][0-9a-f]{2})/gi, '\\ufffd');
  } catch {
    return '"nested too deeply"';
  }
}
