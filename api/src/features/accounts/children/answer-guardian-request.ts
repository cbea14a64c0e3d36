import type { EntityManager } from '@mikro-orm/postgresql';
import { MaxLength } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { Context } from '../../../graphql/context.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import { getValue, lockById, runSql, sql } from '../../../platform/db/index.ts';
import { gone } from '../../../platform/errors/errors.ts';
import { toLocale } from '../../../platform/i18n/messages/index.ts';
import { sendMail } from '../../../platform/mail/index.ts';
import { notify } from '../../support/index.ts';
import { auditPerson } from '../audit-person.ts';
import { countAttempt } from '../credentials/throttle.ts';
import { lockUser } from '../load-user.ts';
import { hashToken } from '../sessions/random-token.ts';
import { guardianUrl } from './ask-guardian.ts';
import { guardianReceiptMail } from './guardian.mail.tsx';
import { GuardianRequest, GuardianRequestStatus } from './guardian-request.entity.ts';

@InputType({ description: 'Link that a guardian received by email.' })
export class OpenGuardianRequestInput {
  @Field({ description: 'Code that follows `#token=` in the emailed link.' })
  @MaxLength(100, { message: 'validation.invalid' })
  token!: string;
}

@InputType({ description: 'Consent, refusal or withdrawal that a guardian sends with the code of the link.' })
export class AnswerGuardianRequestInput extends OpenGuardianRequestInput {
  @Field({ description: 'True to consent; false to refuse, or to withdraw an earlier consent.' })
  isGiven!: boolean;
}

@ObjectType({ description: 'Request for consent as the guardian sees it, with the answer.' })
export class ReceivedGuardianRequest {
  @Field({ description: 'Full name of the child.' })
  childName!: string;
  @Field({ description: 'Full name of the guardian.' })
  guardianName!: string;
  @Field(() => GuardianRequestStatus, { description: 'Current status of the request.' })
  status!: GuardianRequestStatus;
  @Field({ description: 'Number of the receipt, for example `GR-7F31-20A9-4C6D`.' })
  code!: string;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Time of the latest answer. Null until the guardian answers.',
  })
  answeredAt?: Date | null;
  @Field(() => Int, { description: 'Number of the version of the privacy policy that applies.' })
  privacyVersion!: number;
}

/** @throws GONE if the link was used or replaced, or has expired */
export async function openGuardianRequest(
  context: Context,
  { token }: OpenGuardianRequestInput,
): Promise<ReceivedGuardianRequest> {
  await countOpening(context);
  const { id } = await findRequest(context.em, token);
  const request = await context.em.findOneOrFail(GuardianRequest, id, { populate: ['person'] });
  if (!request.isOpen) throw gone('LINK_GONE');
  return toReceived(request, await currentPrivacyNumber(context.em));
}

/**
 * Stores the answer of the guardian, which opens or closes the profile immediately, mails a receipt, and notifies the child.
 * @throws GONE if the link was used or replaced, or has expired
 */
export async function answerGuardianRequest(
  context: Context,
  { token, isGiven }: AnswerGuardianRequestInput,
): Promise<ReceivedGuardianRequest> {
  await countOpening(context);
  return context.em.transactional(async (em) => {
    const { id, personId } = await findRequest(em, token);
    // In the same order as a new request
    const person = await lockUser(em, personId);
    const request = await lockById(em, GuardianRequest, id);
    const privacyNumber = await currentPrivacyNumber(em);
    request.answer(isGiven, privacyNumber);
    person.hasGuardianConsent = isGiven;
    const received = toReceived(request, privacyNumber);
    const { status } = request;
    auditPerson(em, context, 'person.answer-guardian-request', person.id, {
      after: { request: request.id, status, privacyVersion: privacyNumber },
    });
    await em.flush();
    // An erasure of the guardian's own account removes the address
    if (request.guardianEmail)
      await sendMail(em, context.services, guardianReceiptMail, {
        to: request.guardianEmail,
        locale: toLocale(person.locale),
        props: {
          child: person.fullName,
          status: status as 'CONSENTED' | 'REFUSED' | 'WITHDRAWN',
          code: received.code,
          privacyVersion: privacyNumber,
          ...(isGiven && { link: guardianUrl(context, token) }),
        },
      });
    // Without the name of the guardian, which an erasure would have to find there
    await notify(em, context.services, person.id, {
      kind: 'GUARDIAN_ANSWERED',
      params: { status: status as 'CONSENTED' | 'REFUSED' | 'WITHDRAWN' },
      link: '/dashboard/profile',
    });
    return received;
  });
}

/** The code cannot be guessed. The limit stops mass attempts. */
const countOpening = ({ services, request: { address } }: Context) =>
  countAttempt(services, 'invitation', { account: address, address });

async function findRequest(em: EntityManager, token: string): Promise<{ id: string; personId: string }> {
  const [found] = await runSql<{ id: string; personId: string }>(
    em,
    sql`select id, person_id as "personId" from guardian_request
      where token_hash = decode(${hashToken(token).toString('hex')}, 'hex')`,
    'guardian.find',
  );
  if (!found) throw gone('LINK_GONE');
  return found;
}

const currentPrivacyNumber = (em: EntityManager): Promise<number> =>
  getValue<number>(
    em,
    sql`select max(d.number) from legal_document d where d.kind = 'PRIVACY' and d.effective_from <= now()`,
  );

const toReceived = (request: GuardianRequest, privacyVersion: number): ReceivedGuardianRequest => ({
  childName: request.person.fullName,
  guardianName: request.guardianName,
  status: request.status,
  code: `GR-${request.id.slice(-12).toUpperCase().match(/.{4}/g)!.join('-')}`,
  answeredAt: request.withdrawnAt ?? request.answeredAt ?? null,
  privacyVersion,
});
