import { Field, ObjectType } from 'type-graphql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { Vnd } from '../../graphql/scalars.ts';
import { splitSale } from '../ledger/index.ts';
import { findRates } from './price-line.ts';

@ObjectType({ description: 'What becomes of a price that a buyer pays today; the parts add up to it.' })
export class SaleShare {
  @Field(() => Vnd, { description: 'What the buyer pays, in đồng.' })
  price!: number;
  @Field(() => Vnd, { description: 'What the teacher receives of it, in đồng.' })
  teacherShare!: number;
  @Field(() => Vnd, { description: 'What the platform keeps for a buyer that it brought, in đồng.' })
  commission!: number;
  @Field(() => Vnd, { description: 'Taxes that are withheld for the teacher and paid for them, in đồng.' })
  taxWithheld!: number;
}

/** The parts of a price if one of the viewer's courses were sold for it now; null while the viewer sells nothing. */
export async function saleShare(context: Context, price: number): Promise<SaleShare | null> {
  const rates = await findRates(context.em, signedIn(context).id, 'PLATFORM', new Date());
  if (!rates) return null;
  const { teacherShare, commission, vatWithheld, pitWithheld } = splitSale(price, rates);
  return { price, teacherShare, commission, taxWithheld: vatWithheld + pitWithheld };
}
