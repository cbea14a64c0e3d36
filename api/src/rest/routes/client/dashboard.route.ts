import { withIds } from '../../legacy.ts';
import { integer, list, object, orNull, ref, text, time } from '../../schema.ts';
import { COURSE_CARD, type CourseData, course } from '../courses/course.ts';
import { ACTIVITY, type ActivityData, activity, activitySchema } from './activity.route.ts';
import { own } from './own.ts';
import { type EventData, event, eventSchema, SCHEDULE, span } from './schedule.route.ts';
import { STATISTICS, statisticsSchema } from './statistics.route.ts';

interface DashboardData {
  readonly myEnrolments: { readonly items: readonly { readonly course: CourseData }[] };
  readonly studyStatistics: unknown;
  readonly mySchedule: readonly EventData[];
  readonly myActivity: { readonly edges: readonly { readonly node: ActivityData }[] };
  readonly unreadNotificationCount: number;
}

/** `GET /client/auth/dashboard`: five statements, one for each part. */
export const dashboardRoute = own<DashboardData>({
  path: '/client/auth/dashboard',
  summary: 'What a student sees first',
  document: `query RestDashboard($from: DateTime!, $to: DateTime!) {
    myEnrolments(status: IN_PROGRESS, limit: 3) {
      items { id percentage lastStudiedAt lastLesson { id title } course { ...CourseCard } }
    }
    ${STATISTICS}
    mySchedule(from: $from, to: $to) { ${SCHEDULE} }
    myActivity(first: 5) { edges { node { ${ACTIVITY} } } }
    unreadNotificationCount
  }\n${COURSE_CARD}`,
  response: object({
    resume: list(
      object({
        id: text('Of the enrolment.'),
        _id: text('The same as id.'),
        percentage: integer('Complete lessons in whole per cent.'),
        lastStudiedAt: orNull(time('Last report of progress.')),
        lastLesson: orNull(
          object({ id: text('Opaque.'), _id: text('The same as id.'), title: text('Title.') }),
        ),
        course: ref('CourseCard'),
      }),
      'Open courses, last studied first; at most three.',
    ),
    counts: statisticsSchema,
    deadlines: list(eventSchema, 'Within 30 days, soonest first.'),
    activity: list(activitySchema, 'The last five things done.'),
    unreadNotifications: integer('Notifications not read yet.'),
  }),
  variables: span,
  data: ({ myEnrolments, studyStatistics, mySchedule, myActivity, unreadNotificationCount }) => ({
    resume: myEnrolments.items.map(({ course: of, ...rest }) => withIds({ ...rest, course: course(of) })),
    counts: studyStatistics,
    deadlines: mySchedule.map(event),
    activity: myActivity.edges.map(({ node }) => activity(node)),
    unreadNotifications: unreadNotificationCount,
  }),
});
