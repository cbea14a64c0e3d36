import { ArgsType, Field, Int } from 'type-graphql';
import { AtMost } from '../platform/input/at-most.ts';
import { Between } from '../platform/input/between.ts';
import { MAX_PAGE_SIZE } from './read/index.ts';

@ArgsType()
export class FeedArgs {
  @Field(() => Int, { defaultValue: 20, description: 'Maximum number of rows, 1 to 100.' })
  @Between(1, MAX_PAGE_SIZE, 'validation.page')
  first!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Cursor of the last row of the previous page. If omitted, the feed starts at the beginning.',
  })
  @AtMost(2000)
  after?: string | null;
}
