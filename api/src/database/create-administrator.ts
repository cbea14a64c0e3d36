import { randomBytes } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import { hashPassword, normalizeName, User } from '../features/accounts/index.ts';
import { Role } from '../platform/access/permissions.ts';
import { isEmailAddress, normalizeEmail } from '../platform/input/email-address.ts';
import type { Services } from '../platform/process/services.ts';

/**
 * Creates an administrator, or gives the role to an existing person. Refuses an account with an unconfirmed e-mail
 * address: anyone may have created it and would know the password.
 * @param args e-mail address and full name
 * @returns the message for the operator. It contains the password of a new person, which is stored nowhere.
 */
export async function createAdministrator(
  { orm }: Pick<Services, 'orm'>,
  [typed = '', ...name]: readonly string[],
): Promise<string> {
  const [email, fullName] = [normalizeEmail(typed), normalizeName(name.join(' '))];
  if (!isEmailAddress(email) || !fullName)
    throw new Error('Use: npm run admin:create -- name@example.vn Full Name');
  return orm.em.fork().transactional(async (em) => {
    const known = await em.findOne(User, { email }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (known) {
      if (known.roles.includes(Role.ADMIN)) return `${email} is an administrator already.`;
      if (!known.emailVerifiedAt)
        throw new Error(
          `${email} has an account with an unconfirmed address, so anyone may have created it. ` +
            'Its owner resets the password by mail first (“Forgot password?”), which confirms the address; then run this again.',
        );
      if (!known.isActive) throw new Error(`${email} is suspended. Restore the account first.`);
      known.roles = [...known.roles, Role.ADMIN];
      return `${email} is an administrator now, with the password they have.`;
    }
    const password = randomBytes(12).toString('base64url');
    em.create(User, {
      email,
      fullName,
      roles: [Role.USER, Role.ADMIN],
      passwordHash: await hashPassword(password),
    });
    return `${email} is an administrator now. Password, shown only here: ${password}`;
  });
}
