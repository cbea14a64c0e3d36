import { BigIntType, OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { defineEnum } from '../../../graphql/define-enum.ts';
import { type Row, type Sql, sql, Visible } from '../../../graphql/read/index.ts';
import { DateTime, Vnd } from '../../../graphql/scalars.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { conflict } from '../../../platform/errors/errors.ts';

export const PayoutStatus = defineEnum('PayoutStatus', 'Progress of a payout, from request to transfer.', {
  PENDING: 'Requested; waiting for approval by an administrator.',
  APPROVED: 'Approved; waiting for the next transfer file.',
  PROCESSING: 'Included in a transfer file for the bank. It can no longer be cancelled.',
  PAID: 'Confirmed as paid by the bank statement.',
  FAILED: 'Returned by the bank; the amount is available again.',
  REJECTED: 'Rejected with a reason; the amount is available again.',
  WITHDRAWN: 'Withdrawn by the teacher before approval; the amount is available again.',
});
export type PayoutStatus = keyof typeof PayoutStatus;

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
@ObjectType({ description: 'Payout of a teacher’s earnings to a bank account.' })
export class Payout {
  [OptionalProps]?: 'status' | 'requestedAt' | 'needsSecondPerson';

  @Field(() => ID, { description: 'Unique payout ID. Immutable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @Field({
    description: 'Payout number for display and for the transfer content, for instance CT-1126-0098.',
  })
  @Property({ type: 'text' })
  number!: string;

  @Property({ type: 'uuid' })
  teacherId!: string;

  @Property({ type: 'uuid' })
  accountId!: string;

  /**
   * True if two administrators must approve it. Fixed at the request, because the administrators who decide can also
   * change the settings.
   */
  @Property({ type: 'boolean' })
  needsSecondPerson: boolean = true;

  @Field(() => Vnd, { description: 'Amount that the teacher receives in đồng, without deductions.' })
  @Property({ type: new BigIntType('number') })
  amount!: number;

  @Field(() => PayoutStatus, { description: 'Current status of the payout.' })
  @Property({ type: 'text' })
  status: PayoutStatus = PayoutStatus.PENDING;

  @Field(() => DateTime, { description: 'Time at which the teacher requested the payout.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  requestedAt!: Date;

  @Field(() => DateTime, {
    description:
      'Earliest time of approval. Later than the request if the account was in its waiting period.',
  })
  @Property({ type: 'datetime' })
  dueFrom!: Date;

  @Field(() => DateTime, { nullable: true, description: 'Time of the last required approval.' })
  @Property({ type: 'datetime', nullable: true })
  approvedAt?: Date | null;

  @Property({ type: 'uuid', nullable: true })
  fileId?: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which the payout was paid, failed, rejected or withdrawn. Null while in progress.',
  })
  @Property({ type: 'datetime', nullable: true })
  endedAt?: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Transfer reference of the bank. Null until the payout is paid.',
  })
  @Property({ type: 'text', nullable: true })
  bankReference?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Reason for a failure, rejection or withdrawal. Null if none was given.',
  })
  @Property({ type: 'text', nullable: true })
  reason?: string | null;

  /** @throws CONFLICT unless it may be approved */
  assertApprovable(): void {
    assertTransition(this, 'approve');
  }

  approve(): void {
    assertTransition(this, 'approve');
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
    assertTransition(this, 'send');
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

function assertTransition({ status }: Payout, transition: keyof typeof FROM): void {
  if (!(FROM[transition] as readonly PayoutStatus[]).includes(status))
    throw conflict('WRONG_STATE', { state: status }, 'payout.state');
}

function end(payout: Payout, transition: keyof typeof FROM, status: PayoutStatus, reason?: string): void {
  assertTransition(payout, transition);
  payout.status = status;
  payout.endedAt = new Date();
  payout.reason = reason ?? null;
}
