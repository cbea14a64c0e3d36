import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Int,
  Mutation,
  ObjectType,
  Resolver,
  Root,
} from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import type { Context } from '../../graphql/context.ts';
import { PageArgs } from '../../graphql/page.args.ts';
import {
  all,
  COMMAND_DECIDED,
  MaxRows,
  page,
  pageOf,
  ReadField,
  ReadMutation,
  ReadQuery,
  type Row,
  rows,
  sql,
  uuid,
} from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { Deleted } from '../operations/index.ts';
import { replayFailedDeliveries, replayWebhookDelivery, testWebhook } from './replay-delivery.ts';
import {
  CreateWebhookInput,
  createWebhook,
  deleteWebhook,
  type MadeWebhook,
  rotateWebhookSecret,
  UpdateWebhookInput,
  updateWebhook,
} from './save-webhook.ts';
import { simulatedReceiver } from './simulated-receiver.ts';
import { SwitchWebhookInput, switchWebhook } from './switch-webhook.ts';
import { MAX_WEBHOOKS, Webhook } from './webhook.entity.ts';
import { WebhookDeliveryState, WebhookEventKind } from './webhook.enums.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';

const WebhookDeliveryPage = pageOf('WebhookDeliveryPage', () => WebhookDelivery);

@ObjectType({ description: 'A webhook with a secret that was made just now.' })
class WebhookWithSecret {
  @Field(() => String, {
    nullable: true,
    description:
      'The secret, `whsec_` and 32 bytes in base64. It is shown this once; absent where the same idempotencyKey had made it before.',
  })
  secret?: string | null;
}

@ObjectType({ description: 'What was sent again.' })
class ReplayedDeliveries {
  @Field(() => Int, { description: 'How many deliveries are sent once more.' })
  count!: number;
}

@ArgsType()
class WebhookDeliveryArgs extends PageArgs {
  @Field(() => ID, { description: 'Of the webhook whose deliveries are listed.' })
  webhookId!: string;
  @Field(() => WebhookDeliveryState, { nullable: true, description: 'Only those in this state.' })
  state?: WebhookDeliveryState | null;
  @Field(() => WebhookEventKind, { nullable: true, description: 'Only those of this kind.' })
  kind?: WebhookEventKind | null;
}

const WEBHOOK_ID = { description: 'Of the webhook, as `webhooks` gives it.' };
const one = (id: string) =>
  rows(Webhook, (w) => ({ where: sql`${w.id} = ${id}` }), { skipVisibility: COMMAND_DECIDED });
const oneDelivery = (id: string) =>
  rows(WebhookDelivery, (d) => ({ where: sql`${d.id} = ${id}` }), { skipVisibility: COMMAND_DECIDED });

@Resolver(() => Webhook)
export class WebhookResolver {
  @Allow('webhook:read')
  @MaxRows(MAX_WEBHOOKS)
  @ReadQuery(() => [Webhook], { description: 'All webhooks by their names, at most 20.' })
  webhooks() {
    return rows(Webhook, (w) => ({ orderBy: sql`lower(${w.name}), ${w.id}` }));
  }

  @Allow('webhook:read')
  @ReadQuery(() => Webhook, { nullable: true, description: 'One webhook; null when there is none.' })
  webhook(@Arg('id', () => ID, WEBHOOK_ID) id: string) {
    return rows(Webhook, (w) => ({ where: sql`${w.id} = ${uuid(id)}` }));
  }

  @Allow('webhook:read')
  @ReadQuery(() => WebhookDeliveryPage, {
    description: 'What a webhook was told of in the last 30 days and what became of it, the latest first.',
  })
  webhookDeliveries(@Args() { webhookId, state, kind, page: number, limit }: WebhookDeliveryArgs) {
    return page(WebhookDelivery, (d) => ({
      where: all([
        sql`${d.webhook} = ${uuid(webhookId)}`,
        state != null && sql`${d.state} = ${state}`,
        kind != null && sql`${d.kind} = ${kind}`,
      ]),
      orderBy: sql`${d.id} desc`,
      page: number,
      limit,
    }));
  }

  @Allow('webhook:manage', { proof: 'always' })
  @Mutation(() => WebhookWithSecret, {
    description:
      'Makes a webhook and its secret. BAD_INPUT: the name, no kind, or an address that is refused; `details` says why. POLICY: there are 20. CONFLICT: the idempotencyKey came with another input.',
  })
  createWebhook(
    @Arg('input') input: CreateWebhookInput,
    @Ctx() context: Context,
  ): Promise<WebhookWithSecret> {
    return createWebhook(context, input);
  }

  @Allow('webhook:manage', { proof: 'always' })
  @ReadMutation(() => Webhook, {
    description:
      'Changes a webhook; what waits goes to the new address. NOT_FOUND. BAD_INPUT: the name, no kind, or an address that is refused; `details` says why.',
  })
  async updateWebhook(@Arg('input') input: UpdateWebhookInput, @Ctx() context: Context) {
    return one(await updateWebhook(context, input));
  }

  @Allow('webhook:manage', { proof: 'always' })
  @Mutation(() => WebhookWithSecret, {
    description:
      'Makes another secret. For 24 hours messages are signed with the one before as well, and no longer with any earlier one. NOT_FOUND: there is no such webhook.',
  })
  rotateWebhookSecret(
    @Arg('webhookId', () => ID, WEBHOOK_ID) webhookId: string,
    @Ctx() context: Context,
  ): Promise<WebhookWithSecret> {
    return rotateWebhookSecret(context, webhookId);
  }

  @Allow('webhook:manage')
  @ReadMutation(() => Webhook, {
    description:
      'Switches a webhook on or off. Off, nothing is recorded for it; what waits rests and goes on once it is on again. NOT_FOUND: there is no such webhook.',
  })
  async switchWebhook(@Arg('input') input: SwitchWebhookInput, @Ctx() context: Context) {
    return one(await switchWebhook(context, input));
  }

  @Allow('webhook:manage')
  @Mutation(() => Deleted, {
    description: 'Removes a webhook with its deliveries, for good. NOT_FOUND: there is no such webhook.',
  })
  deleteWebhook(
    @Arg('webhookId', () => ID, WEBHOOK_ID) webhookId: string,
    @Ctx() context: Context,
  ): Promise<Deleted> {
    return deleteWebhook(context, webhookId);
  }

  @Allow('webhook:manage')
  @ReadMutation(() => WebhookDelivery, {
    description:
      'Sends `webhook.tested` to a webhook once, also while it is switched off. NOT_FOUND: there is no such webhook.',
  })
  async testWebhook(@Arg('webhookId', () => ID, WEBHOOK_ID) webhookId: string, @Ctx() context: Context) {
    return oneDelivery(await testWebhook(context, webhookId));
  }

  @Allow('webhook:manage')
  @ReadMutation(() => WebhookDelivery, {
    description:
      'Sends a delivery that has ended again, once, with the same `webhook-id`. NOT_FOUND: there is none. POLICY: the webhook is off. CONFLICT: it still waits.',
  })
  async replayWebhookDelivery(
    @Arg('deliveryId', () => ID, { description: 'Of the delivery, as `webhookDeliveries` gives it.' })
    deliveryId: string,
    @Ctx() context: Context,
  ) {
    return oneDelivery(await replayWebhookDelivery(context, deliveryId));
  }

  @Allow('webhook:manage')
  @Mutation(() => ReplayedDeliveries, {
    description:
      'Sends all that was given up for a webhook again, once each. NOT_FOUND: there is no such webhook. POLICY: it is off.',
  })
  async replayFailedDeliveries(
    @Arg('webhookId', () => ID, WEBHOOK_ID) webhookId: string,
    @Ctx() context: Context,
  ): Promise<ReplayedDeliveries> {
    return { count: await replayFailedDeliveries(context, webhookId) };
  }

  @ReadField(() => Boolean, {
    description: 'True: the address is this program’s own, which plays a receiver; only in the sandbox.',
  })
  isSimulated(@Root() { address }: Row<Webhook>, @Ctx() { services }: Context) {
    return sql`starts_with(${address}, ${simulatedReceiver(services.config.publicUrl)})`;
  }

  @ReadField(() => Int, { description: 'Deliveries that are still to be made.' })
  waitingCount(@Root() { id }: Row<Webhook>) {
    return sql`(select count(*)::int from webhook_delivery d where d.webhook_id = ${id} and d.state = 'WAITING')`;
  }

  @ReadField(() => String, {
    nullable: true,
    description: 'The whole name of the administrator who made it; absent where that is not known.',
  })
  creatorName(@Root() { createdBy }: Row<Webhook>) {
    return sql`(select p.full_name from person p where p.id = ${createdBy})`;
  }
}

@Resolver(() => WebhookDelivery)
export class WebhookDeliveryResolver {
  @ReadField(() => DateTime, {
    nullable: true,
    description:
      'When it is tried next, unless an earlier one of its object waits; absent once it has ended.',
  })
  nextTryAt(@Root() { state, dueAt }: Row<WebhookDelivery>) {
    return sql`case when ${state} = 'WAITING' then ${dueAt} end`;
  }

  @ReadField(() => Boolean, { description: 'True while an earlier event of the same object waits.' })
  isHeldBack(@Root() { state, webhook, objectId, version }: Row<WebhookDelivery>) {
    return sql`(${state} = 'WAITING' and exists (select 1 from webhook_delivery e where e.webhook_id = ${webhook}
      and e.object_id = ${objectId} and e.state = 'WAITING' and e.version < ${version}))`;
  }
}

@Resolver(() => WebhookWithSecret)
export class WebhookWithSecretResolver {
  @FieldResolver(() => Webhook, { description: 'The webhook as it is now.' })
  webhook(@Root() { id }: MadeWebhook) {
    return one(id);
  }
}
