import { MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { z } from 'zod';
import type { Context } from '../../../graphql/context.ts';
import { Language } from '../../../graphql/language.ts';
import { badInput } from '../../../platform/errors/errors.ts';
import { LOCALES, type Locale, toLocale } from '../../../platform/i18n/messages/index.ts';
import { IsEmailAddress, normalizeEmail } from '../../../platform/input/email-address.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import { sendMail } from '../../../platform/mail/index.ts';
import { findByEmail } from '../load-user.ts';
import { passwordReset } from '../mails/credential-mails.mail.tsx';
import { nameIn } from '../user.entity.ts';
import type { MailRequest } from './one-time-code.ts';
import { issueCode } from './one-time-code.ts';
import { parseReturnUrl, withFragment } from './return-url.ts';
import { countAttempt } from './throttle.ts';

const RESET_MINUTES = 30;

@InputType({ description: 'Account with a forgotten password.' })
export class RequestPasswordResetInput {
  @Field({ description: 'Email address of the account, case-insensitive.' })
  @IsEmailAddress()
  email!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'URL that the emailed link opens, followed by `#reset=` and the code. Must be on the platform’s or an allowed origin. Defaults to the platform’s own page.',
  })
  @MaxLength(2000, { message: 'accounts.returnUrl' })
  redirectUrl?: string | null;

  @Field(() => Language, {
    nullable: true,
    description: 'Language of the email. Defaults to the language of the user.',
  })
  language?: Locale | null;
}

/**
 * Requests a link to reset a forgotten password. Does the same work for every address, so that the response does not
 * reveal whether it has an account. The job checks that.
 */
export async function requestPasswordReset(
  context: Context,
  input: RequestPasswordResetInput,
): Promise<MailRequest> {
  const { services, request } = context;
  const email = normalizeEmail(input.email);
  if (input.redirectUrl && !parseReturnUrl(services.config, input.redirectUrl))
    throw badInput('redirectUrl', 'accounts.returnUrl');
  await countAttempt(services, 'mail', { account: email, address: request.address });
  await context.em.transactional((em) =>
    services.jobs.send(em, sendPasswordReset, {
      email: input.email,
      redirectUrl: input.redirectUrl ?? undefined,
      locale: input.language ?? undefined,
    }),
  );
  return { accepted: true, linkMinutes: RESET_MINUTES };
}

/** Mails the link if the address has an account. A newer link replaces an older one. */
export const sendPasswordReset = defineJob({
  name: 'account.send-password-reset',
  payload: z.object({
    email: z.string(),
    redirectUrl: z.string().optional(),
    locale: z.enum(LOCALES).optional(),
  }),
  async handle(services, { email, redirectUrl, locale }) {
    await services.orm.em.fork().transactional(async (em) => {
      const person = await findByEmail(em, email);
      if (!person?.isActive) return;
      const code = await issueCode(em, {
        purpose: 'reset-password',
        personId: person.id,
        minutes: RESET_MINUTES,
      });
      // Checked again, because the configuration may have changed since the request
      const { config } = services;
      const page =
        (redirectUrl && parseReturnUrl(config, redirectUrl)) || `${config.publicUrl}/forgot-password`;
      await sendMail(em, services, passwordReset, {
        to: person.email,
        locale: locale ?? toLocale(person.locale),
        props: {
          fullName: nameIn(person),
          link: withFragment(page, { reset: code }),
          minutes: RESET_MINUTES,
        },
      });
    });
  },
});
