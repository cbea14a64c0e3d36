import { ValidateNested } from 'class-validator';
import { Arg, Args, ArgsType, Ctx, Field, ID, InputType, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import type { Context } from '../../../graphql/context.ts';
import { PageArgs } from '../../../graphql/page.args.ts';
import {
  all,
  COMMAND_DECIDED,
  derived,
  MaxRows,
  page,
  ReadMutation,
  ReadQuery,
  type Row,
  type Sql,
  sql,
  uuid,
} from '../../../graphql/read/index.ts';
import { SearchField } from '../../../graphql/search-field.ts';
import { normalizeTypedCode } from '../../../platform/input/typed-code.ts';
import { candidateRows, MAX_CANDIDATES } from './candidates.ts';
import { ImportIncomingTransfersInput, IncomingTransfers, importStatement } from './import-statement.ts';
import { MatchSuspenseInput, matchSuspense } from './match-suspense.ts';
import {
  ConfirmSuspenseReturnInput,
  confirmSuspenseReturn,
  ReturnSuspenseInput,
  returnSuspense,
} from './return-suspense.ts';
import { SuspenseState } from './suspense.enums.ts';
import { SuspenseCandidate, SuspensePage, SuspenseTotals, SuspenseView } from './suspense.types.ts';

/**
 * True if administrators must act: also on matched money that does not cover its order, unless the buyer was
 * requested to pay the rest.
 */
export const needsAdministrator = (state: Sql, orderId: Sql): Sql =>
  sql`(${state} in (${SuspenseState.OPEN}, ${SuspenseState.RETURNING})
    or ${state} = 'MATCHED' and ${orderId} in (select o.id from orders o where o.status in ('NEEDS_CHECK', 'EXPIRED', 'CANCELLED')))`;

const OWN_PERMISSION = 'The query requires its own permission.';

@InputType({ description: 'Filter of unmatched money. Omitted fields do not restrict the result.' })
class SuspenseFilter {
  @Field(() => Boolean, {
    nullable: true,
    description: 'True: only money that awaits a decision or its return transfer. False: only other money.',
  })
  isWaiting?: boolean | null;
  @SearchField('Prefix of the transaction ID or the order number, or a part of the content or payer.')
  search?: string | null;
}

@ArgsType()
class SuspenseListArgs extends PageArgs {
  @Field(() => SuspenseFilter, { nullable: true, description: 'Filter of the rows. Omitted: all of them.' })
  @ValidateNested()
  filter?: SuspenseFilter | null;
}

@ArgsType()
class SuspenseCandidateArgs {
  @Field(() => ID, { description: 'ID of the unmatched money.' })
  itemId!: string;

  @SearchField(
    'Prefix of an order number or of the buyer’s email address. Also finds orders without signals.',
  )
  search?: string | null;
}

@Resolver()
export class SuspenseResolver {
  @Allow('suspense:read')
  @ReadQuery(() => SuspensePage, {
    description: 'Unmatched money, oldest first; with `isWaiting` false, latest first.',
  })
  suspenseItems(@Args() { filter, page: number, limit }: SuspenseListArgs) {
    const way = filter?.isWaiting === false ? sql`desc` : sql`asc`;
    return page(
      SuspenseView,
      (s) => ({
        where: suspenseWhere(s, filter ?? {}),
        orderBy: sql`${s.receivedAt} ${way}, ${s.id} ${way}`,
        page: number,
        limit,
      }),
      { from: itemRows, skipVisibility: OWN_PERMISSION },
    );
  }

  @Allow('suspense:read')
  @ReadQuery(() => SuspenseView, {
    nullable: true,
    description: 'One item of unmatched money. Null if not found.',
  })
  suspenseItem(@Arg('id', () => ID, { description: 'ID of the unmatched money.' }) id: string) {
    return derived(SuspenseView, sql`select * from (${itemRows}) s where s.id = ${uuid(id)}`, OWN_PERMISSION);
  }

  @Allow('suspense:read')
  @ReadQuery(() => SuspenseTotals, { description: 'Total amount and number of items of unmatched money.' })
  suspenseTotals() {
    return derived(
      SuspenseTotals,
      sql`select count(*) filter (where ${needsAdministrator(sql`i.state`, sql`i.order_id`)})::int as count,
        coalesce(sum(i.amount) filter (where i.left_at is null), 0)::bigint as amount from suspense_item i`,
      OWN_PERMISSION,
    );
  }

  @Allow('suspense:read')
  @MaxRows(MAX_CANDIDATES)
  @ReadQuery(() => [SuspenseCandidate], {
    description: 'Orders that unmatched money may belong to, at most ten, highest score first.',
  })
  suspenseCandidates(@Args() { itemId, search }: SuspenseCandidateArgs) {
    return derived(SuspenseCandidate, candidateRows(itemId, search?.trim() ?? ''), OWN_PERMISSION);
  }

  @Allow('suspense:decide')
  @ReadMutation(() => SuspenseView, {
    description:
      'Matches unmatched money to an order, which is paid once its whole price is covered; otherwise the buyer is requested to pay the rest. CONFLICT: decided before, or the order accepts no further payment. NOT_FOUND: no such money or order.',
  })
  async matchSuspense(@Arg('input') input: MatchSuspenseInput, @Ctx() context: Context) {
    return itemResult(await matchSuspense(context, input));
  }

  @Allow('suspense:decide')
  @ReadMutation(() => SuspenseView, {
    description:
      'Returns unmatched money to its sender, or proposes the return if two approvals are required. CONFLICT: decided before. POLICY: proposed by the viewer, so another administrator must approve. NOT_FOUND: no such money.',
  })
  async returnSuspense(@Arg('input') input: ReturnSuspenseInput, @Ctx() context: Context) {
    return itemResult(await returnSuspense(context, input));
  }

  @Allow('suspense:decide')
  @ReadMutation(() => SuspenseView, {
    description:
      'Confirms that the return transfer has left the bank. CONFLICT: it is not being returned. NOT_FOUND: no such money.',
  })
  async confirmSuspenseReturn(@Arg('input') input: ConfirmSuspenseReturnInput, @Ctx() context: Context) {
    return itemResult(await confirmSuspenseReturn(context, input));
  }

  @Allow('suspense:decide')
  @Mutation(() => IncomingTransfers, {
    description:
      'Imports a statement of the bank account for transfers. Each transfer counts once, by the bank’s reference. BAD_INPUT: a line is invalid, and nothing was imported. POLICY: the platform accepts no transfers.',
  })
  importIncomingTransfers(
    @Arg('input') input: ImportIncomingTransfersInput,
    @Ctx() context: Context,
  ): Promise<IncomingTransfers> {
    return importStatement(context, input);
  }
}

const itemResult = (id: string) =>
  derived(SuspenseView, sql`select * from (${itemRows}) s where s.id = ${uuid(id)}`, COMMAND_DECIDED);

const itemRows: Sql = sql`
  select i.id, i.gateway, i.amount, i.reason, i.transaction, i.reference, i.content, i.payer,
    i.payer_account as "payerAccount", i.received_at as "receivedAt", i.state, i.order_id as "orderId",
    o.number as "orderNumber", i.needs_second_person as "needsSecondPerson",
    i.proposed_by_id as "proposedById", q.full_name as "proposedByName", d.full_name as "decidedByName",
    i.decided_at as "decidedAt", i.decision_reason as "decisionNote"
  from suspense_item i left join orders o on o.id = i.order_id
  left join person q on q.id = i.proposed_by_id left join person d on d.id = i.decided_by_id`;

function suspenseWhere(s: Row<SuspenseView>, { isWaiting, search }: SuspenseFilter): Sql {
  const words = search?.trim().replace(/[\\%_]/g, '\\$&');
  return all([
    isWaiting != null && sql`${needsAdministrator(s.state, s.orderId)} = ${isWaiting}`,
    !!words &&
      sql`(${s.transaction} like ${words} || '%' or ${s.orderNumber} like ${normalizeTypedCode(words)} || '%'
        or ${s.content} ilike '%' || ${words} || '%' or ${s.payer} ilike '%' || ${words} || '%')`,
  ]);
}
