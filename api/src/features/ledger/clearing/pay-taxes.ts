import { Matches, Min } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import type { Context } from '../../../graphql/context.ts';
import { Vnd } from '../../../graphql/scalars.ts';
import { runSql, sql } from '../../../platform/db/index.ts';
import { conflict, policy } from '../../../platform/errors/errors.ts';
import { TrimmedLength } from '../../../platform/input/trimmed-length.ts';
import { audit, IdempotencyKey, runOnce } from '../../operations/index.ts';
import { lockTaxes, postTaxPaid } from '../post-gateway.ts';

@InputType({ description: 'Payment that was made to the tax office.' })
export class RecordTaxPaymentInput {
  @Field({ description: 'Declared month, for instance 2026-11.' })
  @Matches(/^20\d\d-(0[1-9]|1[0-2])$/, { message: 'ledger.period' })
  period!: string;
  @Field({ description: 'Reference of the payment at the bank or the tax office; 3 to 64 characters.' })
  @TrimmedLength(3, 64, { message: 'ledger.reference' })
  reference!: string;
  @Field(() => Vnd, { description: 'Value added tax withheld from teachers, in đồng.' })
  @Min(0, { message: 'ledger.amount' })
  vatWithheld!: number;
  @Field(() => Vnd, { description: 'Personal income tax withheld from teachers, in đồng.' })
  @Min(0, { message: 'ledger.amount' })
  pitWithheld!: number;
  @Field(() => Vnd, { description: 'Value added tax on the platform’s own sales, in đồng.' })
  @Min(0, { message: 'ledger.amount' })
  vatOutput!: number;
  @IdempotencyKey()
  idempotencyKey?: string | null;
}

const TAXES = ['vatWithheld', 'pitWithheld', 'vatOutput'] as const;

/**
 * Records a payment to the tax office: of each tax at most what is owed. A tax credit from refunded sales is set off
 * first.
 */
export function recordTaxPayment(context: Context, input: RecordTaxPaymentInput): Promise<string> {
  const { idempotencyKey, ...request } = input;
  return runOnce(context, idempotencyKey, request, async (em, viewer) => {
    const { period, vatWithheld, pitWithheld, vatOutput } = input;
    const reference = input.reference.trim();
    if (vatWithheld + pitWithheld + vatOutput === 0) throw policy('NO_TAX_PAID');
    const owed = await lockTaxes(em);
    for (const tax of TAXES)
      if (input[tax] > owed[tax]) throw policy('TAX_OVER_OWED', { limit: owed[tax], value: input[tax] });
    const [payment] = await runSql<{ id: string }>(
      em,
      sql`insert into tax_payment (period, reference, vat_withheld, pit_withheld, vat_output, paid_by)
        values (${period}, ${reference}, ${vatWithheld}, ${pitWithheld}, ${vatOutput}, ${viewer.id})
        on conflict (reference) do nothing returning id`,
    );
    if (!payment) throw conflict('TAX_RECORDED_BEFORE');
    await postTaxPaid(em, { key: payment.id, vatWithheld, pitWithheld, vatOutput });
    audit(em, context, {
      action: 'tax.pay',
      targetType: 'tax-payment',
      targetId: payment.id,
      after: { period, reference, vatWithheld, pitWithheld, vatOutput },
    });
    return payment.id;
  });
}
