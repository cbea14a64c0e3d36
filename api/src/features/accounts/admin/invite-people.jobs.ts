import { z } from 'zod';
import { toLocale } from '../../../platform/i18n/messages/index.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import { sendMail } from '../../../platform/mail/index.ts';
import { issueCode } from '../credentials/one-time-code.ts';
import { withFragment } from '../credentials/return-url.ts';
import { invitation } from '../mails/credential-mails.mail.tsx';
import { User } from '../user.entity.ts';

/** Days until an invitation expires. Afterwards "forgotten password" has the same effect. */
const DAYS = 7;
export const INVITATIONS_AT_ONCE = 100;

/** Mails people for whom an administrator created an account the link to set a password. */
export const invitePeople = defineJob({
  name: 'account.invite',
  payload: z.object({ ids: z.array(z.uuid()).max(INVITATIONS_AT_ONCE) }),
  async handle(services, { ids }) {
    await services.orm.em.fork().transactional(async (em) => {
      const people = await em.find(User, { id: { $in: ids }, isActive: true }, { orderBy: { id: 'asc' } });
      for (const person of people) {
        const { id: personId, fullName } = person;
        const code = await issueCode(em, { purpose: 'reset-password', personId, minutes: DAYS * 24 * 60 });
        const page = `${services.config.publicUrl}/forgot-password`;
        await sendMail(em, services, invitation, {
          to: person.email,
          locale: toLocale(person.locale),
          props: { fullName, link: withFragment(page, { reset: code }), days: DAYS },
        });
      }
    });
  },
});
