import { z } from 'zod';
import { sql } from '../../graphql/read/index.ts';
import { definePermissions, type NamesOf, PermissionGroup, Role } from '../../platform/access/permissions.ts';
import { keep, type PersonalDataTable } from '../../platform/access/personal-data.ts';
import { defineFeature } from '../define-feature.ts';
import { EVERYWHERE, type KindsOf, type NotificationKindTable } from '../support/index.ts';
import { faults, reasons } from './reasons.ts';
import { en, vi } from './texts.ts';
import { Webhook } from './webhook.entity.ts';
import { deliverWebhooks, listenForEvents, sweepWebhooks } from './webhook.jobs.ts';
import { WebhookDeliveryResolver, WebhookResolver, WebhookWithSecretResolver } from './webhook.resolver.ts';
import { WebhookAttempt, WebhookDelivery } from './webhook-delivery.entity.ts';
import { WebhookLimitsResolver } from './webhook-limits.resolver.ts';

const permissions = definePermissions({
  grants: { [Role.ADMIN]: ['webhook:read', 'webhook:manage'] },
  groups: { webhook: PermissionGroup.OPERATIONS },
  // With a stolen token, an attacker could register a URL that receives all events even after the token is revoked
  personOnly: ['webhook:manage'],
});

declare module '../../platform/access/permissions.ts' {
  interface PermissionNames extends NamesOf<typeof permissions> {}
}

const notificationKinds = {
  WEBHOOK_OFF: {
    description: 'A webhook was disabled because its deliveries failed. Cannot be turned off.',
    params: z.object({ name: z.string(), reason: z.enum(['FAILING', 'GONE']) }),
    defaults: EVERYWHERE,
    isFixed: true,
    concerns: 'webhook:manage',
    variant: ({ reason }: { reason: string }) => reason,
  },
} as const satisfies NotificationKindTable;

declare module '../support/notification-kinds.ts' {
  interface NotificationKinds extends KindsOf<typeof notificationKinds> {}
}

const personalData: PersonalDataTable = {
  purpose: 'processing.webhooks',
  recipients: ['WEBHOOK'],
  columns: [
    keep(
      'webhook',
      'created_by',
      'ID of the administrator who created a webhook of the platform; its payloads contain only IDs, too',
      false,
    ),
  ],
};

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
  texts: { vi, en },
  reasons,
  faults,
});
