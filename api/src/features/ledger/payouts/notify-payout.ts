import type { EntityManager } from '@mikro-orm/postgresql';
import type { Services } from '../../../platform/process/services.ts';
import { notify } from '../../support/index.ts';
import type { Payout } from './payout.entity.ts';

export const notifyTeacher = (
  em: EntityManager,
  services: Services,
  { number, amount, status, reason, teacherId }: Payout,
): Promise<void> =>
  notify(em, services, teacherId, {
    kind: 'PAYOUT_ENDED',
    params: { number, amount, status: status as 'PAID' | 'FAILED' | 'REJECTED', reason: reason ?? '' },
    link: '/teacher/earnings/payouts',
  });
