import { lower, withIds } from '../../legacy.ts';
import { integer, list, object, orNull, ref, text, time } from '../../schema.ts';
import { course } from '../courses/course.ts';
import { RestCertificates } from './client.gen.ts';
import { clientRoute } from './client-route.ts';

export const certificatesRoute = clientRoute({
  path: '/client/auth/certificates',
  summary: 'Lists the viewer’s certificates',
  document: RestCertificates,
  response: list(
    object({
      id: text('Unique certificate ID.'),
      _id: text('The same value as `id`.'),
      serial: text('Serial number of the certificate.'),
      verifyCode: text('Verification code.'),
      verifyPath: text('Path of the public verification page.'),
      studentName: text('Name of the student at the time of issue.'),
      courseTitle: text('Title of the course at the time of issue.'),
      status: text('Status of the certificate.', { enum: ['issued', 'revoked'] }),
      teacherName: text('Name of the teacher at the time of issue.'),
      score: orNull(integer('Average of the best grades, 0 to 100. Null without grades.')),
      issuedAt: time('Time of issue.'),
      revokedAt: orNull(time('Time of revocation. Null while valid.')),
      course: orNull(ref('CourseCard')),
    }),
    'Certificates, newest first.',
  ),
  data: ({ myCertificates }) =>
    myCertificates.map(({ status, course: card, ...rest }) =>
      withIds({
        ...rest,
        status: lower(status),
        verifyPath: `/verify/${rest.verifyCode}`,
        course: card && course(card),
      }),
    ),
});
