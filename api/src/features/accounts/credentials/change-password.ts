import { InputType } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { badInput } from '../../../platform/errors/errors.ts';
import { auditPerson } from '../audit-person.ts';
import { PasswordField } from '../input-fields.ts';
import { lockUser } from '../load-user.ts';
import { assertNewPassword, assertNotGuessable, NewPasswordInput, setPassword } from './new-password.ts';
import { notifyPasswordChanged } from './notify-owner.ts';
import { hashPassword } from './password.ts';
import { proveIdentity } from './prove-identity.ts';

@InputType({ description: 'New password of the viewer.' })
export class ChangePasswordInput extends NewPasswordInput {
  @PasswordField(
    'Current password. Omit it if the account has none; the sign-in must then be at most 15 minutes old.',
  )
  currentPassword?: string | null;
}

/** Changes the viewer's password, or sets the first one, and ends all other sessions. */
export async function changePassword(context: Context, input: ChangePasswordInput): Promise<void> {
  const viewer = signedIn(context);
  assertNewPassword(input);
  if (input.currentPassword === input.newPassword) throw badInput('newPassword', 'accounts.passwordSame');
  await proveIdentity(context, { password: input.currentPassword, field: 'currentPassword' });
  const passwordHash = await hashPassword(input.newPassword);
  await context.em.transactional(async (em) => {
    const person = await lockUser(em, viewer.id);
    assertNotGuessable(person, input.newPassword);
    await setPassword(em, person, passwordHash, 'password-changed', viewer.sessionId);
    auditPerson(em, context, 'person.change-password', person.id);
    await notifyPasswordChanged(em, context, person);
  });
}
