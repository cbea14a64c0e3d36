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
@ObjectType({ description: 'An address of another program that is told of what happens here.' })
export class Webhook {
  [OptionalProps]?: 'isActive' | 'createdAt' | 'secretChangedAt' | 'failures';

  @Field(() => ID, { description: 'Of the webhook: opaque, never changes.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @Field({ description: 'What administrators call it, after the program that listens.' })
  @Property({ type: 'text' })
  name!: string;

  @Field({ description: 'Where events are posted: an absolute address, with https.' })
  @Property({ type: 'text' })
  address!: string;

  @Field(() => [WebhookEventKind], { description: 'What it is told of, at least one kind.' })
  @Property({ type: 'string[]' })
  kinds!: WebhookEventKind[];

  @Field({ description: 'False: nothing is recorded for it and nothing is sent.' })
  @Property({ type: 'boolean' })
  isActive: boolean = true;

  /** Encrypted, so that the contents of the table cannot be used to sign. */
  @Property({ type: 'blob' })
  secretSealed!: Buffer;

  @Field(() => DateTime, { description: 'When the secret that signs now was made.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  secretChangedAt!: Date;

  @Property({ type: 'blob', nullable: true })
  formerSecretSealed?: Buffer | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Until when the former secret signs as well; absent where there was none.',
  })
  @Property({ type: 'datetime', nullable: true })
  formerSecretUntil?: Date | null;

  @ManyToOne(() => User, { nullable: true, fieldName: 'created_by' })
  createdBy?: Rel<User> | null;

  @Field(() => DateTime, { description: 'When it was made by an administrator.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When something last reached it; absent: nothing has so far.',
  })
  @Property({ type: 'datetime', nullable: true })
  lastDeliveredAt?: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Since when nothing but failures has come back; absent while it works.',
  })
  @Property({ type: 'datetime', nullable: true })
  failingSince?: Date | null;

  @Property({ type: 'integer' })
  failures: number = 0;

  @Field(() => DateTime, { nullable: true, description: 'When it was switched off; absent while it is on.' })
  @Property({ type: 'datetime', nullable: true })
  switchedOffAt?: Date | null;

  @Field(() => WebhookOffReason, {
    nullable: true,
    description: 'Why it was switched off; absent while it is on.',
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
