import { Field, ID, InputType } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { runSql, sql } from '../../platform/db/index.ts';
import { audit } from '../operations/index.ts';
import { lockWebhook } from './save-webhook.ts';
import { deliverWebhooks } from './webhook.jobs.ts';

@InputType({ description: 'Webhook to enable or disable.' })
export class SwitchWebhookInput {
  @Field(() => ID, { description: 'ID of the webhook to enable or disable.' })
  webhookId!: string;

  @Field({ description: 'True to record and send events; false to stop both.' })
  isActive!: boolean;
}

/**
 * While a webhook is off, no events are recorded and waiting deliveries are not sent. When it is switched on, they
 * are sent immediately: each is tried at least once more, at any age. Idempotent.
 * @throws NOT_FOUND
 */
export async function switchWebhook(
  context: Context,
  { webhookId, isActive }: SwitchWebhookInput,
): Promise<string> {
  await context.em.transactional(async (em) => {
    const webhook = await lockWebhook(em, webhookId);
    const before = { isActive: webhook.isActive };
    if (webhook.isActive === isActive) return;
    if (isActive) {
      webhook.switchOn();
      await runSql(
        em,
        sql`update webhook_delivery set due_at = now() where webhook_id = ${webhookId} and state = 'WAITING'`,
      );
      await context.services.jobs.send(em, deliverWebhooks, {});
    } else webhook.switchOff(new Date());
    audit(em, context, {
      action: isActive ? 'webhook.switch-on' : 'webhook.switch-off',
      targetId: webhookId,
      before,
      after: { isActive },
    });
  });
  return webhookId;
}
