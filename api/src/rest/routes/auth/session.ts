import { person } from '../../legacy.ts';
import type { NewSessionFragment } from './auth.gen.ts';

/** Converts a session to `{ user, accessToken, refreshToken }`. */
export const session = ({ session: { user, ...tokens } }: { readonly session: NewSessionFragment }) => ({
  user: person(user),
  ...tokens,
});
