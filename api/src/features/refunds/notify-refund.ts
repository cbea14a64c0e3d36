import type { EntityManager } from '@mikro-orm/postgresql';
import type { Services } from '../../platform/process/services.ts';
import { notify } from '../support/index.ts';
import type { Refund } from './refund.entity.ts';

export const notifyTeacher = (
  em: EntityManager,
  services: Services,
  { id, number, amount, teacher, answerBy }: Refund,
  course: string,
): Promise<void> =>
  notify(em, services, teacher.id, {
    kind: 'REFUND_REQUESTED',
    params: { number, course, amount, answerBy: answerBy!.toISOString() },
    link: `/teacher/refunds/${id}`,
  });

export const notifyPlatform = (
  em: EntityManager,
  services: Services,
  { id, number, amount, answerBy }: Refund,
  course: string,
): Promise<void> =>
  notify(
    em,
    services,
    { may: 'refund:decide' },
    {
      kind: 'REFUND_TO_DECIDE',
      params: { number, course, amount, answerBy: answerBy!.toISOString() },
      link: `/admin/refunds/${id}`,
    },
  );

/** Notifies the buyer of the refund's status, and after a decision also the teacher. */
export async function notifyBuyer(
  em: EntityManager,
  services: Services,
  { id, number, amount, status, buyer, teacher }: Refund,
  course: string,
): Promise<void> {
  const params = { number, course, amount, status };
  await notify(em, services, buyer.id, { kind: 'REFUND_MOVED', params, link: `/dashboard/refunds/${id}` });
  if (status === 'APPROVED' || status === 'REJECTED')
    await notify(em, services, teacher.id, {
      kind: 'REFUND_DECIDED',
      params,
      link: `/teacher/refunds/${id}`,
    });
}
