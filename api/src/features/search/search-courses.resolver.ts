import { Args, ArgsType, Field, Int, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import { ReadQuery, rows, sql } from '../../graphql/read/index.ts';
import { prefixQuery } from '../../platform/db/index.ts';
import { AtMost } from '../../platform/input/at-most.ts';
import { Between } from '../../platform/input/between.ts';
import { Course } from '../courses/index.ts';

const MAX_FOUND = 20;

@ArgsType()
class SearchCoursesArgs {
  @Field({ description: 'Search words, at most 100 characters. An empty search returns nothing.' })
  @AtMost(100)
  search!: string;

  @Field(() => Int, { defaultValue: 5, description: 'Maximum number of courses, 1 to 20.' })
  @Between(1, MAX_FOUND, 'validation.page')
  limit!: number;
}

@Resolver()
export class SearchCoursesResolver {
  @Allow('course:read-any')
  @ReadQuery(() => [Course], {
    description:
      'Courses in any state by prefixes of words of title and subtitle, the most recently edited first. For administrators who look for a known course.',
  })
  searchCourses(@Args() { search, limit }: SearchCoursesArgs) {
    const words = prefixQuery(search);
    return rows(Course, (c) => ({
      where: words ? sql`${c.search} @@ to_tsquery('simple', plain(${words}))` : false,
      orderBy: sql`${c.updatedAt} desc, ${c.id}`,
      limit,
    }));
  }
}
