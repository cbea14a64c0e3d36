import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Allow, Public } from '../../../graphql/allow.ts';
import { AcceptsBadToken } from '../../../graphql/bearer.ts';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { ReadMutation, ReadQuery } from '../../../graphql/read/index.ts';
import { AccountSecurity, readAccountSecurity } from './account-security.ts';
import { CancelEmailChangeInput, cancelEmailChange } from './cancel-email-change.ts';
import { ChangeEmailInput, changeEmail } from './change-email.ts';
import { ChangePasswordInput, changePassword } from './change-password.ts';
import { CheckPasswordInput, checkPassword, PasswordCheck } from './check-password.ts';
import { IdentityProof, issueIdentityProof, ProveIdentityInput } from './issue-identity-proof.ts';
import { MailRequest } from './one-time-code.ts';
import { RequestPasswordResetInput, requestPasswordReset } from './request-password-reset.ts';
import { PasswordReset, ResetPasswordInput, resetPassword } from './reset-password.ts';
import { ConfirmEmailInput, ConfirmedEmail, confirmEmail, requestEmailVerification } from './verify-email.ts';

@Resolver()
export class CredentialResolver {
  @Allow('account:secure', { viewAs: false })
  @ReadQuery(() => AccountSecurity, { description: 'Sign-in methods and security settings of the viewer.' })
  accountSecurity(@Ctx() context: Context) {
    return readAccountSecurity(signedIn(context).id);
  }

  @Allow('account:secure')
  @ReadMutation(() => AccountSecurity, {
    description:
      'Changes the password, or sets the first one, and ends the viewer’s other sessions. INVALID_CREDENTIALS: the current password is wrong. POLICY: the account has no password and the sign-in is more than 15 minutes old.',
  })
  async changePassword(@Arg('input') input: ChangePasswordInput, @Ctx() context: Context) {
    await changePassword(context, input);
    return readAccountSecurity(signedIn(context).id);
  }

  @Allow('account:secure')
  @Mutation(() => IdentityProof, {
    description:
      'Confirms the identity of the viewer with the same factors as a sign-in. The returned token unlocks operations that fail with PROOF_NEEDED. INVALID_CREDENTIALS: the password or the code is wrong or missing, see details. POLICY: the account has neither and the sign-in is more than 15 minutes old. RATE_LIMITED: too many attempts.',
  })
  proveIdentity(@Arg('input') input: ProveIdentityInput, @Ctx() context: Context): Promise<IdentityProof> {
    return issueIdentityProof(context, input);
  }

  @Public()
  @Mutation(() => PasswordCheck, {
    description:
      'Checks whether `register` would accept a password, without changes. It is a mutation so that the password is not cached. BAD_INPUT: the password is too short or too common.',
  })
  checkPassword(@Arg('input') input: CheckPasswordInput): PasswordCheck {
    return checkPassword(input);
  }

  @Public()
  @AcceptsBadToken()
  @Mutation(() => MailRequest, {
    description:
      'Emails a link for replacing a forgotten password. The response does not reveal whether the address has an account. BAD_INPUT: the origin of redirectUrl is not allowed. RATE_LIMITED: too many requests.',
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
      'Sets a password with the emailed code and ends all sessions. GONE: the code was used, superseded, or is older than 30 minutes.',
  })
  resetPassword(@Arg('input') input: ResetPasswordInput, @Ctx() context: Context): Promise<PasswordReset> {
    return resetPassword(context, input);
  }

  @Allow('account:secure')
  @Mutation(() => MailRequest, {
    description:
      'Emails the viewer another link to confirm the email address. CONFLICT: the address is already confirmed. RATE_LIMITED: too many requests.',
  })
  requestEmailVerification(@Ctx() context: Context): Promise<MailRequest> {
    return requestEmailVerification(context);
  }

  @Public()
  @AcceptsBadToken()
  @Mutation(() => ConfirmedEmail, {
    description:
      'Confirms an email address with the code sent to it: the current address, or the pending new one. GONE: the link was used or has expired. CONFLICT: the address now belongs to another account.',
  })
  confirmEmail(@Arg('input') input: ConfirmEmailInput, @Ctx() context: Context): Promise<ConfirmedEmail> {
    return confirmEmail(context, input);
  }

  @Allow('account:secure')
  @ReadMutation(() => AccountSecurity, {
    description:
      'Requests confirmation of a new email address and notifies the old one. INVALID_CREDENTIALS: the password is wrong. CONFLICT: the address belongs to an account.',
  })
  async changeEmail(@Arg('input') input: ChangeEmailInput, @Ctx() context: Context) {
    await changeEmail(context, input);
    return readAccountSecurity(signedIn(context).id);
  }

  @Public()
  @AcceptsBadToken()
  @Mutation(() => ConfirmedEmail, {
    description:
      'Reverts a change of the email address with the code sent to the old one, within 7 days, even after it took effect, and returns the old address. Ends all sessions and emails a link for choosing a new password. GONE: the link was used or has expired.',
  })
  cancelEmailChange(
    @Arg('input') input: CancelEmailChangeInput,
    @Ctx() context: Context,
  ): Promise<ConfirmedEmail> {
    return cancelEmailChange(context, input);
  }
}
