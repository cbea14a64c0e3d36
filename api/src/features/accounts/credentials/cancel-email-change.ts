import type { EntityManager } from '@mikro-orm/postgresql';
import { MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import type { Context } from '../../../graphql/context.ts';
import { gone } from '../../../platform/errors/errors.ts';
import { toLocale } from '../../../platform/i18n/messages/index.ts';
import { auditPerson } from '../audit-person.ts';
import { GoogleIdentity } from '../google/google-identity.entity.ts';
import { lockUser } from '../load-user.ts';
import { cancelPendingErasure } from '../personal-data/request-erasure.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { hashToken } from '../sessions/random-token.ts';
import { Authenticator } from '../two-step/authenticator.entity.ts';
import { removeSecondFactor } from '../two-step/second-factor.ts';
import { EmailChange } from './email-change.entity.ts';
import { flushEmail } from './flush-email.ts';
import { deleteMailedCodes } from './one-time-code.ts';
import { sendPasswordReset } from './request-password-reset.ts';
import type { ConfirmedEmail } from './verify-email.ts';

@InputType({ description: 'Code that was emailed to the old address.' })
export class CancelEmailChangeInput {
  @Field({ description: 'Code that follows `#cancel=` in the emailed link.' })
  @MaxLength(100, { message: 'validation.invalid' })
  token!: string;
}

/**
 * Reverts a change of e-mail address from the old address, even after it has taken effect, together with all later
 * changes. The author of the change knew the password. Therefore the password, all sessions and everything set up
 * since are removed, and the old address receives a link to choose a new password. If the old address was not
 * verified at the time of the change, everything ever set up is removed.
 * @returns the restored address
 * @throws GONE if the code is unknown or can no longer be used
 */
export const cancelEmailChange = (
  context: Context,
  { token }: CancelEmailChangeInput,
): Promise<ConfirmedEmail> =>
  context.em.transactional(async (em) => {
    const found = await em.findOne(EmailChange, { cancelHash: hashToken(token) });
    if (!found) throw gone('LINK_GONE');
    const person = await lockUser(em, found.person.id);
    const change = await em.refreshOrFail(found); // it may have changed before the person was locked
    if (!change.isCancellable) throw gone('LINK_GONE');
    const since = change.requestedAt;
    for (const later of await em.find(EmailChange, { person, requestedAt: { $gte: since } })) later.cancel();
    person.email = change.oldEmail;
    person.emailVerifiedAt = new Date(); // proved by the link in the inbox
    person.passwordHash = null;
    // Until the old address was verified, everything may belong to another person (account pre-hijacking)
    await removeChangesSince(em, person.id, change.oldWasProved ? since : new Date(0));
    await endSessions(em, person.id, 'email-restored');
    auditPerson(em, context, 'person.cancel-email-change', person.id);
    await flushEmail(em, person.email, person.id);
    await context.services.jobs.send(em, sendPasswordReset, {
      email: person.email,
      locale: toLocale(person.locale),
    });
    return { email: person.email };
  });

async function removeChangesSince(em: EntityManager, personId: string, since: Date): Promise<void> {
  await deleteMailedCodes(em, personId);
  await em.nativeDelete(GoogleIdentity, { person: personId, linkedAt: { $gte: since } });
  if (await em.count(Authenticator, { person: personId, createdAt: { $gte: since } }))
    await removeSecondFactor(em, personId);
  await cancelPendingErasure(em, personId, since);
}
