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
  summary: 'How far the signed-in person is in a course',
  needsSignIn: true,
  document: RestProgress,
  parameters: [{ name: 'id', in: 'path', schema: text('Id or slug of a course.') }],
  response: object({
    percentage: integer('Complete lessons in whole per cent; 100 once the course is completed.'),
    completedLessons: integer('Complete lessons.'),
    totalLessons: integer('Lessons of the course.'),
    lastLesson: orNull(object({ id: text('Opaque.'), _id: text('The same as id.'), title: text('Title.') })),
    lessons: list(
      object({
        id: text('Opaque.'),
        _id: text('The same as id.'),
        title: text('Title.'),
        status: text('How far.', { enum: ['not-started', 'started', 'completed'] }),
        why: text('What completes it: watched, read, passed, handed in, or marked as done.', {
          enum: ['watch', 'dwell', 'pass', 'submit', 'manual'],
        }),
        watchedSec: integer('Seconds that count so far.'),
        requiredSec: orNull(integer('Seconds needed; null before it was opened.')),
      }),
      'In their order.',
    ),
    certificate: orNull(
      object({
        id: text('Opaque.'),
        _id: text('The same as id.'),
        serial: text('Its number.'),
        verifyCode: text('Code to verify it with.'),
        verifyPath: text('Where anyone may verify it.'),
        issuedAt: time('When.'),
      }),
    ),
    certificateStanding: text('How far the certificate is; the one that holds stands in certificate.', {
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
      ...certificateOf(rest),
    });
  },
});

const certificateOf = ({ certificateStanding, certificate }: Certified) => {
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
