import { withIds } from '../../legacy.ts';
import { integer, list, object, orNull, ref, text, time } from '../../schema.ts';
import { course } from '../courses/course.ts';
import { activity, activitySchema } from './activity.route.ts';
import { RestDashboard } from './client.gen.ts';
import { clientRoute } from './client-route.ts';
import { event, eventSchema, nextDays } from './schedule.route.ts';
import { statisticsSchema } from './statistics.route.ts';

/** Executes five statements, one for each part. */
export const dashboardRoute = clientRoute({
  path: '/client/auth/dashboard',
  summary: 'Returns the dashboard of the viewer',
  document: RestDashboard,
  response: object({
    resume: list(
      object({
        id: text('Enrolment ID.'),
        _id: text('The same value as `id`.'),
        percentage: integer('Completed lessons in whole percent; 100 once the course is completed.'),
        lastStudiedAt: orNull(time('Time of the last recorded progress.')),
        lastLesson: orNull(
          object({
            id: text('Unique lesson ID.'),
            _id: text('The same value as `id`.'),
            title: text('Title of the lesson.'),
          }),
        ),
        course: ref('CourseCard'),
      }),
      'Courses in progress, most recently studied first; at most three.',
    ),
    counts: statisticsSchema,
    deadlines: list(eventSchema, 'Events within 30 days, earliest first.'),
    activity: list(activitySchema, 'Most recent activities; at most five.'),
    unreadNotifications: integer('Number of unread notifications.'),
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
