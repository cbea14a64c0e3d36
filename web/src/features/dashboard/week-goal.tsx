import { IconTarget } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { useFormat } from '../../ui/format.ts';
import { Row, Text } from '../../ui/layout/layout.tsx';
import { petal } from '../../ui/petals.ts';
import utilities from '../../ui/utilities.module.css';
import { type Goal, GoalDialog } from './goal-dialog.tsx';
import { type CalendarDay, getDay } from './study-weeks.ts';
import { useDayName } from './use-day-name.ts';
import classes from './week-goal.module.css';

interface WeekGoalProps {
  /** Monday first. */
  week: readonly CalendarDay[];
  goal: Goal;
  now: number;
}

/** Height of the highest petal in units of the drawing, and of a day without study. */
const HEIGHT = 96;
const EMPTY = 24;

/** Each day of this week as a petal, as high as its minutes, with a dotted line at the goal. */
export function WeekGoal({ week, goal, now }: WeekGoalProps) {
  const { t } = useTranslation('dashboard');
  const { duration } = useFormat();
  const getName = useDayName();
  const [isOpen, setOpen] = useState(false);
  const today = getDay(now);
  const reached = week.filter(({ minutes }) => (minutes ?? 0) >= goal.minutesPerDay).length;
  const top = Math.max(goal.minutesPerDay * 1.25, ...week.map(({ minutes }) => minutes ?? 0));
  const height = (minutes: number) => Math.max(8, (HEIGHT * minutes) / top);
  return (
    <section aria-labelledby="goal">
      <Row wrap justify="between" gap={2}>
        <Text text="sm" tone="dim" id="goal">
          {t('goal.text', {
            minutes: duration(goal.minutesPerDay * 60),
            reached,
            count: goal.daysPerWeek,
          })}
        </Text>
        <Button
          variant="subtle"
          size="sm"
          leftSection={<IconTarget size={18} aria-hidden="true" />}
          onClick={() => setOpen(true)}
        >
          {t('goal.change')}
        </Button>
      </Row>
      <div className={classes.chart}>
        <span
          className={classes.line}
          style={{ bottom: `calc(var(--petals) * ${height(goal.minutesPerDay) / HEIGHT})` }}
          aria-hidden="true"
        />
        <ol className={classes.days}>
          {week.map(({ day, minutes }) => {
            const petalHeight = minutes ? height(minutes) : EMPTY;
            return (
              <li key={day} data-today={day === today} data-reached={(minutes ?? 0) >= goal.minutesPerDay}>
                <span className={utilities.hidden}>
                  {getName(day, { weekday: 'long' })}: {minutes ? duration(minutes * 60) : t('rhythm.rest')}
                </span>
                <span
                  className={classes.minutes}
                  style={{ bottom: `calc(var(--petals) * ${petalHeight / HEIGHT})` }}
                  aria-hidden="true"
                >
                  {minutes ? t('goal.minutes', { minutes }) : ''}
                </span>
                <svg viewBox={`-20 -${HEIGHT} 40 ${HEIGHT}`} aria-hidden="true" data-empty={!minutes}>
                  <path d={petal(Math.min(18, 4 + petalHeight * 0.35), petalHeight)} />
                </svg>
                <Text as="span" className={classes.name} text="xs" tone="dim" aria-hidden="true">
                  {getName(day, { weekday: 'narrow' })}
                </Text>
              </li>
            );
          })}
        </ol>
      </div>
      {isOpen && <GoalDialog goal={goal} onClose={() => setOpen(false)} />}
    </section>
  );
}
