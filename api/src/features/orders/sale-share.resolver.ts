import { Args, ArgsType, Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import { type Context, signedIn } from '../../graphql/context.ts';
import { Vnd } from '../../graphql/scalars.ts';
import { IsPrice } from '../catalog/index.ts';
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

/**
 * The shares of a price if one of the viewer's courses were sold at it now.
 * @returns null if the viewer has no seller profile
 */
export async function saleShare(context: Context, price: number): Promise<SaleShare | null> {
  const rates = await findRates(context.em, signedIn(context).id, 'PLATFORM', new Date());
  if (!rates) return null;
  const { teacherShare, commission, vatWithheld, pitWithheld } = splitSale(price, rates);
  return { price, teacherShare, commission, taxWithheld: vatWithheld + pitWithheld };
}

@ArgsType()
class SaleShareArgs {
  @Field(() => Vnd, { description: 'What a buyer would pay: 0, or 10,000 to 50,000,000 ₫.' })
  @IsPrice({ message: 'catalog.price' })
  price!: number;
}

@Resolver()
export class SaleShareResolver {
  @Allow('course:create')
  @Query(() => SaleShare, {
    nullable: true,
    description:
      'What the viewer would receive for a course sold at a price today, by the rates that hold now; null before they sell as anyone.',
  })
  saleShare(@Args() { price }: SaleShareArgs, @Ctx() context: Context): Promise<SaleShare | null> {
    return saleShare(context, price);
  }
}
