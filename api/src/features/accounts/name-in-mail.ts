import type { User } from './user.entity.ts';

/**
 * The name that a mail greets somebody by. None while nobody has proved that the address is theirs: else anybody
 * could register a stranger's address and have us mail them words of their choice, in place of a name.
 */
export const nameIn = ({ fullName, emailVerifiedAt }: Pick<User, 'fullName' | 'emailVerifiedAt'>) =>
  emailVerifiedAt ? fullName : undefined;
