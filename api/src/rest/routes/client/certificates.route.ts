import { lower, withIds } from '../../legacy.ts';
import { integer, list, object, orNull, ref, text, time } from '../../schema.ts';
import { course } from '../courses/course.ts';
import { RestCertificates } from './client.gen.ts';
import { own } from './own.ts';

export const certificatesRoute = own({
  path: '/client/auth/certificates',
  summary: 'One’s own certificates',
  document: RestCertificates,
  response: list(
    object({
      id: text('Opaque.'),
      _id: text('The same as id.'),
      serial: text('Its number.'),
      verifyCode: text('Code to verify it with.'),
      verifyPath: text('Where anyone may verify it.'),
      studentName: text('Name at the time.'),
      courseTitle: text('Title at the time.'),
      status: text('Whether it holds.', { enum: ['issued', 'revoked'] }),
      teacherName: text('Teacher’s name at the time.'),
      score: orNull(integer('Mean of the best marks, 0 to 100; null without any.')),
      issuedAt: time('When.'),
      revokedAt: orNull(time('When it was taken back; null while it holds.')),
      course: orNull(ref('CourseCard')),
    }),
    'Latest first.',
  ),
  data: ({ myCertificates }) =>
    myCertificates.map(({ status, course: of, ...rest }) =>
      withIds({
        ...rest,
        status: lower(status),
        verifyPath: `/verify/${rest.verifyCode}`,
        course: of && course(of),
      }),
    ),
});
