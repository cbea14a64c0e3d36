import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ClosedDrawing } from '../../ui/drawings.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useFormat } from '../../ui/format.ts';
import type { PlayerCourse, PlayerLesson } from './player-model.ts';

/**
 * True if opening this lesson ends the right to a refund: the right counts opened lessons, and no other may be opened.
 */
const endsRefund = (
  { myRefundRight: right }: Pick<PlayerCourse, 'myRefundRight'>,
  { myProgress }: Pick<PlayerLesson, 'myProgress'>,
): boolean => right?.rule === 'ALLOWED' && right.lessonsLeft === 0 && !myProgress;

interface RefundEndProps {
  course: Pick<PlayerCourse, 'myRefundRight'>;
  lesson: Pick<PlayerLesson, 'id' | 'myProgress'>;
  /** IDs of the lessons that were opened since the course was loaded. */
  opened: ReadonlySet<string>;
  onOpened: (lessonId: string) => void;
  heading: ReactNode;
  /** The lesson, whose rendering opens it. */
  children: ReactNode;
}

/**
 * Warns before the lesson that ends the right to a refund. It has a key for each lesson and decides once: the right
 * of the loaded course changes as soon as the lesson is opened.
 */
export function RefundEnd({ course, lesson, opened, onOpened, heading, children }: RefundEndProps) {
  const { t } = useTranslation('learning');
  const { date, time } = useFormat();
  const [isWarning, setWarning] = useState(() => !opened.has(lesson.id) && endsRefund(course, lesson));
  const report = useEffectEvent(() => onOpened(lesson.id));
  useEffect(() => {
    if (!isWarning) report();
  }, [isWarning]);
  const right = course.myRefundRight;
  if (!isWarning || !right) return children;
  const { deadline, mostPercent } = right;
  return (
    <>
      {heading}
      <EmptyState
        heading="h2"
        drawing={<ClosedDrawing />}
        title={t('player.refundEndTitle')}
        text={t('player.refundEndText', { most: mostPercent, time: time(deadline), date: date(deadline) })}
        actions={
          <>
            <Button onClick={() => setWarning(false)}>{t('player.refundEndOpen')}</Button>
            <ButtonLink to="/dashboard/refunds" variant="default">
              {t('player.refundEndSee')}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
