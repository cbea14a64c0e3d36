import { Arg, Args, ArgsType, Field, Int, ObjectType, Resolver, Root } from 'type-graphql';
import { Public } from '../../graphql/allow.ts';
import {
  Costs,
  checkSize,
  derived,
  MaxRows,
  ReadField,
  ReadQuery,
  type Row,
  rows,
  type Sql,
  sql,
} from '../../graphql/read/index.ts';
import { AtMost } from '../../platform/input/at-most.ts';
import { PublicProfile } from '../accounts/index.ts';
import { Category } from '../categories/index.ts';
import { Course, isListed, isListedAs } from '../courses/index.ts';
import {
  matchesQuery,
  matchingCategories,
  matchingTeachers,
  relevance,
  SEARCH_COST,
  SEARCH_TABLES,
} from './search.sql.ts';

/** Maximum number of teachers and of categories in the result, one row of the screen. */
const MAX_NAMED = 4;
const MAX_COURSES = 10;
const MAX_NEAREST = 3;

@ObjectType({ description: 'Result of a search. `courses` returns further pages of courses.' })
export class CourseSearch {
  @Field(() => String, {
    nullable: true,
    description: 'Corrected search words, used because the original ones match nothing. Otherwise null.',
  })
  correctedTo?: string | null;
  @Field({
    description:
      'True if no course matches all of the words, and the courses match the rarest of them instead. Words about level or audience do not count.',
  })
  isPartial!: boolean;
  @Field(() => Int, { description: 'Number of matching published courses without any other filter.' })
  total!: number;
}

@ArgsType()
class CourseSearchArgs {
  @Field({ description: 'Search words, at most 100 characters.' })
  @AtMost(100)
  search!: string;

  @Field({
    defaultValue: false,
    description: 'True if the last word may be incomplete because the user is typing.',
  })
  isTyping!: boolean;
}

/** A search with its plan (database function `search_plan`), computed once for all of its fields. */
type Planned = Row<CourseSearch & { plan: unknown; around: unknown }>;
const querySql = ({ plan }: Planned): Sql => sql`(${plan}).query`;

@Resolver(() => CourseSearch)
export class CourseSearchResolver {
  @Public()
  @Costs(SEARCH_COST)
  @ReadQuery(() => CourseSearch, {
    cached: SEARCH_TABLES,
    description:
      'Searches courses, teachers and categories, best match first. Accents matter where they are typed. Synonyms apply. Typing errors are corrected if the original words match nothing. If no course matches all words, those that match the rarest ones are found.',
  })
  courseSearch(@Args() { search, isTyping }: CourseSearchArgs) {
    return derived(
      CourseSearch,
      sql`select p.*, case when p.total = 0 then search_around(${search}::text) end as around from (
          select p.plan, (p.plan).corrected as "correctedTo",
          search_is_partial(p.plan) as "isPartial", (select count(*)::int from course_document d
          join course c on c.id = d.course_id where d.words @@ (p.plan).query and ${isListedAs('c')}) as total
        from (select search_plan(${search}::text, ${isTyping}::boolean) as plan offset 0) p offset 0) p offset 0`,
      'Only listed courses are counted. They are public.',
    );
  }

  @MaxRows(MAX_COURSES)
  @ReadField(() => [Course], { description: 'Best matching courses of the search.' })
  courses(
    @Root() s: Planned,
    @Arg('limit', () => Int, { defaultValue: 5, description: 'Maximum number of courses, 1 to 10.' })
    limit: number,
  ) {
    checkSize('limit', limit, MAX_COURSES);
    return rows(
      Course,
      (c) => ({
        where: sql`${isListed(c)} and ${matchesQuery(c, querySql(s))}`,
        orderBy: sql`${relevance(c, s.plan)} desc, ${c.id}`,
        limit,
      }),
      { skipVisibility: 'Only listed courses, which are public.' },
    );
  }

  @MaxRows(MAX_NEAREST)
  @ReadField(() => [Course], {
    description:
      'If no course matches: up to three courses that contain some of the words or of their corrected spelling. Otherwise empty.',
  })
  nearest(@Root() s: Planned) {
    return rows(
      Course,
      (c) => ({
        where: sql`${isListed(c)} and ${matchesQuery(c, sql`(${s.around}).query`)}`,
        orderBy: sql`${relevance(c, s.around)} desc, ${c.id}`,
        limit: MAX_NEAREST,
      }),
      { skipVisibility: 'Only listed courses, which are public.' },
    );
  }

  @MaxRows(MAX_NAMED)
  @ReadField(() => [PublicProfile], { description: 'Teachers whose name matches, at most four.' })
  teachers(@Root() s: Planned) {
    return rows(PublicProfile, () => ({}), {
      from: matchingTeachers(querySql(s), MAX_NAMED),
      skipVisibility: false,
    });
  }

  @MaxRows(MAX_NAMED)
  @ReadField(() => [Category], { description: 'Categories whose name or its synonym matches, at most four.' })
  categories(@Root() s: Planned) {
    return rows(Category, () => ({}), {
      from: matchingCategories(querySql(s), MAX_NAMED),
      skipVisibility: 'Categories are public.',
    });
  }
}
