import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { ReadMutation } from '../../../graphql/read/index.ts';
import { AccountSecurity, securityOf } from '../credentials/account-security.ts';
import {
  AuthenticatorSetup,
  BeginAuthenticatorInput,
  ConfirmAuthenticatorInput,
  DisableAuthenticatorInput,
  RecoveryCodes,
  RenewRecoveryCodesInput,
} from './authenticator.types.ts';
import {
  beginAuthenticator,
  confirmAuthenticator,
  disableAuthenticator,
  renewRecoveryCodes,
} from './authenticator-commands.ts';

@Resolver()
export class AuthenticatorResolver {
  @Allow('account:secure')
  @Mutation(() => AuthenticatorSetup, {
    description:
      'Begins to set up two-step sign-in. Nothing changes until confirmAuthenticator. CONFLICT: it is on already. POLICY: the viewer’s address was never confirmed.',
  })
  beginAuthenticator(
    @Arg('input') input: BeginAuthenticatorInput,
    @Ctx() context: Context,
  ): Promise<AuthenticatorSetup> {
    return beginAuthenticator(context, input);
  }

  @Allow('account:secure')
  @Mutation(() => RecoveryCodes, {
    description:
      'Turns two-step sign-in on. INVALID_CREDENTIALS: wrong code. CONFLICT: not begun, or on already.',
  })
  confirmAuthenticator(
    @Arg('input') input: ConfirmAuthenticatorInput,
    @Ctx() context: Context,
  ): Promise<RecoveryCodes> {
    return confirmAuthenticator(context, input);
  }

  @Allow('account:secure')
  @ReadMutation(() => AccountSecurity, {
    description:
      'Turns two-step sign-in off. INVALID_CREDENTIALS: the password or the code is wrong. CONFLICT: it is off.',
  })
  async disableAuthenticator(@Arg('input') input: DisableAuthenticatorInput, @Ctx() context: Context) {
    await disableAuthenticator(context, input);
    return securityOf(signedIn(context).id);
  }

  @Allow('account:secure')
  @Mutation(() => RecoveryCodes, {
    description:
      'Makes ten new recovery codes; the earlier ones are worthless then. INVALID_CREDENTIALS: the password or the code is wrong. CONFLICT: two-step sign-in is off.',
  })
  renewRecoveryCodes(
    @Arg('input') input: RenewRecoveryCodesInput,
    @Ctx() context: Context,
  ): Promise<RecoveryCodes> {
    return renewRecoveryCodes(context, input);
  }
}
