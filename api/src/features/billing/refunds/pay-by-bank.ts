import { IsOptional, ValidateNested } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { conflict } from '../../../platform/errors.ts';
import { TrimmedLength } from '../../../platform/trimmed-length.ts';
import { BankAccountInput, sealedAccount } from './bank-account.ts';
import { lockRefund } from './load-refund.ts';
import { recordStep } from './record-step.ts';
import { RefundRole, RefundStatus, RefundStepKind, RefundTransfer } from './refund.entity.ts';
import { sendRefund } from './refund.jobs.ts';
import { mustDecide } from './refund.policy.ts';
import { settleTransfer } from './settle-transfer.ts';

@InputType({ description: 'Sends a refund again whose money could not be sent.' })
export class RetryRefundInput {
  @Field(() => ID, { description: 'Of a refund that is FAILED.' })
  refundId!: string;
  @Field(() => BankAccountInput, {
    nullable: true,
    description: 'The buyer’s account, to send it from the bank instead; left out: the same way again.',
  })
  @IsOptional()
  @ValidateNested()
  bankAccount?: BankAccountInput | null;
}

@InputType({ description: 'Says that the bank has sent a refund’s money.' })
export class ConfirmRefundTransferInput {
  @Field(() => ID, { description: 'Of a refund that is paid by a bank transfer.' })
  refundId!: string;
  @Field({ description: 'The bank’s own name of the transfer; 3 to 60 characters.' })
  @TrimmedLength(3, 60, { message: 'billing.bankTransaction' })
  transaction!: string;
}

/** Sends a refund again that failed: by the gateway, or from the bank to an account of the buyer's. */
export function retryRefund(context: Context, { refundId, bankAccount }: RetryRefundInput): Promise<string> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    const { refund } = await lockRefund(em, refundId);
    mustDecide(viewer, refund);
    if (refund.status !== RefundStatus.FAILED) throw conflict('WRONG_STATE', { state: refund.status });
    Object.assign(refund, sealedAccount(context.services.keys, bankAccount));
    recordStep(em, context, refund, { kind: RefundStepKind.RETRIED, role: RefundRole.ADMIN });
    await context.services.jobs.send(em, sendRefund, { refundId: refund.id });
    return refund.id;
  });
}

/** The bank has sent the money of a refund: whoever sent it says by which transfer. */
export async function confirmRefundTransfer(
  context: Context,
  { refundId, transaction }: ConfirmRefundTransferInput,
): Promise<string> {
  const viewer = signedIn(context);
  const transferId = await context.em.transactional(async (em) => {
    const { refund } = await lockRefund(em, refundId);
    mustDecide(viewer, refund);
    const transfer = await em.findOne(RefundTransfer, {
      refund,
      kind: 'BANK',
      status: { $in: ['CREATED', 'SENT'] },
    });
    if (!transfer) throw conflict('WRONG_STATE', { state: refund.status });
    recordStep(em, context, refund, {
      kind: RefundStepKind.CONFIRMED,
      role: RefundRole.ADMIN,
      note: transaction.trim(),
    });
    return transfer.id;
  });
  await settleTransfer(context.services, transferId, { outcome: 'DONE', transaction: transaction.trim() });
  return refundId;
}
