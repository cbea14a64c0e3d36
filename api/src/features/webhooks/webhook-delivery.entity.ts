import { BigIntType, Collection, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, OneToMany, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { MaxRows, Visible } from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { Webhook } from './webhook.entity.ts';
import { WebhookDeliveryState, WebhookEventKind, WebhookFault } from './webhook.enums.ts';

/** Max stored attempts of one delivery, the latest ones. Only repeated replays exceed it. */
export const MAX_ATTEMPTS_KEPT = 30;

const maySee = (viewer: Viewer | undefined): boolean => !!viewer?.may('webhook:read');

/**
 * One event for one webhook. Triggers of the database create the rows (`tell_webhooks` in the baseline), and the
 * dispatcher sends them.
 */
@Visible<Viewer, WebhookDelivery>(maySee)
@Entity()
@ObjectType({ description: 'One event that a webhook is told of, and what became of it.' })
export class WebhookDelivery {
  @Field(() => ID, { description: 'Of the delivery: the header `webhook-id`, the same at each try.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @ManyToOne(() => Webhook)
  webhook!: Rel<Webhook>;

  @Field(() => WebhookEventKind, { description: 'What has happened to the object.' })
  @Property({ type: 'text' })
  kind!: WebhookEventKind;

  @Field(() => ID, { description: 'Of the course, order, refund, enrolment, certificate or person.' })
  @Property({ type: 'uuid' })
  objectId!: string;

  @Property({ type: new BigIntType('number') })
  version!: number;

  @Field(() => DateTime, { description: 'When it happened, on the server’s clock.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  occurredAt!: Date;

  @Field(() => WebhookDeliveryState, { description: 'Whether it waits, has arrived or was given up.' })
  @Property({ type: 'text' })
  state: WebhookDeliveryState = WebhookDeliveryState.WAITING;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  dueAt!: Date;

  /** The time of the last possible retry. */
  @Property({ type: 'datetime', defaultRaw: `now() + interval '1 day'` })
  retryUntil!: Date;

  /** Incremented by each claim, so that a process with an expired claim records nothing. */
  @Property({ type: 'integer' })
  tries: number = 0;

  @Property({ type: 'datetime', nullable: true })
  sendingUntil?: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it arrived or was given up; absent while it waits.',
  })
  @Property({ type: 'datetime', nullable: true })
  endedAt?: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'The JSON that is posted, byte for byte; absent until it was sent first.',
  })
  @Property({ type: 'text', nullable: true })
  body?: string | null;

  @MaxRows(MAX_ATTEMPTS_KEPT)
  @Field(() => [WebhookAttempt], { description: 'The latest tries, at most 30, the first one first.' })
  @OneToMany(
    () => WebhookAttempt,
    (attempt) => attempt.delivery,
    { orderBy: { id: 'asc' } },
  )
  attempts = new Collection<WebhookAttempt>(this);
}

@Visible<Viewer, WebhookAttempt>(maySee)
@Entity()
@ObjectType({ description: 'One try to tell a webhook of an event, and what it answered.' })
export class WebhookAttempt {
  @Field(() => ID, { description: 'Of the try: opaque, never changes.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @ManyToOne(() => WebhookDelivery)
  delivery!: Rel<WebhookDelivery>;

  @Field(() => DateTime, { description: 'When it began; the header `webhook-timestamp` has its seconds.' })
  @Property({ type: 'datetime' })
  at!: Date;

  @Field(() => Int, { description: 'How long it took, in milliseconds.' })
  @Property({ type: 'integer' })
  durationMs!: number;

  @Field(() => String, {
    nullable: true,
    description: 'The header `webhook-signature` as it was sent; absent where nothing could be signed.',
  })
  @Property({ type: 'text', nullable: true })
  signature?: string | null;

  @Field(() => WebhookFault, { nullable: true, description: 'Why it failed; absent where it arrived.' })
  @Property({ type: 'text', nullable: true })
  fault?: WebhookFault | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The HTTP status that was answered; absent without an answer.',
  })
  @Property({ type: 'integer', nullable: true })
  status?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'The first 4,096 bytes of the answer as text; absent without an answer.',
  })
  @Property({ type: 'text', nullable: true })
  answer?: string | null;
}
