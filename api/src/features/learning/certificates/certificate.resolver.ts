import { Arg, Args, ArgsType, Ctx, Field, ID, Mutation, Resolver, Root } from 'type-graphql';
import { Allow, Public } from '../../../graphql/allow.ts';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { FeedArgs } from '../../../graphql/feed.args.ts';
import {
  COMMAND_DECIDED,
  Costs,
  connection,
  connectionOf,
  derived,
  Guard,
  MaxRows,
  ReadField,
  ReadMutation,
  ReadQuery,
  type Row,
  rows,
  sql,
  uuid,
} from '../../../graphql/read/index.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { runSql } from '../../../platform/db/run-sql.ts';
import { notFound, policy } from '../../../platform/errors/errors.ts';
import { isPrintable } from '../../../platform/i18n/printable-text.ts';
import { AtMost } from '../../../platform/input/at-most.ts';
import { isUuid } from '../../../platform/input/ids.ts';
import { Person } from '../../accounts/index.ts';
import { Course, managesCourse } from '../../courses/index.ts';
import { DownloadLink } from '../../operations/index.ts';
import { Enrolment } from '../enrolment.entity.ts';
import { ACCESS } from '../enrolment.reads.ts';
import { Certificate } from './certificate.entity.ts';
import { CertificateStanding, CertificateStatus } from './certificate.enums.ts';
import { IS_WAITING, standingOf } from './certificate.reads.ts';
import { CertificateFigures, VerifiedCertificate } from './certificate.types.ts';
import { certificateAddress } from './certificate-pdf.ts';
import {
  ReissueCertificateInput,
  RevokeCertificateInput,
  reissueCertificate,
  revokeCertificate,
} from './revoke-certificate.ts';
import { SwitchCertificatesInput, switchCertificates } from './switch-certificates.ts';
import { readVerifyCode } from './verify-code.ts';

const CertificateConnection = connectionOf('CertificateConnection', () => Certificate);
/** Max rows of lists without pages. */
const MOST_LISTED = 100;
/**
 * Cost of verifying a code. It allows about fifty a minute from one address: enough for a pile of printed
 * certificates, too few to guess.
 */
const LOOK_UP_COST = 1000;

@ArgsType()
class VerifiedCertificateArgs {
  @Field({ description: 'As it is printed; case, blanks and hyphens do not matter.' })
  @AtMost(100)
  code!: string;
}

@ArgsType()
class CertificateArgs extends FeedArgs {
  @Field(() => String, {
    nullable: true,
    description: 'A code or number as it is printed, or the beginning of the name on it.',
  })
  @AtMost(100)
  search?: string | null;
}

@Resolver(() => Certificate)
export class CertificateResolver {
  @Allow('study:read')
  @MaxRows(MOST_LISTED)
  @ReadQuery(() => [Certificate], { description: 'One’s own certificates, latest first; at most 100.' })
  myCertificates(@Ctx() context: Context) {
    return rows(Certificate, (c) => ({
      where: sql`${c.enrolment} in (select e.id from enrolment e where e.student_id = ${signedIn(context).id})`,
      orderBy: sql`${c.issuedAt} desc, ${c.id}`,
      limit: MOST_LISTED,
    }));
  }

  @Public()
  @Costs(LOOK_UP_COST)
  @ReadQuery(() => VerifiedCertificate, {
    nullable: true,
    description:
      'The public facts of a certificate by its code, however it was typed; null where no certificate has it.',
  })
  verifiedCertificate(@Args() { code }: VerifiedCertificateArgs) {
    const known = readVerifyCode(code);
    if (!known) return null;
    return derived(
      VerifiedCertificate,
      sql`select c.verify_code as "verifyCode", c.serial, c.student_name as "studentName", c.course_title as "courseTitle",
          c.teacher_name as "teacherName", c.course_version as "courseVersion", c.lesson_count as "lessonCount",
          c.study_minutes as "studyMinutes", c.score, c.status, c.issued_at as "issuedAt", c.revoked_at as "revokedAt",
          now() as "checkedAt", e.course_id as course
        from certificate c join enrolment e on e.id = c.enrolment_id where c.verify_code = ${known}`,
      'Facts that whoever has the code may know.',
    );
  }

  @Allow('certificate:read-any')
  @ReadQuery(() => Certificate, {
    nullable: true,
    description: 'Anyone’s certificate, for administrators; null when there is none.',
  })
  certificate(@Arg('id', () => ID, { description: 'Of the certificate of any student.' }) id: string) {
    return rows(Certificate, (c) => ({ where: sql`${c.id} = ${uuid(id)}` }));
  }

  @Allow('certificate:read-any')
  @ReadQuery(() => CertificateConnection, {
    description: 'Certificates of all students, latest first, for administrators.',
  })
  certificates(@Args() { first, after, search }: CertificateArgs) {
    const words = search?.trim();
    const code = words && readVerifyCode(words);
    return connection(Certificate, (c) => ({
      where: words
        ? sql`(${c.verifyCode} = ${code ?? ''} or ${c.serial} = upper(${words})
            or starts_with(plain(${c.studentName}), plain(${words})))`
        : sql`true`,
      orderBy: [
        { by: c.issuedAt, dir: 'desc' },
        { by: c.id, dir: 'desc' },
      ],
      first,
      after,
    }));
  }

  @Allow('study:read')
  @Mutation(() => DownloadLink, {
    description:
      'Gives the address of one’s own certificate as a PDF with the signed badge inside, for five minutes. NOT_FOUND: no certificate of the viewer’s. POLICY: it was revoked, or its name has letters that can’t be printed.',
  })
  async createCertificateDownload(
    @Arg('certificateId', () => ID, { description: 'Of one’s own certificate.' }) certificateId: string,
    @Ctx() context: Context,
  ): Promise<DownloadLink> {
    const [found] = isUuid(certificateId)
      ? await runSql<{ status: CertificateStatus; studentName: string }>(
          context.em,
          sql`select c.status, c.student_name as "studentName" from certificate c join enrolment e on e.id = c.enrolment_id
            where c.id = ${certificateId} and e.student_id = ${signedIn(context).id}`,
        )
      : [];
    if (!found) throw notFound();
    if (found.status !== CertificateStatus.ISSUED) throw policy('CERTIFICATE_REVOKED');
    if (!isPrintable(found.studentName)) throw policy('CERTIFICATE_UNPRINTABLE');
    return certificateAddress(context.services, certificateId, context.locale);
  }

  @Allow('certificate:revoke')
  @ReadMutation(() => Certificate, {
    description:
      'Takes a certificate back, for good, and tells its student. NOT_FOUND. CONFLICT: it was revoked before.',
  })
  async revokeCertificate(@Arg('input') input: RevokeCertificateInput, @Ctx() context: Context) {
    return one(await revokeCertificate(context, input));
  }

  @Allow('certificate:revoke')
  @ReadMutation(() => Certificate, {
    description:
      'Issues a certificate anew with a corrected name, revokes the former one and tells its student. NOT_FOUND. CONFLICT: it was revoked before.',
  })
  async reissueCertificate(@Arg('input') input: ReissueCertificateInput, @Ctx() context: Context) {
    return one(await reissueCertificate(context, input));
  }

  @Allow('course:update')
  @ReadMutation(() => Course, {
    description:
      'Switches certificates of a course on or off. Switched on, students who have completed it get theirs. NOT_FOUND. FORBIDDEN: another teacher’s course.',
  })
  async switchCertificates(@Arg('input') input: SwitchCertificatesInput, @Ctx() context: Context) {
    const id = await switchCertificates(context, input);
    return rows(Course, (c) => ({ where: sql`${c.id} = ${id}` }), { skipVisibility: COMMAND_DECIDED });
  }

  @ReadField(() => Course, {
    nullable: true,
    description: 'The course that was completed; absent where it is gone.',
  })
  course(@Root() { enrolment }: Row<Certificate>) {
    return rows(Course, (c) => ({
      where: sql`${c.id} = (select e.course_id from enrolment e where e.id = ${enrolment})`,
    }));
  }

  @ReadField(() => String, {
    nullable: true,
    description:
      'The certificate as a signed Open Badge 3.0: a JWT that anyone can verify without us. Absent once it was revoked.',
  })
  badge(@Root() { badge, status }: Row<Certificate>) {
    return sql`case when ${status} = 'ISSUED' then ${badge} end`;
  }

  @Guard<Viewer, Certificate>((viewer) => !!viewer?.may('certificate:read-any'))
  @ReadField(() => ID, {
    nullable: true,
    description: 'Of the student; null without `certificate:read-any`.',
  })
  studentId(@Root() { enrolment }: Row<Certificate>) {
    return sql`(select e.student_id from enrolment e where e.id = ${enrolment})`;
  }

  @ReadField(() => Certificate, {
    nullable: true,
    description: 'The one with a corrected name that stands in its place; absent without one.',
  })
  replacement(@Root() { id }: Row<Certificate>) {
    return rows(Certificate, (c) => ({ where: sql`${c.replacesId} = ${id}` }));
  }
}

const one = (id: string) =>
  rows(Certificate, (c) => ({ where: sql`${c.id} = ${id}` }), { skipVisibility: COMMAND_DECIDED });

@Resolver(() => Enrolment)
export class CertificateOfEnrolmentResolver {
  @ReadField(() => CertificateStanding, { description: 'How far the student is from its certificate.' })
  certificateStanding(@Root() e: Row<Enrolment>) {
    return standingOf(e);
  }

  @ReadField(() => Certificate, {
    nullable: true,
    description: 'The certificate that holds, or else the last one that was revoked; absent without any.',
  })
  certificate(@Root() e: Row<Enrolment>) {
    return rows(Certificate, (c) => ({
      where: sql`${c.id} = (select x.id from certificate x where x.enrolment_id = ${e.id}
        order by x.status = 'ISSUED' desc, x.issued_at desc limit 1)`,
    }));
  }

  @ReadField(() => String, {
    nullable: true,
    description: 'Number of the open refund for which the certificate waits; absent without one.',
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
    description: 'Whom its certificates concern; null for whoever does not answer for the course.',
  })
  certificateFigures(@Root() { id }: Row<Course>) {
    return derived(
      CertificateFigures,
      sql`select count(*) filter (where exists (
            select 1 from certificate x where x.enrolment_id = e.id and x.status = 'ISSUED'))::int as issued,
          count(*) filter (where ${IS_WAITING})::int as waiting,
          count(*) filter (where e.completed_at is null and ${ACCESS} = 'ACTIVE')::int as studying
        from enrolment e where e.course_id = ${id}`,
      'The guard asks who may.',
    );
  }
}

@Resolver(() => Person)
export class CertificatesOfPersonResolver {
  @Guard<Viewer, Person>((viewer) => !!viewer?.may('certificate:read-any'))
  @ReadField(() => CertificateConnection, {
    nullable: true,
    description: 'Certificates that they were issued, latest first; null without `certificate:read-any`.',
  })
  certificates(@Root() p: Row<Person>, @Args() { first, after }: FeedArgs) {
    return connection(Certificate, (c) => ({
      where: sql`${c.enrolment} in (select e.id from enrolment e where e.student_id = ${p.id})`,
      orderBy: [
        { by: c.issuedAt, dir: 'desc' },
        { by: c.id, dir: 'desc' },
      ],
      first,
      after,
    }));
  }
}
