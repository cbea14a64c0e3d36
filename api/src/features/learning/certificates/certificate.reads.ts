import { type Row, raw, type Sql, sql } from '../../../graphql/read/index.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Locale } from '../../../platform/i18n/messages/index.ts';
import { publicNameAs } from '../../accounts/index.ts';
import type { Enrolment } from '../enrolment.entity.ts';

const IS_BEING_REFUNDED = sql`exists (
  select 1 from open_refund f where f.student_id = e.student_id and f.course_id = e.course_id)`;

/** True if the certificate `x` was revoked with the refund of the last renewal of the enrolment `e`. */
const WAS_REVOKED_WITH_RENEWAL = sql`(x.revoked_for = 'GIVEN_BACK' and e.access = 'EXPIRED')`;

/**
 * True if the enrolment `e` gets a certificate as soon as its course issues them: the course is completed and not
 * refunded, no certificate is valid, and no administrator has withdrawn one. After a certificate was revoked with the
 * refund of a renewal, the next one requires another purchase.
 */
export const MAY_RECEIVE_CERTIFICATE: Sql = sql`(e.completed_at is not null and e.access in ('ACTIVE', 'EXPIRED')
  and not ${IS_BEING_REFUNDED}
  and not exists (select 1 from certificate x where x.enrolment_id = e.id
    and (x.status = 'ISSUED' or x.revoked_for = 'WITHDRAWN' or ${WAS_REVOKED_WITH_RENEWAL})))`;

/** The name on the certificate `c` that a viewer may see. Without a viewer, the name that everybody may see. */
export const publicStudentName = (locale: Locale, viewer?: Viewer): Sql =>
  sql`(select ${publicNameAs('h', locale, viewer, raw('c.student_name'))}
    from enrolment n join person h on h.id = n.student_id where n.id = c.enrolment_id)`;

/** The name of the teacher on the certificate `c`, by the same rule. */
export const publicTeacherName = (locale: Locale, viewer?: Viewer): Sql =>
  sql`(select ${publicNameAs('t', locale, viewer, raw('c.teacher_name'))} from enrolment n
    join course k on k.id = n.course_id join person t on t.id = k.teacher_id where n.id = c.enrolment_id)`;

export const IS_DUE: Sql = sql`c.certificate_enabled and ${MAY_RECEIVE_CERTIFICATE}`;

/** The certificate status that a student sees, by the rule of {@link IS_DUE}. */
export const certificateStanding = (enrolment: Row<Enrolment>): Sql => sql`(
  select case
    when exists (select 1 from certificate x where x.enrolment_id = e.id and x.status = 'ISSUED') then 'ISSUED'
    when exists (select 1 from certificate x where x.enrolment_id = e.id
      and (x.revoked_for = 'WITHDRAWN' or e.access = 'REVOKED' or ${WAS_REVOKED_WITH_RENEWAL})) then 'REVOKED'
    when not c.certificate_enabled or e.access = 'REVOKED' then 'OFF'
    when e.completed_at is null then 'LOCKED'
    when e.access = 'SUSPENDED' or ${IS_BEING_REFUNDED} then 'PAUSED'
    else 'READY' end
  from enrolment e join course c on c.id = e.course_id where e.id = ${enrolment.id})`;
