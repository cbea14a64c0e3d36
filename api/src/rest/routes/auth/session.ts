import { person } from '../../legacy.ts';
import type { NewSessionFragment } from './auth.gen.ts';

/** `{ user, accessToken, refreshToken }` (specification, section 3). */
export const session = ({ session: { user, ...tokens } }: { readonly session: NewSessionFragment }) => ({
  user: person(user),
  ...tokens,
});
