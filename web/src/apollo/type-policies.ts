import type { FieldReadFunction, StoreObject, TypePolicies } from '@apollo/client';
import { feed } from './cache/feed.ts';

/** Reads a root field with an `id` argument from the cache, whichever query loaded the object. */
const byId =
  (__typename: string): FieldReadFunction =>
  (known, { args, toReference, canRead }) => {
    if (known !== undefined || typeof args?.id !== 'string') return known;
    const reference = toReference({ __typename, id: args.id });
    return canRead(reference) ? reference : undefined;
  };

/**
 * The type policies of the cache. Lists with numbered pages need none, because each page is cached by its arguments.
 * Each cache needs new policies, because they map slugs to the courses of that cache.
 */
export const makeTypePolicies = (): TypePolicies => {
  const courseIds = new Map<string, string>();
  return {
    Course: {
      // A course is one object, also after the viewer's rights to it change
      keyFields: (course: Readonly<StoreObject>) => {
        const { id, slug } = course;
        if (typeof id !== 'string') return undefined;
        if (typeof slug === 'string') courseIds.set(slug, id);
        return `Course:${id}`;
      },
      fields: { readiness: { merge: false }, sections: { merge: false } },
    },
    Person: {
      fields: {
        sessions: feed(),
        auditTrail: feed(),
        enrolments: feed(),
        certificates: feed(),
        orders: feed(),
      },
    },
    Comment: { fields: { replies: feed() } },
    // One object for each viewer; a guest has none
    Wishlist: { keyFields: [], fields: { courseIds: { merge: false }, items: { merge: false } } },
    Setting: { keyFields: ['key'] },
    DeskQueue: { keyFields: ['kind'] },
    DeskFailure: { keyFields: ['kind'] },
    Cart: { keyFields: [], fields: { lines: { merge: false }, coupon: { merge: false } } },
    NotificationPreference: { keyFields: ['kind'] },
    AccountSecurity: { keyFields: [] },
    LessonProgress: { keyFields: ['lessonId'], fields: { watchedRanges: { merge: false } } },
    Query: {
      fields: {
        course: (known, { args, toReference, canRead }) => {
          if (known !== undefined || typeof args?.idOrSlug !== 'string') return known;
          const id = courseIds.get(args.idOrSlug) ?? args.idOrSlug;
          const reference = toReference({ __typename: 'Course', id });
          return canRead(reference) ? reference : undefined;
        },
        instructor: byId('PublicProfile'),
        lessonContent: byId('LessonContent'),
        personForAdmin: byId('Person'),
        myNotifications: feed(['unreadOnly']),
        comments: feed(['lessonId', 'courseId', 'filter', 'fromSec', 'toSec', 'paragraph']),
        passages: feed(['search', 'courseId']),
        recentNotes: feed(),
        recentBookmarks: feed(),
        myActivity: feed(),
        auditLog: feed(['filter']),
        ledgerLines: feed(['code']),
        courseSearch: { merge: false },
        courseFacets: { merge: false },
      },
    },
  };
};
