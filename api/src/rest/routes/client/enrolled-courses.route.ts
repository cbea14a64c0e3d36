import { choice, lower, textParameter, withIds } from '../../legacy.ts';
import { pageParameters, pageVariables, toPageSchema } from '../../page.ts';
import { route } from '../../route.ts';
import { integer, object, orNull, ref, text, time } from '../../schema.ts';
import { course } from '../courses/course.ts';
import { RestEnrolments, type RestEnrolmentsQuery } from './client.gen.ts';

const STATUSES = ['ALL', 'IN_PROGRESS', 'COMPLETED', 'EXPIRED'];
/** Legacy names of sort columns, with their values in the schema. */
const SORTS: Readonly<Record<string, string>> = {
  lastStudiedAt: 'LAST_STUDIED',
  enrolledAt: 'ENROLLED_AT',
  title: 'TITLE',
  percentage: 'PERCENTAGE',
};

type Enrolment = RestEnrolmentsQuery['myEnrolments']['items'][number];

export const enrolledCoursesRoute = route({
  method: 'GET',
  path: '/client/auth/enrolled-courses',
  tag: 'client',
  summary: 'Lists the courses in which the viewer is enrolled',
  document: RestEnrolments,
  parameters: [
    {
      name: 'status',
      in: 'query',
      schema: text('Filters courses by status.', { enum: STATUSES.map(lower), default: 'all' }),
    },
    { name: 'search', in: 'query', schema: text('Words of the course title.') },
    {
      name: 'sortBy',
      in: 'query',
      schema: text('Field to sort the rows by.', { enum: Object.keys(SORTS), default: 'lastStudiedAt' }),
    },
    {
      name: 'sortOrder',
      in: 'query',
      schema: text('Direction in which the rows are sorted.', { enum: ['asc', 'desc'], default: 'desc' }),
    },
    ...pageParameters,
  ],
  response: toPageSchema(
    object({
      id: text('Enrolment ID.'),
      _id: text('The same value as `id`.'),
      access: text('Current access of the student.', { enum: ['active', 'suspended', 'expired', 'revoked'] }),
      enrolledAt: time('Time of enrolment.'),
      expiresAt: orNull(time('Time at which access ends. Null for unlimited access.')),
      percentage: integer('Completed lessons in whole percent; 100 once the course is completed.'),
      completedLessons: integer('Number of completed lessons.'),
      totalLessons: integer('Number of lessons in the course.'),
      completedAt: orNull(time('Time of completion. Null until completed.')),
      lastStudiedAt: orNull(time('Time of the last recorded progress.')),
      lastLesson: orNull(
        object({
          id: text('Unique lesson ID.'),
          _id: text('The same value as `id`.'),
          title: text('Title of the lesson.'),
          kind: text('Kind of lesson: text, video, file, quiz, live or embed.'),
        }),
      ),
      course: ref('CourseCard'),
    }),
  ),
  variables: (request) => ({
    ...pageVariables(request),
    status: choice(request, 'status', STATUSES),
    search: textParameter(request, 'search'),
    sortBy: sortBy(textParameter(request, 'sortBy')),
    sortOrder: choice(request, 'sortOrder', ['ASC', 'DESC']),
  }),
  data: ({ myEnrolments }) => ({ ...myEnrolments, items: myEnrolments.items.map(enrolment) }),
});

/** Unknown columns are passed on, so that the schema rejects them with the name of the field. */
const sortBy = (name: string | undefined) => (name && Object.hasOwn(SORTS, name) ? SORTS[name] : name);

const enrolment = ({ course: of, access, lastLesson, ...rest }: Enrolment) =>
  withIds({
    ...rest,
    access: lower(access),
    lastLesson: lastLesson && { ...lastLesson, kind: lower(lastLesson.kind) },
    course: course(of),
  });
