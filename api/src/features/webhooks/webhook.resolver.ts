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
  createPageType,
  MaxRows,
  page,
  ReadField,
  ReadMutation,
  ReadQuery,
  type Row,
  resultRow,
  rows,
  sql,
  uuid,
} from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { Deleted } from '../operations/index.ts';
import { replayFailedDeliveries, replayWebhookDelivery, testWebhook } from './replay-delivery.ts';
import {
  type CreatedWebhook,
  CreateWebhookInput,
  createWebhook,
  deleteWebhook,
  rotateWebhookSecret,
  UpdateWebhookInput,
  updateWebhook,
} from './save-webhook.ts';
import { SwitchWebhookInput, switchWebhook } from './switch-webhook.ts';
import { MAX_WEBHOOKS, Webhook } from './webhook.entity.ts';
import { WebhookDeliveryState, WebhookEventKind } from './webhook.enums.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';

/** Path of the sandbox's receiver (http/sandbox/webhook-receiver.ts). */
export const SIMULATED_RECEIVER_PATH = '/sandbox/webhooks';

const simulatedReceiver = (publicUrl: string): string => `${publicUrl}${SIMULATED_RECEIVER_PATH}`;

const WebhookDeliveryPage = createPageType('WebhookDeliveryPage', () => WebhookDelivery);

@ObjectType({ description: 'Webhook with a newly created secret.' })
class WebhookWithSecret {
  @Field(() => String, {
    nullable: true,
    description:
      'Signing secret: `whsec_` and 32 bytes in base64. Returned only once; null if the same `idempotencyKey` already created it.',
  })
  secret?: string | null;
}

@ObjectType({ description: 'Result of replaying deliveries.' })
class ReplayedDeliveries {
  @Field(() => Int, { description: 'Number of deliveries that were scheduled again.' })
  count!: number;
}

@ArgsType()
class WebhookDeliveryArgs extends PageArgs {
  @Field(() => ID, { description: 'ID of the webhook to list deliveries for.' })
  webhookId!: string;
  @Field(() => WebhookDeliveryState, { nullable: true, description: 'Filters deliveries by state.' })
  state?: WebhookDeliveryState | null;
  @Field(() => WebhookEventKind, { nullable: true, description: 'Filters deliveries by kind of event.' })
  kind?: WebhookEventKind | null;
}

const WEBHOOK_ID = { description: 'Webhook ID, as returned by `webhooks`.' };

@Resolver(() => Webhook)
export class WebhookResolver {
  @Allow('webhook:read')
  @MaxRows(MAX_WEBHOOKS)
  @ReadQuery(() => [Webhook], { description: 'All webhooks, sorted by name; at most 20.' })
  webhooks() {
    return rows(Webhook, (w) => ({ orderBy: sql`lower(${w.name}), ${w.id}` }));
  }

  @Allow('webhook:read')
  @ReadQuery(() => Webhook, { nullable: true, description: 'One webhook by ID. Null if unknown.' })
  webhook(@Arg('id', () => ID, WEBHOOK_ID) id: string) {
    return rows(Webhook, (w) => ({ where: sql`${w.id} = ${uuid(id)}` }));
  }

  @Allow('webhook:read')
  @ReadQuery(() => WebhookDeliveryPage, {
    description: 'Deliveries of a webhook in the last 30 days, newest first.',
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
      'Creates a webhook and its signing secret. BAD_INPUT: the name, the kinds or the URL is invalid; see `details`. POLICY: 20 webhooks exist. CONFLICT: the idempotencyKey was used with another input.',
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
      'Updates a webhook. Pending deliveries use the new URL. NOT_FOUND: unknown webhook. BAD_INPUT: the name, the kinds or the URL is invalid; see `details`.',
  })
  async updateWebhook(@Arg('input') input: UpdateWebhookInput, @Ctx() context: Context) {
    return resultRow(Webhook, await updateWebhook(context, input));
  }

  @Allow('webhook:manage', { proof: 'always' })
  @Mutation(() => WebhookWithSecret, {
    description:
      'Creates a new signing secret. The previous one also signs requests for 24 hours; earlier ones stop immediately. NOT_FOUND: unknown webhook.',
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
      'Enables or disables a webhook. While disabled, no events are recorded, and pending deliveries are paused until it is enabled again. NOT_FOUND: unknown webhook.',
  })
  async switchWebhook(@Arg('input') input: SwitchWebhookInput, @Ctx() context: Context) {
    return resultRow(Webhook, await switchWebhook(context, input));
  }

  @Allow('webhook:manage')
  @Mutation(() => Deleted, {
    description: 'Deletes a webhook with its deliveries irreversibly. NOT_FOUND: unknown webhook.',
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
      'Sends `webhook.tested` to a webhook once, even if it is disabled. NOT_FOUND: unknown webhook.',
  })
  async testWebhook(@Arg('webhookId', () => ID, WEBHOOK_ID) webhookId: string, @Ctx() context: Context) {
    return resultRow(WebhookDelivery, await testWebhook(context, webhookId));
  }

  @Allow('webhook:manage')
  @ReadMutation(() => WebhookDelivery, {
    description:
      'Replays an ended delivery once, with the same `webhook-id`. NOT_FOUND: unknown delivery. POLICY: the webhook is disabled. CONFLICT: the delivery is still pending.',
  })
  async replayWebhookDelivery(
    @Arg('deliveryId', () => ID, { description: 'Delivery ID, as returned by `webhookDeliveries`.' })
    deliveryId: string,
    @Ctx() context: Context,
  ) {
    return resultRow(WebhookDelivery, await replayWebhookDelivery(context, deliveryId));
  }

  @Allow('webhook:manage')
  @Mutation(() => ReplayedDeliveries, {
    description:
      'Replays all failed deliveries of a webhook, once each. NOT_FOUND: unknown webhook. POLICY: the webhook is disabled.',
  })
  async replayFailedDeliveries(
    @Arg('webhookId', () => ID, WEBHOOK_ID) webhookId: string,
    @Ctx() context: Context,
  ): Promise<ReplayedDeliveries> {
    return { count: await replayFailedDeliveries(context, webhookId) };
  }

  @ReadField(() => Boolean, {
    description: 'True if the URL is the simulated receiver of this server. Sandbox only.',
  })
  isSimulated(@Root() { address }: Row<Webhook>, @Ctx() { services }: Context) {
    return sql`starts_with(${address}, ${simulatedReceiver(services.config.publicUrl)})`;
  }

  @ReadField(() => Int, { description: 'Number of pending deliveries.' })
  waitingCount(@Root() { id }: Row<Webhook>) {
    return sql`(select count(*)::int from webhook_delivery d where d.webhook_id = ${id} and d.state = 'WAITING')`;
  }

  @ReadField(() => String, {
    nullable: true,
    description: 'Full name of the administrator who created the webhook. Null if unknown.',
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
      'Time of the next attempt, unless an earlier event of the same object is pending. Null once ended.',
  })
  nextTryAt(@Root() { state, dueAt }: Row<WebhookDelivery>) {
    return sql`case when ${state} = 'WAITING' then ${dueAt} end`;
  }

  @ReadField(() => Boolean, { description: 'True while an earlier event of the same object is pending.' })
  isHeldBack(@Root() { state, webhook, objectId, version }: Row<WebhookDelivery>) {
    return sql`(${state} = 'WAITING' and exists (select 1 from webhook_delivery e where e.webhook_id = ${webhook}
      and e.object_id = ${objectId} and e.state = 'WAITING' and e.version < ${version}))`;
  }
}

@Resolver(() => WebhookWithSecret)
export class WebhookWithSecretResolver {
  @FieldResolver(() => Webhook, { description: 'Current state of the webhook.' })
  webhook(@Root() { id }: CreatedWebhook) {
    return resultRow(Webhook, id);
  }
}
