import { lower, textParameter, wholeNumber, withIds } from '../../legacy.ts';
import { integer, list, object, orNull, ref, text, time } from '../../schema.ts';
import { course } from '../courses/course.ts';
import { type DoneFragment, RestActivity } from './client.gen.ts';
import { clientRoute } from './client-route.ts';

export const activitySchema = object({
  id: text('Unique ID of the activity.'),
  _id: text('The same value as `id`.'),
  kind: text('Kind of activity.'),
  at: time('Time of the activity.'),
  lessonTitle: orNull(text('Title of the lesson.')),
  achievement: orNull(text('Code of the achievement.')),
  course: orNull(ref('CourseCard')),
});
export const activity = (done: DoneFragment) =>
  withIds({
    id: done.id,
    kind: lower(done.kind),
    at: done.at,
    lessonTitle: 'lessonTitle' in done ? done.lessonTitle : null,
    achievement: 'achievement' in done ? done.achievement : null,
    course: 'course' in done && done.course ? course(done.course) : null,
  });

export const activityRoute = clientRoute({
  path: '/client/auth/activity',
  summary: 'Lists activities of the viewer, newest first',
  document: RestActivity,
  parameters: [
    {
      name: 'limit',
      in: 'query',
      schema: integer('Maximum number of rows.', { minimum: 1, maximum: 100, default: 20 }),
    },
    {
      name: 'cursor',
      in: 'query',
      schema: text('The `nextCursor` of the previous page.', { maxLength: 2000 }),
    },
  ],
  response: object({
    items: list(activitySchema, 'Activities, newest first.'),
    nextCursor: orNull(text('Cursor of the next page. Null on the last page.')),
  }),
  variables: (request) => ({ first: wholeNumber(request, 'limit'), after: textParameter(request, 'cursor') }),
  data: ({ myActivity: { edges, pageInfo } }) => ({
    items: edges.map(({ node }) => activity(node)),
    nextCursor: pageInfo.hasNextPage ? pageInfo.endCursor : null,
  }),
});
