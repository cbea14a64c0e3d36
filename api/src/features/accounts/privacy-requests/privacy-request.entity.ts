import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { defineEnum } from '../../../graphql/define-enum.ts';
import { type Row, type Sql, sql, Visible } from '../../../graphql/read/index.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { conflict } from '../../../platform/errors/errors.ts';
import { User } from '../user.entity.ts';

export const PrivacyRequestKind = defineEnum(
  'PrivacyRequestKind',
  'Kind of action that a person requests about personal data.',
  {
    COPY: 'To see the data, or to get a copy of it.',
    CORRECTION: 'To correct data that the person cannot correct by themselves.',
    DELETION: 'To delete the data.',
    RESTRICTION: 'To restrict the processing, or to object to it.',
    WITHDRAWAL: 'To withdraw all consents given.',
  },
);
export type PrivacyRequestKind = keyof typeof PrivacyRequestKind;

export const PrivacyRequestStatus = defineEnum(
  'PrivacyRequestStatus',
  'Status of a request about personal data.',
  {
    OPEN: 'An administrator has not answered yet.',
    ACCEPTED: 'An administrator accepted the request, and its effects were applied.',
    REFUSED: 'An administrator refused the request and stated the article of the law.',
    AUTOMATIC: 'The person made the request by themselves, and it needed no answer.',
  },
);
export type PrivacyRequestStatus = keyof typeof PrivacyRequestStatus;

const isOwn = (viewer: Viewer | undefined, request: Row<PrivacyRequest>): Sql | boolean =>
  !!viewer && sql`${request.person} = ${viewer.id}`;

/** A request that an administrator answers. The database allows one open request of each kind. */
@Visible<Viewer, PrivacyRequest>(isOwn)
@Entity({ tableName: 'privacy_request' })
@ObjectType({ description: 'Request of the viewer about personal data, which an administrator answers.' })
export class PrivacyRequest {
  [OptionalProps]?: 'status' | 'requestedAt';

  @Field(() => ID, { description: 'Unique request ID. Immutable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @ManyToOne(() => User)
  person!: Rel<User>;

  @Field(() => PrivacyRequestKind, { description: 'Kind of action that the person requests.' })
  @Property({ type: 'text' })
  kind!: PrivacyRequestKind;

  @Field({ description: 'The request in the person’s own words.' })
  @Property({ type: 'text' })
  text!: string;

  @Field(() => PrivacyRequestStatus, { description: 'Current status of the request.' })
  @Property({ type: 'text' })
  status: PrivacyRequestStatus = PrivacyRequestStatus.OPEN;

  @Field(() => DateTime, { description: 'Time of the request.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  requestedAt!: Date;

  @Field(() => DateTime, { description: 'Time by which the law requires an answer.' })
  @Property({ type: 'datetime' })
  dueAt!: Date;

  @Field(() => String, { nullable: true, description: 'Answer of the administrator. Null while open.' })
  @Property({ type: 'text', nullable: true })
  answer?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Article of the law on which a refusal relies. Null unless refused.',
  })
  @Property({ type: 'text', nullable: true })
  article?: string | null;

  @ManyToOne(() => User, { nullable: true })
  decidedBy?: Rel<User> | null;

  @Field(() => DateTime, { nullable: true, description: 'Time of the answer. Null while open.' })
  @Property({ type: 'datetime', nullable: true })
  decidedAt?: Date | null;

  accept(by: User, answer: string): void {
    this.decide(PrivacyRequestStatus.ACCEPTED, by, answer);
  }

  refuse(by: User, answer: string, article: string): void {
    this.decide(PrivacyRequestStatus.REFUSED, by, answer);
    this.article = article;
  }

  /** @throws CONFLICT if it was answered before */
  private decide(status: PrivacyRequestStatus, by: User, answer: string): void {
    if (this.status !== PrivacyRequestStatus.OPEN)
      throw conflict('PRIVACY_REQUEST_ANSWERED', { state: this.status });
    Object.assign(this, { status, answer, decidedBy: by, decidedAt: new Date() });
  }
}
