import { sql } from '../../graphql/read/index.ts';
import { defineFeature } from '../define-feature.ts';
import { CourseFacetsResolver } from './course-facets.resolver.ts';
import { CourseListResolver } from './course-list.resolver.ts';
import { CourseSearchResolver } from './course-search.resolver.ts';
import { PassageResolver } from './passages/passage.resolver.ts';
import { permissions } from './permissions.ts';
import { personalData } from './personal-data.ts';
import { faults, reasons } from './reasons.ts';
import { SearchCoursesResolver } from './search-courses.resolver.ts';
import { SearchHistoryResolver } from './search-history.resolver.ts';
import { SearchSynonym } from './search-synonym.entity.ts';
import { SearchTerm } from './search-term.entity.ts';
import { SearchWordsResolver } from './search-words.resolver.ts';
import { SuggestionResolver } from './suggestion.resolver.ts';
import { sumAndSweepSearches } from './sum-searches.jobs.ts';
import { en } from './texts/en.ts';
import { vi } from './texts/vi.ts';

/**
 * How courses are found: the catalogue with its filters, searches and suggestions, synonyms, and words within lessons.
 *
 * Writes: entities for synonyms and terms. SQL: searches and their sums.
 */
export const search = defineFeature({
  name: 'search',
  tables: [
    'course_document',
    'lesson_passage',
    'search_day',
    'search_day_words',
    'search_event',
    'search_synonym',
    'search_term',
    'search_word',
  ],
  offers: ['common_search'],
  entities: [SearchSynonym, SearchTerm],
  resolvers: [
    CourseFacetsResolver,
    CourseListResolver,
    CourseSearchResolver,
    PassageResolver,
    SearchCoursesResolver,
    SearchHistoryResolver,
    SearchWordsResolver,
    SuggestionResolver,
  ],
  jobs: [sumAndSweepSearches],
  permissions,
  personalData,
  auditTargets: {
    'search-synonym': (id) =>
      sql`select array_to_string(y.terms, ', ') from search_synonym y where y.id = ${id}`,
  },
  texts: { vi, en },
  reasons,
  faults,
});
