import { randomUUID } from 'node:crypto';
import { Webhook as StandardWebhook } from 'standardwebhooks';
import { expect } from 'vitest';
import { type App } from '../../../app.ts';
import { createLog } from '../../../platform/process/log.ts';
import { workerApp } from '../../../testing/app.ts';
import { type Actor, select } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { deliverWebhooks } from '../webhook.jobs.ts';
import { type Received, type Receiver, startReceiver } from './receiver.ts';

export const lines: string[] = [];
export const app = await workerApp(
  { OUTGOING_PRIVATE_HOSTS: '127.0.0.1' },
  { log: createLog('trace', { write: (line) => void lines.push(line) }) },
);
const { admin, ask, fetchRoot, updateRow } = helpersFor(app);
export const boss: Actor = await admin();
export const target: Receiver = await startReceiver();
export const secrets: string[] = [];
/** Call it after each test: deletes all webhooks and resets the receiver. */
export async function removeWebhooks(): Promise<void> {
  await select(app, 'delete from webhook');
  target.received.length = 0;
  target.answer = () => 200;
}

export const FIELDS =
  'id name address kinds isActive formerSecretUntil failingSince switchedOffFor waitingCount creatorName';
export interface WebhookFacts {
  readonly id: string;
  readonly isActive: boolean;
  readonly formerSecretUntil: string | null;
  readonly failingSince: string | null;
  readonly switchedOffFor: string | null;
  readonly waitingCount: number;
}
export const CREATE = `mutation($input: CreateWebhookInput!) { createWebhook(input: $input) { secret webhook { ${FIELDS} } } }`;
export const create = (input: object, who: Actor = boss) =>
  ask(who, CREATE, {
    input: { name: 'Kế toán', address: target.address, kinds: ['PERSON_CHANGED'], ...input },
  });
export async function createHook(...kinds: string[]): Promise<{ id: string; secret: string }> {
  const { data, errors } = await create({ kinds });
  expect(errors).toBeUndefined();
  const { secret, webhook } = data.createWebhook as { secret: string; webhook: WebhookFacts };
  secrets.push(secret);
  return { id: webhook.id, secret };
}
export const findWebhook = (id: string): Promise<WebhookFacts> =>
  fetchRoot<WebhookFacts>(boss, `query($id: ID!) { webhook(id: $id) { ${FIELDS} } }`, { id });

export interface Delivery {
  readonly id: string;
  readonly kind: string;
  readonly objectId: string;
  readonly state: string;
  readonly body: string | null;
  readonly nextTryAt: string | null;
  readonly isHeldBack: boolean;
  readonly attempts: {
    fault: string | null;
    status: number | null;
    answer: string | null;
    signature: string;
  }[];
}
export const deliveries = async (webhookId: string, filter: object = {}): Promise<Delivery[]> => {
  const { data, errors } = await ask(
    boss,
    `query($webhookId: ID!, $state: WebhookDeliveryState, $kind: WebhookEventKind) {
      webhookDeliveries(webhookId: $webhookId, state: $state, kind: $kind, limit: 100) { items {
        id kind objectId state body nextTryAt isHeldBack attempts { fault status answer signature } } } }`,
    { webhookId, ...filter },
  );
  expect(errors).toBeUndefined();
  return (data.webhookDeliveries as { items: Delivery[] }).items;
};
export async function deliver(by: App = app): Promise<void> {
  const before = lines.length;
  await deliverWebhooks.handle(by.services, {});
  // No error was logged. An outcome that cannot be recorded would delay its delivery by a minute
  expect(lines.slice(before).filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
}
export const change = (personId: string, bio: string = randomUUID()) =>
  updateRow('person', personId, 'bio = ?', [bio]);
/** Moves the due times of deliveries, as if this much time had passed. */
export const moveDueTimes = (id: string, interval: string) =>
  select(
    app,
    `update webhook_delivery set due_at = due_at - ?::interval, retry_until = retry_until - ?::interval
     where webhook_id = ? and state = 'WAITING'`,
    [interval, interval, id],
  );
export const verify = (secret: string, { headers, body }: Received) =>
  new StandardWebhook(secret).verify(body, headers) as { type: string };
export const run = (mutation: string, variables: object, who: Actor = boss) =>
  ask(who, mutation, variables as Record<string, unknown>);
export const ROTATE =
  'mutation($id: ID!) { rotateWebhookSecret(webhookId: $id) { secret webhook { formerSecretUntil } } }';
export const SWITCH = `mutation($input: SwitchWebhookInput!) { switchWebhook(input: $input) { ${FIELDS} } }`;
export const REPLAY = 'mutation($id: ID!) { replayWebhookDelivery(deliveryId: $id) { id state } }';
