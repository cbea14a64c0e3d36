import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../graphql/context.ts';
import { getById, getValue, runSql, type Sql, sql } from '../../platform/db/index.ts';
import { conflict, policy } from '../../platform/errors/errors.ts';
import { audit } from '../operations/index.ts';
import { lockWebhook } from './save-webhook.ts';
import type { Webhook } from './webhook.entity.ts';
import { WebhookDeliveryState } from './webhook.enums.ts';
import { deliverWebhooks } from './webhook.jobs.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';

/**
 * Sends a test event to this webhook only.
 * @returns the delivery's ID
 * @throws NOT_FOUND
 */
export async function testWebhook(context: Context, webhookId: string): Promise<string> {
  return context.em.transactional(async (em) => {
    await lockWebhook(em, webhookId);
    const deliveryId = await getValue<string>(
      em,
      sql`insert into webhook_delivery (webhook_id, kind, object_id, version, retry_until)
        values (${webhookId}, 'WEBHOOK_TESTED', ${webhookId}, nextval('webhook_version'), now()) returning id`,
    );
    await context.services.jobs.send(em, deliverWebhooks, {});
    audit(em, context, { action: 'webhook.test', targetId: webhookId, after: { delivery: deliveryId } });
    return deliveryId;
  });
}

/**
 * Sends an ended delivery once more with the same ID, by which a receiver detects the duplicate.
 * @throws NOT_FOUND
 * @throws POLICY while the webhook is off
 * @throws CONFLICT while it is waiting
 */
export async function replayWebhookDelivery(context: Context, id: string): Promise<string> {
  await context.em.transactional(async (em) => {
    const delivery = await getById(em, WebhookDelivery, id, { fields: ['id', 'webhook'] });
    const webhook = await lockActive(em, delivery.webhook.id);
    const replayed = await replay(em, context, webhook, sql`id = ${id}`);
    if (!replayed) throw conflict('STILL_WAITING');
  });
  return id;
}

/**
 * Sends all failed deliveries once more.
 * @returns their number
 * @throws NOT_FOUND
 * @throws POLICY while the webhook is off
 */
export async function replayFailedDeliveries(context: Context, webhookId: string): Promise<number> {
  return context.em.transactional(async (em) => {
    const webhook = await lockActive(em, webhookId);
    return replay(em, context, webhook, sql`state = ${WebhookDeliveryState.FAILED}`);
  });
}

async function lockActive(em: EntityManager, id: string): Promise<Webhook> {
  const webhook = await lockWebhook(em, id);
  if (!webhook.isActive) throw policy('WEBHOOK_OFF');
  return webhook;
}

/** One try each, so that later events of the object do not wait for retries. */
async function replay(em: EntityManager, context: Context, { id }: Webhook, which: Sql): Promise<number> {
  const replayed = await runSql(
    em,
    sql`update webhook_delivery set state = 'WAITING', ended_at = null, due_at = now(), retry_until = now(), tries = 0
      where webhook_id = ${id} and state <> 'WAITING' and ${which} returning id`,
  );
  if (!replayed.length) return 0;
  await context.services.jobs.send(em, deliverWebhooks, {});
  audit(em, context, { action: 'webhook.replay', targetId: id, after: { deliveries: replayed.length } });
  return replayed.length;
}
