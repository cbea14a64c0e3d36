import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { translate } from '../../../platform/i18n/messages/index.ts';
import { defineMail, Hello, Paragraph, Small, sendMails, Title } from '../../../platform/mail/index.ts';
import type { Services } from '../../../platform/process/services.ts';
import type { FoundTarget } from '../admin/targets.ts';
import { nameIn } from '../user.entity.ts';

const change = z.enum(['rights', 'suspended', 'erased']);
export type StaffChange = z.infer<typeof change>;

export const staffChanged = defineMail({
  name: 'accounts.staff-changed',
  props: z.object({ fullName: z.string().optional(), change, rights: z.string().optional() }),
  subject: (locale, { change }) => translate(locale, `mail.staff.subject.${change}`),
  Body: ({ locale, fullName, change, rights }) => (
    <>
      <Title>{translate(locale, `mail.staff.subject.${change}`)}</Title>
      <Hello locale={locale} name={fullName} />
      <Paragraph>
        {change === 'rights' && rights === undefined
          ? translate(locale, 'mail.staff.text.noRights')
          : translate(locale, `mail.staff.text.${change}`, { rights: rights ?? '' })}
      </Paragraph>
      <Small>{translate(locale, 'mail.staff.small')}</Small>
    </>
  ),
});

interface ChangedStaff {
  readonly target: FoundTarget;
  readonly rights?: readonly string[];
}

/** Notifies people of a change by an administrator. Part of the caller's transaction. */
export const mailStaffChange = (
  em: EntityManager,
  services: Services,
  change: StaffChange,
  changed: readonly ChangedStaff[],
): Promise<void> =>
  sendMails(
    em,
    services,
    staffChanged,
    changed.map(({ target, rights }) => ({
      to: target.email,
      locale: target.locale,
      props: { fullName: nameIn(target), change, ...(rights?.length ? { rights: rights.join(', ') } : {}) },
    })),
  );
