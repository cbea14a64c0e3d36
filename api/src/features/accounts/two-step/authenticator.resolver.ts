import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import type { Context } from '../../../graphql/context.ts';
import {
  beginAuthenticator,
  confirmAuthenticator,
  disableAuthenticator,
  renewRecoveryCodes,
  type AuthenticatorSetup as Setup,
  StrongProofInput,
} from './authenticator-commands.ts';

@ObjectType({ description: 'What an authenticator app is set up with. Shown once.' })
export class AuthenticatorSetup {
  @Field({ description: 'To be typed into the app: base 32, without padding.' })
  secret!: string;
  @Field({ description: 'The same as an otpauth:// address, to be shown as a QR code.' })
  uri!: string;
}

@Resolver()
export class AuthenticatorResolver {
  @Allow('account:secure')
  @Mutation(() => AuthenticatorSetup, {
    description:
      'Begins to set up two-step sign-in. Nothing changes until confirmAuthenticator. CONFLICT: it is on already. POLICY: the viewer’s address was never confirmed.',
  })
  beginAuthenticator(
    @Arg('password', () => String, {
      nullable: true,
      description: 'Left out by people who have none; they must have signed in a moment ago.',
    })
    password: string | null | undefined,
    @Ctx() context: Context,
  ): Promise<Setup> {
    return beginAuthenticator(context, password);
  }

  @Allow('account:secure')
  @Mutation(() => [String], {
    description:
      'Turns two-step sign-in on. Answers ten recovery codes, shown only now. INVALID_CREDENTIALS: wrong code. CONFLICT: not begun, or on already.',
  })
  confirmAuthenticator(
    @Arg('code', { description: 'What the app shows: six digits.' }) code: string,
    @Ctx() context: Context,
  ): Promise<string[]> {
    return confirmAuthenticator(context, code);
  }

  @Allow('account:secure')
  @Mutation(() => Boolean, {
    description: 'Turns two-step sign-in off. Always true. INVALID_CREDENTIALS; CONFLICT: it is off.',
  })
  async disableAuthenticator(
    @Arg('input') input: StrongProofInput,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await disableAuthenticator(context, input);
    return true;
  }

  @Allow('account:secure')
  @Mutation(() => [String], {
    description:
      'Ten new recovery codes; the earlier ones are worthless then. INVALID_CREDENTIALS; CONFLICT: two-step sign-in is off.',
  })
  renewRecoveryCodes(@Arg('input') input: StrongProofInput, @Ctx() context: Context): Promise<string[]> {
    return renewRecoveryCodes(context, input);
  }
}
