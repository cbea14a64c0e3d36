import { Args, ArgsType, Ctx, Field, Query, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import type { Context } from '../../graphql/context.ts';
import { Vnd } from '../../graphql/scalars.ts';
import { IsPrice } from '../courses/index.ts';
import { SaleShare, saleShare } from './sale-share.ts';

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
