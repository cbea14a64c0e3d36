import type { EntityManager } from '@mikro-orm/postgresql';
import { sendMails } from '../../../platform/mail/index.ts';
import type { Services } from '../../../platform/process/services.ts';
import { type StaffChange, staffChanged } from '../mails/staff-changed.mail.tsx';
import { nameIn } from '../name-in-mail.ts';
import type { FoundTarget } from './targets.ts';

/** A person whom an administrator changed, and the rights that they have now. */
export interface ChangedStaff {
  readonly target: FoundTarget;
  readonly rights?: readonly string[];
}

/** Notifies people of what an administrator did to them. Part of the caller's transaction. */
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
