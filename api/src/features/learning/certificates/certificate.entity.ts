import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { type Row, type Sql, sql, Visible } from '../../../graphql/read/index.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { conflict } from '../../../platform/errors/errors.ts';
import { Enrolment } from '../enrolment.entity.ts';
import { CertificateRevocation, CertificateStatus } from './certificate.enums.ts';

const isOwn = (viewer: Viewer | undefined, certificate: Row<Certificate>): Sql | boolean =>
  !!viewer &&
  (viewer.may('certificate:read-any') ||
    sql`exists (select 1 from enrolment e where e.id = ${certificate.enrolment} and e.student_id = ${viewer.id})`);

/** The facts that the student and the public see. */
@ObjectType()
export abstract class CertificateFacts {
  @Field({ description: 'Human-readable number of the certificate.' })
  @Property({ type: 'text' })
  serial!: string;

  @Field({ description: 'Name of the student at the time of issue.' })
  @Property({ type: 'text' })
  studentName!: string;

  @Field({ description: 'Title of the course at the time of issue.' })
  @Property({ type: 'text' })
  courseTitle!: string;

  @Field({ description: 'Name of the teacher at the time of issue.' })
  @Property({ type: 'text' })
  teacherName!: string;

  @Field(() => Int, { description: 'Version of the course that was completed, from 1.' })
  @Property({ type: 'integer' })
  courseVersion!: number;

  @Field(() => Int, { description: 'Number of lessons in the course at the time of issue.' })
  @Property({ type: 'integer' })
  lessonCount!: number;

  @Field(() => Int, { description: 'Minutes of material in the course at the time of issue.' })
  @Property({ type: 'integer' })
  studyMinutes!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Average of the best scores, 0 to 100. Null if the course had nothing to grade.',
  })
  @Property({ type: 'integer', nullable: true })
  score?: number | null;

  @Field(() => DateTime, { description: 'Time at which the certificate was issued.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  issuedAt!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which the certificate was revoked. Null if it is valid.',
  })
  @Property({ type: 'datetime', nullable: true })
  revokedAt?: Date | null;
}

/** The database allows at most one valid certificate for each enrolment. */
@Visible<Viewer, Certificate>(isOwn)
@Entity()
@ObjectType({ description: 'A certificate that a person completed a course.' })
export class Certificate extends CertificateFacts {
  [OptionalProps]?: 'status' | 'issuedAt';

  @Field(() => ID, { description: 'Unique certificate ID. Immutable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @ManyToOne(() => Enrolment)
  enrolment!: Rel<Enrolment>;

  @Field({ description: 'Code with which anyone can verify the certificate.' })
  @Property({ type: 'text' })
  verifyCode!: string;

  @Field(() => CertificateStatus, { description: 'Validity of the certificate.' })
  @Property({ type: 'text' })
  status: CertificateStatus = CertificateStatus.ISSUED;

  @Field(() => CertificateRevocation, {
    nullable: true,
    description: 'Reason for the revocation. Null if the certificate is valid.',
  })
  @Property({ type: 'text', nullable: true })
  revokedFor?: CertificateRevocation | null;

  @Field(() => String, {
    nullable: true,
    description: 'The administrator’s explanation to the student. Null if there is none.',
  })
  @Property({ type: 'text', nullable: true })
  revokedNote?: string | null;

  /** The Open Badge as signed when the certificate was issued. Erased with its person. */
  @Property({ type: 'text', nullable: true })
  badge?: string | null;

  @Property({ type: 'uuid', nullable: true })
  issuerKeyId?: string | null;

  @Property({ type: 'uuid', nullable: true })
  replacesId?: string | null;

  /** @throws CONFLICT if it is already revoked */
  revoke(kind: CertificateRevocation, note: string): void {
    if (this.status !== CertificateStatus.ISSUED) throw conflict('WRONG_STATE', { state: this.status });
    this.status = CertificateStatus.REVOKED;
    this.revokedAt = new Date();
    this.revokedFor = kind;
    this.revokedNote = note;
  }
}
