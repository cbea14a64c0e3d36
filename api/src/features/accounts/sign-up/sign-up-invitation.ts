import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql, sql } from '../../../platform/db/index.ts';
import type { Locale } from '../../../platform/i18n/messages/index.ts';
import { sendMail } from '../../../platform/mail/index.ts';
import type { Services } from '../../../platform/process/services.ts';
import { withFragment } from '../credentials/return-url.ts';
import { signUpInvitation } from '../mails/credential-mails.mail.tsx';
import { hashToken, newToken } from '../sessions/random-token.ts';
import type { SignUpSource } from './assert-may-sign-up.ts';

/** Validity of a link. */
export const DAYS = 7;

export const ownInvitations: SignUpSource = (email, hash) =>
  sql`exists (select 1 from sign_up_invitation i where i.email = ${email}::citext and i.used_at is null
    and i.withdrawn_at is null and i.expires_at > now()
    and (${hash}::text is null or i.token_hash = decode(${hash}::text, 'hex')))`;

interface Invited {
  readonly email: string;
  /** Null if the owner of the address has requested the link. */
  readonly inviterId: string | null;
  readonly locale: Locale;
}

/**
 * Mails a single-use link, which replaces a former one to the address. Part of the caller's transaction.
 * @returns ID of the invitation
 */
export async function sendSignUpInvitation(
  em: EntityManager,
  services: Services,
  { email, inviterId, locale }: Invited,
): Promise<string> {
  const token = newToken();
  const [invitation] = await runSql<{ id: string }>(
    em,
    sql`insert into sign_up_invitation (email, token_hash, inviter_id, expires_at)
      values (${email}, decode(${hashToken(token).toString('hex')}, 'hex'), ${inviterId},
        now() + make_interval(days => ${DAYS}::int))
      on conflict (email) where used_at is null and withdrawn_at is null do update
        set token_hash = excluded.token_hash, sent_at = now(), expires_at = excluded.expires_at,
          inviter_id = coalesce(excluded.inviter_id, sign_up_invitation.inviter_id)
      returning id`,
    'sign-up-invitation.send',
  );
  const page = new URL('/register', services.config.publicUrl);
  page.searchParams.set('email', email);
  await sendMail(em, services, signUpInvitation, {
    to: email,
    locale,
    props: { link: withFragment(page, { invitation: token }), days: DAYS },
  });
  return invitation!.id;
}

/** Ends the invitations to the address of a new account. */
export async function endSignUpInvitations(
  em: EntityManager,
  email: string,
  personId: string,
): Promise<void> {
  await runSql(
    em,
    sql`update sign_up_invitation set used_at = now(), used_by_id = ${personId}
      where email = ${email}::citext and used_at is null and withdrawn_at is null`,
    'sign-up-invitation.end',
  );
}
