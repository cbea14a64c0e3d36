import { Field, Int, ObjectType } from 'type-graphql';
import { DateTime } from '../../../graphql/scalars.ts';
import { Course } from '../../courses/index.ts';
import { CertificateStatus } from './certificate.enums.ts';

@ObjectType({ description: 'Public facts of a certificate, available to anyone with its code.' })
export class VerifiedCertificate {
  @Field({ description: 'Verification code as printed on the certificate.' })
  verifyCode!: string;
  @Field({ description: 'Human-readable number of the certificate.' })
  serial!: string;
  @Field({ description: 'Name of the student at the time of issue.' })
  studentName!: string;
  @Field({ description: 'Title of the course at the time of issue.' })
  courseTitle!: string;
  @Field({ description: 'Name of the teacher at the time of issue.' })
  teacherName!: string;
  @Field(() => Int, { description: 'Version of the course that was completed, from 1.' })
  courseVersion!: number;
  @Field(() => Int, { description: 'Number of lessons in the course at the time of issue.' })
  lessonCount!: number;
  @Field(() => Int, { description: 'Minutes of material in the course at the time of issue.' })
  studyMinutes!: number;
  @Field(() => Int, {
    nullable: true,
    description: 'Average of the best scores, 0 to 100. Null if the course had nothing to grade.',
  })
  score?: number | null;
  @Field(() => CertificateStatus, { description: 'Current validity of the certificate.' })
  status!: CertificateStatus;
  @Field(() => DateTime, { description: 'Time at which the certificate was issued.' })
  issuedAt!: Date;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which the certificate was revoked. Null if it is valid.',
  })
  revokedAt?: Date | null;
  @Field(() => DateTime, { description: 'Time at which this information was read.' })
  checkedAt!: Date;
  @Field(() => Course, {
    nullable: true,
    description: 'Course that was completed. Null if it is not visible to the viewer.',
  })
  course?: Course | null;
}

@ObjectType({
  description: 'Numbers of students affected by enabling or disabling the certificates of a course.',
})
export class CertificateFigures {
  @Field(() => Int, {
    description: 'Number of valid certificates. Disabling certificates does not change them.',
  })
  issued!: number;
  @Field(() => Int, {
    description:
      'Number of students who have completed the course but have no certificate. Enabling certificates issues theirs.',
  })
  waiting!: number;
  @Field(() => Int, { description: 'Number of students with access who have not completed the course.' })
  studying!: number;
}
