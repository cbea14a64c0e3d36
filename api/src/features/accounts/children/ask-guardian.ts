import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, ID, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { getValue, runSql, sql } from '../../../platform/db/index.ts';
import { badInput, conflict, notFound, policy } from '../../../platform/errors/errors.ts';
import { toLocale } from '../../../platform/i18n/messages/index.ts';
import { IsEmailAddress, normalizeEmail } from '../../../platform/input/email-address.ts';
import { isUuid } from '../../../platform/input/ids.ts';
import { sendMail } from '../../../platform/mail/index.ts';
import { loadActor, loadAuthority, outranks } from '../admin/authority.ts';
import { auditPerson } from '../audit-person.ts';
import { withFragment } from '../credentials/return-url.ts';
import { countAttempt } from '../credentials/throttle.ts';
import { lockUser } from '../load-user.ts';
import { IsPersonName, normalizeName } from '../name-and-phone.ts';
import { hashToken, newToken } from '../sessions/random-token.ts';
import { User } from '../user.entity.ts';
import { guardianRequestMail } from './guardian.mail.tsx';
import { GuardianRequest } from './guardian-request.entity.ts';

/** Validity of the link for the first answer. */
const DAYS = 14;

@InputType({ description: 'Guardian of the viewer.' })
export class AskGuardianInput {
  @Field({ description: 'Full name of the guardian, family name first; 2 to 100 characters.' })
  @IsPersonName()
  guardianName!: string;

  @Field({ description: 'Email address of the guardian, which must not be the child’s own.' })
  @IsEmailAddress()
  guardianEmail!: string;
}

@InputType({ description: 'Guardian of a child.' })
export class AskGuardianOfInput extends AskGuardianInput {
  @Field(() => ID, { description: 'ID of the child.' })
  personId!: string;
}

/** Asks the viewer's guardian. The address of the viewer must be confirmed, because the e-mail contains the name. */
export async function askGuardian(context: Context, input: AskGuardianInput): Promise<string> {
  const { id } = signedIn(context);
  await countRequest(context, input);
  return context.em.transactional(async (em) => {
    const person = await lockUser(em, id);
    if (!person.emailVerifiedAt) throw policy('EMAIL_UNVERIFIED', {}, 'accounts.verifyForGuardian');
    return ask(em, context, person, input);
  });
}

/**
 * Asks the guardian of another person.
 * @throws NOT_FOUND if the person does not exist, POLICY if the person has more rights than the viewer
 */
export async function askGuardianOf(context: Context, input: AskGuardianOfInput): Promise<string> {
  const viewer = signedIn(context);
  await countRequest(context, input);
  return context.em.transactional(async (em) => {
    const actor = await loadActor(em, viewer, 'person:update');
    const person = isUuid(input.personId) ? await em.findOne(User, input.personId) : null;
    if (!person || person.erasedAt) throw notFound();
    if (outranks((await loadAuthority(em, person.id))!, actor)) throw policy('OUTRANKED');
    return ask(em, context, await lockUser(em, person.id), input);
  });
}

const countRequest = ({ services, request }: Context, { guardianEmail }: AskGuardianInput) =>
  countAttempt(services, 'guardian', { account: normalizeEmail(guardianEmail), address: request.address });

/**
 * Mails a single-use link, which replaces that of a pending request.
 * @throws BAD_INPUT if the address is the child's own
 * @throws CONFLICT if the person is no child, or the guardian has consented
 */
async function ask(
  em: EntityManager,
  context: Context,
  person: User,
  { guardianName, guardianEmail }: AskGuardianInput,
): Promise<string> {
  const email = normalizeEmail(guardianEmail);
  if (toMailbox(email) === toMailbox(person.email)) throw badInput('guardianEmail', 'accounts.ownGuardian');
  if (!(await getValue<boolean>(em, sql`select is_child(${person.birthYear ?? null}::int)`)))
    throw conflict('NO_CHILD');
  if (person.hasGuardianConsent) throw conflict('GUARDIAN_CONSENTED');
  await cancelRequests(em, person.id);
  const token = newToken();
  const request = em.create(GuardianRequest, {
    person,
    askedBy: em.getReference(User, signedIn(context).id),
    guardianName: normalizeName(guardianName),
    guardianEmail: email,
    tokenHash: hashToken(token),
    expiresAt: new Date(Date.now() + DAYS * 24 * 3_600_000),
  });
  await em.flush();
  await sendMail(em, context.services, guardianRequestMail, {
    to: email,
    locale: toLocale(person.locale),
    props: { child: person.fullName, link: guardianUrl(context, token), days: DAYS },
  });
  auditPerson(em, context, 'person.ask-guardian', person.id, { after: { request: request.id } });
  return person.id;
}

/** Links that were mailed before become invalid. */
const cancelRequests = (em: EntityManager, personId: string) =>
  runSql(
    em,
    sql`update guardian_request set status = 'CANCELLED'
      where person_id = ${personId} and status in ('PENDING', 'CONSENTED')`,
    'guardian.cancel',
  );

/** The law requires the child's own consent as well. Withdraws it, without the guardian. */
export function closeProfile(context: Context): Promise<string> {
  const { id } = signedIn(context);
  return context.em.transactional(async (em) => {
    const person = await lockUser(em, id);
    await cancelRequests(em, id);
    person.hasGuardianConsent = false;
    auditPerson(em, context, 'person.close-profile', id);
    return id;
  });
}

export const guardianUrl = ({ services }: Context, token: string): string =>
  withFragment(`${services.config.publicUrl}/guardian`, { token });

/** Address of the mailbox: many providers deliver `an+school@example.vn` to `an@example.vn`, and Gmail ignores dots. */
function toMailbox(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const [name = ''] = local.split('+');
  return /^(gmail|googlemail)\.com$/.test(domain)
    ? `${name.replaceAll('.', '')}@gmail.com`
    : `${name}@${domain}`;
}
