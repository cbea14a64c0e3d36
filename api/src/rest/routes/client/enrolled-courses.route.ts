import { choice, lower, withIds, word } from '../../legacy.ts';
import { pageOf, pageParameters, pageVariables } from '../../page.ts';
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
  summary: 'The courses of the signed-in person',
  needsSignIn: true,
  document: RestEnrolments,
  parameters: [
    {
      name: 'status',
      in: 'query',
      schema: text('Which of them.', { enum: STATUSES.map(lower), default: 'all' }),
    },
    { name: 'search', in: 'query', schema: text('Words of the title.') },
    {
      name: 'sortBy',
      in: 'query',
      schema: text('Column.', { enum: Object.keys(SORTS), default: 'lastStudiedAt' }),
    },
    {
      name: 'sortOrder',
      in: 'query',
      schema: text('Rising or falling.', { enum: ['asc', 'desc'], default: 'desc' }),
    },
    ...pageParameters,
  ],
  response: pageOf(
    object({
      id: text('Of the enrolment.'),
      _id: text('The same as id.'),
      access: text('Whether it may be studied now.', { enum: ['active', 'suspended', 'expired', 'revoked'] }),
      enrolledAt: time('Since when.'),
      expiresAt: orNull(time('When access ends; null where it never does.')),
      percentage: integer('Complete lessons in whole per cent; 100 once the course is completed.'),
      completedLessons: integer('Complete lessons.'),
      totalLessons: integer('Lessons of the course.'),
      completedAt: orNull(time('When it was completed.')),
      lastStudiedAt: orNull(time('Last report of progress.')),
      lastLesson: orNull(
        object({
          id: text('Opaque.'),
          _id: text('The same as id.'),
          title: text('Title.'),
          kind: text('text, video, file, quiz, live or embed.'),
        }),
      ),
      course: ref('CourseCard'),
    }),
  ),
  variables: (request) => ({
    ...pageVariables(request),
    status: choice(request, 'status', STATUSES),
    search: word(request, 'search'),
    sortBy: sortBy(word(request, 'sortBy')),
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
