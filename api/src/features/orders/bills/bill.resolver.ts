import { IsOptional, MaxLength } from 'class-validator';
import { Arg, Args, ArgsType, Ctx, Field, ID, Mutation, Resolver, Root } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { PageArgs } from '../../../graphql/page.args.ts';
import { all, page, pageOf, ReadField, ReadQuery, type Row, sql } from '../../../graphql/read/index.ts';
import { Vnd } from '../../../graphql/scalars.ts';
import { runSql } from '../../../platform/db/run-sql.ts';
import { notFound, policy } from '../../../platform/errors/errors.ts';
import { validationMessage } from '../../../platform/i18n/messages/validation-message.ts';
import { isUuid } from '../../../platform/input/ids.ts';
import { normaliseTypedCode } from '../../../platform/input/typed-code.ts';
import { DownloadLink } from '../../operations/index.ts';
import { Order, OrderLine, OrderStatus } from '../order.entity.ts';
import { billAddress } from './bill-pdf.ts';

export const OrderPage = pageOf('OrderPage', () => Order);

@ArgsType()
class BillListArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: 'The beginning of a number, or words of a title.' })
  @IsOptional()
  @MaxLength(100, { message: validationMessage('validation.maxLength', { max: 100 }) })
  search?: string | null;
  @Field(() => OrderStatus, { nullable: true, description: 'Orders in this state only.' })
  status?: OrderStatus | null;
}

@Resolver(() => Order)
export class BillResolver {
  @Allow('order:read')
  @ReadQuery(() => OrderPage, { description: 'The viewer’s own orders, latest first.' })
  myOrders(@Args() { search, status, page: number, limit }: BillListArgs, @Ctx() context: Context) {
    const { id } = signedIn(context);
    const words = search?.trim().replace(/[\\%_]/g, '\\$&');
    return page(Order, (o) => ({
      where: all([
        sql`${o.buyer} = ${id}`,
        status != null && sql`${o.status} = ${status}`,
        !!words &&
          sql`(${o.number} like ${normaliseTypedCode(words)} || '%' or exists (select 1 from order_line l where l.order_id = ${o.id} and search_normal(${words}) <> '' and search_normal(l.title) like '%' || search_normal(${words}) || '%') or exists (select 1 from package_order k where k.order_id = ${o.id} and search_normal(${words}) <> '' and search_normal(k.title) like '%' || search_normal(${words}) || '%'))`,
      ]),
      orderBy: sql`${o.createdAt} desc, ${o.id} desc`,
      page: number,
      limit,
    }));
  }

  @ReadField(() => String, {
    description: 'The buyer’s name, or what took its place when the account was deleted.',
  })
  buyerName(@Root() { buyer }: Row<Order>) {
    return sql`(select p.full_name from person p where p.id = ${buyer})`;
  }

  @ReadField(() => Vnd, {
    nullable: true,
    description:
      'What is still missing of its price, in đồng, where less was transferred and the buyer is asked for the rest; absent otherwise.',
  })
  missing(@Root() { id, status, total, credit }: Row<Order>) {
    return sql`(select ${total} - ${credit} - sum(i.amount)::bigint from suspense_item i
      where ${status} = 'PENDING' and i.order_id = ${id} and i.state = 'MATCHED' and i.left_at is null having count(*) > 0)`;
  }

  @ReadField(() => String, { description: 'The buyer’s e-mail address, or what took its place.' })
  buyerEmail(@Root() { buyer }: Row<Order>) {
    return sql`(select p.email::text from person p where p.id = ${buyer})`;
  }

  @Allow('order:read')
  @Mutation(() => DownloadLink, {
    description:
      'Gives the address of a paid order’s bill as a PDF, for five minutes. NOT_FOUND: no order of the viewer’s, nor `order:read-any`. POLICY: it is not paid.',
  })
  async createBillDownload(
    @Arg('orderId', () => ID, { description: 'Of the paid order.' }) orderId: string,
    @Ctx() context: Context,
  ): Promise<DownloadLink> {
    const viewer = signedIn(context);
    const [order] = isUuid(orderId)
      ? await runSql<{ buyer_id: string; paid_at: Date | null }>(
          context.em,
          sql`select buyer_id, paid_at from orders where id = ${orderId}`,
        )
      : [];
    if (!order || !(order.buyer_id === viewer.id || viewer.may('order:read-any'))) throw notFound();
    if (!order.paid_at) throw policy('NOT_PAID_YET');
    return billAddress(context.services, orderId, context.locale);
  }
}

@Resolver(() => OrderLine)
export class BillLineResolver {
  @ReadField(() => String, { description: 'The name of whoever teaches the course.' })
  teacherName(@Root() { teacher }: Row<OrderLine>) {
    return sql`(select p.full_name from person p where p.id = ${teacher})`;
  }
}
