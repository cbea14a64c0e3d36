import type { EntityManager } from '@mikro-orm/postgresql';
import { sendMail } from '../../../platform/mail/index.ts';
import type { Services } from '../../../platform/services.ts';
import { type StaffChange, staffChanged } from '../mails/staff-changed.mail.tsx';
import { nameIn } from '../name-in-mail.ts';
import type { FoundTarget } from './targets.ts';

/** Notifies a person of what an administrator did to them. Part of the caller's transaction. */
export const mailStaffChange = (
  em: EntityManager,
  services: Services,
  target: FoundTarget,
  change: StaffChange,
  rights: readonly string[] = [],
): Promise<void> =>
  sendMail(em, services, staffChanged, {
    to: target.email,
    locale: target.locale,
    props: { fullName: nameIn(target), change, ...(rights.length ? { rights: rights.join(', ') } : {}) },
  });
