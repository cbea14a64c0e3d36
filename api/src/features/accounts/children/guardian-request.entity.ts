import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { defineEnum } from '../../../graphql/define-enum.ts';
import { type Row, type Sql, sql, Visible } from '../../../graphql/read/index.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { gone } from '../../../platform/errors/errors.ts';
import { User } from '../user.entity.ts';

export const GuardianRequestStatus = defineEnum(
  'GuardianRequestStatus',
  'Status of a request for the consent of a guardian.',
  {
    PENDING: 'The guardian has not answered. The link in the email may have expired.',
    CONSENTED: 'The guardian consents, so the profile is public.',
    REFUSED: 'The guardian refused, so the profile stays closed.',
    WITHDRAWN: 'The guardian withdrew the consent, which closed the profile.',
    CANCELLED:
      'Another request replaced it, or the child closed the profile. The link in the email is invalid.',
  },
);
export type GuardianRequestStatus = keyof typeof GuardianRequestStatus;

const isOwn = (viewer: Viewer | undefined, request: Row<GuardianRequest>): Sql | boolean =>
  !!viewer && (viewer.may('person:read') || sql`${request.person} = ${viewer.id}`);

/** A request for a guardian's consent. The database allows a person one that is pending or in force. */
@Visible<Viewer, GuardianRequest>(isOwn)
@Entity({ tableName: 'guardian_request' })
@ObjectType({ description: 'Request for the consent of a child’s guardian to a public profile.' })
export class GuardianRequest {
  [OptionalProps]?: 'status' | 'sentAt' | 'isOpen';

  @Field(() => ID, { description: 'Unique request ID. Immutable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @ManyToOne(() => User)
  person!: Rel<User>;

  @ManyToOne(() => User)
  askedBy!: Rel<User>;

  @Field({ description: 'Full name of the guardian. Empty after an erasure.' })
  @Property({ type: 'text' })
  guardianName!: string;

  @Field({ description: 'Email address of the guardian. Empty after an erasure.' })
  @Property({ type: 'text' })
  guardianEmail!: string;

  /** Hash of the token in the e-mailed link. Null after an erasure. */
  @Property({ type: 'blob', nullable: true, lazy: true })
  tokenHash?: Buffer | null;

  @Field(() => GuardianRequestStatus, { description: 'Current status of the request.' })
  @Property({ type: 'text' })
  status: GuardianRequestStatus = GuardianRequestStatus.PENDING;

  @Field(() => DateTime, { description: 'Time of the email to the guardian.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  sentAt!: Date;

  @Field(() => DateTime, { description: 'Time until which the guardian can answer.' })
  @Property({ type: 'datetime' })
  expiresAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'Time of the guardian’s answer. Null until then.' })
  @Property({ type: 'datetime', nullable: true })
  answeredAt?: Date | null;

  /** Number of the version of the privacy policy that applied at the answer. */
  @Property({ type: 'integer', nullable: true })
  answeredPrivacyNumber?: number | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which the guardian withdrew the consent. Null unless withdrawn.',
  })
  @Property({ type: 'datetime', nullable: true })
  withdrawnAt?: Date | null;

  @Property({ type: 'integer', nullable: true })
  withdrawnPrivacyNumber?: number | null;

  /**
   * The guardian consents or refuses once. A consent can be withdrawn at any time.
   * @throws GONE if the request is answered or replaced, or has expired
   */
  answer(isGiven: boolean, privacyNumber: number): void {
    if (!this.isOpen || (isGiven && this.status !== GuardianRequestStatus.PENDING)) throw gone('LINK_GONE');
    if (this.status === GuardianRequestStatus.PENDING)
      Object.assign(this, {
        status: isGiven ? GuardianRequestStatus.CONSENTED : GuardianRequestStatus.REFUSED,
        answeredAt: new Date(),
        answeredPrivacyNumber: privacyNumber,
      });
    else
      Object.assign(this, {
        status: GuardianRequestStatus.WITHDRAWN,
        withdrawnAt: new Date(),
        withdrawnPrivacyNumber: privacyNumber,
      });
  }

  /** True if the link in the e-mail is valid: until the first answer, and for a withdrawal while a consent is in force. */
  get isOpen(): boolean {
    if (this.status === GuardianRequestStatus.CONSENTED) return true;
    return this.status === GuardianRequestStatus.PENDING && this.expiresAt > new Date();
  }
}
