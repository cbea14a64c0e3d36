import { Args, ArgsType, Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import { type Context, signedIn } from '../../graphql/context.ts';
import { Vnd } from '../../graphql/scalars.ts';
import { IsPrice } from '../courses/index.ts';
import { splitSale } from '../ledger/index.ts';
import { findRates } from './price-line.ts';

@ObjectType({ description: 'Shares of a price that a buyer pays today. They add up to the price.' })
export class SaleShare {
  @Field(() => Vnd, { description: 'Price that the buyer pays, in đồng.' })
  price!: number;
  @Field(() => Vnd, { description: 'The teacher’s share in đồng.' })
  teacherShare!: number;
  @Field(() => Vnd, { description: 'The platform’s commission for a buyer that it brought, in đồng.' })
  commission!: number;
  @Field(() => Vnd, { description: 'Taxes withheld and paid on behalf of the teacher, in đồng.' })
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
  @Field(() => Vnd, { description: 'Price for the buyer: 0, or 10,000 to 50,000,000 ₫.' })
  @IsPrice({ message: 'catalog.price' })
  price!: number;
}

@Resolver()
export class SaleShareResolver {
  @Allow('course:create')
  @Query(() => SaleShare, {
    nullable: true,
    description:
      'Shares of a course sold by the viewer at a price today, by the current rates. Null if the viewer has no seller profile.',
  })
  saleShare(@Args() { price }: SaleShareArgs, @Ctx() context: Context): Promise<SaleShare | null> {
    return saleShare(context, price);
  }
}
