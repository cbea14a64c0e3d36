import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../graphql/context.ts';
import { openSession, type SessionTokens } from './open-session.ts';
import { asksForCode, countCode, useCode } from './second-factor.ts';
import type { User } from './user.entity.ts';

/**
 * Begins a session for somebody whose first proof (password, Google) is good: with the second one, where they
 * have turned two-step sign-in on. Part of the caller's transaction.
 * @throws INVALID_CREDENTIALS at the field `code`; RATE_LIMITED after wrong ones
 */
export async function openSessionWithCode(
  em: EntityManager,
  context: Context,
  person: User,
  code: string | null | undefined,
): Promise<SessionTokens> {
  if (await asksForCode(em, person.id)) {
    // That a code is asked for is no attempt to guess it
    const forgive = code ? await countCode(context, person.id) : undefined;
    await useCode(em, context.services.keys, person.id, code);
    await forgive?.();
  }
  return openSession(em, context, person);
}
