import type { EntityManager } from '@mikro-orm/postgresql';
import { sendMails } from '../../../platform/mail/index.ts';
import type { Services } from '../../../platform/process/services.ts';
import { type StaffChange, staffChanged } from '../mails/staff-changed.mail.tsx';
import { nameIn } from '../user.entity.ts';
import type { FoundTarget } from './targets.ts';

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
