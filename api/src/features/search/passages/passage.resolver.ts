import { Args, ArgsType, Ctx, Field, ID, Resolver } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { FeedArgs } from '../../../graphql/feed.args.ts';
import { all, Costs, connection, connectionOf, ReadQuery, sql, uuid } from '../../../graphql/read/index.ts';
import { AtMost } from '../../../platform/input/at-most.ts';
import { passagesOf } from './passage.reads.ts';
import { Passage } from './passage.types.ts';

const PassageConnection = connectionOf('PassageConnection', () => Passage);
/** Frequent words take the database longer than the number of rows suggests. */
const SEARCH_COST = 500;

@ArgsType()
class PassageArgs extends FeedArgs {
  @Field({
    description:
      'Words to find, with or without accents; the first 200 characters count, and more than 1,000 are refused.',
  })
  @AtMost(1000)
  search!: string;
  @Field(() => ID, { nullable: true, description: 'Only in this course; in all of one’s own without it.' })
  courseId?: string | null;
}

@Resolver(() => Passage)
export class PassageResolver {
  @Allow('study:read')
  @Costs(SEARCH_COST)
  @ReadQuery(() => PassageConnection, {
    description:
      'Where words are said or written in the lessons that the viewer has opened and may study now, or in their own notes there, in the order of the courses’ outlines. Empty without words.',
  })
  passages(@Args() { search, courseId, first, after }: PassageArgs, @Ctx() context: Context) {
    return connection(
      Passage,
      (p) => ({
        where: all([courseId ? sql`${p.course} = ${uuid(courseId)}` : false]),
        orderBy: [{ by: p.id, dir: 'asc' }],
        first,
        after,
      }),
      {
        from: passagesOf(signedIn(context), search),
        skipVisibility: 'Only lessons that were handed out.',
      },
    );
  }
}
