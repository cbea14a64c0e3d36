import type { EntityManager } from '@mikro-orm/postgresql';
import { ValidateNested } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { getValue, sql } from '../../platform/db/index.ts';
import { conflict } from '../../platform/errors/errors.ts';
import { TrimmedLength } from '../../platform/input/trimmed-length.ts';
import { BankAccountInput, sealedAccount } from './bank-account.ts';
import { assertStatus, changeRefund } from './load-refund.ts';
import { recordStep } from './record-step.ts';
import { RefundStatus, RefundStepKind } from './refund.entity.ts';
import { sendRefund } from './refund.jobs.ts';
import { assertMayDecide } from './refund.policy.ts';
import { RefundTransfer } from './refund-transfer.entity.ts';
import { applyOutcome, lockTransfer } from './settle-transfer.ts';

@InputType({ description: 'Retry of a refund whose money could not be sent.' })
export class RetryRefundInput {
  @Field(() => ID, { description: 'ID of a refund that is FAILED.' })
  refundId!: string;
  @Field(() => BankAccountInput, {
    nullable: true,
    description: 'The buyer’s account, for a bank transfer instead. Omitted: the same method again.',
  })
  @ValidateNested()
  bankAccount?: BankAccountInput | null;
}

@InputType({ description: 'Confirmation that the bank has sent a refund’s money.' })
export class ConfirmRefundTransferInput {
  @Field(() => ID, { description: 'ID of a refund paid by a bank transfer.' })
  refundId!: string;
  @Field({ description: 'The bank’s transaction number; 3 to 60 characters.' })
  @TrimmedLength(3, 60, { message: 'billing.bankTransaction' })
  transaction!: string;
  @Field(() => Boolean, {
    nullable: true,
    description: 'Must be true if a file for the bank contains the transfer. CONFLICT otherwise.',
  })
  despiteFile?: boolean | null;
}

/** Retries a failed refund: by the gateway, or by a bank transfer to an account of the buyer. */
export const retryRefund = (context: Context, { refundId, bankAccount }: RetryRefundInput): Promise<string> =>
  changeRefund(context, refundId, assertMayDecide, async (em, { refund }) => {
    assertStatus(refund, RefundStatus.FAILED);
    Object.assign(refund, sealedAccount(context.services.keys, bankAccount));
    recordStep(em, context, refund, RefundStepKind.RETRIED);
    await context.services.jobs.send(em, sendRefund, { refundId: refund.id });
  });

/** Confirms that the bank has sent the money of a refund, with the bank's transaction number. */
export const confirmRefundTransfer = (
  context: Context,
  { refundId, transaction, despiteFile }: ConfirmRefundTransferInput,
): Promise<string> =>
  changeRefund(context, refundId, assertMayDecide, async (em, { refund }) => {
    const open = await em.findOne(RefundTransfer, {
      refund,
      kind: 'BANK',
      status: { $in: ['CREATED', 'SENT'] },
    });
    if (!open) throw conflict('WRONG_STATE', { state: refund.status });
    const locked = await lockTransfer(em, open.id);
    await assertFileAcknowledged(em, locked.transfer, despiteFile);
    const note = transaction.trim();
    recordStep(em, context, refund, RefundStepKind.CONFIRMED, note);
    await applyOutcome(em, context.services, locked, { outcome: 'DONE', transaction: note });
  });

/** @throws CONFLICT if a file for the bank contains the transfer and the client has not acknowledged that */
export async function assertFileAcknowledged(
  em: EntityManager,
  { fileId }: Pick<RefundTransfer, 'fileId'>,
  despiteFile: boolean | null | undefined,
): Promise<void> {
  if (!fileId || despiteFile) return;
  const fileNumber = await getValue<string>(em, sql`select number from transfer_file where id = ${fileId}`);
  throw conflict('IN_TRANSFER_FILE', { number: fileNumber });
}
