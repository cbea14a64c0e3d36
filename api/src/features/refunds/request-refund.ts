import type { EntityManager } from '@mikro-orm/postgresql';
import { ValidateNested } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { getValue, nextNumberOfMonth, sql } from '../../platform/db/index.ts';
import { badInput, notFound } from '../../platform/errors/errors.ts';
import { daysAfter } from '../../platform/i18n/dates.ts';
import { TrimmedLength } from '../../platform/input/trimmed-length.ts';
import type { Settings } from '../../platform/settings/index.ts';
import { freezeEarning } from '../ledger/index.ts';
import { RequiredIdempotencyKey, runOnce } from '../operations/index.ts';
import { type Order, PaymentStatus } from '../orders/index.ts';
import { getGateways, PaymentAttempt } from '../payments/index.ts';
import { BankAccountInput, sealedAccount } from './bank-account.ts';
import { lockPurchase } from './load-refund.ts';
import { notifyTeacher } from './notify-refund.ts';
import { recordStep } from './record-step.ts';
import { Refund, RefundReason, RefundStatus, RefundStepKind } from './refund.entity.ts';
import { escalateRefund } from './refund.jobs.ts';
import { assertRefundable, refundRight } from './refund-right.ts';
import {
  REFUND_ABUSE_COUNT,
  REFUND_ABUSE_DAYS,
  REFUND_FOUR_EYES_FROM,
  REFUND_TEACHER_DAYS,
} from './settings.ts';

@InputType({ description: 'Request of a refund for one bought course.' })
export class RequestRefundInput {
  @Field(() => ID, { description: 'ID of the order line to refund.' })
  lineId!: string;
  @Field(() => RefundReason, { description: 'Reason that the buyer gives.' })
  reason!: RefundReason;
  @Field(() => String, {
    nullable: true,
    description: 'Message visible to the teacher; required for OTHER. At most 500 characters.',
  })
  @TrimmedLength(0, 500, { message: 'billing.refundNote' })
  note?: string | null;
  @Field(() => BankAccountInput, {
    nullable: true,
    description: 'Target account instead of the original payment method. Required for payments by transfer.',
  })
  @ValidateNested()
  bankAccount?: BankAccountInput | null;
  @RequiredIdempotencyKey()
  idempotencyKey!: string;
}

/**
 * Requests a refund of an order line. A request that the policy forbids is rejected immediately. Until the decision
 * the teacher's earning is not released and no certificate is issued.
 */
export function requestRefund(context: Context, input: RequestRefundInput): Promise<string> {
  const { idempotencyKey, ...request } = input;
  const { keys, settings } = context.services;
  return runOnce(context, idempotencyKey, request, async (em, viewer) => {
    const purchase = await lockPurchase(em, input.lineId);
    if (purchase?.line.buyer.id !== viewer.id) throw notFound();
    const { line, order } = purchase;
    const right = await refundRight(em, line.id);
    assertRefundable(right);
    const note = input.note?.trim() || null;
    if (input.reason === RefundReason.OTHER && !note) throw badInput('note', 'billing.refundNoteNeeded');
    const account = sealedAccount(keys, input.bankAccount);
    if (!account && !(await isRefundableByGateway(em, context, order)))
      throw badInput('bankAccount', 'billing.bankAccountNeeded');
    const refund = em.create(Refund, {
      number: await nextRefundNumber(em),
      line,
      order,
      buyer: line.buyer,
      teacher: line.teacher,
      course: line.course,
      status: RefundStatus.REQUESTED,
      reason: input.reason,
      note,
      amount: right.amount,
      percentAtRequest: right.percent,
      isFlagged: await isFrequent(em, settings, viewer.id),
      needsSecondPerson: right.amount >= settings.get(REFUND_FOUR_EYES_FROM),
      ...account,
    });
    refund.awaitTeacher(daysAfter(new Date(), settings.get(REFUND_TEACHER_DAYS)));
    await em.flush();
    recordStep(em, context, refund, RefundStepKind.REQUESTED, note);
    await freezeEarning(em, line.id, `refund:${refund.id}`);
    await notifyTeacher(em, context.services, refund, line.title);
    const startAfter = refund.answerBy!;
    await context.services.jobs.send(em, escalateRefund, { refundId: refund.id }, { startAfter });
    return refund.id;
  });
}

/**
 * True if the gateway of the payment can refund it: not if another course or matched money paid a part of the order.
 */
export async function isRefundableByGateway(
  em: EntityManager,
  { services }: Context,
  order: Order,
): Promise<boolean> {
  if (order.credit > 0) return false;
  const paid = await em.findOne(PaymentAttempt, { order, status: PaymentStatus.SUCCEEDED, doubt: null });
  const port = paid && getGateways(services).all.find(({ code }) => code === paid.gateway);
  return port?.refunds === 'GATEWAY' && paid?.amount === order.total;
}

/** True if the buyer requests refunds or exchanges frequently. It rejects nothing. */
export async function isFrequent(em: EntityManager, settings: Settings, buyerId: string): Promise<boolean> {
  const [count, days] = [settings.get(REFUND_ABUSE_COUNT), settings.get(REFUND_ABUSE_DAYS)];
  return getValue<boolean>(
    em,
    sql`select count(*) >= ${count}::int as often from refund
     where buyer_id = ${buyerId} and status <> 'CANCELLED' and requested_at > now() - make_interval(days => ${days})`,
  );
}

export const nextRefundNumber = (em: EntityManager): Promise<string> =>
  nextNumberOfMonth(em, 'HT', 'refund_number');
