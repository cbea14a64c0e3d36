import { withIds } from '../../legacy.ts';
import { integer, list, object, orNull, ref, text, time } from '../../schema.ts';
import { course } from '../courses/course.ts';
import { activity, activitySchema } from './activity.route.ts';
import { RestDashboard } from './client.gen.ts';
import { own } from './own.ts';
import { event, eventSchema, nextDays } from './schedule.route.ts';
import { statisticsSchema } from './statistics.route.ts';

/** Executes five statements, one for each part. */
export const dashboardRoute = own({
  path: '/client/auth/dashboard',
  summary: 'What a student sees first',
  document: RestDashboard,
  response: object({
    resume: list(
      object({
        id: text('Of the enrolment.'),
        _id: text('The same as id.'),
        percentage: integer('Complete lessons in whole per cent; 100 once the course is completed.'),
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
  variables: nextDays,
  data: ({ myEnrolments, studyStatistics, mySchedule, myActivity, unreadNotificationCount }) => ({
    resume: myEnrolments.items.map(({ course: of, ...rest }) => withIds({ ...rest, course: course(of) })),
    counts: studyStatistics,
    deadlines: mySchedule.map(event),
    activity: myActivity.edges.map(({ node }) => activity(node)),
    unreadNotifications: unreadNotificationCount,
  }),
});
