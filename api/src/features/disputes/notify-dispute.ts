import type { EntityManager } from '@mikro-orm/postgresql';
import type { Services } from '../../platform/process/services.ts';
import type { OrderLine } from '../orders/index.ts';
import { notify } from '../support/index.ts';
import type { Dispute } from './dispute.entity.ts';

export const notifyDispute = (
  em: EntityManager,
  services: Services,
  { number, share: amount, status }: Dispute,
  { id, teacher, title: course }: OrderLine,
): Promise<void> =>
  notify(em, services, teacher.id, {
    kind: 'DISPUTE_MOVED',
    params: { number, course, amount, status },
    link: `/teacher/earnings/sales/${id}`,
  });
