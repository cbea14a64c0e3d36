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

export function StatusTag({ status }: { status: RefundStatus }) {
  const { t } = useTranslation('refunds');
  return <Tag tone={TONES[status]}>{t(`status.${status}`)}</Tag>;
}
