import { ValidateNested } from 'class-validator';
import { Arg, Args, ArgsType, Ctx, Field, ID, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import type { Context } from '../../graphql/context.ts';
import { directionSql, PageArgs, SortOrder } from '../../graphql/page.args.ts';
import { page, ReadQuery, sql } from '../../graphql/read/index.ts';
import { DownloadLink } from '../operations/index.ts';
import { ExportOrdersInput, exportOrders } from './bills/export-orders.ts';
import { ResentBill, resendBill } from './bills/resend-bill.ts';
import { ORDER_SUMMARIES, orderWhere } from './order-list.reads.ts';
import { OrderFilter, OrderSort, OrderSummary, OrderSummaryPage } from './order-list.types.ts';

@ArgsType()
class OrderListArgs extends PageArgs {
  @Field(() => OrderFilter, { nullable: true, description: 'Filter of the orders. Omitted: all orders.' })
  @ValidateNested()
  filter?: OrderFilter | null;
  @Field(() => OrderSort, {
    defaultValue: OrderSort.CREATED_AT,
    description: 'Field by which the orders are sorted.',
  })
  sortBy!: OrderSort;
  @Field(() => SortOrder, { defaultValue: SortOrder.DESC, description: 'Sort direction of the orders.' })
  sortOrder!: SortOrder;
}

@Resolver(() => OrderSummary)
export class OrderListResolver {
  @Allow('order:read-any')
  @ReadQuery(() => OrderSummaryPage, {
    description: 'Orders of all buyers, including those with payments in doubt.',
  })
  orders(@Args() { filter, sortBy, sortOrder, page: number, limit }: OrderListArgs) {
    const way = directionSql(sortOrder);
    return page(
      OrderSummary,
      (o) => ({
        where: orderWhere(o, filter ?? {}),
        orderBy: sql`${sortBy === OrderSort.TOTAL ? o.total : o.createdAt} ${way}, ${o.id} ${way}`,
        page: number,
        limit,
      }),
      { from: ORDER_SUMMARIES, skipVisibility: 'The query requires its own permission.' },
    );
  }

  @Allow('order:export', { proof: 'always' })
  @Mutation(() => DownloadLink, {
    description:
      'Creates a download link to the orders as a CSV file, latest first. BAD_INPUT: an invalid filter.',
  })
  exportOrders(@Arg('input') input: ExportOrdersInput, @Ctx() context: Context): Promise<DownloadLink> {
    return exportOrders(context, input);
  }

  @Allow('order:read-any')
  @Mutation(() => ResentBill, {
    description:
      'Sends a paid order’s bill to its buyer again, by notification and email. NOT_FOUND: no such order. POLICY: it is not paid.',
  })
  resendBill(
    @Arg('orderId', () => ID, { description: 'ID of the paid order.' }) orderId: string,
    @Ctx() context: Context,
  ): Promise<ResentBill> {
    return resendBill(context, orderId);
  }
}
