import { Field, ObjectType } from 'type-graphql';
import type { Context } from '../../../graphql/context.ts';
import { runSql, sql, uuid } from '../../../platform/db/index.ts';
import { notFound, policy } from '../../../platform/errors/errors.ts';
import { audit } from '../../operations/index.ts';
import { notify } from '../../support/index.ts';

@ObjectType({ description: 'A bill that was sent again.' })
export class ResentBill {
  @Field({ description: 'Number of the paid order.' })
  number!: string;
  @Field({ description: 'The buyer’s current email address, to which the bill was sent.' })
  email!: string;
}

interface PaidOrder {
  readonly number: string;
  readonly total: number;
  readonly paid_at: Date | null;
  readonly buyer_id: string;
  readonly email: string;
}

/**
 * @throws POLICY if the order is not paid
 */
export function resendBill(context: Context, orderId: string): Promise<ResentBill> {
  return context.em.transactional(async (em) => {
    const [order] = await runSql<PaidOrder>(
      em,
      sql`select o.number, o.total::float8 as total, o.paid_at, o.buyer_id, p.email::text from orders o
            join person p on p.id = o.buyer_id where o.id = ${uuid(orderId)}`,
    );
    if (!order) throw notFound();
    if (!order.paid_at) throw policy('NOT_PAID_YET');
    const { number, total, email } = order;
    audit(em, context, { action: 'order.resend', targetId: orderId, after: { number } });
    await notify(em, context.services, order.buyer_id, {
      kind: 'BILL_SENT',
      params: { number, total },
      link: `/dashboard/bills/${orderId}`,
    });
    return { number, email };
  });
}
