import { Args, ArgsType, Ctx, Field, ID, Resolver } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { FeedArgs } from '../../../graphql/feed.args.ts';
import {
  all,
  Costs,
  connection,
  createConnectionType,
  ReadQuery,
  sql,
  uuid,
} from '../../../graphql/read/index.ts';
import { AtMost } from '../../../platform/input/at-most.ts';
import { passagesSql } from './passage.reads.ts';
import { Passage } from './passage.types.ts';

const PassageConnection = createConnectionType('PassageConnection', () => Passage);
/** Frequent words take the database longer than the number of rows suggests. */
const SEARCH_COST = 500;

@ArgsType()
class PassageArgs extends FeedArgs {
  @Field({
    description:
      'Search words, with or without accents. Only the first 200 characters are used; more than 1,000 are rejected.',
  })
  @AtMost(1000)
  search!: string;
  @Field(() => ID, {
    nullable: true,
    description: 'ID of the course to search. Omitted: all courses that the viewer studies.',
  })
  courseId?: string | null;
}

@Resolver(() => Passage)
export class PassageResolver {
  @Allow('study:read')
  @Costs(SEARCH_COST)
  @ReadQuery(() => PassageConnection, {
    description:
      'Passages with the words in captions and texts of lessons that the viewer has opened and may study now, and in the viewer’s notes there, in the order of the course outlines. Empty without words.',
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
        from: passagesSql(signedIn(context), search),
        skipVisibility: 'Only lessons that the viewer has opened and may study now.',
      },
    );
  }
}
