import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import type { Context } from '../../../graphql/context.ts';
import { gone } from '../../../platform/errors/errors.ts';
import { localeOf } from '../../../platform/i18n/messages/index.ts';
import { audit } from '../../operations/index.ts';
import { GoogleIdentity } from '../google/google-identity.entity.ts';
import { stopErasure } from '../personal-data/request-erasure.ts';
import { endSessionsOf } from '../sessions/end-sessions.ts';
import { hashOf } from '../sessions/open-session.ts';
import { Authenticator } from '../two-step/authenticator.entity.ts';
import { removeSecondFactor } from '../two-step/second-factor.ts';
import { User } from '../user.entity.ts';
import { EmailChange } from './email-change.entity.ts';
import { flushEmail } from './free-email.ts';
import { dropMailedCodes } from './one-time-code.ts';
import { sendPasswordReset } from './request-password-reset.ts';
import type { ConfirmedEmail } from './verify-email.ts';

@InputType({ description: 'Code that was emailed to the old address.' })
export class CancelEmailChangeInput {
  @Field({ description: 'Code that follows `#cancel=` in the emailed link.' })
  @MaxLength(100, { message: 'validation.invalid' })
  token!: string;
}

/**
 * The old address takes a change back, also one that has taken effect, and every later one. Whoever asked for
 * the change knew the password: so it is gone with all sessions and with what was set up since, and the old
 * address gets a link to choose a new one. Where that address had not been proved by then, all that was ever set up goes.
 * @returns the address that is in force again. @throws GONE
 */
export const cancelEmailChange = (
  context: Context,
  { token }: CancelEmailChangeInput,
): Promise<ConfirmedEmail> =>
  context.em.transactional(async (em) => {
    const found = await em.findOne(EmailChange, { cancelHash: hashOf(token) });
    if (!found) throw gone('LINK_GONE');
    const person = await em.findOneOrFail(User, found.person.id, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const change = await em.refreshOrFail(found); // what happened until the person was ours
    if (!change.isCancellable) throw gone('LINK_GONE');
    const since = change.requestedAt;
    for (const later of await em.find(EmailChange, { person, requestedAt: { $gte: since } })) later.cancel();
    person.email = change.oldEmail;
    person.emailVerifiedAt = new Date(); // the link in their inbox says so
    person.passwordHash = null;
    // Before the old address was proved everything may be another person's (account pre-hijacking)
    await removeWhatCameSince(em, person.id, change.oldWasProved ? since : new Date(0));
    await endSessionsOf(em, person.id, 'email-restored');
    audit(em, context, { action: 'person.cancel-email-change', targetType: 'person', targetId: person.id });
    await flushEmail(em, person.email, person.id);
    await context.services.jobs.send(em, sendPasswordReset, {
      email: person.email,
      locale: localeOf(person.locale),
    });
    return { email: person.email };
  });

async function removeWhatCameSince(em: EntityManager, personId: string, since: Date): Promise<void> {
  await dropMailedCodes(em, personId);
  await em.nativeDelete(GoogleIdentity, { person: personId, linkedAt: { $gte: since } });
  if (await em.count(Authenticator, { person: personId, createdAt: { $gte: since } }))
    await removeSecondFactor(em, personId);
  await stopErasure(em, personId, since);
}
