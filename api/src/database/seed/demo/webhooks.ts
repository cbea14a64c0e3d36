import type { EntityManager } from '@mikro-orm/postgresql';
import {
  newSecret,
  openSecret,
  SIMULATED_RECEIVER_PATH,
  sign,
  toPayload,
  WebhookEventKind,
} from '../../../features/webhooks/index.ts';
import type { Keys } from '../../../platform/access/keys.ts';
import { ADMIN } from '../content/index.ts';
import { insertAll, stableId } from './insert.ts';
import { personId } from './people.ts';

const MINUTE = 60_000;
/** Maximum age in days of the orders with deliveries. */
const KEPT_DAYS = 25;
/** Index of the failed delivery, counted from the latest order. */
const FAILED = 2;
const PAUSES_MINUTES = [0, 1, 5, 40, 300, 1440];

interface PaidOrder {
  readonly id: string;
  readonly paid_at: string;
}

/** Seeds a webhook to the simulated receiver, with past deliveries. Runs after all rows that trigger deliveries. */
export async function seedWebhooks(
  em: EntityManager,
  keys: Keys,
  publicUrl: string,
  now: Date,
): Promise<void> {
  const id = stableId('webhook');
  const { sealed } = newSecret(keys);
  const orders = await em.execute<PaidOrder[]>(
    `select id, paid_at from orders where paid_at between ?::timestamptz - interval '${KEPT_DAYS} days' and ?::timestamptz - interval '2 days'
     order by paid_at desc, id limit 8`,
    [now, now],
  );
  await insertAll(em, 'webhook', [
    {
      id,
      name: 'Phần mềm kế toán',
      address: `${publicUrl}${SIMULATED_RECEIVER_PATH}`,
      kinds: ['ORDER_PAID', 'REFUND_DECIDED'],
      secret_sealed: `\\x${sealed.toString('hex')}`,
      secret_changed_at: new Date(now.getTime() - 30 * 1440 * MINUTE),
      created_by: personId(ADMIN.email),
      created_at: new Date(now.getTime() - 30 * 1440 * MINUTE),
      last_delivered_at: orders[0] ? new Date(orders[0].paid_at) : null,
    },
  ]);
  // Lists are sorted by ID. The IDs of the server increase with time, so these do as well
  const ids = orders.map((order) => stableId(`delivery of ${order.id}`)).sort((a, b) => (a < b ? 1 : -1));
  const deliveries = orders.map(({ id: objectId, paid_at }, i) => {
    const occurredAt = new Date(paid_at);
    const version = orders.length - i;
    const isFailed = i === FAILED;
    const moments = (isFailed ? PAUSES_MINUTES : [0]).map(
      (minutes) => new Date(occurredAt.getTime() + minutes * MINUTE),
    );
    const body = toPayload(publicUrl, { kind: WebhookEventKind.ORDER_PAID, objectId, version, occurredAt });
    return {
      id: ids[i]!,
      objectId,
      occurredAt,
      version,
      isFailed,
      moments,
      body,
    };
  });
  await insertAll(
    em,
    'webhook_delivery',
    deliveries.map(({ id: deliveryId, objectId, occurredAt, version, isFailed, moments, body }) => ({
      id: deliveryId,
      webhook_id: id,
      kind: WebhookEventKind.ORDER_PAID,
      object_id: objectId,
      version,
      occurred_at: occurredAt,
      state: isFailed ? 'FAILED' : 'DELIVERED',
      due_at: occurredAt,
      retry_until: new Date(occurredAt.getTime() + 1440 * MINUTE),
      tries: moments.length,
      ended_at: moments.at(-1),
      body,
    })),
  );
  const secret = openSecret(keys, sealed)!;
  await insertAll(
    em,
    'webhook_attempt',
    deliveries.flatMap(({ id: deliveryId, isFailed, moments, body }) => {
      const attempts = moments.map((_, i) => stableId(`attempt ${i} of ${deliveryId}`)).sort();
      return moments.map((at, i) => ({
        id: attempts[i],
        delivery_id: deliveryId,
        at,
        duration_ms: isFailed ? 1840 + 90 * i : 120 + 7 * i,
        signature: sign([secret], { id: deliveryId, at, body }),
        fault: isFailed ? 'STATUS' : null,
        status: isFailed ? 503 : 200,
        answer: isFailed ? 'simulated 503' : 'simulated 200',
      }));
    }),
  );
  await em.execute("select setval('webhook_version', ?)", [Math.max(1, orders.length)]);
}
