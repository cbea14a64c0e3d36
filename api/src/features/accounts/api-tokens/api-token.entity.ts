import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { sql, View, Visible } from '../../../graphql/read/index.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { User } from '../user.entity.ts';

/** Max tokens of a person, including those that have expired and were not revoked. */
export const MAX_API_TOKENS = 20;
export const MAX_API_TOKEN_DAYS = 365;

export enum ApiTokenEndReason {
  REVOKED = 'REVOKED',
  WITHDRAWN = 'WITHDRAWN',
  PASSWORD_RESET = 'PASSWORD_RESET',
  EMAIL_RESTORED = 'EMAIL_RESTORED',
  PAYOUT_ACCOUNT_UNDONE = 'PAYOUT_ACCOUNT_UNDONE',
  DEACTIVATED = 'DEACTIVATED',
}
registerEnumType(ApiTokenEndReason, {
  name: 'ApiTokenEndReason',
  description: 'Why an API token ended before its time.',
  valuesConfig: {
    REVOKED: { description: 'Its owner revoked it.' },
    WITHDRAWN: { description: 'An administrator revoked it.' },
    PASSWORD_RESET: { description: 'A forgotten password was replaced by the code of a mail.' },
    EMAIL_RESTORED: { description: 'The old address took a change of address back.' },
    PAYOUT_ACCOUNT_UNDONE: {
      description: 'The owner said that someone else had entered a bank account for their earnings.',
    },
    DEACTIVATED: { description: 'An administrator suspended the account.' },
  },
});

/** A token for a person's own scripts and integrations. Its scopes are immutable; a change requires a new token. */
@Visible<Viewer, ApiToken>((viewer, token) => !!viewer && sql`${token.person} = ${viewer.id}`)
@Entity()
@ObjectType({ description: 'A personal API token: what a program shows instead of its owner’s sign-in.' })
export class ApiToken {
  [OptionalProps]?: 'createdAt';

  @Field(() => ID, { description: 'Of the token, and no part of its secret.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @ManyToOne(() => User)
  person!: Rel<User>;

  @Field({ description: 'What its owner calls it, after the program that has it.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => [String], {
    description:
      'Permissions that it has while its owner has them, as resource:action, in alphabetical order.',
  })
  @Property({ type: 'string[]' })
  scopes!: string[];

  /** Hash of the whole token, so that the contents of the table cannot be used to sign in. */
  @Property({ type: 'blob' })
  hash!: Buffer;

  @Field({ description: 'The last four characters of the token, to tell it from others.' })
  @Property({ type: 'text' })
  hint!: string;

  @Field(() => DateTime, { description: 'When it was made.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;

  @Field(() => DateTime, { description: 'When it ends by itself, or has ended.' })
  @Property({ type: 'datetime' })
  expiresAt!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it was last used, to the minute; absent: never.',
  })
  @Property({ type: 'datetime', nullable: true })
  lastUsedAt?: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Network address of its last use, forgotten with the token; absent: never used.',
  })
  @Property({ type: 'text', nullable: true })
  lastUsedAddress?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was ended before its time.' })
  @Property({ type: 'datetime', nullable: true })
  endedAt?: Date | null;

  @Field(() => ApiTokenEndReason, {
    nullable: true,
    description: 'Why it was ended before its time; absent while it was not.',
  })
  @Property({ type: 'text', nullable: true })
  endReason?: string | null;

  /** The token that replaced it. This one stays valid for the rest of the overlap and cannot be renewed again. */
  @ManyToOne(() => ApiToken, { nullable: true })
  renewedAs?: Rel<ApiToken> | null;

  @Property({ type: 'datetime', nullable: true })
  remindedAt?: Date | null;

  /**
   * Replaces it with another token.
   * @param overlapMs for which both are valid
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
@View(() => ApiToken, { ownVisibility: 'Administrators see tokens of others, ended ones too.' })
@ObjectType({
  description: 'An API token as administrators see it. Needs the permission `api-token:read`.',
})
export class IssuedApiToken {
  @Field(() => ID, { description: 'Of the token, and no part of its secret.' })
  id!: string;
  @Field({ description: 'What its owner calls it, after the program that has it.' })
  name!: string;
  @Field(() => [String], {
    description:
      'Permissions that it has while its owner has them, as resource:action, in alphabetical order.',
  })
  scopes!: string[];
  @Field({ description: 'The last four characters of the token, to tell it from others.' })
  hint!: string;
  @Field(() => DateTime, { description: 'When it was made.' })
  createdAt!: Date;
  @Field(() => DateTime, { description: 'When it ends by itself, or has ended.' })
  expiresAt!: Date;
  @Field(() => DateTime, {
    nullable: true,
    description: 'When it was last used, to the minute; absent: never.',
  })
  lastUsedAt?: Date | null;
  @Field(() => String, {
    nullable: true,
    description: 'Network address of its last use, forgotten with the token; absent: never used.',
  })
  lastUsedAddress?: string | null;
  @Field(() => DateTime, { nullable: true, description: 'When it was ended before its time.' })
  endedAt?: Date | null;
  @Field(() => ApiTokenEndReason, {
    nullable: true,
    description: 'Why it was ended before its time; absent while it was not.',
  })
  endReason?: string | null;
}
