import { IsOptional, MaxLength, ValidateNested } from 'class-validator';
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
  derived,
  Guard,
  MaxRows,
  page,
  pageOf,
  ReadField,
  ReadMutation,
  ReadQuery,
  type Row,
  rows,
  sql,
} from '../../../graphql/read/index.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { validationMessage } from '../../../platform/i18n/messages/validation-message.ts';
import { BANKS, Bank } from './banks.ts';
import { approvePayout, RejectPayoutInput, rejectPayout, withdrawPayout } from './decide-payout.ts';
import { Payout, PayoutStatus } from './payout.entity.ts';
import { destinations, PayoutDestination } from './payout-account.types.ts';
import { RequestPayoutInput, requestPayout } from './request-payout.ts';
import { SetPayoutAccountInput, setPayoutAccount } from './set-payout-account.ts';
import { undoPayoutAccount } from './undo-payout-account.ts';

const MOST_APPROVALS = 2;

const PayoutPage = pageOf('PayoutPage', () => Payout);

@ObjectType({ description: 'Someone who approved a payout.' })
export class PayoutApproval {
  @Field(() => ID, { description: 'The person who approved it.' })
  personId!: string;
  @Field(() => String, { nullable: true, description: 'Their full name; absent once they are erased.' })
  name?: string | null;
  @Field(() => DateTime, { description: 'The moment of their approval.' })
  at!: Date;
}

@ObjectType({ description: 'A bank account that was taken back: every session of its owner has ended.' })
export class UndonePayoutAccount {
  @Field(() => ID, { description: 'Of the account that was taken back.' })
  accountId!: string;
}

@InputType({ description: 'Narrows the payouts; what is left out does not.' })
export class PayoutFilter {
  @Field(() => PayoutStatus, { nullable: true, description: 'Payouts in this state only.' })
  status?: PayoutStatus | null;
  @Field(() => String, {
    nullable: true,
    description: 'Beginning of the payout’s number, or the teacher’s e-mail address.',
  })
  @IsOptional()
  @MaxLength(100, { message: validationMessage('validation.maxLength', { max: 100 }) })
  search?: string | null;
}

@ArgsType()
class PayoutListArgs extends PageArgs {
  @Field(() => PayoutFilter, { nullable: true, description: 'Narrows the payouts; left out: all of them.' })
  @IsOptional()
  @ValidateNested()
  filter?: PayoutFilter | null;
}

const made = (id: string) =>
  rows(Payout, (p) => ({ where: sql`${p.id} = ${id}` }), { skipVisibility: COMMAND_DECIDED });

@Resolver(() => Payout)
export class PayoutResolver {
  @Public()
  @Query(() => [Bank], { description: 'The banks that can be paid to, in alphabetical order.' })
  banks(): readonly Bank[] {
    return BANKS;
  }

  @Allow('earnings:read')
  @ReadQuery(() => PayoutPage, { description: 'The viewer’s own payouts, latest first.' })
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
    description: 'Payouts of everyone: what waits first, the oldest before the others; then the latest.',
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
      'Enters the bank account that one’s earnings are paid to, or changes it. It is paid to after the cooling days of the terms; its owner is told. BAD_INPUT: a field at fault, or the account that is there already.',
  })
  async setPayoutAccount(@Arg('input') input: SetPayoutAccountInput, @Ctx() context: Context) {
    const id = await setPayoutAccount(context, input);
    return derived(PayoutDestination, destinations(sql`a.id = ${id}`), COMMAND_DECIDED);
  }

  @Allow('payout:request')
  @Mutation(() => UndonePayoutAccount, {
    description:
      '“It was not me”: takes an account back while it cools down. The one before is back, payouts to it are cancelled, and all sessions end, this one too. NOT_FOUND: no account of the viewer’s. CONFLICT: it has cooled down, or is not the present one.',
  })
  async undoPayoutAccount(
    @Arg('accountId', () => ID, { description: 'Of the account that someone else entered.' })
    accountId: string,
    @Ctx() context: Context,
  ): Promise<UndonePayoutAccount> {
    return { accountId: await undoPayoutAccount(context, accountId) };
  }

  @Allow('payout:request')
  @ReadMutation(() => Payout, {
    description:
      'Asks for available money to be paid out. It is set aside at once. POLICY: no account, money is owed, less than the least, or more than is available. CONFLICT: the key came with another amount.',
  })
  async requestPayout(@Arg('input') input: RequestPayoutInput, @Ctx() context: Context) {
    return made(await requestPayout(context, input));
  }

  @Allow('payout:request')
  @ReadMutation(() => Payout, {
    description:
      'Takes one’s own payout back; the money is available again. NOT_FOUND: none of the viewer’s. CONFLICT: it was approved already, or has ended.',
  })
  async withdrawPayout(
    @Arg('payoutId', () => ID, { description: 'Of one of the viewer’s own payouts.' }) payoutId: string,
    @Ctx() context: Context,
  ) {
    return made(await withdrawPayout(context, payoutId));
  }

  @Allow('payout:approve', { proof: 'always' })
  @ReadMutation(() => Payout, {
    description:
      'Approves a payout; from an amount of the settings on, two people do. NOT_FOUND: no such payout. CONFLICT: it does not wait any more. POLICY: one’s own, approved by the viewer before, or its account still cools down.',
  })
  async approvePayout(
    @Arg('payoutId', () => ID, { description: 'Of the payout that is approved.' }) payoutId: string,
    @Ctx() context: Context,
  ) {
    return made(await approvePayout(context, payoutId));
  }

  @Allow('payout:approve', { proof: 'always' })
  @ReadMutation(() => Payout, {
    description:
      'Refuses a payout; the money is available to the teacher again. NOT_FOUND: no such payout. CONFLICT: the bank was told already, or it has ended.',
  })
  async rejectPayout(@Arg('input') input: RejectPayoutInput, @Ctx() context: Context) {
    return made(await rejectPayout(context, input));
  }

  @ReadField(() => PayoutDestination, { description: 'Where it goes, as it was when it was asked for.' })
  account(@Root() { accountId }: Row<Payout>) {
    return derived(
      PayoutDestination,
      destinations(sql`a.id = ${accountId}`),
      'A part of the payout, which is shown.',
    );
  }

  @ReadField(() => ID, { description: 'The person who receives it.' })
  teacherId(@Root() { teacherId }: Row<Payout>) {
    return teacherId;
  }

  @ReadField(() => String, { description: 'Full name of who receives it, as it is now.' })
  teacherName(@Root() { teacherId }: Row<Payout>) {
    return sql`(select t.full_name from person t where t.id = ${teacherId})`;
  }

  @ReadField(() => Boolean, {
    description: 'Whether two people must approve it, by the settings at the time of the request.',
  })
  takesTwo(@Root() { needsSecondPerson }: Row<Payout>) {
    return needsSecondPerson;
  }

  @Guard<Viewer, Payout>((viewer) => !!viewer?.may('payout:read-any'))
  @MaxRows(MOST_APPROVALS)
  @ReadField(() => [PayoutApproval], {
    nullable: true,
    description: 'Who approved it, in that order; null for others than administrators.',
  })
  approvals(@Root() { id }: Row<Payout>) {
    return derived(
      PayoutApproval,
      sql`select x.person_id as "personId", p.full_name as name, x.approved_at as at
        from payout_approval x join person p on p.id = x.person_id where x.payout_id = ${id} order by x.approved_at`,
      'The field is guarded.',
    );
  }

  @ReadField(() => String, { nullable: true, description: 'Number of the file that it went to the bank in.' })
  fileNumber(@Root() { fileId }: Row<Payout>) {
    return sql`(select f.number from transfer_file f where f.id = ${fileId})`;
  }

  @ReadField(() => DateTime, { nullable: true, description: 'When the bank was told; absent before.' })
  sentAt(@Root() { fileId }: Row<Payout>) {
    return sql`(select f.made_at from transfer_file f where f.id = ${fileId})`;
  }
}
