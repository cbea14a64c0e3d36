import type { FragmentType } from '@apollo/client';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Text } from '../../../ui/layout/layout.tsx';
import utilities from '../../../ui/utilities.module.css';
import { type LineRightFragment, useLineRightFragment } from './bills.gen.ts';

interface LineRightProps {
  line: FragmentType<LineRightFragment>;
  /** Number of the order. */
  number: string;
}

/** Deadline for a refund of a course, or that a refund is impossible. The server decides. */
export function LineRight({ line: from, number }: LineRightProps) {
  const { t } = useTranslation('ownBills');
  const { date } = useFormat();
  const line = useLineRightFragment(from);
  const right = line?.course?.myRefundRight;
  // Another purchase of the same course has its own right
  if (!right || right.orderNumber !== number || line.amount === 0) return null;
  return (
    <Text text="sm" tone="dim">
      {right.rule === 'ALLOWED' ? (
        <Link className={utilities.link} to={`/dashboard/refunds?line=${right.id}`}>
          {t('refundUntil', { date: date(right.deadline), percent: right.percent, most: right.mostPercent })}
        </Link>
      ) : (
        t('refundOver')
      )}
    </Text>
  );
}
