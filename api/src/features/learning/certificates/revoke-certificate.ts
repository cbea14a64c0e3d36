import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, ID, InputType } from 'type-graphql';
import type { Context } from '../../../graphql/context.ts';
import { getById, lockById, runSql, sql } from '../../../platform/db/index.ts';
import { TrimmedLength } from '../../../platform/input/trimmed-length.ts';
import { IsPersonName, normalizeName } from '../../accounts/index.ts';
import { audit } from '../../operations/index.ts';
import { notify } from '../../support/index.ts';
import { Certificate } from './certificate.entity.ts';
import { CertificateRevocation, CertificateStatus } from './certificate.enums.ts';
import { createCertificate } from './issue-certificate.ts';

@InputType()
abstract class RevocationInput {
  @Field(() => ID, { description: 'ID of a valid certificate.' })
  certificateId!: string;
  @Field({ description: 'Reason shown to the student, 10 to 500 characters.' })
  @TrimmedLength(10, 500, { message: 'learning.revocationReason' })
  reason!: string;
}

@InputType({ description: 'Input for revoking a certificate.' })
export class RevokeCertificateInput extends RevocationInput {}

@InputType({ description: 'Input for reissuing a certificate with a corrected name.' })
export class ReissueCertificateInput extends RevocationInput {
  @Field({ description: 'Name to print on the certificate, 2 to 100 characters.' })
  @IsPersonName('learning.certificateName')
  studentName!: string;
}

/**
 * Revokes a certificate permanently. The scheduled job issues no other in its place.
 * @throws NOT_FOUND if it does not exist
 * @throws CONFLICT if it is already revoked
 */
export function revokeCertificate(context: Context, input: RevokeCertificateInput): Promise<string> {
  return context.em.transactional(async (em) => {
    const { certificate, studentId } = await lockCertificate(em, input.certificateId);
    const reason = input.reason.trim();
    certificate.revoke(CertificateRevocation.WITHDRAWN, reason);
    audit(em, context, {
      action: 'certificate.revoke',
      targetId: certificate.id,
      before: CertificateStatus.ISSUED,
      after: certificate.status,
      reason,
    });
    await em.flush();
    await notify(em, context.services, studentId, {
      kind: 'CERTIFICATE_REVOKED',
      params: { course: certificate.courseTitle, reason },
      link: '/dashboard/progress',
    });
    return certificate.id;
  });
}

/**
 * Revokes a certificate and issues a replacement with the same data and another name.
 * @throws NOT_FOUND if it does not exist
 * @throws CONFLICT if it is already revoked
 */
export function reissueCertificate(context: Context, input: ReissueCertificateInput): Promise<string> {
  const { services } = context;
  return context.em.transactional(async (em) => {
    const { certificate: former, studentId, courseId } = await lockCertificate(em, input.certificateId);
    const [reason, studentName] = [input.reason.trim(), normalizeName(input.studentName)];
    former.revoke(CertificateRevocation.CORRECTED, reason);
    await em.flush();
    const { id, enrolment, courseTitle, teacherName, courseVersion, lessonCount, studyMinutes, score } =
      former;
    const facts = { courseId, courseTitle, teacherName, courseVersion, lessonCount, studyMinutes };
    const content = { ...facts, studentName, score: score ?? null };
    const certificate = await createCertificate(em, services, enrolment.id, content, id);
    audit(em, context, {
      action: 'certificate.reissue',
      targetId: certificate.id,
      before: former.serial,
      after: certificate.serial,
      reason,
    });
    await em.flush();
    await notify(em, services, studentId, {
      kind: 'CERTIFICATE_CORRECTED',
      params: { course: courseTitle, reason },
      link: '/dashboard/progress',
    });
    return certificate.id;
  });
}

/**
 * Locks the enrolment first.
 * @throws NOT_FOUND if it does not exist
 */
async function lockCertificate(em: EntityManager, id: string) {
  const { enrolment } = await getById(em, Certificate, id);
  const [owners] = await runSql<{ studentId: string; courseId: string }>(
    em,
    sql`select student_id as "studentId", course_id as "courseId" from enrolment where id = ${enrolment.id} for update`,
  );
  return { certificate: await lockById(em, Certificate, id), ...owners! };
}
