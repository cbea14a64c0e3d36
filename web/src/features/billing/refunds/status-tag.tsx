import { useTranslation } from 'react-i18next';
import type { RefundStatus } from '../../../generated/schema.ts';
import { Tag, type Tone } from '../../../ui/tag.tsx';

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

interface StatusTagProps {
  status: RefundStatus;
  /** Whether another course was taken for all of it, so that no money went back. */
  isExchanged?: boolean;
}

export function StatusTag({ status, isExchanged = false }: StatusTagProps) {
  const { t } = useTranslation('refunds');
  if (isExchanged) return <Tag tone={TONES.COMPLETED}>{t('exchange.tag')}</Tag>;
  return <Tag tone={TONES[status]}>{t(`status.${status}`)}</Tag>;
}
