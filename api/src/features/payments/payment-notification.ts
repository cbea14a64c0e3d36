import { getValue, runSql, sql } from '../../platform/db/index.ts';
import type { Services } from '../../platform/process/services.ts';
import type { PaymentGateway } from '../orders/index.ts';
import type { GatewayNotification, GatewayPort } from './gateways/gateway.ts';
import { settlePayment } from './settle-payment.ts';
import type { UnverifiedNotifications } from './unverified-notifications.ts';

/**
 * Maximum length of a stored notification that is unverified or repeated, in characters. Anyone can send such
 * requests.
 */
const MAX_STORED_CHARACTERS = 2000;
const CUT = sql`case when length(payload::text) > ${MAX_STORED_CHARACTERS} then to_jsonb(left(payload::text, ${MAX_STORED_CHARACTERS})) else payload end`;

/**
 * Handles a server notification. It is stored as received, then verified and settled, so that it can be inspected
 * regardless of its outcome. If a network has sent too many unverified or repeated notifications, only verified new
 * ones from it are stored.
 * @returns the response in the gateway's format
 */
export async function handleNotification(
  services: Services,
  port: GatewayPort,
  notification: GatewayNotification,
  unverified: UnverifiedNotifications,
) {
  try {
    const { query, body, address } = notification;
    const isStored = unverified.admit(address);
    if (!isStored && !port.verifyNotification(notification)) return port.answer('UNVERIFIED');
    const notificationId = await storeNotification(services, 'NOTIFICATION', port.code, { query, body });
    const report = port.verifyNotification(notification);
    if (!report) {
      await markUnverified(services, port, notificationId);
      return port.answer('UNVERIFIED');
    }
    const outcome = await settlePayment(services, report, { gateway: port.code, notificationId });
    if (outcome === 'ALREADY_RECORDED') await recordRepeated(services, notificationId, isStored);
    else if (isStored) unverified.verified(address);
    return port.answer(outcome);
  } catch (error) {
    services.log.error(
      { err: error, gateway: port.code },
      'a payment notification failed; the gateway will send it again',
    );
    return port.answer('ERROR');
  }
}

async function markUnverified(
  { orm, log }: Services,
  port: GatewayPort,
  notificationId: string,
): Promise<void> {
  log.warn(
    { gateway: port.code, notificationId },
    'rejected a payment notification: its signature or format is invalid',
  );
  await runSql(
    orm.em.fork(),
    sql`update payment_notice set outcome = 'UNVERIFIED', payload = ${CUT} where id = ${notificationId}`,
    'billing.markUnverified',
  );
}

/**
 * A buyer's browser has seen an authentic notification in the return URL. The buyer can repeat it at will and add
 * unsigned parameters, so a repeated notification counts as an unverified one.
 */
async function recordRepeated({ orm }: Services, notificationId: string, isStored: boolean): Promise<void> {
  const em = orm.em.fork();
  await (isStored
    ? runSql(
        em,
        sql`update payment_notice set payload = ${CUT} where id = ${notificationId}`,
        'billing.recordRepeated',
      )
    : runSql(em, sql`delete from payment_notice where id = ${notificationId}`, 'billing.dropRepeated'));
}

/**
 * Stores a gateway message before it is processed, in a separate transaction. Its outcome is null until it is
 * settled, and stays null if that fails.
 */
export async function storeNotification(
  { orm }: Pick<Services, 'orm'>,
  kind: 'NOTIFICATION' | 'QUERY',
  gateway: PaymentGateway,
  payload: unknown,
): Promise<string> {
  return getValue<string>(
    orm.em.fork(),
    sql`insert into payment_notice (gateway, kind, payload) values (${gateway}, ${kind}, ${storable(payload)}::jsonb) returning id`,
    'billing.storeNotice',
  );
}

/** JSON without characters that PostgreSQL cannot store: U+0000 and unpaired surrogates, which no gateway sends. */
function storable(payload: unknown): string {
  try {
    return JSON.stringify(payload).replace(/\\u(0000|d[89a-f][0-9a-f]{2})/gi, '\\ufffd');
  } catch {
    return '"nested too deeply"';
  }
}
