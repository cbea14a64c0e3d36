import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { defineEnum } from '../../../graphql/define-enum.ts';
import { sql, View, Visible } from '../../../graphql/read/index.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { User } from '../user.entity.ts';

/** Max tokens of a person, including those that have expired and were not revoked. */
export const MAX_API_TOKENS = 20;
export const MAX_API_TOKEN_DAYS = 365;

export const ApiTokenEndReason = defineEnum(
  'ApiTokenEndReason',
  'Reason why an API token ended before it expired.',
  {
    REVOKED: 'The owner revoked the token.',
    WITHDRAWN: 'An administrator revoked the token.',
    PASSWORD_RESET: 'The owner replaced a forgotten password with an emailed code.',
    EMAIL_RESTORED: 'The owner reverted a change of the email address.',
    PAYOUT_ACCOUNT_UNDONE:
      'The owner reported that a bank account for earnings was entered without authorisation.',
    DEACTIVATED: 'An administrator suspended the account.',
  },
);
export type ApiTokenEndReason = keyof typeof ApiTokenEndReason;

@ObjectType()
abstract class ApiTokenFields {
  @Field(() => ID, { description: 'Unique token ID. Not part of the secret.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @Field({ description: 'Name chosen by the owner, usually that of the program.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => [String], {
    description:
      'Scopes as resource:action, in alphabetical order. Each is effective while the owner has the permission.',
  })
  @Property({ type: 'string[]' })
  scopes!: string[];

  @Field({ description: 'Last four characters of the token, for identification.' })
  @Property({ type: 'text' })
  hint!: string;

  @Field(() => DateTime, { description: 'Time at which the token was created.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;

  @Field(() => DateTime, { description: 'Time at which the token expires.' })
  @Property({ type: 'datetime' })
  expiresAt!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time of the last use, accurate to the minute. Null if never used.',
  })
  @Property({ type: 'datetime', nullable: true })
  lastUsedAt?: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'IP address of the last use, deleted with the token. Null if never used.',
  })
  @Property({ type: 'text', nullable: true })
  lastUsedAddress?: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which the token was ended before it expired.',
  })
  @Property({ type: 'datetime', nullable: true })
  endedAt?: Date | null;

  @Field(() => ApiTokenEndReason, {
    nullable: true,
    description: 'Reason why the token was ended before it expired. Null if it was not.',
  })
  @Property({ type: 'text', nullable: true })
  endReason?: string | null;
}

/** A token for a person's own scripts and integrations. Its scopes are immutable; a change requires a new token. */
@Visible<Viewer, ApiToken>((viewer, token) => !!viewer && sql`${token.person} = ${viewer.id}`)
@Entity()
@ObjectType({ description: 'Personal API token with which a program acts for its owner.' })
export class ApiToken extends ApiTokenFields {
  [OptionalProps]?: 'createdAt';

  @ManyToOne(() => User)
  person!: Rel<User>;

  /** Hash of the whole token, so that the contents of the table cannot be used to sign in. */
  @Property({ type: 'blob' })
  hash!: Buffer;

  /** The token that replaced it. This one stays valid for the rest of the overlap and cannot be renewed again. */
  @ManyToOne(() => ApiToken, { nullable: true })
  renewedAs?: Rel<ApiToken> | null;

  @Property({ type: 'datetime', nullable: true })
  remindedAt?: Date | null;

  /**
   * Replaces it with another token.
   * @param overlapMs milliseconds for which both are valid
   */
  renew(successor: ApiToken, overlapMs: number): void {
    this.renewedAs = successor;
    this.expiresAt = new Date(Math.min(this.expiresAt.getTime(), Date.now() + overlapMs));
  }

  end(reason: ApiTokenEndReason): void {
    this.endedAt ??= new Date();
    this.endReason ??= reason;
  }
}

@Visible<Viewer, IssuedApiToken>((viewer) => !!viewer?.may('api-token:read'))
@View(() => ApiToken, {
  ownVisibility: 'Administrators see tokens of other people, including expired and revoked ones.',
})
@ObjectType({
  description: 'API token as visible to administrators. Needs the permission `api-token:read`.',
})
export class IssuedApiToken extends ApiTokenFields {}
