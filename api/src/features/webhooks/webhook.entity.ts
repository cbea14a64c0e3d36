import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { Visible } from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { User } from '../accounts/index.ts';
import { FORMER_SECRET_HOURS } from './schedule.ts';
import { WebhookEventKind, WebhookOffReason } from './webhook.enums.ts';
import type { NewSecret } from './webhook-secret.ts';

export const MAX_WEBHOOKS = 20;

@Visible<Viewer, Webhook>((viewer) => !!viewer?.may('webhook:read'))
@Entity()
@ObjectType({ description: 'Webhook that sends events to a third-party program.' })
export class Webhook {
  [OptionalProps]?: 'isActive' | 'createdAt' | 'secretChangedAt' | 'failures';

  @Field(() => ID, { description: 'Unique webhook ID. Immutable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @Field({ description: 'Name of the receiving program, chosen by an administrator.' })
  @Property({ type: 'text' })
  name!: string;

  @Field({ description: 'Absolute HTTPS URL that receives the events.' })
  @Property({ type: 'text' })
  address!: string;

  @Field(() => [WebhookEventKind], { description: 'Kinds of events to send; at least one.' })
  @Property({ type: 'string[]' })
  kinds!: WebhookEventKind[];

  @Field({ description: 'False if the webhook is disabled. No events are then recorded or sent.' })
  @Property({ type: 'boolean' })
  isActive: boolean = true;

  /** Encrypted, so that the contents of the table cannot be used to sign. */
  @Property({ type: 'blob' })
  secretSealed!: Buffer;

  @Field(() => DateTime, { description: 'Time at which the current secret was created.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  secretChangedAt!: Date;

  @Property({ type: 'blob', nullable: true })
  formerSecretSealed?: Buffer | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time until which the previous secret also signs requests. Null if there is none.',
  })
  @Property({ type: 'datetime', nullable: true })
  formerSecretUntil?: Date | null;

  @ManyToOne(() => User, { nullable: true, fieldName: 'created_by' })
  createdBy?: Rel<User> | null;

  @Field(() => DateTime, { description: 'Time at which the webhook was created.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time of the last successful delivery. Null if none.',
  })
  @Property({ type: 'datetime', nullable: true })
  lastDeliveredAt?: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time since which all deliveries failed. Null if deliveries succeed.',
  })
  @Property({ type: 'datetime', nullable: true })
  failingSince?: Date | null;

  @Property({ type: 'integer' })
  failures: number = 0;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which the webhook was disabled. Null while it is enabled.',
  })
  @Property({ type: 'datetime', nullable: true })
  switchedOffAt?: Date | null;

  @Field(() => WebhookOffReason, {
    nullable: true,
    description: 'Reason why the webhook was disabled. Null while it is enabled.',
  })
  @Property({ type: 'text', nullable: true })
  switchedOffFor?: WebhookOffReason | null;

  /** Replaces the secret. The former one stays valid for a day, and an even older one ends. */
  rotate({ sealed }: NewSecret, now: Date): void {
    this.formerSecretSealed = this.secretSealed;
    this.formerSecretUntil = new Date(now.getTime() + FORMER_SECRET_HOURS * 3_600_000);
    this.secretSealed = sealed;
    this.secretChangedAt = now;
  }

  switchOn(): void {
    this.isActive = true;
    this.switchedOffAt = null;
    this.switchedOffFor = null;
    this.failingSince = null;
    this.failures = 0;
  }

  switchOff(now: Date): void {
    this.isActive = false;
    this.switchedOffAt = now;
    this.switchedOffFor = WebhookOffReason.ADMINISTRATOR;
  }
}
