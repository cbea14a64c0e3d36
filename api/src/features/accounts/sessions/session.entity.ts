import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { type Row, type Sql, sql, Visible } from '../../../graphql/read/index.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { User } from '../user.entity.ts';

/** Why a session ended early. The keys are the names in the schema, the values those in the database. */
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
registerEnumType(SessionEndReason, {
  name: 'SessionEndReason',
  description: 'Why a session ended before its time.',
  valuesConfig: {
    SIGNED_OUT: { description: 'The person signed out on that device.' },
    SIGNED_OUT_EVERYWHERE: { description: 'The person signed out on all devices at once.' },
    ENDED_BY_OWNER: { description: 'The person ended it from another device.' },
    PASSWORD_CHANGED: { description: 'The password was changed on another device.' },
    PASSWORD_RESET: { description: 'A forgotten password was replaced by the code of a mail.' },
    EMAIL_RESTORED: { description: 'The old address took a change of address back.' },
    PAYOUT_ACCOUNT_UNDONE: {
      description: 'The person said that someone else had entered a bank account for their earnings.',
    },
    TOKEN_REUSED: {
      description: 'A refresh token came again after its successor was used: it may be stolen.',
    },
    DEACTIVATED: { description: 'An administrator suspended the account.' },
  },
});

const isOwnAndAlive = (viewer: Viewer | undefined, session: Row<Session>): Sql | boolean =>
  !!viewer &&
  sql`${session.person} = ${viewer.id} and ${session.endedAt} is null and ${session.expiresAt} > now()`;

/** One signed-in device: a family of refresh tokens. */
@Visible<Viewer, Session>(isOwnAndAlive)
@Entity()
@ObjectType({ description: 'A device on which a person is signed in.' })
export class Session {
  [OptionalProps]?: 'generation' | 'openedOnRest' | 'createdAt' | 'lastUsedAt';

  @Field(() => ID, { description: 'Of the session: opaque, never changes.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @ManyToOne(() => User)
  person!: Rel<User>;

  @Field(() => String, { nullable: true, description: 'The browser’s own description, shortened.' })
  @Property({ type: 'text', nullable: true })
  device?: string | null;

  @Field(() => String, { nullable: true, description: 'Network address it was last refreshed from.' })
  @Property({ type: 'text', nullable: true })
  address?: string | null;

  /** Generation of the newest refresh token that was presented. Presenting an older one ends the session. */
  @Property({ type: 'integer' })
  generation: number = 0;

  /** Whether the person signed in on REST, where a recent sign-in counts as a proof of identity. */
  @Property({ type: 'boolean' })
  openedOnRest: boolean = false;

  @Field(() => DateTime, { description: 'When the person signed in.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;

  @Field(() => DateTime, { description: 'When it last did something, to the minute.' })
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

  /** The administrator's own session. */
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
