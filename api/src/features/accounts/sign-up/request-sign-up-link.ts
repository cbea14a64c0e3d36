import { Field, InputType } from 'type-graphql';
import { z } from 'zod';
import type { Context } from '../../../graphql/context.ts';
import { badInput, policy } from '../../../platform/errors/errors.ts';
import { LOCALES } from '../../../platform/i18n/messages/index.ts';
import { IsEmailAddress, normalizeEmail } from '../../../platform/input/email-address.ts';
import { isOfDomain, parseDomains } from '../../../platform/input/email-domains.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import { SIGN_UP_DOMAINS, SIGN_UP_OPEN } from '../../../platform/settings/index.ts';
import type { MailRequest } from '../credentials/one-time-code.ts';
import { countAttempt } from '../credentials/throttle.ts';
import { findByEmail } from '../load-user.ts';
import { DAYS, sendSignUpInvitation } from './sign-up-invitation.ts';

@InputType({ description: 'Address of a person who wants to create an account.' })
export class RequestSignUpLinkInput {
  @Field({ description: 'Email address of an allowed domain, case-insensitive.' })
  @IsEmailAddress()
  email!: string;
}

/**
 * Mails a link for registration to an address of an allowed domain. The account is created with the link only, so an
 * account never has an address of the domain that its owner does not own.
 * @throws POLICY unless the sign-up mode is DOMAIN, BAD_INPUT if the domain is not allowed
 */
export async function requestSignUpLink(
  context: Context,
  input: RequestSignUpLinkInput,
): Promise<MailRequest> {
  const { services, request, locale } = context;
  const email = normalizeEmail(input.email);
  const domains = parseDomains(services.settings.get(SIGN_UP_DOMAINS));
  if (services.settings.get(SIGN_UP_OPEN) || !domains.length) throw policy('SIGN_UP_CLOSED');
  if (!isOfDomain(email, domains))
    throw badInput('email', 'accounts.otherDomain', { domains: domains.join(', ') });
  await countAttempt(services, 'mail', { account: email, address: request.address });
  await context.em.transactional((em) => services.jobs.send(em, mailSignUpLink, { email, locale }));
  return { accepted: true, linkMinutes: DAYS * 24 * 60 };
}

/** A job, so that the response does not reveal whether the address has an account. Such an address receives nothing. */
export const mailSignUpLink = defineJob({
  name: 'account.mail-sign-up-link',
  payload: z.object({ email: z.string(), locale: z.enum(LOCALES) }),
  async handle(services, { email, locale }) {
    await services.orm.em.fork().transactional(async (em) => {
      if (await findByEmail(em, email)) return;
      await sendSignUpInvitation(em, services, { email, inviterId: null, locale });
    });
  },
});
