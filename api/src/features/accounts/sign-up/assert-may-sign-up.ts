import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../../graphql/context.ts';
import { getValue, type Sql, sql } from '../../../platform/db/index.ts';
import { policy } from '../../../platform/errors/errors.ts';
import { isOfDomain, parseDomains } from '../../../platform/input/email-domains.ts';
import { SIGN_UP_DOMAINS, SIGN_UP_OPEN } from '../../../platform/settings/index.ts';
import { hashToken } from '../sessions/random-token.ts';

/**
 * A feature's invitations that admit their receivers to a site on which not everybody may create an account.
 * @param hash hexadecimal hash of the token in the emailed link; null for any pending invitation to the address
 * @returns a condition that is true if a pending invitation was sent to the address
 */
export type SignUpSource = (email: string, hash: string | null) => Sql;

const sources: SignUpSource[] = [];

export const addSignUpSources = (added: readonly SignUpSource[]): void => void sources.push(...added);

export interface Applicant {
  /** Normalised. */
  readonly email: string;
  /** The token of an emailed link, which proves that the applicant owns the address. */
  readonly token?: string | null | undefined;
  /** True if another party, such as Google, has verified that the applicant owns the address. */
  readonly isVerified?: boolean;
}

/**
 * Applies the site's rule to a new account. The caller's transaction creates the account.
 * @returns true if the applicant has proved to own the address
 * @throws POLICY if the applicant may not create an account
 */
export async function assertMaySignUp(
  em: EntityManager,
  { services: { settings } }: Context,
  { email, token, isVerified = false }: Applicant,
): Promise<boolean> {
  const isInvited = (isVerified || !!token) && (await hasInvitation(em, email, token));
  const isProved = isVerified || (isInvited && !!token);
  if (isInvited || settings.get(SIGN_UP_OPEN)) return isProved;
  const domains = parseDomains(settings.get(SIGN_UP_DOMAINS));
  if (!domains.length) throw policy('SIGN_UP_CLOSED');
  if (!isOfDomain(email, domains)) throw policy('SIGN_UP_CLOSED', {}, 'accounts.signUpDomains');
  if (!isVerified) throw policy('SIGN_UP_LINK_NEEDED');
  return true;
}

function hasInvitation(em: EntityManager, email: string, token: string | null | undefined): Promise<boolean> {
  const hash = token ? hashToken(token).toString('hex') : null;
  const conditions = sources.map((source) => source(email, hash));
  return getValue<boolean>(
    em,
    conditions.reduce((all, condition) => sql`${all} or ${condition}`, sql`select false`),
  );
}
