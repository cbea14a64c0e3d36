import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Allow, Public } from '../../../graphql/allow.ts';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { ReadMutation, ReadQuery } from '../../../graphql/read/index.ts';
import { AccountSecurity, securityOf } from './account-security.ts';
import { cancelEmailChange } from './cancel-email-change.ts';
import { ChangeEmailInput, changeEmail } from './change-email.ts';
import { ChangePasswordInput, changePassword } from './change-password.ts';
import { giveProof, IdentityProof, ProveIdentityInput } from './give-proof.ts';
import { RequestPasswordResetInput, requestPasswordReset } from './request-password-reset.ts';
import { ResetPasswordInput, resetPassword } from './reset-password.ts';
import { confirmEmail, requestEmailVerification } from './verify-email.ts';

@Resolver()
export class CredentialResolver {
  @Allow('account:secure', { viewAs: false })
  @ReadQuery(() => AccountSecurity, { description: 'How the viewer signs in.' })
  accountSecurity(@Ctx() context: Context) {
    return securityOf(signedIn(context).id);
  }

  @Allow('account:secure')
  @ReadMutation(() => AccountSecurity, {
    description:
      'Changes the password, or sets the first one, and ends the viewer’s other sessions. INVALID_CREDENTIALS: the present one is wrong. POLICY: there is none, and the viewer signed in long ago.',
  })
  async changePassword(@Arg('input') input: ChangePasswordInput, @Ctx() context: Context) {
    await changePassword(context, input);
    return securityOf(signedIn(context).id);
  }

  @Allow('account:secure')
  @Mutation(() => IdentityProof, {
    description:
      'Proves who the viewer is, by everything that signing in takes. Operations that are refused with PROOF_NEEDED run with what this gives. INVALID_CREDENTIALS: the password or the code is wrong or missing, see details. POLICY: there is neither, and the viewer signed in long ago. RATE_LIMITED.',
  })
  proveIdentity(@Arg('input') input: ProveIdentityInput, @Ctx() context: Context): Promise<IdentityProof> {
    return giveProof(context, input);
  }

  @Public()
  @Mutation(() => Boolean, {
    description:
      'Mails a link by which a forgotten password is replaced. Always true, whether or not the address has an account. BAD_INPUT: redirectUrl leads to a stranger. RATE_LIMITED.',
  })
  async requestPasswordReset(
    @Arg('input') input: RequestPasswordResetInput,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await requestPasswordReset(context, input);
    return true;
  }

  @Public()
  @Mutation(() => Boolean, {
    description:
      'Sets a password by the code of that mail and ends all sessions. Always true. GONE: the code was used, superseded, or is older than 30 minutes.',
  })
  async resetPassword(@Arg('input') input: ResetPasswordInput, @Ctx() context: Context): Promise<boolean> {
    await resetPassword(context, input);
    return true;
  }

  @Allow('account:secure')
  @Mutation(() => Boolean, {
    description:
      'Mails the viewer another link to confirm their address. Always true. CONFLICT: it is confirmed.',
  })
  async requestEmailVerification(@Ctx() context: Context): Promise<boolean> {
    await requestEmailVerification(context);
    return true;
  }

  @Public()
  @Mutation(() => String, {
    description:
      'Confirms an address by the code mailed to it: the present one, or the one that the account changes to. Answers the address. GONE; CONFLICT: a person has taken the address meanwhile.',
  })
  confirmEmail(
    @Arg('token', { description: 'What stands after `#token=` in the link.' }) token: string,
    @Ctx() context: Context,
  ): Promise<string> {
    return confirmEmail(context, token);
  }

  @Allow('account:secure')
  @ReadMutation(() => AccountSecurity, {
    description:
      'Asks a new address to confirm that it is the viewer’s, and tells the old one. INVALID_CREDENTIALS: wrong password. CONFLICT: the address has an account.',
  })
  async changeEmail(@Arg('input') input: ChangeEmailInput, @Ctx() context: Context) {
    await changeEmail(context, input);
    return securityOf(signedIn(context).id);
  }

  @Public()
  @Mutation(() => String, {
    description:
      'Takes a change of address back by the code mailed to the old one, within 7 days, also when it has taken effect. Ends all sessions and mails a link to choose a new password. Answers the address in force again. GONE.',
  })
  cancelEmailChange(
    @Arg('token', { description: 'What stands after `#cancel=` in the link.' }) token: string,
    @Ctx() context: Context,
  ): Promise<string> {
    return cancelEmailChange(context, token);
  }
}
