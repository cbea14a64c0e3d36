import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { ReadMutation } from '../../../graphql/read/index.ts';
import { AccountSecurity, readAccountSecurity } from '../credentials/account-security.ts';
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
      'Starts the setup of two-step sign-in. It takes effect with confirmAuthenticator. CONFLICT: two-step sign-in is already enabled. POLICY: the viewer’s email address is not confirmed.',
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
      'Enables two-step sign-in. INVALID_CREDENTIALS: the code is wrong. CONFLICT: the setup was not started, or two-step sign-in is already enabled.',
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
      'Disables two-step sign-in. INVALID_CREDENTIALS: the password or the code is wrong. CONFLICT: two-step sign-in is disabled.',
  })
  async disableAuthenticator(@Arg('input') input: DisableAuthenticatorInput, @Ctx() context: Context) {
    await disableAuthenticator(context, input);
    return readAccountSecurity(signedIn(context).id);
  }

  @Allow('account:secure')
  @Mutation(() => RecoveryCodes, {
    description:
      'Creates ten new recovery codes and invalidates the earlier ones. INVALID_CREDENTIALS: the password or the code is wrong. CONFLICT: two-step sign-in is disabled.',
  })
  renewRecoveryCodes(
    @Arg('input') input: RenewRecoveryCodesInput,
    @Ctx() context: Context,
  ): Promise<RecoveryCodes> {
    return renewRecoveryCodes(context, input);
  }
}
