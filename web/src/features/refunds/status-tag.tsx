import type { RefundStatus } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Tag, type Tone } from '../../ui/tag.tsx';
import type { RefundRowFragment } from './refunds.gen.ts';

const TONES: Record<RefundStatus, Tone> = {
  REQUESTED: 'info',
  TEACHER_REVIEW: 'warn',
  ADMIN_REVIEW: 'info',
  APPROVED: 'ok',
  PROCESSING: 'info',
  COMPLETED: 'ok',
  FAILED: 'bad',
  REJECTED: 'bad',
  CANCELLED: 'neutral',
};

type StatusTagRefund = Pick<RefundRowFragment, 'status' | 'amount' | 'exchanged' | 'exchangedFor'>;

/** The status of a refund. If its whole amount was used for another course, it is shown as an exchange. */
export function StatusTag({
  refund: { status, amount, exchanged, exchangedFor },
}: {
  refund: StatusTagRefund;
}) {
  const { t } = useTranslation('refunds');
  if (exchangedFor !== null && amount === exchanged)
    return <Tag tone={TONES.COMPLETED}>{t('exchange.tag')}</Tag>;
  return <Tag tone={TONES[status]}>{t(`status.${status}`)}</Tag>;
}
