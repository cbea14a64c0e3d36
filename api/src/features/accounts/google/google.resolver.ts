import { Arg, Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow, Public } from '../../../graphql/allow.ts';
import { AcceptsBadToken } from '../../../graphql/bearer.ts';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { ReadMutation } from '../../../graphql/read/index.ts';
import { AuthPayload } from '../account.resolver.ts';
import { AccountSecurity, securityOf } from '../credentials/account-security.ts';
import type { SessionTokens } from '../sessions/open-session.ts';
import { SignInWithGoogleInput, signInWithGoogle } from './google-sign-in.ts';
import { LinkGoogleInput, linkGoogle, UnlinkGoogleInput, unlinkGoogle } from './link-google.ts';

@ObjectType({ description: 'Whether and how one signs in with Google.' })
export class GoogleSignIn {
  @Field({ description: 'False while the platform has not been set up with Google.' })
  enabled!: boolean;
  @Field(() => String, { nullable: true, description: 'Our client id at Google; absent while it is off.' })
  clientId?: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'Absolute address to send the browser to, with `?state=` and optionally `redirectUrl=`; absent while it is off.',
  })
  authorizationUrl?: string | null;
}

/** The path at which the browser begins to sign in with Google, below PUBLIC_URL. */
export const GOOGLE_PATH = '/api/auth/google';

@Resolver()
export class GoogleResolver {
  @Public()
  @Query(() => GoogleSignIn, { description: 'Whether and how one signs in with Google.' })
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
      'Exchanges what came back from Google for a session; makes an account where there is none. CONFLICT: an account with that address exists, whose owner has to sign in and link Google. GONE: the code was used or is too old. INVALID_CREDENTIALS: two-step sign-in wants a code.',
  })
  signInWithGoogle(
    @Arg('input') input: SignInWithGoogleInput,
    @Ctx() context: Context,
  ): Promise<SessionTokens> {
    return signInWithGoogle(context, input);
  }

  @Allow('account:secure')
  @ReadMutation(() => AccountSecurity, {
    description:
      'Lets the viewer sign in with a Google account, and tells them by mail. INVALID_CREDENTIALS: a token that was not issued to us, or, with the field `password`, the viewer signed in more than 15 minutes ago and has to say theirs. CONFLICT: it belongs to another person, another one is linked, or Google is not set up. POLICY: its address is not verified.',
  })
  async linkGoogle(@Arg('input') input: LinkGoogleInput, @Ctx() context: Context) {
    await linkGoogle(context, input);
    return securityOf(signedIn(context).id);
  }

  @Allow('account:secure')
  @ReadMutation(() => AccountSecurity, {
    description: 'Ends signing in with Google. POLICY: it is the only way in. CONFLICT: nothing is linked.',
  })
  async unlinkGoogle(@Arg('input') input: UnlinkGoogleInput, @Ctx() context: Context) {
    await unlinkGoogle(context, input);
    return securityOf(signedIn(context).id);
  }
}
