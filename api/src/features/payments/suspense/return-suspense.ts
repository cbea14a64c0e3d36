import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, ID, InputType } from 'type-graphql';
import type { Context } from '../../../graphql/context.ts';
import { policy } from '../../../platform/errors/errors.ts';
import { TrimmedLength } from '../../../platform/input/trimmed-length.ts';
import { User } from '../../accounts/index.ts';
import { postRefundPaid, postSuspenseReturned } from '../../ledger/index.ts';
import { audit, IdempotencyKey, runOnce } from '../../operations/index.ts';
import { resolveDoubt } from '../raise-doubt.ts';
import { lockItem } from './load-items.ts';
import type { SuspenseItem } from './suspense-item.entity.ts';

@InputType({ description: 'Return of unmatched money to its sender.' })
export class ReturnSuspenseInput {
  @Field(() => ID, { description: 'ID of the unmatched money.' })
  itemId!: string;
  @Field({ description: 'Reason for the return, recorded in the audit log. 3 to 300 characters.' })
  @TrimmedLength(3, 300, { message: 'operations.reason' })
  reason!: string;
  @IdempotencyKey()
  idempotencyKey?: string | null;
}

@InputType({ description: 'Confirmation of the transfer that returned unmatched money.' })
export class ConfirmSuspenseReturnInput {
  @Field(() => ID, { description: 'ID of the money being returned.' })
  itemId!: string;
  @Field({
    description: 'The bank’s reference of the platform’s transfer, as on the statement. 3 to 64 characters.',
  })
  @TrimmedLength(3, 64, { message: 'billing.bankReference' })
  bankReference!: string;
  @IdempotencyKey()
  idempotencyKey?: string | null;
}

/**
 * Returns unmatched money. It is owed to its sender until the transfer is confirmed. For a large amount the first
 * administrator proposes the return, and another one approves it.
 */
export function returnSuspense(context: Context, input: ReturnSuspenseInput): Promise<string> {
  const reason = input.reason.trim();
  return change(context, { ...input, reason }, async (em, item, viewer) => {
    const needsTwo = item.needsSecondPerson;
    if (needsTwo && item.proposedBy?.id === viewer.id)
      throw policy('SECOND_PERSON_NEEDED', {}, 'billing.secondPerson');
    const isProposal = needsTwo && !item.proposedBy;
    if (isProposal) {
      item.assertReturnable();
      item.proposedBy = viewer;
    } else {
      item.approveReturn(viewer, reason);
      await em.flush();
      if (item.order) await resolveDoubt(em, item.order.id);
      const { id: key, amount, order } = item;
      await postSuspenseReturned(em, { key, amount, ...(order && { orderId: order.id }) });
    }
    audit(em, context, {
      action: isProposal ? 'suspense.propose-return' : 'suspense.return',
      targetId: item.id,
      after: { amount: item.amount },
      reason,
    });
  });
}

export function confirmSuspenseReturn(context: Context, input: ConfirmSuspenseReturnInput): Promise<string> {
  const bankReference = input.bankReference.trim();
  return change(context, { ...input, bankReference }, async (em, item) => {
    item.confirm(bankReference);
    await em.flush();
    await postRefundPaid(em, {
      key: `suspense:${item.id}`,
      amount: item.amount,
      ...(item.order && { orderId: item.order.id }),
    });
    audit(em, context, {
      action: 'suspense.confirm-return',
      targetId: item.id,
      after: { amount: item.amount, bankReference },
    });
  });
}

/** Changes unmatched money, once per idempotency key. Its order is locked first. */
async function change(
  context: Context,
  { idempotencyKey, ...input }: ReturnSuspenseInput | ConfirmSuspenseReturnInput,
  act: (em: EntityManager, item: SuspenseItem, viewer: User) => Promise<void>,
): Promise<string> {
  await runOnce(context, idempotencyKey, input, async (em, { id: viewerId }) => {
    const item = await lockItem(em, input.itemId);
    await act(em, item, em.getReference(User, viewerId));
    await em.flush();
    return item.id;
  });
  return input.itemId;
}
