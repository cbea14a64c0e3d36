import { Args, ArgsType, Ctx, Field, Int, ObjectType, Resolver } from 'type-graphql';
import { Public } from '../../graphql/allow.ts';
import type { Context } from '../../graphql/context.ts';
import { defineEnum } from '../../graphql/define-enum.ts';
import { Costs, derived, ReadQuery, raw, sql } from '../../graphql/read/index.ts';
import { AtMost } from '../../platform/input/at-most.ts';
import { Between } from '../../platform/input/between.ts';
import { publicNameAs } from '../accounts/index.ts';
import { isListedAs } from '../courses/index.ts';
import {
  matchesQuery,
  matchingCategories,
  matchingTeachers,
  relevance,
  SEARCH_COST,
  SEARCH_TABLES,
} from './search.sql.ts';

export const SuggestionKind = defineEnum('SuggestionKind', 'Kind of the object that a suggestion links to.', {
  COURSE: 'A course that is on sale.',
  CATEGORY: 'A category of the catalogue.',
  TEACHER: 'A teacher with courses on sale.',
});
export type SuggestionKind = keyof typeof SuggestionKind;

@ObjectType({ description: 'A suggestion for incomplete search input.' })
export class SearchSuggestion {
  @Field(() => SuggestionKind, { description: 'Kind of the suggested object.' })
  kind!: SuggestionKind;
  @Field({ description: 'Label to display: the name of the object.' })
  label!: string;
  @Field(() => String, {
    nullable: true,
    description: 'For a course, the name of its teacher. For a teacher, the headline. Null for categories.',
  })
  detail?: string | null;
  @Field({ description: 'Slug of the course or category, or ID of the teacher.' })
  target!: string;
}

@ArgsType()
class SuggestionArgs {
  @Field({
    description:
      'Input of the user, at most 100 characters. Case is ignored; accents matter only where they are typed.',
  })
  @AtMost(100)
  search!: string;

  @Field(() => Int, { defaultValue: 8, description: 'Maximum number of suggestions, 1 to 20.' })
  @Between(1, 20, 'validation.between')
  limit!: number;
}

@Resolver()
export class SuggestionResolver {
  @Public()
  @Costs(SEARCH_COST)
  @ReadQuery(() => [SearchSuggestion], {
    cached: SEARCH_TABLES,
    description:
      'Categories, courses and teachers that match incomplete input. The last word may be incomplete, and typing errors are tolerated.',
  })
  searchSuggestions(@Args() { search, limit }: SuggestionArgs, @Ctx() { locale }: Context) {
    const typed = search.trim();
    if (typed.length < 2)
      return derived(
        SearchSuggestion,
        sql`select ''::text as kind, '' as label, '' as target, null::text as detail where false`,
        'The statement returns no rows.',
      );
    const query = sql`(w.plan).query`;
    const course = { id: raw('c.id'), studentCount: raw('c.student_count') };
    return derived(
      SearchSuggestion,
      sql`select s.kind, s.label, s.detail, s.target
        from (select search_plan(${typed}::text, true) as plan offset 0) w, lateral (
        (select 1 as rank, 'CATEGORY' as kind, k.name as label, null::text as detail, k.slug as target, 0::float8 as score
          from (${matchingCategories(query, 2)}) k)
        union all
        (select 2, 'COURSE', c.title, ${publicNameAs('p', locale)}, c.slug, ${relevance(course, raw('w.plan'))}
          from course c join person p on p.id = c.teacher_id
          where ${matchesQuery(course, query)} and ${isListedAs('c')}
          order by 6 desc, c.id limit 8)
        union all
        (select 3, 'TEACHER', p.full_name, t.headline, p.id::text, 0
          from (${matchingTeachers(query, 2)}) p join teacher_profile t on t.person_id = p.id)
      ) s order by s.rank, s.score desc limit ${limit}::int`,
      'Categories are public; courses and teachers are taken only where everyone may find them.',
    );
  }
}
