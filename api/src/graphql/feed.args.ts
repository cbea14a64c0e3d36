import { ArgsType, Field, Int } from 'type-graphql';

/** Arguments of every endless feed; the read compiler refuses what is out of range. */
@ArgsType()
export class FeedArgs {
  @Field(() => Int, { defaultValue: 20, description: 'Rows, 1 to 100.' })
  first!: number;

  @Field(() => String, {
    nullable: true,
    description: 'The cursor of the last row seen; from the start when left out.',
  })
  after?: string | null;
}
