import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Text } from '../../../ui/layout/layout.tsx';
import type { BillLineFieldsFragment } from './bills.gen.ts';

/** Deadline for a refund of a course, or that a refund is impossible. The server decides. */
export function LineRight({ line, number }: { line: BillLineFieldsFragment; number: string }) {
  const { t } = useTranslation('ownBills');
  const { date } = useFormat();
  const right = line.course?.myRefundRight;
  // Another purchase of the same course has its own right
  if (!right || right.orderNumber !== number || line.amount === 0) return null;
  return (
    <Text text="sm" tone="dim">
      {right.rule === 'ALLOWED'
        ? t('refundUntil', { date: date(right.deadline), percent: right.percent, most: right.mostPercent })
        : t('refundOver')}
    </Text>
  );
}
