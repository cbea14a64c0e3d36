import { Arg, Args, ArgsType, Ctx, Field, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import type { Context } from '../../../graphql/context.ts';
import { PageArgs } from '../../../graphql/page.args.ts';
import {
  all,
  COMMAND_DECIDED,
  derived,
  page,
  ReadMutation,
  ReadQuery,
  type Sql,
  sql,
} from '../../../graphql/read/index.ts';
import { SETTLEMENT_DAYS } from '../settings.ts';
import { ImportSettlementInput, importSettlement } from './import-settlement.ts';
import { ResolveSettlementDifferenceInput, resolveDifference } from './resolve-difference.ts';
import { SettlementFault } from './settlement.enums.ts';
import {
  ResolvedDifference,
  SettlementDifference,
  SettlementDifferencePage,
  SettlementFile,
  SettlementFilePage,
} from './settlement.types.ts';

const OWN_PERMISSION = 'The query requires its own permission.';

@ArgsType()
class DifferenceArgs extends PageArgs {
  @Field(() => SettlementFault, { nullable: true, description: 'Only differences of this kind.' })
  fault?: SettlementFault | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'True: only payments that a gateway has not settled. False: only lines of settlements.',
  })
  isMissing?: boolean | null;
}

@Resolver()
export class SettlementResolver {
  @Allow('settlement:read')
  @ReadQuery(() => SettlementFilePage, {
    description: 'Imported settlement files of gateways, latest first.',
  })
  settlementFiles(@Args() { page: number, limit }: PageArgs) {
    return page(
      SettlementFile,
      (f) => ({ orderBy: sql`${f.importedAt} desc, ${f.id} desc`, page: number, limit }),
      { from: FILES, skipVisibility: OWN_PERMISSION },
    );
  }

  @Allow('settlement:read')
  @ReadQuery(() => SettlementDifferencePage, {
    description:
      'Unresolved differences between settlements and records, oldest first. A payment is missing once its gateway has settled payments that are younger by the setting settlement.days.',
  })
  settlementDifferences(
    @Args() { fault, isMissing, page: number, limit }: DifferenceArgs,
    @Ctx() context: Context,
  ) {
    return page(
      SettlementDifference,
      (d) => ({
        where: all([
          !!fault && sql`${d.fault} = ${fault}`,
          isMissing != null && sql`(${d.fault} = ${SettlementFault.MISSING}) = ${isMissing}`,
        ]),
        orderBy: sql`${d.at}, ${d.id}`,
        page: number,
        limit,
      }),
      { from: differences(context.services.settings.get(SETTLEMENT_DAYS)), skipVisibility: OWN_PERMISSION },
    );
  }

  @Allow('settlement:import', { proof: 'always' })
  @ReadMutation(() => SettlementFile, {
    description:
      'Imports a gateway’s settlement file: matching lines are booked, differences are listed. Importing the same file again changes nothing. BAD_INPUT: a line is invalid, and nothing was booked. POLICY: the platform does not use the gateway.',
  })
  async importSettlement(@Arg('input') input: ImportSettlementInput, @Ctx() context: Context) {
    const id = await importSettlement(context, input);
    return derived(SettlementFile, sql`select * from (${FILES}) f where f.id = ${id}`, COMMAND_DECIDED);
  }

  @Allow('settlement:import')
  @Mutation(() => ResolvedDifference, {
    description:
      'Resolves a difference with a note and removes it from the list. NOT_FOUND: no such line. CONFLICT: it is booked by now, or was resolved before.',
  })
  async resolveSettlementDifference(
    @Arg('input') input: ResolveSettlementDifferenceInput,
    @Ctx() context: Context,
  ): Promise<ResolvedDifference> {
    return { differenceId: await resolveDifference(context, input) };
  }
}

const FILES = sql`
  select f.id, f.gateway, f.imported_at as "importedAt", p.full_name as "importedBy", f.is_read as "isRead",
    coalesce(l.lines, 0) as lines, coalesce(l.booked, 0) as booked, coalesce(l.differing, 0) as differing,
    coalesce(l.gross, 0) as gross, coalesce(l.deducted, 0) as deducted, coalesce(l.fees, 0) as fees
  from settlement_file f join person p on p.id = f.imported_by
  left join lateral (
    select count(*)::int as lines, count(*) filter (where s.outcome = 'BOOKED')::int as booked,
      count(*) filter (where s.outcome <> 'BOOKED' and s.resolved_at is null)::int as differing,
      sum(s.amount) filter (where s.outcome = 'BOOKED' and s.kind in ('PAYMENT', 'DISPUTE_WON'))::bigint as gross,
      sum(s.amount) filter (where s.outcome = 'BOOKED' and s.kind in ('REFUND', 'DISPUTE'))::bigint as deducted,
      sum(s.fee) filter (where s.outcome = 'BOOKED')::bigint as fees
    from settlement_line s where s.file_id = f.id) l on true`;

/** Lines that do not match, and payments that a gateway has not settled although it has settled younger ones. */
const differences = (days: number): Sql => sql`
  select l.id, l.outcome as fault, l.gateway, l.kind, l.reference, l.transaction, l.amount, l.expected,
    l.order_id as "orderId", o.number as "orderNumber", l.settled_at as at
  from settlement_line l left join orders o on o.id = l.order_id
  where l.outcome <> 'BOOKED' and l.resolved_at is null
  union all
  select a.id, 'MISSING', a.gateway, 'PAYMENT', a.reference, a.gateway_transaction, null, a.amount, o.id, o.number, a.settled_at
  from (select gateway, max(settled_at) as until, min(settled_at) as since from settlement_line group by gateway) s
  join payment_attempt a on a.gateway = s.gateway and a.status = 'SUCCEEDED'
    and a.settled_at < s.until - make_interval(days => ${days}) and a.settled_at >= s.since
  join orders o on o.id = a.order_id
  where not exists (select 1 from settlement_line b where b.target = 'payment:' || a.id and b.outcome = 'BOOKED')
    and not exists (select 1 from suspense_item i join settlement_line b on b.target = 'suspense:' || i.id and b.outcome = 'BOOKED'
      where i.gateway = a.gateway and i.transaction = a.gateway_transaction)`;
