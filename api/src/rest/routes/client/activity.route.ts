import { lower, wholeNumber, withIds, word } from '../../legacy.ts';
import { integer, list, object, orNull, ref, text, time } from '../../schema.ts';
import { COURSE_CARD, type CourseData, course } from '../courses/course.ts';
import { own } from './own.ts';

export interface ActivityData {
  readonly id: string;
  readonly kind: string;
  readonly at: string;
  readonly lessonTitle?: string;
  readonly achievement?: string;
  readonly course?: CourseData | null;
}

export const ACTIVITY = `id kind at
  ... on CourseActivity { course { ...CourseCard } }
  ... on LessonActivity { lessonTitle course { ...CourseCard } }
  ... on AchievementActivity { achievement }`;
export const activitySchema = object({
  id: text('Opaque.'),
  _id: text('The same as id.'),
  kind: text('What was done.'),
  at: time('When.'),
  lessonTitle: orNull(text('Title of the lesson.')),
  achievement: orNull(text('Code of the achievement.')),
  course: orNull(ref('CourseCard')),
});
export const activity = ({ kind, course: of, lessonTitle, achievement, ...rest }: ActivityData) =>
  withIds({
    ...rest,
    lessonTitle: lessonTitle ?? null,
    achievement: achievement ?? null,
    kind: lower(kind),
    course: of ? course(of) : null,
  });

/** `GET /client/auth/activity`: a feed by cursor. */
export const activityRoute = own<{
  myActivity: {
    edges: { node: ActivityData }[];
    pageInfo: { endCursor: string | null; hasNextPage: boolean };
  };
}>({
  path: '/client/auth/activity',
  summary: 'What one did, latest first',
  document: `query RestActivity($first: Int, $after: String) {
    myActivity(first: $first, after: $after) { edges { node { ${ACTIVITY} } } pageInfo { endCursor hasNextPage } }
  }\n${COURSE_CARD}`,
  parameters: [
    { name: 'limit', in: 'query', schema: integer('Rows.', { minimum: 1, maximum: 100, default: 20 }) },
    { name: 'cursor', in: 'query', schema: text('nextCursor of the answer before.') },
  ],
  response: object({
    items: list(activitySchema, 'Latest first.'),
    nextCursor: orNull(text('For the next rows; null at the end.')),
  }),
  variables: (request) => ({ first: wholeNumber(request, 'limit'), after: word(request, 'cursor') }),
  data: ({ myActivity: { edges, pageInfo } }) => ({
    items: edges.map(({ node }) => activity(node)),
    nextCursor: pageInfo.hasNextPage ? pageInfo.endCursor : null,
  }),
});
