import { sql } from '../../graphql/read/index.ts';
import { defineFeature } from '../define-feature.ts';
import { notificationKinds } from './notification-kinds.ts';
import { permissions } from './permissions.ts';
import { personalData } from './personal-data.ts';
import { faults, reasons } from './reasons.ts';
import { texts } from './texts/index.ts';
import { Webhook } from './webhook.entity.ts';
import { deliverWebhooks, listenForEvents, sweepWebhooks } from './webhook.jobs.ts';
import { WebhookDeliveryResolver, WebhookResolver, WebhookWithSecretResolver } from './webhook.resolver.ts';
import { WebhookAttempt, WebhookDelivery } from './webhook-delivery.entity.ts';
import { WebhookLimitsResolver } from './webhook-limits.resolver.ts';

/**
 * Webhooks: events that are delivered to external systems.
 *
 * Writes: entities for webhooks, by commands. SQL: deliveries and their attempts, which triggers create and several
 * processes claim.
 */
export const webhooks = defineFeature({
  name: 'webhooks',
  tables: ['webhook', 'webhook_attempt', 'webhook_delivery'],
  offers: ['webhook_delivery'],
  entities: [Webhook, WebhookAttempt, WebhookDelivery],
  resolvers: [WebhookLimitsResolver, WebhookDeliveryResolver, WebhookResolver, WebhookWithSecretResolver],
  jobs: [deliverWebhooks, sweepWebhooks],
  atStart: listenForEvents,
  permissions,
  notificationKinds,
  personalData,
  auditTargets: {
    webhook: (id) => sql`select w.name from webhook w where w.id = ${id}`,
  },
  texts,
  reasons,
  faults,
});
