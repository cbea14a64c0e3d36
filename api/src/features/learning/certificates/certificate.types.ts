import { Field, Int, ObjectType } from 'type-graphql';
import { DateTime } from '../../../graphql/scalars.ts';
import { Course } from '../../courses/index.ts';
import { CertificateStatus } from './certificate.enums.ts';

@ObjectType({ description: 'What anyone who has its code may know of a certificate.' })
export class VerifiedCertificate {
  @Field({ description: 'Its code, as it is printed.' })
  verifyCode!: string;
  @Field({ description: 'Its number, for people.' })
  serial!: string;
  @Field({ description: 'The student’s name at the time.' })
  studentName!: string;
  @Field({ description: 'The course’s title at the time.' })
  courseTitle!: string;
  @Field({ description: 'The teacher’s name at the time.' })
  teacherName!: string;
  @Field(() => Int, { description: 'Which version of the course was completed, from 1.' })
  courseVersion!: number;
  @Field(() => Int, { description: 'Lessons that the course had at the time.' })
  lessonCount!: number;
  @Field(() => Int, { description: 'Minutes of material that the course had at the time.' })
  studyMinutes!: number;
  @Field(() => Int, {
    nullable: true,
    description: 'Mean of the best marks, 0 to 100; absent where the course had nothing to mark.',
  })
  score?: number | null;
  @Field(() => CertificateStatus, { description: 'Whether it holds now or was revoked.' })
  status!: CertificateStatus;
  @Field(() => DateTime, { description: 'When it was issued.' })
  issuedAt!: Date;
  @Field(() => DateTime, { nullable: true, description: 'When it was taken back; absent while it holds.' })
  revokedAt?: Date | null;
  @Field(() => DateTime, { description: 'When this was looked up.' })
  checkedAt!: Date;
  @Field(() => Course, {
    nullable: true,
    description: 'The course that was completed; absent where the viewer may not know of it.',
  })
  course?: Course | null;
}

@ObjectType({ description: 'Whom the switch of a course’s certificates concerns, in numbers.' })
export class CertificateFigures {
  @Field(() => Int, { description: 'Certificates that hold; they stay whatever becomes of the switch.' })
  issued!: number;
  @Field(() => Int, {
    description: 'Students who have completed it and have none: switched on, they get theirs.',
  })
  waiting!: number;
  @Field(() => Int, { description: 'Students who may study it and have not completed it.' })
  studying!: number;
}
