import type { FieldReadFunction, TypePolicies } from '@apollo/client';
import { cursorPagination, numberedPagination } from './cache/pagination.ts';

/** Resolves a root field by its ID argument to a cached object, even if another query has loaded the object. */
const byId =
  (__typename: string, argument = 'id'): FieldReadFunction =>
  (cached, { args, toReference, canRead }) => {
    const id: unknown = args?.[argument];
    if (cached !== undefined || typeof id !== 'string') return cached;
    const reference = toReference({ __typename, id });
    return canRead(reference) ? reference : undefined;
  };

/** The type policies of the cache. Lists with numbered pages need none, because each page is cached by its arguments. */
export const typePolicies: TypePolicies = {
  Course: { fields: { readiness: { merge: false }, sections: { merge: false } } },
  Person: {
    fields: {
      sessions: cursorPagination(),
      auditTrail: cursorPagination(),
      enrolments: cursorPagination(),
      certificates: cursorPagination(),
      orders: cursorPagination(),
    },
  },
  Comment: { fields: { replies: cursorPagination() } },
  // One object for each viewer; a guest has none
  Wishlist: { keyFields: [], fields: { courseIds: { merge: false }, items: { merge: false } } },
  Setting: { keyFields: ['key'] },
  DeskQueue: { keyFields: ['kind'] },
  DeskFailure: { keyFields: ['kind'] },
  Cart: { keyFields: [], fields: { lines: { merge: false }, coupon: { merge: false } } },
  NotificationPreference: { keyFields: ['kind'] },
  Consent: { keyFields: ['purpose'] },
  AccountSecurity: { keyFields: [] },
  LessonProgress: { keyFields: ['lessonId'], fields: { watchedRanges: { merge: false } } },
  Query: {
    fields: {
      course: byId('Course', 'idOrSlug'),
      instructor: byId('PublicProfile'),
      lessonContent: byId('LessonContent'),
      personForAdmin: byId('Person'),
      myNotifications: cursorPagination(['unreadOnly']),
      comments: cursorPagination([
        'lessonId',
        'courseId',
        'filter',
        'fromSec',
        'toSec',
        'paragraph',
        'ofCommentId',
      ]),
      passages: cursorPagination(['search', 'courseId']),
      recentNotes: cursorPagination(),
      recentBookmarks: cursorPagination(),
      myActivity: cursorPagination(),
      auditLog: cursorPagination(['filter']),
      ledgerLines: cursorPagination(['code']),
      rosterLines: numberedPagination(['changeId']),
      courseSearch: { merge: false },
      courseFacets: { merge: false },
    },
  },
};
