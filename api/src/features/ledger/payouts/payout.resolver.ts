import { ValidateNested } from 'class-validator';
import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Field,
  ID,
  InputType,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { Allow, Public } from '../../../graphql/allow.ts';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { PageArgs } from '../../../graphql/page.args.ts';
import {
  all,
  COMMAND_DECIDED,
  createPageType,
  derived,
  Guard,
  MaxRows,
  page,
  ReadField,
  ReadMutation,
  ReadQuery,
  type Row,
  resultRow,
  sql,
} from '../../../graphql/read/index.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import { SearchField } from '../../../graphql/search-field.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { BANKS, Bank } from './banks.ts';
import { approvePayout, RejectPayoutInput, rejectPayout, withdrawPayout } from './decide-payout.ts';
import { Payout, PayoutStatus } from './payout.entity.ts';
import { destinations, PayoutDestination } from './payout-account.types.ts';
import { RequestPayoutInput, requestPayout } from './request-payout.ts';
import { SetPayoutAccountInput, setPayoutAccount } from './set-payout-account.ts';
import { undoPayoutAccount } from './undo-payout-account.ts';

const MAX_APPROVALS = 2;

const PayoutPage = createPageType('PayoutPage', () => Payout);

@ObjectType({ description: 'Approval of a payout by an administrator.' })
export class PayoutApproval {
  @Field(() => ID, { description: 'ID of the administrator who approved.' })
  personId!: string;
  @Field(() => String, { nullable: true, description: 'Full name of the administrator. Null if erased.' })
  name?: string | null;
  @Field(() => DateTime, { description: 'Time of the approval.' })
  at!: Date;
}

@ObjectType({ description: 'Reverted bank account. All sessions of its owner were ended.' })
export class UndonePayoutAccount {
  @Field(() => ID, { description: 'ID of the reverted account.' })
  accountId!: string;
}

@InputType({ description: 'Filter conditions for payouts. Omitted fields do not filter.' })
export class PayoutFilter {
  @Field(() => PayoutStatus, { nullable: true, description: 'Filters payouts by status.' })
  status?: PayoutStatus | null;
  @SearchField('Prefix of the payout number, or the teacher’s email address.')
  search?: string | null;
}

@ArgsType()
class PayoutListArgs extends PageArgs {
  @Field(() => PayoutFilter, {
    nullable: true,
    description: 'Filter conditions. If omitted, all payouts are returned.',
  })
  @ValidateNested()
  filter?: PayoutFilter | null;
}

const made = (id: string) => resultRow(Payout, id);

@Resolver(() => Payout)
export class PayoutResolver {
  @Public()
  @Query(() => [Bank], { description: 'Banks available for payouts, in alphabetical order.' })
  banks(): readonly Bank[] {
    return BANKS;
  }

  @Allow('earnings:read')
  @ReadQuery(() => PayoutPage, { description: 'Payouts of the viewer, newest first.' })
  myPayouts(@Args() { page: number, limit }: PageArgs, @Ctx() context: Context) {
    const { id } = signedIn(context);
    return page(Payout, (p) => ({
      where: sql`${p.teacherId} = ${id}`,
      orderBy: sql`${p.requestedAt} desc, ${p.id} desc`,
      page: number,
      limit,
    }));
  }

  @Allow('payout:read-any')
  @ReadQuery(() => PayoutPage, {
    description:
      'Payouts of all teachers. Requested payouts come first, oldest first; then all others, newest first.',
  })
  payouts(@Args() { filter, page: number, limit }: PayoutListArgs) {
    const words = filter?.search?.trim();
    return page(Payout, (p) => ({
      where: all([
        filter?.status != null && sql`${p.status} = ${filter.status}`,
        !!words &&
          sql`(starts_with(${p.number}, upper(${words})) or exists (select 1 from person t where t.id = ${p.teacherId} and t.email = ${words}))`,
      ]),
      orderBy: sql`case when ${p.status} = 'PENDING' then ${p.requestedAt} end, ${p.requestedAt} desc, ${p.id} desc`,
      page: number,
      limit,
    }));
  }

  @Allow('payout:request', { proof: 'always' })
  @ReadMutation(() => PayoutDestination, {
    description:
      'Adds or changes the bank account for the viewer’s earnings and notifies the viewer. Payouts to it are possible after the waiting period (`payoutCoolingDays`). BAD_INPUT: a field is invalid, or the account is already the current one.',
  })
  async setPayoutAccount(@Arg('input') input: SetPayoutAccountInput, @Ctx() context: Context) {
    const id = await setPayoutAccount(context, input);
    return derived(PayoutDestination, destinations(sql`a.id = ${id}`), COMMAND_DECIDED);
  }

  @Allow('payout:request')
  @Mutation(() => UndonePayoutAccount, {
    description:
      'Reverts an unauthorised bank account during its waiting period. Restores the previous account, cancels payouts to the reverted one and ends all sessions of the viewer, including the current one. NOT_FOUND: the viewer has no account with this ID. CONFLICT: the waiting period is over, or it is not the current account.',
  })
  async undoPayoutAccount(
    @Arg('accountId', () => ID, { description: 'ID of the account that was added without authorisation.' })
    accountId: string,
    @Ctx() context: Context,
  ): Promise<UndonePayoutAccount> {
    return { accountId: await undoPayoutAccount(context, accountId) };
  }

  @Allow('payout:request')
  @ReadMutation(() => Payout, {
    description:
      'Requests a payout of available earnings and reserves the amount immediately. POLICY: no bank account, an open debt, or an amount below the minimum or above the available balance. CONFLICT: the idempotency key was used with another amount.',
  })
  async requestPayout(@Arg('input') input: RequestPayoutInput, @Ctx() context: Context) {
    return made(await requestPayout(context, input));
  }

  @Allow('payout:request')
  @ReadMutation(() => Payout, {
    description:
      'Withdraws a payout of the viewer. The amount is available again. NOT_FOUND: the viewer has no payout with this ID. CONFLICT: it was already approved, or has ended.',
  })
  async withdrawPayout(
    @Arg('payoutId', () => ID, { description: 'ID of a payout of the viewer.' }) payoutId: string,
    @Ctx() context: Context,
  ) {
    return made(await withdrawPayout(context, payoutId));
  }

  @Allow('payout:approve', { proof: 'always' })
  @ReadMutation(() => Payout, {
    description:
      'Approves a payout. Above an amount in the settings, two administrators must approve. NOT_FOUND: unknown payout. CONFLICT: it is not waiting for approval. POLICY: the viewer receives the payout or already approved it, or its account is in the waiting period.',
  })
  async approvePayout(
    @Arg('payoutId', () => ID, { description: 'ID of a payout that waits for approval.' }) payoutId: string,
    @Ctx() context: Context,
  ) {
    return made(await approvePayout(context, payoutId));
  }

  @Allow('payout:approve', { proof: 'always' })
  @ReadMutation(() => Payout, {
    description:
      'Rejects a payout. The amount is available to the teacher again. NOT_FOUND: unknown payout. CONFLICT: it is already in a transfer file, or has ended.',
  })
  async rejectPayout(@Arg('input') input: RejectPayoutInput, @Ctx() context: Context) {
    return made(await rejectPayout(context, input));
  }

  @ReadField(() => PayoutDestination, { description: 'Receiving bank account at the time of the request.' })
  account(@Root() { accountId }: Row<Payout>) {
    return derived(
      PayoutDestination,
      destinations(sql`a.id = ${accountId}`),
      'Part of a payout that the viewer may see.',
    );
  }

  @ReadField(() => ID, { description: 'ID of the teacher who receives the payout.' })
  teacherId(@Root() { teacherId }: Row<Payout>) {
    return teacherId;
  }

  @ReadField(() => String, { description: 'Current full name of the teacher who receives the payout.' })
  teacherName(@Root() { teacherId }: Row<Payout>) {
    return sql`(select t.full_name from person t where t.id = ${teacherId})`;
  }

  @ReadField(() => Boolean, {
    description:
      'True if two administrators must approve, according to the settings at the time of the request.',
  })
  takesTwo(@Root() { needsSecondPerson }: Row<Payout>) {
    return needsSecondPerson;
  }

  @Guard<Viewer, Payout>((viewer) => !!viewer?.may('payout:read-any'))
  @MaxRows(MAX_APPROVALS)
  @ReadField(() => [PayoutApproval], {
    nullable: true,
    description: 'Approvals in chronological order. Null for viewers who are not administrators.',
  })
  approvals(@Root() { id }: Row<Payout>) {
    return derived(
      PayoutApproval,
      sql`select x.person_id as "personId", p.full_name as name, x.approved_at as at
        from payout_approval x join person p on p.id = x.person_id where x.payout_id = ${id} order by x.approved_at`,
      'The guard of the field checks the viewer.',
    );
  }

  @ReadField(() => String, {
    nullable: true,
    description: 'Number of the transfer file that contains the payout.',
  })
  fileNumber(@Root() { fileId }: Row<Payout>) {
    return sql`(select f.number from transfer_file f where f.id = ${fileId})`;
  }

  @ReadField(() => DateTime, {
    nullable: true,
    description: 'Time at which the payout was included in a transfer file. Null before that.',
  })
  sentAt(@Root() { fileId }: Row<Payout>) {
    return sql`(select f.made_at from transfer_file f where f.id = ${fileId})`;
  }
}
