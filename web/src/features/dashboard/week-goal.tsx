import { IconTarget } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box, Heading, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import utilities from '../../ui/utilities.module.css';
import dashboard from './dashboard.module.css';
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

/** Minutes of each day of this week, compared with the goal. */
export function WeekGoal({ week, goal, now }: WeekGoalProps) {
  const { t } = useTranslation('dashboard');
  const { duration } = useFormat();
  const getName = useDayName();
  const [isOpen, setOpen] = useState(false);
  const today = getDay(now);
  const reached = week.filter(({ minutes }) => (minutes ?? 0) >= goal.minutesPerDay).length;
  const top = Math.max(goal.minutesPerDay * 1.25, ...week.map(({ minutes }) => minutes ?? 0));
  const height = (minutes: number) => `calc(var(--columns) * ${Math.max(0.02, minutes / top)})`;
  return (
    <Stack as="section" card gap={4} shrink aria-labelledby="goal">
      <Row justify="between" gap={4} shrink>
        <div>
          <Heading level={2} id="goal" text="lg">
            {t('goal.title')}
          </Heading>
          <Text text="sm" tone="dim">
            {t('goal.text', {
              minutes: duration(goal.minutesPerDay * 60),
              reached,
              count: goal.daysPerWeek,
            })}
          </Text>
        </div>
        <Button
          variant="subtle"
          size="sm"
          className={dashboard.switch ?? ''}
          leftSection={<IconTarget size={18} aria-hidden="true" />}
          onClick={() => setOpen(true)}
        >
          {t('goal.change')}
        </Button>
      </Row>
      <div className={classes.chart}>
        <span className={classes.line} style={{ bottom: height(goal.minutesPerDay) }} aria-hidden="true" />
        <ol className={classes.days}>
          {week.map(({ day, minutes }) => (
            <li key={day} data-today={day === today} data-reached={(minutes ?? 0) >= goal.minutesPerDay}>
              <span className={utilities.hidden}>
                {getName(day, { weekday: 'long' })}: {minutes ? duration(minutes * 60) : t('rhythm.rest')}
              </span>
              <span className={classes.column} aria-hidden="true">
                <span className={classes.minutes} style={{ bottom: height(minutes ?? 0) }}>
                  {minutes ? t('goal.minutes', { minutes }) : ''}
                </span>
                <Box
                  as="span"
                  className={classes.bar}
                  w="full"
                  bg="track"
                  radius="xs"
                  style={{ height: height(minutes ?? 0) }}
                />
              </span>
              <Text as="span" className={classes.name} text="xs" tone="dim" aria-hidden="true">
                {getName(day, { weekday: 'narrow' })}
              </Text>
            </li>
          ))}
        </ol>
      </div>
      {isOpen && <GoalDialog goal={goal} onClose={() => setOpen(false)} />}
    </Stack>
  );
}
