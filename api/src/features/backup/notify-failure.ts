import type { EntityManager } from '@mikro-orm/postgresql';
import type { Services } from '../../platform/process/services.ts';
import { notify } from '../support/index.ts';

const MOMENT = new Intl.DateTimeFormat('vi-VN', {
  timeZone: 'Asia/Ho_Chi_Minh',
  dateStyle: 'short',
  timeStyle: 'short',
});

export const notifyFailure = (
  em: EntityManager,
  services: Services,
  kind: 'BACKUP_FAILED' | 'DRILL_FAILED',
  at: Date | string,
): Promise<void> =>
  notify(
    em,
    services,
    { may: 'backup:read' },
    { kind, params: { at: MOMENT.format(new Date(at)) }, link: '/admin/backup' },
  );
