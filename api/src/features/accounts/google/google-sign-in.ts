import type { EntityManager } from '@mikro-orm/postgresql';
import { MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import type { Context } from '../../../graphql/context.ts';
import { Role } from '../../../platform/access/permissions.ts';
import { forbidden } from '../../../platform/errors/errors.ts';
import { withoutUnprintable } from '../../../platform/i18n/printable-text.ts';
import { auditPerson } from '../audit-person.ts';
import { flushEmail } from '../credentials/flush-email.ts';
import { issueCode, redeemCode } from '../credentials/one-time-code.ts';
import { countAttempt } from '../credentials/throttle.ts';
import { SecondFactorField } from '../input-fields.ts';
import { hasLetterOrDigit, normalizeName } from '../name-and-phone.ts';
import { type AuthPayload, openSessionWithCode } from '../sessions/open-session.ts';
import { recordCurrentTerms } from '../terms/accept-terms.ts';
import { User } from '../user.entity.ts';
import { GoogleIdentity } from './google-identity.entity.ts';
import type { GoogleClaims } from './google-provider.ts';

/** Minutes until the code of a Google identity expires: enough to sign in with a password first. */
const CODE_MINUTES = 10;

@InputType({ description: 'Google credentials of the client.' })
export class SignInWithGoogleInput {
  @Field({ description: 'Code that follows `#code=` in the redirect. Can be used once within ten minutes.' })
  @MaxLength(100, { message: 'validation.invalid' })
  code!: string;

  @SecondFactorField()
  authenticatorCode?: string | null;
}

export const issueGoogleCode = (context: Context, claims: GoogleClaims): Promise<string> =>
  context.em.transactional((em) =>
    issueCode(em, { purpose: 'google', minutes: CODE_MINUTES, facts: { ...claims } }),
  );

/** @throws GONE if the code was used or has expired */
export const redeemGoogleCode = async (em: EntityManager, code: string): Promise<GoogleClaims> =>
  (await redeemCode<GoogleClaims>(em, 'google', code)).facts;

export const signInWithGoogle = (context: Context, input: SignInWithGoogleInput): Promise<AuthPayload> =>
  context.em.transactional(async (em) =>
    openGoogleSession(em, context, await redeemGoogleCode(em, input.code), input.authenticatorCode),
  );

export const signInWithGoogleClaims = (context: Context, claims: GoogleClaims): Promise<AuthPayload> =>
  context.em.transactional((em) => openGoogleSession(em, context, claims, undefined));

/**
 * Opens a session of the account that is linked to the identity. Creates an account if none is linked. An account
 * with the same e-mail address is never taken over: its owner has to sign in and link Google.
 * @throws FORBIDDEN if the person is suspended
 * @throws INVALID_CREDENTIALS if the second factor is missing or wrong
 * @throws CONFLICT if the address belongs to an account that is not linked to the identity
 */
async function openGoogleSession(
  em: EntityManager,
  context: Context,
  claims: GoogleClaims,
  code: string | null | undefined,
): Promise<AuthPayload> {
  const known = await em.findOne(
    GoogleIdentity,
    { issuer: claims.issuer, subject: claims.subject },
    { populate: ['person'] },
  );
  const person = known?.person ?? (await registerWithGoogle(em, context, claims));
  if (!person.isActive) throw forbidden('ACCOUNT_SUSPENDED');
  return openSessionWithCode(em, context, { person }, code);
}

async function registerWithGoogle(
  em: EntityManager,
  context: Context,
  { issuer, subject, email, name }: GoogleClaims,
): Promise<User> {
  await countAttempt(context.services, 'registration', { account: email, address: context.request.address });
  const person = em.create(User, {
    email,
    fullName: toName(name ?? '') || toName(email.split('@')[0]!) || '—',
    roles: [Role.USER],
    locale: context.locale,
    emailVerifiedAt: new Date(),
  });
  const conflict = { reason: 'GOOGLE_EMAIL_TAKEN', taken: 'accounts.googleEmailTaken' } as const;
  await flushEmail(em, email, undefined, conflict);
  em.create(GoogleIdentity, { person, issuer, subject, email });
  auditPerson(em, context, 'person.register', person.id, { after: { with: 'google' } });
  await recordCurrentTerms(em, person.id, ['TERMS', 'PRIVACY']);
  return person;
}

/** The characters of a name that the registration accepts. May be empty. */
function toName(text: string): string {
  const name = normalizeName(withoutUnprintable(normalizeName(text))).slice(0, 100);
  return hasLetterOrDigit(name) ? name : '';
}
