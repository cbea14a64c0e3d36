import { Args, Resolver } from 'type-graphql';
import { Public } from '../../graphql/allow.ts';
import { Costs, page, ReadQuery } from '../../graphql/read/index.ts';
import { Course, CoursePage } from '../courses/index.ts';
import { CourseListArgs } from './course-filter.input.ts';
import { courseList } from './course-list.reads.ts';
import { SEARCH_COST, SEARCH_TABLES } from './search.sql.ts';

@Resolver()
export class CourseListResolver {
  @Public('enrolment:read', 'course:read-own', 'course:read-any')
  @Costs(SEARCH_COST, { ifArgument: 'filter.search' })
  @ReadQuery(() => CoursePage, {
    cached: SEARCH_TABLES,
    description: 'The catalogue: published courses that are publicly listed.',
  })
  courses(@Args() { filter, sortBy, sortOrder, page: number, limit }: CourseListArgs) {
    return page(Course, (c) => ({ ...courseList(c, filter ?? {}, sortBy, sortOrder), page: number, limit }), {
      skipVisibility: 'The list contains only listed courses. They are public.',
      genericPlan: !filter?.search,
    });
  }
}
