import { sql } from '../../graphql/read/index.ts';
import {
  type NamesOf,
  PermissionGroup,
  type PermissionTable,
  Role,
} from '../../platform/access/permissions.ts';
import { drop } from '../../platform/access/personal-data.ts';
import { defineFeature } from '../define-feature.ts';
import { CourseAlertResolver } from './alerts/course-alert.resolver.ts';
import { courseFoundMail } from './alerts/course-found.mail.tsx';
import { notificationKinds } from './alerts/notification-kinds.ts';
import { sendCourseAlerts } from './alerts/send-course-alerts.jobs.ts';
import { CourseFacetsResolver } from './course-facets.resolver.ts';
import { CourseListResolver } from './course-list.resolver.ts';
import { CourseSearchResolver } from './course-search.resolver.ts';
import { PassageResolver } from './passages/passage.resolver.ts';
import { faults, reasons } from './reasons.ts';
import { SearchCoursesResolver } from './search-courses.resolver.ts';
import { SearchHistoryResolver } from './search-history.resolver.ts';
import { SearchSynonym } from './search-synonym.entity.ts';
import { SearchTerm } from './search-term.entity.ts';
import { SearchWordsResolver } from './search-words.resolver.ts';
import { SuggestionResolver } from './suggestion.resolver.ts';
import { sumAndSweepSearches } from './sum-searches.jobs.ts';
import { en, vi } from './texts.ts';

const permissions = {
  grants: { [Role.ADMIN]: ['search:read', 'search:update'] },
  groups: { search: PermissionGroup.CONTENT },
} as const satisfies PermissionTable;

declare module '../../platform/access/permissions.ts' {
  interface PermissionNames extends NamesOf<typeof permissions> {}
}

/**
 * Course discovery: the catalogue with its filters, search and suggestions, synonyms, emails about courses that
 * were missing, and full-text search within lessons.
 *
 * Writes: entities for synonyms and terms. SQL: searches and their daily sums, requests for emails about courses.
 */
export const search = defineFeature({
  name: 'search',
  tables: [
    'course_alert',
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
    CourseAlertResolver,
    CourseFacetsResolver,
    CourseListResolver,
    CourseSearchResolver,
    PassageResolver,
    SearchCoursesResolver,
    SearchHistoryResolver,
    SearchWordsResolver,
    SuggestionResolver,
  ],
  jobs: [sendCourseAlerts, sumAndSweepSearches],
  mails: [courseFoundMail],
  notificationKinds,
  permissions,
  personalData: {
    purpose: 'processing.search',
    recipients: ['MAIL'],
    columns: [
      {
        ...drop(
          'search_event',
          'person_id',
          'the person’s searches; sums of words that at least three people searched remain',
        ),
        without: ['searcher'],
      },
      drop('course_alert', 'person_id', 'nobody waits for the letter any more'),
    ],
    byAddress: [
      {
        table: 'course_alert',
        statement: (emails) =>
          sql`delete from course_alert where lower(email::text) = any(${emails}::text[])`,
        why: 'the e-mail address that a guest entered to be told about a course',
      },
    ],
  },
  auditTargets: {
    'search-synonym': (id) =>
      sql`select array_to_string(y.terms, ', ') from search_synonym y where y.id = ${id}`,
  },
  texts: { vi, en },
  reasons,
  faults,
});
