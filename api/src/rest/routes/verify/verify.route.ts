import { lower } from '../../legacy.ts';
import { route } from '../../route.ts';
import { integer, object, orNull, text, time } from '../../schema.ts';
import { RestVerify } from './verify.gen.ts';

/** Public data of a certificate; 404 for an unknown code. */
export const verifyRoute = route({
  method: 'GET',
  path: '/verify/{code}',
  tag: 'verify',
  summary: 'What a certificate says, and whether it holds',
  needsSignIn: false,
  document: RestVerify,
  parameters: [
    { name: 'code', in: 'path', schema: text('As it is printed; case, blanks and hyphens do not matter.') },
  ],
  response: object({
    verifyCode: text('Its code, as it is printed.'),
    verifyPath: text('Where anyone may verify it.'),
    serial: text('Its number.'),
    studentName: text('Name at the time.'),
    courseTitle: text('Title at the time.'),
    courseSlug: orNull(text('The course’s name in addresses; null where it can’t be seen.')),
    teacherName: text('The teacher’s name at the time.'),
    courseVersion: integer('Version of the course that was completed.'),
    lessonCount: integer('Lessons at the time.'),
    studyMinutes: integer('Minutes of material at the time.'),
    score: orNull(integer('Mean of the best marks, 0 to 100; null without any.')),
    status: text('Whether it holds.', { enum: ['issued', 'revoked'] }),
    issuedAt: time('When.'),
    revokedAt: orNull(time('When it was taken back; null while it holds.')),
    checkedAt: time('When this was looked up.'),
  }),
  variables: ({ path }) => ({ code: path.code }),
  data({ verifiedCertificate: found }) {
    if (!found) return undefined;
    const { status, course, ...rest } = found;
    return {
      ...rest,
      status: lower(status),
      courseSlug: course?.slug ?? null,
      verifyPath: `/verify/${rest.verifyCode}`,
    };
  },
});
