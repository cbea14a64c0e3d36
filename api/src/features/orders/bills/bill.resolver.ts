import { Arg, Args, ArgsType, Ctx, Field, ID, Mutation, Resolver, Root } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { PageArgs } from '../../../graphql/page.args.ts';
import {
  all,
  createPageType,
  derived,
  page,
  ReadField,
  ReadQuery,
  type Row,
  sql,
  uuid,
} from '../../../graphql/read/index.ts';
import { Vnd } from '../../../graphql/scalars.ts';
import { SearchField } from '../../../graphql/search-field.ts';
import { runSql } from '../../../platform/db/index.ts';
import { notFound, policy } from '../../../platform/errors/errors.ts';
import { normalizeTypedCode } from '../../../platform/input/typed-code.ts';
import { DownloadLink } from '../../operations/index.ts';
import { Order, OrderLine, OrderStatus } from '../order.entity.ts';
import { BillDetails } from './bill-details.ts';
import { signedBillUrl } from './bill-pdf.ts';

export const OrderPage = createPageType('OrderPage', () => Order);

@ArgsType()
class BillListArgs extends PageArgs {
  @SearchField('Prefix of an order number, or words of a title.')
  search?: string | null;
  @Field(() => OrderStatus, { nullable: true, description: 'Only orders with this status.' })
  status?: OrderStatus | null;
}

@Resolver(() => Order)
export class BillResolver {
  @Allow('order:read')
  @ReadQuery(() => OrderPage, {
    description: 'The viewer’s own orders, latest first, without enrolments in free courses.',
  })
  myOrders(@Args() { search, status, page: number, limit }: BillListArgs, @Ctx() context: Context) {
    const { id } = signedIn(context);
    const words = search?.trim().replace(/[\\%_]/g, '\\$&');
    return page(Order, (o) => ({
      where: all([
        sql`${o.buyer} = ${id}`,
        // A free course is no purchase; with a coupon of 100 % it is
        sql`(${o.total} > 0 or exists (select 1 from order_line l where l.order_id = ${o.id} and l.list_price > 0))`,
        status != null && sql`${o.status} = ${status}`,
        !!words &&
          sql`(${o.number} like ${normalizeTypedCode(words)} || '%' or exists (select 1 from order_line l where l.order_id = ${o.id} and search_normal(${words}) <> '' and search_normal(l.title) like '%' || search_normal(${words}) || '%') or exists (select 1 from package_order k where k.order_id = ${o.id} and search_normal(${words}) <> '' and search_normal(k.title) like '%' || search_normal(${words}) || '%'))`,
      ]),
      orderBy: sql`${o.createdAt} desc, ${o.id} desc`,
      page: number,
      limit,
    }));
  }

  @Allow('course:buy')
  @ReadQuery(() => BillDetails, {
    nullable: true,
    description: 'Name, tax code and address of the viewer’s latest bill. Null if none were entered.',
  })
  myBillDetails(@Ctx() context: Context) {
    return derived(
      BillDetails,
      sql`select d.name, d.tax_code as "taxCode", d.address from bill_details d where d.person_id = ${signedIn(context).id}`,
      'The query returns only details of the viewer.',
    );
  }

  @ReadField(() => String, {
    description: 'The buyer’s name, or its replacement if the account was deleted.',
  })
  buyerName(@Root() { buyer }: Row<Order>) {
    return sql`(select p.full_name from person p where p.id = ${buyer})`;
  }

  @ReadField(() => Vnd, {
    nullable: true,
    description:
      'Remaining amount of an underpaid order in đồng. Null unless the buyer was requested to transfer it.',
  })
  missing(@Root() { id, status, total, credit }: Row<Order>) {
    return sql`(select ${total} - ${credit} - sum(i.amount)::bigint from suspense_item i
      where ${status} = 'PENDING' and i.order_id = ${id} and i.state = 'MATCHED' and i.left_at is null having count(*) > 0)`;
  }

  @ReadField(() => String, {
    description: 'The buyer’s email address, or its replacement if the account was deleted.',
  })
  buyerEmail(@Root() { buyer }: Row<Order>) {
    return sql`(select p.email::text from person p where p.id = ${buyer})`;
  }

  @Allow('order:read')
  @Mutation(() => DownloadLink, {
    description:
      'Creates a URL of a paid order’s bill as a PDF, valid for five minutes. NOT_FOUND: no order of the viewer’s, nor `order:read-any`. POLICY: it is not paid.',
  })
  async createBillDownload(
    @Arg('orderId', () => ID, { description: 'ID of the paid order.' }) orderId: string,
    @Ctx() context: Context,
  ): Promise<DownloadLink> {
    const viewer = signedIn(context);
    const [order] = await runSql<{ buyer_id: string; paid_at: Date | null }>(
      context.em,
      sql`select buyer_id, paid_at from orders where id = ${uuid(orderId)}`,
    );
    if (!order || !(order.buyer_id === viewer.id || viewer.may('order:read-any'))) throw notFound();
    if (!order.paid_at) throw policy('NOT_PAID_YET');
    return signedBillUrl(context.services, orderId, context.locale);
  }
}

@Resolver(() => OrderLine)
export class BillLineResolver {
  @ReadField(() => String, { description: 'Name of the teacher of the course.' })
  teacherName(@Root() { teacher }: Row<OrderLine>) {
    return sql`(select p.full_name from person p where p.id = ${teacher})`;
  }
}
