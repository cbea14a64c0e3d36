import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, ID, InputType } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { CalendarDate, Vnd } from '../../graphql/scalars.ts';
import { nextNumberOfMonth, runSql, sql } from '../../platform/db/index.ts';
import { badInput, notFound, policy } from '../../platform/errors/errors.ts';
import { TrimmedLength } from '../../platform/input/trimmed-length.ts';
import { User } from '../accounts/index.ts';
import { freezeEarning, postDisputeOpened } from '../ledger/index.ts';
import { audit, IdempotencyKey, runOnce } from '../operations/index.ts';
import { PaymentStatus } from '../orders/index.ts';
import { PaymentAttempt } from '../payments/index.ts';
import { Dispute } from './dispute.entity.ts';
import { lockDisputable } from './disputed-sale.ts';
import { notifyDispute } from './notification-kinds.ts';

@InputType({ description: 'A payment that a buyer’s bank provisionally took back.' })
export class OpenDisputeInput {
  @Field({
    description: 'The platform’s payment reference or the gateway’s transaction ID. 3 to 64 characters.',
  })
  @TrimmedLength(3, 64, { message: 'billing.disputePayment' })
  paymentReference!: string;
  @Field(() => ID, {
    nullable: true,
    description: 'ID of the disputed order line. Required if the order has several.',
  })
  lineId?: string | null;
  @Field(() => Vnd, {
    nullable: true,
    description:
      'Amount that the bank took back, in đồng. Omitted: the amount paid for the line. It can be higher only by money of the payment that was refunded before, which the platform then loses.',
  })
  amount?: number | null;
  @Field({
    description: 'The gateway’s own case number, which its settlements also contain. 3 to 64 characters.',
  })
  @TrimmedLength(3, 64, { message: 'billing.disputeReference' })
  reference!: string;
  @Field(() => CalendarDate, { description: 'Last day, in Vietnam, on which the bank accepts evidence.' })
  deadline!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Evidence for the sale, visible only to administrators. At most 2,000 characters.',
  })
  @TrimmedLength(0, 2000, { message: 'billing.disputeEvidence' })
  evidence?: string | null;
  @IdempotencyKey()
  idempotencyKey?: string | null;
}

/**
 * Records that a buyer’s bank has provisionally taken money back. The teacher’s earning is not released until the
 * bank decides. The buyer keeps access to the course or package.
 */
export function openDispute(context: Context, input: OpenDisputeInput): Promise<string> {
  const { idempotencyKey, ...request } = input;
  return runOnce(context, idempotencyKey, request, async (em, viewer) => {
    const attempt = await findPayment(em, input.paymentReference.trim());
    const sale = await lockDisputable(em, attempt, input.lineId);
    const { order, line, buyer, share } = sale;
    if ([buyer.id, line?.teacher.id].includes(viewer.id)) throw policy('OWN_DISPUTE');
    const loss = await computeLoss(em, attempt, (input.amount ?? share) - share);
    const dispute = em.create(Dispute, {
      number: await nextNumberOfMonth(em, 'TS', 'dispute_number'),
      order,
      line,
      attempt,
      buyer,
      teacher: line?.teacher,
      gateway: attempt.gateway,
      reference: input.reference.trim(),
      amount: share + loss,
      loss,
      deadline: input.deadline,
      evidence: input.evidence?.trim() || null,
      openedBy: em.getReference(User, viewer.id),
    });
    await em.flush();
    audit(em, context, {
      action: 'dispute.open',
      targetId: dispute.id,
      after: { number: dispute.number, amount: dispute.amount, loss, reference: dispute.reference },
    });
    if (line) {
      await notifyDispute(em, context.services, dispute, line);
      await freezeEarning(em, line.id, `dispute:${dispute.id}`);
    }
    const { id: disputeId, gateway, amount } = dispute;
    await postDisputeOpened(em, { disputeId, gateway, orderId: order.id, amount });
    return dispute.id;
  });
}

async function findPayment(em: EntityManager, reference: string): Promise<PaymentAttempt> {
  const found = await em.find(
    PaymentAttempt,
    { status: PaymentStatus.SUCCEEDED, doubt: null, $or: [{ reference }, { gatewayTransaction: reference }] },
    { limit: 2, populate: ['order'] },
  );
  if (found.length !== 1) throw notFound();
  return found[0]!;
}

/** The amount beyond the line: money of the payment that had been refunded before and that no dispute has taken. */
async function computeLoss(em: EntityManager, attempt: PaymentAttempt, beyond: number): Promise<number> {
  if (beyond === 0) return 0;
  await runSql(em, sql`select 1 from payment_attempt where id = ${attempt.id} for no key update`);
  const [free] = await runSql<{ max: number }>(
    em,
    sql`select ((select coalesce(sum(r.amount - r.exchanged), 0) from refund r
        where r.order_id = ${attempt.order.id} and r.status in ('APPROVED', 'PROCESSING', 'FAILED', 'COMPLETED'))
      - (select coalesce(sum(d.loss), 0) from dispute d where d.attempt_id = ${attempt.id} and d.status <> 'WON'))::float8 as max`,
  );
  if (beyond < 0 || beyond > free!.max) throw badInput('amount', 'billing.disputeAmount');
  return beyond;
}
