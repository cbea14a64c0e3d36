import { Ctx, Resolver } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { derived, ReadQuery, sql } from '../../../graphql/read/index.ts';
import { BillDetails } from './bill-details.ts';

@Resolver()
export class BillDetailsResolver {
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
}
