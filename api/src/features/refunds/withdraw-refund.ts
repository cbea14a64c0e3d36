import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, ID, InputType } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { runSql, sql } from '../../platform/db/index.ts';
import { conflict, policy } from '../../platform/errors/errors.ts';
import { daysAfter } from '../../platform/i18n/dates.ts';
import { TrimmedLength } from '../../platform/input/trimmed-length.ts';
import { enqueueDueCertificate } from '../learning/index.ts';
import { freezeEarning, unfreezeEarning } from '../ledger/index.ts';
import type { OrderLine } from '../orders/index.ts';
import { changeRefund } from './load-refund.ts';
import { notifyPlatform } from './notify-refund.ts';
import { recordStep } from './record-step.ts';
import { RefundStepKind } from './refund.entity.ts';
import { assertBuyer } from './refund.policy.ts';
import { REFUND_ANSWER_DAYS, REFUND_APPEAL_DAYS } from './settings.ts';

@InputType({ description: 'Appeal against the rejection of a refund.' })
export class AppealRefundInput {
  @Field(() => ID, { description: 'ID of a rejected refund of the viewer.' })
  refundId!: string;
  @Field({ description: 'Arguments for the refund, visible to the platform. 10 to 1,000 characters.' })
  @TrimmedLength(10, 1000, { message: 'billing.refundAnswer' })
  note!: string;
}

/** Cancels the refund. The buyer may request it again while the terms allow. */
export const cancelRefund = (context: Context, refundId: string): Promise<string> =>
  changeRefund(context, refundId, assertBuyer, async (em, { refund, line }) => {
    refund.cancel();
    recordStep(em, context, refund, RefundStepKind.CANCELLED);
    await em.flush();
    await unfreezeEarning(em, line.id, `refund:${refund.id}`);
    await enqueueDueCertificate(em, context.services, refund.buyer.id, refund.course.id);
  });

/** Appeals against a rejection, once. The platform decides again. */
export const appealRefund = (context: Context, { refundId, note }: AppealRefundInput): Promise<string> =>
  changeRefund(context, refundId, assertBuyer, async (em, { refund, line }) => {
    const { settings } = context.services;
    const until = refund.decidedAt && daysAfter(refund.decidedAt, settings.get(REFUND_APPEAL_DAYS));
    if (until && until < new Date()) throw policy('APPEAL_TOO_LATE', { deadline: until.toISOString() });
    await assertUndisputed(em, line);
    refund.appeal(note.trim(), daysAfter(new Date(), settings.get(REFUND_ANSWER_DAYS)));
    recordStep(em, context, refund, RefundStepKind.APPEALED, note.trim());
    await em.flush();
    await freezeEarning(em, line.id, `refund:${refund.id}`);
    await notifyPlatform(em, context.services, refund, line.title);
  });

/** Money that the buyer’s bank has taken back cannot be refunded. */
async function assertUndisputed(em: EntityManager, { id, state }: OrderLine): Promise<void> {
  const [open] = await runSql<{ number: string }>(
    em,
    sql`select number from dispute where line_id = ${id} and status = 'OPEN'`,
  );
  if (open) throw conflict('IN_DISPUTE', { number: open.number });
  if (state !== 'PAID') throw policy('REFUND_NOT_PAID');
}
