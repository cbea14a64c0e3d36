import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useFormat } from '../../../ui/format.ts';
import kit from '../../../ui/kit.module.css';
import type { BillLineFieldsFragment } from './bills.gen.ts';

/** Until when the money for a course can be asked back, or that it can’t; the server’s verdict. */
export function LineRight({ line, number }: { line: BillLineFieldsFragment; number: string }) {
  const { t } = useTranslation('ownBills');
  const { date } = useFormat();
  const right = line.course?.myRefundRight;
  // Another purchase of the same course has a right of its own
  if (!right || right.orderNumber !== number || line.amount === 0) return null;
  return (
    <p className={`${kit.small} ${kit.dim}`}>
      {right.rule === 'ALLOWED'
        ? t('refundUntil', { date: date(right.deadline), percent: right.percent, most: right.mostPercent })
        : t('refundOver')}
    </p>
  );
}
