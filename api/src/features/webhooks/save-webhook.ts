import type { EntityManager } from '@mikro-orm/postgresql';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, MaxLength } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { runSql, sql } from '../../platform/db/index.ts';
import { badInput, notFound, policy } from '../../platform/errors/errors.ts';
import { type AddressFault, MAX_ADDRESS_LENGTH, plainAddress } from '../../platform/http/outgoing.ts';
import { isUuid } from '../../platform/input/ids.ts';
import { TrimmedLength } from '../../platform/input/trimmed-length.ts';
import { User } from '../accounts/index.ts';
import { audit, IdempotencyKey, runOnce } from '../operations/index.ts';
import { MAX_WEBHOOKS, Webhook } from './webhook.entity.ts';
import { EVENT_KINDS, WebhookEventKind } from './webhook.enums.ts';
import { newSecret } from './webhook-secret.ts';

const ADDRESS = `Absolute HTTPS URL of a public host that receives the events; at most ${MAX_ADDRESS_LENGTH} characters.`;
const KINDS = 'Kinds of events to send; at least one, WEBHOOK_TESTED excluded.';

@InputType({ description: 'Webhook to create, with its events.' })
export class CreateWebhookInput {
  @Field({ description: 'Name of the receiving program; 2 to 60 characters.' })
  @TrimmedLength(2, 60, { message: 'webhooks.name' })
  name!: string;

  @Field({ description: ADDRESS })
  @MaxLength(MAX_ADDRESS_LENGTH, { message: 'webhooks.address.FORM' })
  address!: string;

  @Field(() => [WebhookEventKind], { description: KINDS })
  @ArrayMinSize(1, { message: 'webhooks.kinds' })
  @ArrayMaxSize(EVENT_KINDS.length, { message: 'webhooks.kinds' })
  @ArrayUnique({ message: 'webhooks.kinds' })
  kinds!: WebhookEventKind[];

  @IdempotencyKey()
  idempotencyKey?: string | null;
}

@InputType({ description: 'New values of a webhook. Omitted fields do not change.' })
export class UpdateWebhookInput {
  @Field(() => ID, { description: 'ID of the webhook to change.' })
  webhookId!: string;

  @Field(() => String, {
    nullable: true,
    description: 'New name of the receiving program; 2 to 60 characters.',
  })
  @TrimmedLength(2, 60, { message: 'webhooks.name' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: ADDRESS })
  @MaxLength(MAX_ADDRESS_LENGTH, { message: 'webhooks.address.FORM' })
  address?: string | null;

  @Field(() => [WebhookEventKind], { nullable: true, description: KINDS })
  @ArrayMinSize(1, { message: 'webhooks.kinds' })
  @ArrayMaxSize(EVENT_KINDS.length, { message: 'webhooks.kinds' })
  @ArrayUnique({ message: 'webhooks.kinds' })
  kinds?: WebhookEventKind[] | null;
}

const FAULT_MESSAGES = {
  FORM: 'webhooks.address.FORM',
  NOT_HTTPS: 'webhooks.address.NOT_HTTPS',
  CREDENTIALS: 'webhooks.address.CREDENTIALS',
  PORT: 'webhooks.address.PORT',
  PRIVATE: 'webhooks.address.PRIVATE',
  UNKNOWN_HOST: 'webhooks.address.UNKNOWN_HOST',
} as const satisfies Record<AddressFault, string>;

/** A webhook with its secret. The secret is shown only once. */
export interface CreatedWebhook {
  readonly id: string;
  readonly secret?: string;
}

/** The fields for the audit log, without the secret. */
const auditSnapshot = ({ name, address, kinds, isActive }: Webhook) => ({ name, address, kinds, isActive });

/**
 * The lock does not block the recording of events, which only needs the row to exist. So no order waits for an
 * administrator.
 * @throws NOT_FOUND
 */
export async function lockWebhook(em: EntityManager, id: string): Promise<Webhook> {
  if (!isUuid(id)) throw notFound();
  await runSql(em, sql`select 1 from webhook where id = ${id} for no key update`, 'webhook.lock');
  const found = await em.findOne(Webhook, { id });
  if (!found) throw notFound();
  return found;
}

/** @throws BAD_INPUT with the fault of the URL */
async function checkAddress({ services }: Context, address: string): Promise<void> {
  const fault = await services.outgoing.findFault(address);
  if (fault) throw badInput('address', FAULT_MESSAGES[fault]);
}

/**
 * In the order of the enum, so that equal choices are stored equally.
 * @throws BAD_INPUT
 */
function sortKinds(kinds: readonly WebhookEventKind[]): WebhookEventKind[] {
  if (kinds.includes(WebhookEventKind.WEBHOOK_TESTED)) throw badInput('kinds', 'webhooks.kinds');
  return EVENT_KINDS.filter((kind) => kinds.includes(kind));
}

/**
 * @throws BAD_INPUT
 * @throws POLICY if there are 20
 */
export async function createWebhook(context: Context, input: CreateWebhookInput): Promise<CreatedWebhook> {
  const wanted = {
    name: input.name.trim(),
    address: plainAddress(input.address.trim()),
    kinds: sortKinds(input.kinds),
  };
  await checkAddress(context, wanted.address);
  let secret: string | undefined;
  const id = await runOnce(context, input.idempotencyKey, { createWebhook: wanted }, async (em, viewer) => {
    // Serialised, so that concurrent requests cannot exceed the limit
    await runSql(em, sql`lock table webhook in share row exclusive mode`);
    if ((await em.count(Webhook)) >= MAX_WEBHOOKS) throw policy('TOO_MANY_WEBHOOKS', { limit: MAX_WEBHOOKS });
    const fresh = newSecret(context.services.keys);
    secret = fresh.text;
    const webhook = em.create(Webhook, {
      ...wanted,
      secretSealed: fresh.sealed,
      createdBy: em.getReference(User, viewer.id),
    });
    await em.flush();
    audit(em, context, { action: 'webhook.create', targetId: webhook.id, after: auditSnapshot(webhook) });
    return webhook.id;
  });
  return { id, secret };
}

/**
 * Waiting deliveries go to the new URL.
 * @throws NOT_FOUND, BAD_INPUT
 */
export async function updateWebhook(context: Context, input: UpdateWebhookInput): Promise<string> {
  const address = input.address == null ? undefined : plainAddress(input.address.trim());
  if (address !== undefined) await checkAddress(context, address);
  await context.em.transactional(async (em) => {
    const webhook = await lockWebhook(em, input.webhookId);
    const before = auditSnapshot(webhook);
    if (input.name != null) webhook.name = input.name.trim();
    if (address !== undefined) webhook.address = address;
    if (input.kinds != null) webhook.kinds = sortKinds(input.kinds);
    audit(em, context, {
      action: 'webhook.update',
      targetId: webhook.id,
      before,
      after: auditSnapshot(webhook),
    });
  });
  return input.webhookId;
}

/**
 * Creates a new secret. The former one stays valid for a day.
 * @throws NOT_FOUND
 */
export async function rotateWebhookSecret(context: Context, id: string): Promise<CreatedWebhook> {
  const fresh = newSecret(context.services.keys);
  await context.em.transactional(async (em) => {
    const webhook = await lockWebhook(em, id);
    webhook.rotate(fresh, new Date());
    audit(em, context, {
      action: 'webhook.rotate-secret',
      targetId: id,
      after: { formerSecretUntil: webhook.formerSecretUntil },
    });
  });
  return { id, secret: fresh.text };
}

/** @throws NOT_FOUND */
export async function deleteWebhook(context: Context, id: string): Promise<{ id: string }> {
  await context.em.transactional(async (em) => {
    const webhook = await lockWebhook(em, id);
    audit(em, context, { action: 'webhook.delete', targetId: id, before: auditSnapshot(webhook) });
    // The slow part comes first: once the webhook itself is deleted, the recording of events waits for the commit
    await runSql(em, sql`delete from webhook_delivery where webhook_id = ${id}`, 'webhook.forget');
    em.remove(webhook);
  });
  return { id };
}
