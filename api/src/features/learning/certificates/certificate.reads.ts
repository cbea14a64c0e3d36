import { type Row, type Sql, sql } from '../../../graphql/read/index.ts';
import type { Enrolment } from '../enrolment.entity.ts';

/** Whether a refund of the place `e` is being decided or paid. */
const IS_BEING_REFUNDED = sql`exists (
  select 1 from open_refund f where f.student_id = e.student_id and f.course_id = e.course_id)`;

/** Whether the certificate `x` went with the money of the last time that the place `e` was bought for. */
const IS_LOST = sql`(x.revoked_for = 'GIVEN_BACK' and e.access = 'EXPIRED')`;

/**
 * Whether the place `e` would have a certificate as soon as its course issues them: it was completed, it has not been given
 * back, and neither does one hold nor did an administrator take one back. One that went with the money of a time that was
 * bought anew waits until the course is bought once more.
 */
export const IS_WAITING: Sql = sql`(e.completed_at is not null and e.access in ('ACTIVE', 'EXPIRED')
  and not ${IS_BEING_REFUNDED}
  and not exists (select 1 from certificate x where x.enrolment_id = e.id
    and (x.status = 'ISSUED' or x.revoked_for = 'WITHDRAWN' or ${IS_LOST})))`;

/** Whether a certificate of the place `e` in the course `c` is to be issued. */
export const IS_DUE: Sql = sql`c.certificate_enabled and ${IS_WAITING}`;

/** How far a student is from the certificate: the rule of {@link IS_DUE}, said to people. */
export const standingOf = (place: Row<Enrolment>): Sql => sql`(
  select case
    when exists (select 1 from certificate x where x.enrolment_id = e.id and x.status = 'ISSUED') then 'ISSUED'
    when exists (select 1 from certificate x where x.enrolment_id = e.id
      and (x.revoked_for = 'WITHDRAWN' or e.access = 'REVOKED' or ${IS_LOST})) then 'REVOKED'
    when not c.certificate_enabled or e.access = 'REVOKED' then 'OFF'
    when e.completed_at is null then 'LOCKED'
    when e.access = 'SUSPENDED' or ${IS_BEING_REFUNDED} then 'PAUSED'
    else 'READY' end
  from enrolment e join course c on c.id = e.course_id where e.id = ${place.id})`;
