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

const PERMITTED = 'The query has a permission of its own.';

const owed = (code: string): Sql =>
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
  @ReadQuery(() => TaxesOwed, { description: 'What is owed to the tax office now.' })
  taxesOwed() {
    return derived(
      TaxesOwed,
      sql`select ${owed('tax-withheld:vat')} as "vatWithheld", ${owed('tax-withheld:pit')} as "pitWithheld",
        ${owed('vat-output')} as "vatOutput", ${owed('tax-credit')} as credit`,
      PERMITTED,
    );
  }

  @Allow('ledger:read')
  @ReadQuery(() => TaxPaymentPage, { description: 'Taxes paid to the office, latest first.' })
  taxPayments(@Args() { page: number, limit }: PageArgs) {
    return page(TaxPayment, (t) => ({ orderBy: sql`${t.at} desc, ${t.id} desc`, page: number, limit }), {
      from: PAYMENTS,
      skipVisibility: PERMITTED,
    });
  }

  @Allow('ledger:read')
  @ReadQuery(() => WriteOffPage, {
    description: 'What teachers owe and was given up: what waits for a second person first, then the latest.',
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
      'Enters that taxes were paid to the office, each at most as much as is owed of it. POLICY: nothing is paid, or more than is owed. CONFLICT: the reference was entered before, or the key came with another request.',
  })
  async recordTaxPayment(@Arg('input') input: RecordTaxPaymentInput, @Ctx() context: Context) {
    const id = await recordTaxPayment(context, input);
    return derived(TaxPayment, sql`select * from (${PAYMENTS}) t where t.id = ${id}`, COMMAND_DECIDED);
  }

  @Allow('ledger:clear', { proof: 'always' })
  @ReadMutation(() => WriteOff, {
    description:
      'Gives up what a teacher owes, or proposes it where two people have to agree. NOT_FOUND: no such teacher. POLICY: more than they owe, or the viewer’s own debt. CONFLICT: one is proposed already, or the key came with another request.',
  })
  async proposeWriteOff(@Arg('input') input: ProposeWriteOffInput, @Ctx() context: Context) {
    return one(await proposeWriteOff(context, input));
  }

  @Allow('ledger:clear', { proof: 'always' })
  @ReadMutation(() => WriteOff, {
    description:
      'Agrees that a debt is given up. NOT_FOUND: no such proposal. CONFLICT: it is decided. POLICY: proposed by the viewer, the viewer’s own debt, or they owe less by now.',
  })
  async approveWriteOff(
    @Arg('writeOffId', () => ID, { description: 'Of a write-off that is proposed.' }) writeOffId: string,
    @Ctx() context: Context,
  ) {
    return one(await approveWriteOff(context, writeOffId));
  }

  @Allow('ledger:clear', { proof: 'always' })
  @ReadMutation(() => WriteOff, {
    description:
      'Refuses to give a debt up. NOT_FOUND: no such proposal. CONFLICT: it is decided. POLICY: the viewer’s own debt.',
  })
  async rejectWriteOff(
    @Arg('writeOffId', () => ID, { description: 'Of a write-off that is proposed.' }) writeOffId: string,
    @Ctx() context: Context,
  ) {
    return one(await rejectWriteOff(context, writeOffId));
  }
}

const one = (id: string) =>
  derived(WriteOff, sql`select * from (${WRITE_OFFS}) w where w.id = ${id}`, COMMAND_DECIDED);
