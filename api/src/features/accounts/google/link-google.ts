import { LockMode } from '@mikro-orm/core';
import { MaxLength, ValidateNested } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { OneOf } from '../../../graphql/one-of.ts';
import { runSql, sql } from '../../../platform/db/index.ts';
import { AppError, badInput, conflict, policy } from '../../../platform/errors/errors.ts';
import { AtMost } from '../../../platform/input/at-most.ts';
import { auditPerson } from '../audit-person.ts';
import { notifyOwner } from '../credentials/notify-owner.ts';
import { proveIdentity } from '../credentials/prove-identity.ts';
import { PasswordField } from '../input-fields.ts';
import { lockUser } from '../load-user.ts';
import { User } from '../user.entity.ts';
import { GoogleIdentity } from './google-identity.entity.ts';
import { type GoogleClaims, type GoogleProvider, getGoogleProvider } from './google-provider.ts';
import { redeemGoogleCode } from './google-sign-in.ts';

@InputType({
  description: 'Two tokens of the same Google account. Tokens of different accounts are rejected.',
})
export class GoogleTokensInput {
  @Field({ description: 'ID token issued by Google to the platform’s client ID.' })
  @MaxLength(8000, { message: 'validation.invalid' })
  idToken!: string;

  @Field({ description: 'Access token issued by Google to the platform’s client ID.' })
  @MaxLength(8000, { message: 'validation.invalid' })
  accessToken!: string;
}

@OneOf()
@InputType({
  description: 'Google account and proof that it belongs to the viewer. Exactly one field is required.',
})
export class GoogleAccountInput {
  @Field(() => String, {
    nullable: true,
    description: 'Code that follows `#code=` in the redirect. Can be used once within ten minutes.',
  })
  @MaxLength(100, { message: 'validation.invalid' })
  code?: string;

  @Field(() => String, {
    nullable: true,
    description: 'ID token issued by Google to the platform’s client ID.',
  })
  @MaxLength(8000, { message: 'validation.invalid' })
  idToken?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Access token issued by Google to the platform’s client ID.',
  })
  @MaxLength(8000, { message: 'validation.invalid' })
  accessToken?: string;

  @Field(() => GoogleTokensInput, {
    nullable: true,
    description: 'Both tokens, for clients that received both.',
  })
  @ValidateNested()
  tokens?: GoogleTokensInput;
}

@InputType({ description: 'Google account to link, and proof of the viewer’s identity.' })
export class LinkGoogleInput {
  @Field(() => GoogleAccountInput, {
    description: 'Google account, identified by a code or by tokens from Google.',
  })
  @ValidateNested()
  account!: GoogleAccountInput;

  @PasswordField(
    'Password of the viewer. Not required within 15 minutes of signing in, or if the account has none.',
  )
  password?: string | null;
}

@InputType({ description: 'Confirmation of unlinking the Google account.' })
export class UnlinkGoogleInput {
  @Field({ description: 'Must be true. Protects against accidental requests.' })
  confirmUnlink!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Reason, recorded in the audit log and truncated to 500 characters.',
  })
  @AtMost(2000)
  reason?: string | null;
}

/**
 * Links a Google account, so that the viewer can sign in with it. This access would outlast a stolen access token, so
 * the viewer must prove their identity (docs/adr/0005).
 * @throws INVALID_CREDENTIALS if the token was issued to another client, or the password is wrong
 * @throws RATE_LIMITED after wrong passwords
 * @throws GONE if the code was used or has expired
 * @throws CONFLICT if Google is not configured, or the viewer or the Google account is linked elsewhere
 * @throws POLICY if the e-mail address at Google is not verified
 */
export async function linkGoogle(context: Context, { account, password }: LinkGoogleInput): Promise<void> {
  const viewer = signedIn(context);
  // The identity behind a code was already read from Google
  const google = account.code ? undefined : getGoogleProvider(context.services);
  if (!account.code && !google) throw conflict('GOOGLE_NOT_SET_UP');
  await proveIdentity(context, { password, acceptsRecentSignIn: true });
  const tokens = google && (await readTokens(google, account));
  await context.em.transactional(async (em) => {
    const claims = tokens ?? (await redeemGoogleCode(em, account.code!));
    const person = await lockUser(em, viewer.id);
    const linked = await em.findOne(GoogleIdentity, { person: viewer.id });
    if (linked) {
      if (linked.issuer === claims.issuer && linked.subject === claims.subject) return;
      throw conflict('GOOGLE_ALREADY_LINKED');
    }
    const { issuer, subject, email } = claims;
    const [row] = await runSql(
      em,
      sql`insert into google_identity (person_id, issuer, subject, email) values (${viewer.id}, ${issuer}, ${subject}, ${email})
       on conflict do nothing returning person_id`,
    );
    if (!row) throw conflict('GOOGLE_ACCOUNT_TAKEN');
    auditPerson(em, context, 'person.link-google', viewer.id);
    await notifyOwner(em, context, person, 'google-linked');
  });
}

async function readTokens(
  google: GoogleProvider,
  { tokens, ...single }: GoogleAccountInput,
): Promise<GoogleClaims> {
  const { idToken, accessToken }: Partial<GoogleTokensInput> = tokens ?? single;
  if (!idToken && !accessToken) throw badInput('account.idToken', 'validation.required');
  const byId = idToken ? await google.readIdToken(idToken) : undefined;
  const byAccess = accessToken ? await google.readAccessToken(accessToken) : undefined;
  if (byId && byAccess && byId.subject !== byAccess.subject) throw new AppError('GOOGLE_REFUSED');
  return (byId ?? byAccess)!;
}

/**
 * @throws CONFLICT if no Google account is linked
 * @throws POLICY if it is the only sign-in method
 */
export async function unlinkGoogle(
  context: Context,
  { confirmUnlink, reason }: UnlinkGoogleInput,
): Promise<void> {
  const viewer = signedIn(context);
  if (!confirmUnlink) throw badInput('confirmUnlink', 'validation.required');
  await context.em.transactional(async (em) => {
    const person = await em.findOneOrFail(User, viewer.id, {
      populate: ['passwordHash'],
      lockMode: LockMode.PESSIMISTIC_WRITE,
    });
    const removed = await em.nativeDelete(GoogleIdentity, { person: viewer.id });
    if (!removed) throw conflict('GOOGLE_NOT_LINKED');
    if (!person.passwordHash) throw policy('ONLY_SIGN_IN_METHOD');
    auditPerson(em, context, 'person.unlink-google', viewer.id, {
      reason: reason?.slice(0, 500) || undefined,
    });
    await notifyOwner(em, context, person, 'google-unlinked');
  });
}
