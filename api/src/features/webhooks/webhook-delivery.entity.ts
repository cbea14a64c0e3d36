import { BigIntType, Collection, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, OneToMany, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { MaxRows, Visible } from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { Webhook } from './webhook.entity.ts';
import { WebhookDeliveryState, WebhookEventKind, WebhookFault } from './webhook.enums.ts';

/** Max stored attempts of one delivery, the latest ones. Only repeated replays exceed it. */
export const MAX_STORED_ATTEMPTS = 30;

const maySee = (viewer: Viewer | undefined): boolean => !!viewer?.may('webhook:read');

/**
 * One event for one webhook. Triggers of the database create the rows (`tell_webhooks` in the baseline), and the
 * dispatcher sends them.
 */
@Visible<Viewer, WebhookDelivery>(maySee)
@Entity()
@ObjectType({ description: 'Delivery of one event to a webhook, with its status.' })
export class WebhookDelivery {
  @Field(() => ID, {
    description: 'Unique delivery ID, sent in the header `webhook-id`. Identical for all attempts.',
  })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @ManyToOne(() => Webhook)
  webhook!: Rel<Webhook>;

  @Field(() => WebhookEventKind, { description: 'Kind of the event.' })
  @Property({ type: 'text' })
  kind!: WebhookEventKind;

  @Field(() => ID, { description: 'ID of the course, order, refund, enrolment, certificate or user.' })
  @Property({ type: 'uuid' })
  objectId!: string;

  @Property({ type: new BigIntType('number') })
  version!: number;

  @Field(() => DateTime, { description: 'Time at which the event occurred.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  occurredAt!: Date;

  @Field(() => WebhookDeliveryState, { description: 'Current state of the delivery.' })
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
    description: 'Time at which the delivery succeeded or failed permanently. Null while pending.',
  })
  @Property({ type: 'datetime', nullable: true })
  endedAt?: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'JSON payload, byte for byte as sent. Null before the first attempt.',
  })
  @Property({ type: 'text', nullable: true })
  body?: string | null;

  @MaxRows(MAX_STORED_ATTEMPTS)
  @Field(() => [WebhookAttempt], { description: 'Most recent attempts in chronological order; at most 30.' })
  @OneToMany(
    () => WebhookAttempt,
    (attempt) => attempt.delivery,
    { orderBy: { id: 'asc' } },
  )
  attempts = new Collection<WebhookAttempt>(this);
}

@Visible<Viewer, WebhookAttempt>(maySee)
@Entity()
@ObjectType({ description: 'Attempt to deliver an event to a webhook, with the response.' })
export class WebhookAttempt {
  @Field(() => ID, { description: 'Unique attempt ID. Immutable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @ManyToOne(() => WebhookDelivery)
  delivery!: Rel<WebhookDelivery>;

  @Field(() => DateTime, {
    description: 'Time at which the attempt started. The header `webhook-timestamp` has it in seconds.',
  })
  @Property({ type: 'datetime' })
  at!: Date;

  @Field(() => Int, { description: 'Duration of the attempt in milliseconds.' })
  @Property({ type: 'integer' })
  durationMs!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Value of the header `webhook-signature` as sent. Null if the request could not be signed.',
  })
  @Property({ type: 'text', nullable: true })
  signature?: string | null;

  @Field(() => WebhookFault, {
    nullable: true,
    description: 'Reason for the failure. Null if the attempt succeeded.',
  })
  @Property({ type: 'text', nullable: true })
  fault?: WebhookFault | null;

  @Field(() => Int, {
    nullable: true,
    description: 'HTTP status of the response. Null without a response.',
  })
  @Property({ type: 'integer', nullable: true })
  status?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'First 4,096 bytes of the response body as text. Null without a response.',
  })
  @Property({ type: 'text', nullable: true })
  answer?: string | null;
}
