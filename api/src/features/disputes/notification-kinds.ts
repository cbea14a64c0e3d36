import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { translate } from '../../platform/i18n/messages/index.ts';
import type { Services } from '../../platform/process/services.ts';
import type { OrderLine } from '../orders/index.ts';
import { EVERYWHERE, type KindsOf, type NotificationKindTable, notify } from '../support/index.ts';
import { type Dispute, DisputeStatus } from './dispute.entity.ts';

export const notificationKinds = {
  DISPUTE_MOVED: {
    description:
      'The bank of a buyer of the teacher’s course took the money back, or has decided the dispute.',
    params: z.object({
      number: z.string(),
      course: z.string(),
      amount: z.number(),
      status: z.enum(DisputeStatus),
    }),
    defaults: EVERYWHERE,
    concerns: 'refund:answer',
    text: (locale, params) => ({
      title: translate(locale, `billing.disputeStatus.${params.status as DisputeStatus}`, params),
      text: translate(locale, 'notification.REFUND_MOVED.text', params),
    }),
  },
} as const satisfies NotificationKindTable;

declare module '../support/notification-kinds.ts' {
  interface NotificationKinds extends KindsOf<typeof notificationKinds> {}
}

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
