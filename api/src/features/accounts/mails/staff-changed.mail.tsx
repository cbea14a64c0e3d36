import { z } from 'zod';
import { translate } from '../../../platform/i18n/messages/index.ts';
import { defineMail, Hello, Paragraph, Small, Title } from '../../../platform/mail/index.ts';

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
