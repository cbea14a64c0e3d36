import { BigIntType, OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { type Row, type Sql, sql, Visible } from '../../../graphql/read/index.ts';
import { DateTime, Vnd } from '../../../graphql/scalars.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { conflict } from '../../../platform/errors/errors.ts';

export enum PayoutStatus {
  PENDING = 'PENDING',
  APPROVED = 'APPROVED',
  PROCESSING = 'PROCESSING',
  PAID = 'PAID',
  FAILED = 'FAILED',
  REJECTED = 'REJECTED',
  WITHDRAWN = 'WITHDRAWN',
}
registerEnumType(PayoutStatus, {
  name: 'PayoutStatus',
  description: 'Where a payout is on its way to the teacher’s bank.',
  valuesConfig: {
    PENDING: { description: 'Asked for; an administrator has to approve it.' },
    APPROVED: { description: 'Goes into the next file for the bank.' },
    PROCESSING: { description: 'The bank was told; it can’t be taken back any more.' },
    PAID: { description: 'The bank’s statement says that the money has left.' },
    FAILED: { description: 'The bank gave the money back; it is available again.' },
    REJECTED: { description: 'Refused with a reason; the money is available again.' },
    WITHDRAWN: { description: 'Taken back before it was approved; the money is available again.' },
  },
});

/** The allowed source states of each transition. */
const FROM = {
  approve: [PayoutStatus.PENDING],
  reject: [PayoutStatus.PENDING, PayoutStatus.APPROVED],
  withdraw: [PayoutStatus.PENDING],
  cancel: [PayoutStatus.PENDING, PayoutStatus.APPROVED],
  send: [PayoutStatus.APPROVED],
  pay: [PayoutStatus.PROCESSING],
  fail: [PayoutStatus.PROCESSING],
} as const;

const isParty = (viewer: Viewer | undefined, payout: Row<Payout>): Sql | boolean =>
  !!viewer && (viewer.may('payout:read-any') || sql`${payout.teacherId} = ${viewer.id}`);

@Visible<Viewer, Payout>(isParty)
@Entity({ tableName: 'payout' })
@ObjectType({ description: 'Money on its way from a teacher’s earnings to their bank.' })
export class Payout {
  [OptionalProps]?: 'status' | 'requestedAt' | 'needsSecondPerson';

  @Field(() => ID, { description: 'Of the payout: opaque, never changes.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @Field({ description: 'For people to quote and in the transfer’s content, for instance CT-1126-0098.' })
  @Property({ type: 'text' })
  number!: string;

  @Property({ type: 'uuid' })
  teacherId!: string;

  @Property({ type: 'uuid' })
  accountId!: string;

  /**
   * Whether two administrators must approve it. Fixed at the request, because the administrators who decide can also
   * change the settings.
   */
  @Property({ type: 'boolean' })
  needsSecondPerson: boolean = true;

  @Field(() => Vnd, { description: 'What the teacher receives, in đồng; nothing is taken off.' })
  @Property({ type: new BigIntType('number') })
  amount!: number;

  @Field(() => PayoutStatus, { description: 'Where it is on its way.' })
  @Property({ type: 'text' })
  status: PayoutStatus = PayoutStatus.PENDING;

  @Field(() => DateTime, { description: 'When the teacher asked for it.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  requestedAt!: Date;

  @Field(() => DateTime, {
    description: 'From when it may be approved: later than it was asked for while its account cools down.',
  })
  @Property({ type: 'datetime' })
  dueFrom!: Date;

  @Field(() => DateTime, { nullable: true, description: 'When the last needed person approved it.' })
  @Property({ type: 'datetime', nullable: true })
  approvedAt?: Date | null;

  @Property({ type: 'uuid', nullable: true })
  fileId?: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it was paid, failed, was refused or withdrawn; absent while it is on its way.',
  })
  @Property({ type: 'datetime', nullable: true })
  endedAt?: Date | null;

  @Field(() => String, { nullable: true, description: 'What the bank calls the transfer; once it is paid.' })
  @Property({ type: 'text', nullable: true })
  bankReference?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why it failed, was refused or taken back; absent where there is nothing to say.',
  })
  @Property({ type: 'text', nullable: true })
  reason?: string | null;

  /** @throws CONFLICT unless it may be approved */
  mustBeApprovable(): void {
    must(this, 'approve');
  }

  approve(): void {
    must(this, 'approve');
    this.status = PayoutStatus.APPROVED;
    this.approvedAt = new Date();
  }

  reject(reason: string): void {
    end(this, 'reject', PayoutStatus.REJECTED, reason);
  }

  /** By the teacher, before the approval. */
  withdraw(): void {
    end(this, 'withdraw', PayoutStatus.WITHDRAWN);
  }

  /** Because someone other than the teacher entered its account. */
  cancel(reason: string): void {
    end(this, 'cancel', PayoutStatus.WITHDRAWN, reason);
  }

  /** Assigns it to a transfer file. A payout is in one file only. */
  send(fileId: string): void {
    must(this, 'send');
    this.status = PayoutStatus.PROCESSING;
    this.fileId = fileId;
  }

  pay(bankReference: string): void {
    end(this, 'pay', PayoutStatus.PAID);
    this.bankReference = bankReference;
  }

  fail(reason: string): void {
    end(this, 'fail', PayoutStatus.FAILED, reason);
  }
}

function must({ status }: Payout, transition: keyof typeof FROM): void {
  if (!(FROM[transition] as readonly PayoutStatus[]).includes(status))
    throw conflict('WRONG_STATE', { state: status }, 'payout.state');
}

function end(payout: Payout, transition: keyof typeof FROM, status: PayoutStatus, reason?: string): void {
  must(payout, transition);
  payout.status = status;
  payout.endedAt = new Date();
  payout.reason = reason ?? null;
}
