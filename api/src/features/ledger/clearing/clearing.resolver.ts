import { Arg, Args, Ctx, ID, Resolver } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import type { Context } from '../../../graphql/context.ts';
import { PageArgs } from '../../../graphql/page.args.ts';
import {
  COMMAND_DECIDED,
  derived,
  page,
  ReadMutation,
  ReadQuery,
  type Sql,
  sql,
} from '../../../graphql/read/index.ts';
import { TaxesOwed, TaxPayment, TaxPaymentPage, WriteOff, WriteOffPage } from './clearing.types.ts';
import { RecordTaxPaymentInput, recordTaxPayment } from './pay-taxes.ts';
import { approveWriteOff, ProposeWriteOffInput, proposeWriteOff, rejectWriteOff } from './write-off.ts';

const PERMITTED = 'The query requires a permission.';

const owedSql = (code: string): Sql =>
  sql`coalesce((select abs(a.balance) from ledger_account a where a.code = ${code}), 0)`;

const PAYMENTS = sql`
  select t.id, t.period, t.reference, t.vat_withheld as "vatWithheld", t.pit_withheld as "pitWithheld",
    t.vat_output as "vatOutput", p.full_name as "paidBy", t.at
  from tax_payment t join person p on p.id = t.paid_by`;
const WRITE_OFFS = sql`
  select w.id, w.teacher_id as "teacherId", t.full_name as "teacherName", w.amount, w.reason, w.state,
    w.proposed_by as "proposedById", p.full_name as "proposedBy", d.full_name as "decidedBy", w.proposed_at as "proposedAt"
  from write_off w join person t on t.id = w.teacher_id join person p on p.id = w.proposed_by
  left join person d on d.id = w.decided_by`;

/** Manual clearing: taxes paid to the tax office, and debts of teachers that are written off. */
@Resolver()
export class ClearingResolver {
  @Allow('ledger:read')
  @ReadQuery(() => TaxesOwed, { description: 'Taxes currently owed to the tax office.' })
  taxesOwed() {
    return derived(
      TaxesOwed,
      sql`select ${owedSql('tax-withheld:vat')} as "vatWithheld", ${owedSql('tax-withheld:pit')} as "pitWithheld",
        ${owedSql('vat-output')} as "vatOutput", ${owedSql('tax-credit')} as credit`,
      PERMITTED,
    );
  }

  @Allow('ledger:read')
  @ReadQuery(() => TaxPaymentPage, { description: 'Tax payments to the tax office, newest first.' })
  taxPayments(@Args() { page: number, limit }: PageArgs) {
    return page(TaxPayment, (t) => ({ orderBy: sql`${t.at} desc, ${t.id} desc`, page: number, limit }), {
      from: PAYMENTS,
      skipVisibility: PERMITTED,
    });
  }

  @Allow('ledger:read')
  @ReadQuery(() => WriteOffPage, {
    description:
      'Write-offs of teachers’ debts. Write-offs that wait for approval come first, then the newest.',
  })
  writeOffs(@Args() { page: number, limit }: PageArgs) {
    return page(
      WriteOff,
      (w) => ({
        orderBy: sql`${w.state} = 'PROPOSED' desc, ${w.proposedAt} desc, ${w.id} desc`,
        page: number,
        limit,
      }),
      { from: WRITE_OFFS, skipVisibility: PERMITTED },
    );
  }

  @Allow('ledger:clear', { proof: 'always' })
  @ReadMutation(() => TaxPayment, {
    description:
      'Records a tax payment to the tax office; each amount is at most the amount owed. POLICY: all amounts are zero, or an amount exceeds the amount owed. CONFLICT: the reference is already recorded, or the idempotency key was used with another request.',
  })
  async recordTaxPayment(@Arg('input') input: RecordTaxPaymentInput, @Ctx() context: Context) {
    const id = await recordTaxPayment(context, input);
    return derived(TaxPayment, sql`select * from (${PAYMENTS}) t where t.id = ${id}`, COMMAND_DECIDED);
  }

  @Allow('ledger:clear', { proof: 'always' })
  @ReadMutation(() => WriteOff, {
    description:
      'Writes off a teacher’s debt, or proposes the write-off if it requires a second administrator. NOT_FOUND: unknown teacher. POLICY: the amount exceeds the debt, or the debt is the viewer’s own. CONFLICT: a write-off is already proposed, or the idempotency key was used with another request.',
  })
  async proposeWriteOff(@Arg('input') input: ProposeWriteOffInput, @Ctx() context: Context) {
    return writeOffResult(await proposeWriteOff(context, input));
  }

  @Allow('ledger:clear', { proof: 'always' })
  @ReadMutation(() => WriteOff, {
    description:
      'Approves a proposed write-off. NOT_FOUND: unknown write-off. CONFLICT: it is already decided. POLICY: the viewer proposed it or owes the debt, or the debt is now smaller than the amount.',
  })
  async approveWriteOff(
    @Arg('writeOffId', () => ID, { description: 'ID of a proposed write-off.' }) writeOffId: string,
    @Ctx() context: Context,
  ) {
    return writeOffResult(await approveWriteOff(context, writeOffId));
  }

  @Allow('ledger:clear', { proof: 'always' })
  @ReadMutation(() => WriteOff, {
    description:
      'Rejects a proposed write-off. NOT_FOUND: unknown write-off. CONFLICT: it is already decided. POLICY: the debt is the viewer’s own.',
  })
  async rejectWriteOff(
    @Arg('writeOffId', () => ID, { description: 'ID of a proposed write-off.' }) writeOffId: string,
    @Ctx() context: Context,
  ) {
    return writeOffResult(await rejectWriteOff(context, writeOffId));
  }
}

const writeOffResult = (id: string) =>
  derived(WriteOff, sql`select * from (${WRITE_OFFS}) w where w.id = ${id}`, COMMAND_DECIDED);
