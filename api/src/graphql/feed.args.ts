import { Max, Min } from 'class-validator';
import { ArgsType, Field, Int } from 'type-graphql';
import { AtMost } from '../platform/input/at-most.ts';
import { MAX_PAGE_SIZE } from './read/index.ts';

/** Arguments of all feeds. */
@ArgsType()
export class FeedArgs {
  @Field(() => Int, { defaultValue: 20, description: 'Rows, 1 to 100.' })
  @Min(1, { message: 'validation.page' })
  @Max(MAX_PAGE_SIZE, { message: 'validation.page' })
  first!: number;

  @Field(() => String, {
    nullable: true,
    description: 'The cursor of the last row seen; from the start when left out.',
  })
  @AtMost(2000)
  after?: string | null;
}
