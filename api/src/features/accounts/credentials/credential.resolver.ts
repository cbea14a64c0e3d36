import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Allow, Public } from '../../../graphql/allow.ts';
import { AcceptsBadToken } from '../../../graphql/bearer.ts';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { ReadMutation, ReadQuery } from '../../../graphql/read/index.ts';
import { AccountSecurity, securityOf } from './account-security.ts';
import { CancelEmailChangeInput, cancelEmailChange } from './cancel-email-change.ts';
import { ChangeEmailInput, changeEmail } from './change-email.ts';
import { ChangePasswordInput, changePassword } from './change-password.ts';
import { CheckPasswordInput, checkPassword, PasswordCheck } from './common-passwords.ts';
import { giveProof, IdentityProof, ProveIdentityInput } from './give-proof.ts';
import { MailRequest, RequestPasswordResetInput, requestPasswordReset } from './request-password-reset.ts';
import { PasswordReset, ResetPasswordInput, resetPassword } from './reset-password.ts';
import { ConfirmEmailInput, ConfirmedEmail, confirmEmail, requestEmailVerification } from './verify-email.ts';

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
  @Mutation(() => PasswordCheck, {
    description:
      'Says whether `register` would take a password, and changes nothing: a mutation, as queries may be kept. BAD_INPUT: the password is too short or too common.',
  })
  checkPassword(@Arg('input') input: CheckPasswordInput): PasswordCheck {
    return checkPassword(input);
  }

  @Public()
  @AcceptsBadToken()
  @Mutation(() => MailRequest, {
    description:
      'Mails a link by which a forgotten password is replaced. Answers the same whether or not the address has an account. BAD_INPUT: redirectUrl leads to a stranger. RATE_LIMITED.',
  })
  requestPasswordReset(
    @Arg('input') input: RequestPasswordResetInput,
    @Ctx() context: Context,
  ): Promise<MailRequest> {
    return requestPasswordReset(context, input);
  }

  @Public()
  @AcceptsBadToken()
  @Mutation(() => PasswordReset, {
    description:
      'Sets a password by the code of that mail and ends all sessions. GONE: the code was used, superseded, or is older than 30 minutes.',
  })
  resetPassword(@Arg('input') input: ResetPasswordInput, @Ctx() context: Context): Promise<PasswordReset> {
    return resetPassword(context, input);
  }

  @Allow('account:secure')
  @Mutation(() => MailRequest, {
    description:
      'Mails the viewer another link to confirm their address. CONFLICT: it is confirmed. RATE_LIMITED.',
  })
  requestEmailVerification(@Ctx() context: Context): Promise<MailRequest> {
    return requestEmailVerification(context);
  }

  @Public()
  @AcceptsBadToken()
  @Mutation(() => ConfirmedEmail, {
    description:
      'Confirms an address by the code mailed to it: the present one, or the one that the account changes to. GONE: the link was used or has expired. CONFLICT: a person has taken the address meanwhile.',
  })
  confirmEmail(@Arg('input') input: ConfirmEmailInput, @Ctx() context: Context): Promise<ConfirmedEmail> {
    return confirmEmail(context, input);
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
  @AcceptsBadToken()
  @Mutation(() => ConfirmedEmail, {
    description:
      'Takes a change of address back by the code mailed to the old one, within 7 days, also when it has taken effect: answers the old one. Ends all sessions and mails a link to choose a new password. GONE: the link was used or has expired.',
  })
  cancelEmailChange(
    @Arg('input') input: CancelEmailChangeInput,
    @Ctx() context: Context,
  ): Promise<ConfirmedEmail> {
    return cancelEmailChange(context, input);
  }
}
