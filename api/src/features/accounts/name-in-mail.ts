import type { User } from './user.entity.ts';

/**
 * The name that a mail greets a person by. None while no one has proved that the address is theirs: else an attacker
 * could register a stranger's address and have us mail them words of their choice, in place of a name.
 */
export const nameIn = ({ fullName, emailVerifiedAt }: Pick<User, 'fullName' | 'emailVerifiedAt'>) =>
  emailVerifiedAt ? fullName : undefined;
