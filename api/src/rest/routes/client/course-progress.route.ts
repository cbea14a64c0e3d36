import { lower, withIds } from '../../legacy.ts';
import { route } from '../../route.ts';
import { integer, list, object, orNull, text, time } from '../../schema.ts';

import { RestProgress, type RestProgressQuery } from './client.gen.ts';

type Course = NonNullable<RestProgressQuery['course']>;
type Lesson = Course['sections'][number]['lessons'][number];
type Certified = Pick<NonNullable<Course['myEnrolment']>, 'certificateStanding' | 'certificate'>;

/**
 * 404 for courses that the viewer is not enrolled in. Selects `me`, because it requires a session, as all routes
 * under /client do.
 */
export const courseProgressRoute = route({
  method: 'GET',
  path: '/client/auth/courses/{id}/progress',
  tag: 'client',
  summary: 'Returns the viewer’s progress in a course',
  document: RestProgress,
  parameters: [{ name: 'id', in: 'path', schema: text('ID or slug of the course.') }],
  response: object({
    percentage: integer('Completed lessons in whole percent; 100 once the course is completed.'),
    completedLessons: integer('Number of completed lessons.'),
    totalLessons: integer('Number of lessons in the course.'),
    lastLesson: orNull(
      object({
        id: text('Unique ID.'),
        _id: text('The same value as `id`.'),
        title: text('Title of the lesson.'),
      }),
    ),
    lessons: list(
      object({
        id: text('Unique ID.'),
        _id: text('The same value as `id`.'),
        title: text('Title of the lesson.'),
        status: text('Progress of the lesson.', { enum: ['not-started', 'started', 'completed'] }),
        why: text(
          'Rule that completes the lesson: video watched, text read, quiz passed, assignment submitted, or marked manually.',
          {
            enum: ['watch', 'dwell', 'pass', 'submit', 'manual'],
          },
        ),
        watchedSec: integer('Number of seconds counted so far.'),
        requiredSec: orNull(integer('Number of required seconds. Null before the lesson is opened.')),
      }),
      'Lessons in course order.',
    ),
    certificate: orNull(
      object({
        id: text('Unique ID.'),
        _id: text('The same value as `id`.'),
        serial: text('Serial number of the certificate.'),
        verifyCode: text('Verification code.'),
        verifyPath: text('Path of the public verification page.'),
        issuedAt: time('Time of issue.'),
      }),
    ),
    certificateStanding: text('Status of the certificate; a valid one is returned in `certificate`.', {
      enum: ['off', 'locked', 'ready', 'paused', 'issued', 'revoked'],
    }),
  }),
  variables: ({ path }) => ({ id: path.id }),
  data({ course }) {
    if (!course?.myEnrolment) return undefined;
    const { percentage, completedLessons, totalLessons, lastLesson, ...rest } = course.myEnrolment;
    const lessons = course.sections.flatMap((section) => section.lessons).map(lesson);
    return withIds({
      percentage,
      completedLessons,
      totalLessons,
      lastLesson,
      lessons,
      ...toCertificate(rest),
    });
  },
});

const toCertificate = ({ certificateStanding, certificate }: Certified) => {
  const standing = lower(certificateStanding);
  if (!certificate || standing !== 'issued') return { certificate: null, certificateStanding: standing };
  const { id, serial, verifyCode, issuedAt } = certificate;
  const verifyPath = `/verify/${verifyCode}`;
  return { certificate: { id, serial, verifyCode, verifyPath, issuedAt }, certificateStanding: standing };
};

const lesson = ({ id, title, rule, myProgress }: Lesson) => ({
  id,
  title,
  status: lower(myProgress?.state ?? 'NOT_STARTED'),
  why: lower(rule),
  watchedSec: myProgress?.doneSec ?? 0,
  requiredSec: myProgress?.requiredSec ?? null,
});
