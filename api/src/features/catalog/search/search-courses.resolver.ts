import { Arg, Int, Resolver } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import { checkSize, ReadQuery, rows, sql } from '../../../graphql/read/index.ts';
import { badInput } from '../../../platform/errors.ts';
import { prefixQuery } from '../../../platform/prefix-query.ts';
import { Course } from '../course.entity.ts';

const MAX_FOUND = 20;

@Resolver()
export class SearchCoursesResolver {
  @Allow('course:read-any')
  @ReadQuery(() => [Course], {
    description:
      'Courses in any state by the beginnings of words of title and subtitle, the last edited first: for administrators, who look for one that they know of.',
  })
  searchCourses(
    @Arg('search', { description: 'What to look for, at most 100 characters; nothing finds nothing.' })
    search: string,
    @Arg('limit', () => Int, { defaultValue: 5, description: 'How many, 1 to 20.' }) limit: number,
  ) {
    if (search.length > 100) throw badInput('search', 'validation.maxLength', { max: 100 });
    checkSize('limit', limit, MAX_FOUND);
    const words = prefixQuery(search);
    return rows(Course, (c) => ({
      where: words ? sql`${c.search} @@ to_tsquery('simple', plain(${words}))` : false,
      orderBy: sql`${c.updatedAt} desc, ${c.id}`,
      limit,
    }));
  }
}
