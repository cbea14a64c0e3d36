import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ClosedDrawing } from '../../ui/drawings.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useFormat } from '../../ui/format.ts';
import type { PlayerCourse, PlayerLesson } from './player-model.ts';

/**
 * True if opening this lesson ends the right to a refund: the right counts opened lessons, and no other may be opened.
 */
export const endsRefund = (
  { myRefundRight: right }: Pick<PlayerCourse, 'myRefundRight'>,
  { myProgress }: Pick<PlayerLesson, 'myProgress'>,
): boolean => right?.rule === 'ALLOWED' && right.lessonsLeft === 0 && !myProgress;

interface RefundEndProps {
  right: NonNullable<PlayerCourse['myRefundRight']>;
  onOpen: () => void;
}

/** Shown instead of the lesson that ends the right to a refund, until the student opens it. */
export function RefundEnd({ right: { deadline, mostPercent }, onOpen }: RefundEndProps) {
  const { t } = useTranslation('learning');
  const { date, time } = useFormat();
  return (
    <EmptyState
      heading="h2"
      drawing={<ClosedDrawing />}
      title={t('player.refundEndTitle')}
      text={t('player.refundEndText', { most: mostPercent, time: time(deadline), date: date(deadline) })}
      actions={
        <>
          <Button onClick={onOpen}>{t('player.refundEndOpen')}</Button>
          <ButtonLink to="/dashboard/refunds" variant="default">
            {t('player.refundEndSee')}
          </ButtonLink>
        </>
      }
    />
  );
}
