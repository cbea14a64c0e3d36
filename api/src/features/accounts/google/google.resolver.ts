import { Arg, Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow, Public } from '../../../graphql/allow.ts';
import { AcceptsBadToken } from '../../../graphql/bearer.ts';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { ReadMutation } from '../../../graphql/read/index.ts';
import { AccountSecurity, readAccountSecurity } from '../credentials/account-security.ts';
import { AuthPayload } from '../sessions/open-session.ts';
import { SignInWithGoogleInput, signInWithGoogle } from './google-sign-in.ts';
import { LinkGoogleInput, linkGoogle, UnlinkGoogleInput, unlinkGoogle } from './link-google.ts';

@ObjectType({ description: 'Configuration of sign-in with Google.' })
export class GoogleSignIn {
  @Field({ description: 'False if sign-in with Google is not configured.' })
  enabled!: boolean;
  @Field(() => String, { nullable: true, description: 'Google client ID of the platform. Null if disabled.' })
  clientId?: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'Absolute URL to which the browser is redirected, with `?state=` and optionally `redirectUrl=`. Null if disabled.',
  })
  authorizationUrl?: string | null;
}

/** The path at which the browser begins to sign in with Google, below PUBLIC_URL. */
export const GOOGLE_PATH = '/api/auth/google';

@Resolver()
export class GoogleResolver {
  @Public()
  @Query(() => GoogleSignIn, { description: 'Configuration of sign-in with Google.' })
  googleSignIn(@Ctx() { services: { config } }: Context): GoogleSignIn {
    const { google, publicUrl } = config;
    return google
      ? { enabled: true, clientId: google.clientId, authorizationUrl: `${publicUrl}${GOOGLE_PATH}` }
      : { enabled: false };
  }

  @Public()
  @AcceptsBadToken()
  @Mutation(() => AuthPayload, {
    description:
      'Exchanges a code from Google for a session and creates an account if none exists. CONFLICT: the email address belongs to an account whose owner must sign in and link Google. GONE: the code was used or has expired. INVALID_CREDENTIALS: two-step sign-in requires a code. POLICY: the person has no account and may not create one.',
  })
  signInWithGoogle(
    @Arg('input') input: SignInWithGoogleInput,
    @Ctx() context: Context,
  ): Promise<AuthPayload> {
    return signInWithGoogle(context, input);
  }

  @Allow('account:secure')
  @ReadMutation(() => AccountSecurity, {
    description:
      'Links a Google account for sign-in and notifies the viewer by email. INVALID_CREDENTIALS: a token was not issued to this platform, or, with the field `password`, the sign-in is older than 15 minutes and the password is required. CONFLICT: the Google account belongs to another user, another one is linked, or Google is not configured. POLICY: the email address of the Google account is not verified.',
  })
  async linkGoogle(@Arg('input') input: LinkGoogleInput, @Ctx() context: Context) {
    await linkGoogle(context, input);
    return readAccountSecurity(signedIn(context).id);
  }

  @Allow('account:secure')
  @ReadMutation(() => AccountSecurity, {
    description:
      'Unlinks the Google account. POLICY: it is the only sign-in method. CONFLICT: no Google account is linked.',
  })
  async unlinkGoogle(@Arg('input') input: UnlinkGoogleInput, @Ctx() context: Context) {
    await unlinkGoogle(context, input);
    return readAccountSecurity(signedIn(context).id);
  }
}
