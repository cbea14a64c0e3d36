import { lower, withIds } from '../../legacy.ts';
import { list, object, orNull, ref, text, time } from '../../schema.ts';
import { COURSE_CARD, type CourseData, course } from '../courses/course.ts';
import { own } from './own.ts';

interface CertificateData {
  readonly status: string;
  readonly verifyCode: string;
  readonly course: CourseData | null;
  readonly [field: string]: unknown;
}

/** `GET /client/auth/certificates`. */
export const certificatesRoute = own<{ myCertificates: CertificateData[] }>({
  path: '/client/auth/certificates',
  summary: 'One’s own certificates',
  document: `query RestCertificates {
    myCertificates { id serial verifyCode studentName courseTitle status issuedAt course { ...CourseCard } }
  }\n${COURSE_CARD}`,
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
      issuedAt: time('When.'),
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
