import { lower } from '../../legacy.ts';
import { route } from '../../route.ts';
import { integer, object, orNull, text, time } from '../../schema.ts';
import { RestVerify } from './verify.gen.ts';

/** Public data of a certificate; 404 for an unknown code. */
export const verifyRoute = route({
  method: 'GET',
  path: '/verify/{code}',
  tag: 'verify',
  summary: 'Verifies a certificate by its code',
  isPublic: true,
  document: RestVerify,
  parameters: [
    {
      name: 'code',
      in: 'path',
      schema: text('Printed verification code. Case, spaces and hyphens are ignored.'),
    },
  ],
  response: object({
    verifyCode: text('Verification code as printed.'),
    verifyPath: text('Path of the public verification page.'),
    serial: text('Serial number of the certificate.'),
    studentName: text('Name of the student at the time of issue.'),
    courseTitle: text('Title of the course at the time of issue.'),
    courseSlug: orNull(text('Slug of the course in URLs. Null if the viewer may not see it.')),
    teacherName: text('Name of the teacher at the time of issue.'),
    courseVersion: integer('Completed version of the course.'),
    lessonCount: integer('Number of lessons at the time of issue.'),
    studyMinutes: integer('Minutes of material at the time of issue.'),
    score: orNull(integer('Average of the best grades, 0 to 100. Null without grades.')),
    status: text('Status of the certificate.', { enum: ['issued', 'revoked'] }),
    issuedAt: time('Time of issue.'),
    revokedAt: orNull(time('Time of revocation. Null while valid.')),
    checkedAt: time('Time of this verification.'),
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
