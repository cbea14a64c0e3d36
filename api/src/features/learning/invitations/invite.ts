import type { EntityManager } from '@mikro-orm/postgresql';
import { getValue, runSql, sql } from '../../../platform/db/index.ts';
import { toLocale } from '../../../platform/i18n/messages/index.ts';
import { sendMail } from '../../../platform/mail/index.ts';
import type { Services } from '../../../platform/process/services.ts';
import { hashToken, newToken, publicNameAs, type SignUpSource, withFragment } from '../../accounts/index.ts';
import type { Course } from '../../courses/index.ts';
import { courseInvitationMail } from './invitation.mail.tsx';

/** Validity of a link. */
const DAYS = 30;
/** Between two e-mails about a course to the same address, which may belong to a stranger. */
export const HOURS_BETWEEN = 24;

/**
 * Reserves a place in a course for an address and mails a single-use link to it. Part of the caller's transaction.
 * @returns false if the address has received a link of the course in the last 24 hours, which remains valid
 */
export async function invite(
  em: EntityManager,
  services: Services,
  course: Course,
  email: string,
  inviterId: string,
): Promise<boolean> {
  if (await renewWithdrawn(em, course.id, email)) return false;
  const token = newToken();
  const [sent] = await runSql<{ id: string }>(
    em,
    sql`insert into course_invitation as i (course_id, email, token_hash, inviter_id, expires_at)
      values (${course.id}, ${email}, decode(${hashToken(token).toString('hex')}, 'hex'), ${inviterId},
        now() + make_interval(days => ${DAYS}::int))
      on conflict (course_id, email) where accepted_at is null and withdrawn_at is null do update
        set token_hash = excluded.token_hash, inviter_id = excluded.inviter_id, sent_at = now(),
          expires_at = excluded.expires_at
        where i.sent_at < now() - make_interval(hours => ${HOURS_BETWEEN}::int)
      returning id`,
    'invitation.send',
  );
  if (!sent) return false;
  const locale = toLocale(course.language);
  await sendMail(em, services, courseInvitationMail, {
    to: email,
    locale,
    props: {
      course: course.title,
      teacher: await getValue<string>(
        em,
        sql`select ${publicNameAs('p', locale)} from person p where p.id = ${inviterId}`,
      ),
      link: withFragment(`${services.config.publicUrl}/join`, { token }),
      days: DAYS,
    },
  });
  return true;
}

/**
 * Otherwise withdrawing would permit an e-mail after the other.
 * @returns true if the address received a link in the last 24 hours that was withdrawn, which is valid again
 */
async function renewWithdrawn(em: EntityManager, courseId: string, email: string): Promise<boolean> {
  const renewed = await runSql(
    em,
    sql`update course_invitation set withdrawn_at = null where id = (
        select id from course_invitation where course_id = ${courseId} and email = ${email}
          and accepted_at is null and withdrawn_at is not null
          and sent_at > now() - make_interval(hours => ${HOURS_BETWEEN}::int)
        order by sent_at desc limit 1)
      and not exists (select 1 from course_invitation where course_id = ${courseId} and email = ${email}
        and accepted_at is null and withdrawn_at is null) returning id`,
    'invitation.renew',
  );
  return renewed.length > 0;
}

/** Ends the free places that the former teacher of a transferred course offers. */
export async function endInvitations(em: EntityManager, courseId: string): Promise<void> {
  await runSql(em, sql`update class_code set is_on = false where course_id = ${courseId}`);
  await runSql(
    em,
    sql`update course_invitation set withdrawn_at = now()
      where course_id = ${courseId} and accepted_at is null and withdrawn_at is null`,
  );
}

/** Receivers of a place in a course may create the account that they need for it. */
export const courseInvitations: SignUpSource = (email, hash) =>
  sql`exists (select 1 from course_invitation i where i.email = ${email}::citext and i.accepted_at is null
    and i.withdrawn_at is null and i.expires_at > now()
    and (${hash}::text is null or i.token_hash = decode(${hash}::text, 'hex')))`;
