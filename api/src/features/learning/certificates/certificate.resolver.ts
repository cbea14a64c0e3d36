import { Arg, Args, ArgsType, Ctx, Field, ID, Mutation, Resolver, Root } from 'type-graphql';
import { Allow, Public } from '../../../graphql/allow.ts';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { FeedArgs } from '../../../graphql/feed.args.ts';
import {
  Costs,
  connection,
  createConnectionType,
  derived,
  Guard,
  MaxRows,
  ReadField,
  ReadMutation,
  ReadQuery,
  type Row,
  resultRow,
  rows,
  sql,
  uuid,
} from '../../../graphql/read/index.ts';
import { SearchField } from '../../../graphql/search-field.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { runSql } from '../../../platform/db/index.ts';
import { notFound, policy } from '../../../platform/errors/errors.ts';
import { isPrintable } from '../../../platform/i18n/printable-text.ts';
import { AtMost } from '../../../platform/input/at-most.ts';
import { MEMBERS_ONLY } from '../../../platform/settings/index.ts';
import { Person } from '../../accounts/index.ts';
import { Course, managesCourse } from '../../courses/index.ts';
import { DownloadLink } from '../../operations/index.ts';
import { Enrolment } from '../enrolment.entity.ts';
import { ACCESS } from '../enrolment.reads.ts';
import { Certificate } from './certificate.entity.ts';
import { CertificateStanding, CertificateStatus } from './certificate.enums.ts';
import {
  certificateStanding,
  MAY_RECEIVE_CERTIFICATE,
  publicStudentName,
  publicTeacherName,
} from './certificate.reads.ts';
import { CertificateFigures, VerifiedCertificate } from './certificate.types.ts';
import { certificateUrl } from './certificate-pdf.ts';
import {
  ReissueCertificateInput,
  RevokeCertificateInput,
  reissueCertificate,
  revokeCertificate,
} from './revoke-certificate.ts';
import { CERTIFICATE_SHARE_URL } from './share-certificate.ts';
import { SwitchCertificatesInput, switchCertificates } from './switch-certificates.ts';
import { parseVerifyCode } from './verify-code.ts';

const CertificateConnection = createConnectionType('CertificateConnection', () => Certificate);
const MAX_LISTED = 100;
/** Allows about fifty codes a minute from one IP address: enough for a pile of certificates, too few to guess. */
const VERIFY_COST = 1000;

@ArgsType()
class VerifiedCertificateArgs {
  @Field({ description: 'Code of the certificate. Case, spaces and hyphens are ignored.' })
  @AtMost(100)
  code!: string;
}

@ArgsType()
class CertificateArgs extends FeedArgs {
  @SearchField('Code or number of the certificate, or the beginning of the name on it.')
  search?: string | null;
}

@Resolver(() => Certificate)
export class CertificateResolver {
  @Allow('study:read')
  @MaxRows(MAX_LISTED)
  @ReadQuery(() => [Certificate], { description: 'Certificates of the viewer, newest first. At most 100.' })
  myCertificates(@Ctx() context: Context) {
    return rows(Certificate, (c) => ({
      where: sql`${c.enrolment} in (select e.id from enrolment e where e.student_id = ${signedIn(context).id})`,
      orderBy: sql`${c.issuedAt} desc, ${c.id}`,
      limit: MAX_LISTED,
    }));
  }

  @Public()
  @Costs(VERIFY_COST)
  @ReadQuery(() => VerifiedCertificate, {
    nullable: true,
    description: 'Public facts of the certificate with this code. Null if the code is unknown.',
  })
  verifiedCertificate(
    @Args() { code }: VerifiedCertificateArgs,
    @Ctx() { viewer, services, locale }: Context,
  ) {
    const known = parseVerifyCode(code);
    if (!known) return null;
    // Everything of a members-only site could be reached from the course
    const course = viewer || !services.settings.get(MEMBERS_ONLY) ? sql`e.course_id` : sql`null::uuid`;
    return derived(
      VerifiedCertificate,
      sql`select c.verify_code as "verifyCode", c.serial, ${publicStudentName(locale, viewer)} as "studentName", c.course_title as "courseTitle",
          ${publicTeacherName(locale, viewer)} as "teacherName", c.course_version as "courseVersion", c.lesson_count as "lessonCount",
          c.study_minutes as "studyMinutes", c.score, c.status, c.issued_at as "issuedAt", c.revoked_at as "revokedAt",
          ${CERTIFICATE_SHARE_URL} as "shareImageUrl", now() as "checkedAt", ${course} as course
        from certificate c join enrolment e on e.id = c.enrolment_id where c.verify_code = ${known}`,
      'Anyone with the code of the certificate may see these facts.',
    );
  }

  @Allow('certificate:read-any')
  @ReadQuery(() => Certificate, {
    nullable: true,
    description: 'Certificate of any student, for administrators. Null if it does not exist.',
  })
  certificate(@Arg('id', () => ID, { description: 'ID of a certificate of any student.' }) id: string) {
    return rows(Certificate, (c) => ({ where: sql`${c.id} = ${uuid(id)}` }));
  }

  @Allow('certificate:read-any')
  @ReadQuery(() => CertificateConnection, {
    description: 'Certificates of all students, newest first, for administrators.',
  })
  certificates(@Args() { first, after, search }: CertificateArgs) {
    const words = search?.trim();
    const code = words && parseVerifyCode(words);
    return connection(Certificate, (c) => ({
      where: words
        ? sql`(${c.verifyCode} = ${code ?? ''} or ${c.serial} = upper(${words})
            or starts_with(plain(${c.studentName}), plain(${words})))`
        : sql`true`,
      orderBy: [{ by: c.issuedAt, dir: 'desc' }],
      first,
      after,
    }));
  }

  @Allow('study:read')
  @Mutation(() => DownloadLink, {
    description:
      'Creates a download URL for a certificate of the viewer as a PDF with the embedded signed badge, valid for five minutes. NOT_FOUND: no such certificate of the viewer. POLICY: the certificate was revoked, or its name has characters that cannot be printed.',
  })
  async createCertificateDownload(
    @Arg('certificateId', () => ID, { description: 'ID of a certificate of the viewer.' })
    certificateId: string,
    @Ctx() context: Context,
  ): Promise<DownloadLink> {
    const [found] = await runSql<{ status: CertificateStatus; studentName: string }>(
      context.em,
      sql`select c.status, c.student_name as "studentName" from certificate c join enrolment e on e.id = c.enrolment_id
        where c.id = ${uuid(certificateId)} and e.student_id = ${signedIn(context).id}`,
    );
    if (!found) throw notFound();
    if (found.status !== CertificateStatus.ISSUED) throw policy('CERTIFICATE_REVOKED');
    if (!isPrintable(found.studentName)) throw policy('CERTIFICATE_UNPRINTABLE');
    return certificateUrl(context.services, certificateId, context.locale);
  }

  @Allow('certificate:revoke')
  @ReadMutation(() => Certificate, {
    description:
      'Revokes a certificate permanently and notifies its student. NOT_FOUND: no such certificate. CONFLICT: the certificate is already revoked.',
  })
  async revokeCertificate(@Arg('input') input: RevokeCertificateInput, @Ctx() context: Context) {
    return resultRow(Certificate, await revokeCertificate(context, input));
  }

  @Allow('certificate:revoke')
  @ReadMutation(() => Certificate, {
    description:
      'Reissues a certificate with a corrected name, revokes the former one and notifies its student. NOT_FOUND: no such certificate. CONFLICT: the certificate is already revoked.',
  })
  async reissueCertificate(@Arg('input') input: ReissueCertificateInput, @Ctx() context: Context) {
    return resultRow(Certificate, await reissueCertificate(context, input));
  }

  @Allow('course:update')
  @ReadMutation(() => Course, {
    description:
      'Enables or disables the certificates of a course. Enabling issues certificates to students who have already completed it. NOT_FOUND: no such course. FORBIDDEN: the course belongs to another teacher.',
  })
  async switchCertificates(@Arg('input') input: SwitchCertificatesInput, @Ctx() context: Context) {
    return resultRow(Course, await switchCertificates(context, input));
  }

  @ReadField(() => Course, {
    nullable: true,
    description: 'Course that was completed. Null if it no longer exists.',
  })
  course(@Root() { enrolment }: Row<Certificate>) {
    return rows(Course, (c) => ({
      where: sql`${c.id} = (select e.course_id from enrolment e where e.id = ${enrolment})`,
    }));
  }

  @ReadField(() => String, {
    nullable: true,
    description:
      'The certificate as a signed Open Badge 3.0: a JWT that anyone can verify without this API. Null if the certificate is revoked.',
  })
  badge(@Root() { badge, status }: Row<Certificate>) {
    return sql`case when ${status} = 'ISSUED' then ${badge} end`;
  }

  @Guard<Viewer, Certificate>((viewer) => !!viewer?.may('certificate:read-any'))
  @ReadField(() => ID, {
    nullable: true,
    description: 'ID of the student. Null without `certificate:read-any`.',
  })
  studentId(@Root() { enrolment }: Row<Certificate>) {
    return sql`(select e.student_id from enrolment e where e.id = ${enrolment})`;
  }

  @ReadField(() => Certificate, {
    nullable: true,
    description: 'Certificate with a corrected name that replaces this one. Null if there is none.',
  })
  replacement(@Root() { id }: Row<Certificate>) {
    return rows(Certificate, (c) => ({ where: sql`${c.replacesId} = ${id}` }));
  }
}

@Resolver(() => Enrolment)
export class CertificateOfEnrolmentResolver {
  @ReadField(() => CertificateStanding, {
    description: 'State of the student’s certificate for this course.',
  })
  certificateStanding(@Root() e: Row<Enrolment>) {
    return certificateStanding(e);
  }

  @ReadField(() => Certificate, {
    nullable: true,
    description: 'The valid certificate, or else the one revoked most recently. Null if none was issued.',
  })
  certificate(@Root() e: Row<Enrolment>) {
    return rows(Certificate, (c) => ({
      where: sql`${c.id} = (select x.id from certificate x where x.enrolment_id = ${e.id}
        order by x.status = 'ISSUED' desc, x.issued_at desc limit 1)`,
    }));
  }

  @ReadField(() => String, {
    nullable: true,
    description: 'Number of the open refund that pauses the certificate. Null if there is none.',
  })
  openRefund(@Root() { student, course }: Row<Enrolment>) {
    return sql`(select f.number from open_refund f where f.student_id = ${student} and f.course_id = ${course}
      order by f.requested_at desc limit 1)`;
  }
}

@Resolver(() => Course)
export class CertificatesOfCourseResolver {
  @Guard<Viewer, Course>((viewer, c) => managesCourse(viewer, c))
  @ReadField(() => CertificateFigures, {
    nullable: true,
    description:
      'Numbers of students affected by the course’s certificates. Null if the viewer does not manage the course.',
  })
  certificateFigures(@Root() { id }: Row<Course>) {
    return derived(
      CertificateFigures,
      sql`select count(*) filter (where exists (
            select 1 from certificate x where x.enrolment_id = e.id and x.status = 'ISSUED'))::int as issued,
          count(*) filter (where ${MAY_RECEIVE_CERTIFICATE})::int as waiting,
          count(*) filter (where e.completed_at is null and ${ACCESS} = 'ACTIVE')::int as studying
        from enrolment e where e.course_id = ${id}`,
      'The guard of the field checks the viewer.',
    );
  }
}

@Resolver(() => Person)
export class CertificatesOfPersonResolver {
  @Guard<Viewer, Person>((viewer) => !!viewer?.may('certificate:read-any'))
  @ReadField(() => CertificateConnection, {
    nullable: true,
    description: 'Certificates issued to the person, newest first. Null without `certificate:read-any`.',
  })
  certificates(@Root() p: Row<Person>, @Args() { first, after }: FeedArgs) {
    return connection(Certificate, (c) => ({
      where: sql`${c.enrolment} in (select e.id from enrolment e where e.student_id = ${p.id})`,
      orderBy: [{ by: c.issuedAt, dir: 'desc' }],
      first,
      after,
    }));
  }
}
