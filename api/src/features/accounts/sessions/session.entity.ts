import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { registerEnum } from '../../../graphql/define-enum.ts';
import { type Row, type Sql, sql, Visible } from '../../../graphql/read/index.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { User } from '../user.entity.ts';

/** Reason for which a session ended early. The keys are the names in the schema, the values those in the database. */
export const SessionEndReason = {
  SIGNED_OUT: 'signed-out',
  SIGNED_OUT_EVERYWHERE: 'signed-out-everywhere',
  ENDED_BY_OWNER: 'ended-by-owner',
  PASSWORD_CHANGED: 'password-changed',
  PASSWORD_RESET: 'password-reset',
  EMAIL_RESTORED: 'email-restored',
  PAYOUT_ACCOUNT_UNDONE: 'payout-account-undone',
  TOKEN_REUSED: 'token-reused',
  DEACTIVATED: 'deactivated',
} as const;
export type EndReason = (typeof SessionEndReason)[keyof typeof SessionEndReason];
registerEnum(SessionEndReason, 'SessionEndReason', 'Reason why a session ended before it expired.', {
  SIGNED_OUT: 'The user signed out on that device.',
  SIGNED_OUT_EVERYWHERE: 'The user signed out on all devices.',
  ENDED_BY_OWNER: 'The user ended the session from another device.',
  PASSWORD_CHANGED: 'The password was changed on another device.',
  PASSWORD_RESET: 'The user replaced a forgotten password with an emailed code.',
  EMAIL_RESTORED: 'The user reverted a change of the email address.',
  PAYOUT_ACCOUNT_UNDONE:
    'The user reported that a bank account for earnings was entered without authorisation.',
  TOKEN_REUSED: 'A refresh token was reused after its successor was used; it may be stolen.',
  DEACTIVATED: 'An administrator suspended the account.',
});

const isOwnAndAlive = (viewer: Viewer | undefined, session: Row<Session>): Sql | boolean =>
  !!viewer &&
  sql`${session.person} = ${viewer.id} and ${session.endedAt} is null and ${session.expiresAt} > now()`;

@Visible<Viewer, Session>(isOwnAndAlive)
@Entity()
@ObjectType({ description: 'Session of a signed-in user on one device.' })
export class Session {
  [OptionalProps]?: 'generation' | 'openedOnRest' | 'createdAt' | 'lastUsedAt';

  @Field(() => ID, { description: 'Unique session ID. Immutable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @ManyToOne(() => User)
  person!: Rel<User>;

  @Field(() => String, { nullable: true, description: 'User agent of the browser, shortened.' })
  @Property({ type: 'text', nullable: true })
  device?: string | null;

  @Field(() => String, { nullable: true, description: 'IP address of the last refresh.' })
  @Property({ type: 'text', nullable: true })
  address?: string | null;

  /** Generation of the newest refresh token that was presented. Presenting an older one ends the session. */
  @Property({ type: 'integer' })
  generation: number = 0;

  /** True if the person signed in on REST, where a recent sign-in counts as a proof of identity. */
  @Property({ type: 'boolean' })
  openedOnRest: boolean = false;

  @Field(() => DateTime, { description: 'Time at which the user signed in.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;

  @Field(() => DateTime, { description: 'Time of the last activity, accurate to the minute.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  lastUsedAt!: Date;

  @Property({ type: 'datetime' })
  expiresAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  endedAt?: Date | null;

  @Property({ type: 'text', nullable: true })
  endReason?: string | null;

  /**
   * The person whom an administrator views as. Such a session is read-only, and ends with its parent at the latest.
   */
  @ManyToOne(() => User, { nullable: true })
  viewAs?: Rel<User> | null;

  @ManyToOne(() => Session, { nullable: true })
  viewAsParent?: Rel<Session> | null;

  @Property({ type: 'text', nullable: true })
  viewAsReason?: string | null;

  end(reason: EndReason): void {
    this.endedAt ??= new Date();
    this.endReason ??= reason;
  }
}

/** Stored as a hash, so that the contents of the table cannot be used to sign in. */
@Entity()
export class RefreshToken {
  @PrimaryKey({ type: 'blob' })
  hash!: Buffer;

  @ManyToOne(() => Session)
  session!: Rel<Session>;

  @Property({ type: 'integer' })
  generation!: number;
}
