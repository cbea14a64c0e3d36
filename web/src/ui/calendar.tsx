import { IconChevronLeft, IconChevronRight, IconChevronsLeft, IconChevronsRight } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '../i18n/use-translation.tsx';
import classes from './calendar.module.css';
import { addDays, addMonths, clampDay, type DayLimits, dayWords, toWeeks, weekday } from './calendar-days.ts';
import { IconButton } from './icon-button.tsx';
import { Grid, Heading, Row } from './layout/layout.tsx';
import { styleClass } from './layout/style-class.ts';
import { today } from './local-time.ts';

interface CalendarProps extends DayLimits {
  /** The chosen day, or ''. */
  value: string;
  onDay: (day: string) => void;
}

/** A week that starts on a Monday, for the names of weekdays. */
const WEEK = Array.from({ length: 7 }, (_, at) => addDays('2026-11-02', at));

const MOVES: Readonly<Record<string, (day: string, isShifted: boolean) => string>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -weekday(day)),
  End: (day) => addDays(day, 6 - weekday(day)),
  PageUp: (day, isShifted) => addMonths(day, isShifted ? -12 : -1),
  PageDown: (day, isShifted) => addMonths(day, isShifted ? 12 : 1),
};

const STEPS = [
  { months: -12, key: 'previousYear', Icon: IconChevronsLeft },
  { months: -1, key: 'previousMonth', Icon: IconChevronLeft },
  { months: 1, key: 'nextMonth', Icon: IconChevronRight },
  { months: 12, key: 'nextYear', Icon: IconChevronsRight },
] as const;

/** A month as a grid of days, with the keys of the date picker dialog pattern. One day is in the tab order. */
export function Calendar({ value, min, max, onDay }: CalendarProps) {
  const { t, i18n } = useTranslation('workspace');
  const [at, setAt] = useState(() => clampDay(value || today(), { min, max }));
  const grid = useRef<HTMLTableElement>(null);
  const hasMoved = useRef(false);
  const headingId = useId();
  const formatDay = (day: string, options: Intl.DateTimeFormatOptions) =>
    dayWords(day, i18n.language, options);

  useEffect(() => {
    if (!hasMoved.current) return;
    hasMoved.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus();
  }, [at]);

  const onKeyDown = (event: React.KeyboardEvent) => {
    const move = MOVES[event.key];
    if (!move) return;
    event.preventDefault();
    const next = clampDay(move(at, event.shiftKey), { min, max });
    hasMoved.current = next !== at;
    setAt(next);
  };

  return (
    <Grid justify="center">
      <Row className={classes.head} mb={1}>
        <Heading
          level={3}
          id={headingId}
          className={classes.month}
          grow
          text="md"
          textAlign="center"
          aria-live="polite"
        >
          {formatDay(at, { month: 'long', year: 'numeric' })}
        </Heading>
        {STEPS.map(({ months, key, Icon }) => (
          <IconButton
            key={key}
            data-step={months}
            aria-label={t(`date.${key}`)}
            onClick={() => setAt(clampDay(addMonths(at, months), { min, max }))}
          >
            <Icon size={20} aria-hidden="true" />
          </IconButton>
        ))}
      </Row>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the date picker dialog pattern's grid is a table
        role="grid"
        aria-labelledby={headingId}
        className={`${classes.grid} ${styleClass({ collapse: true })}`}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {WEEK.map((day) => (
              <th key={day} scope="col" abbr={formatDay(day, { weekday: 'long' })}>
                {formatDay(day, { weekday: i18n.language === 'en' ? 'short' : 'narrow' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {toWeeks(at).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, column) => (
                // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a table that is a grid is a gridcell
                <td key={WEEK[column]} aria-selected={day !== null && day === value}>
                  {day && (
                    <button
                      type="button"
                      className={classes.day}
                      data-day={day}
                      data-autofocus={day === at || undefined}
                      tabIndex={day === at ? 0 : -1}
                      disabled={clampDay(day, { min, max }) !== day}
                      aria-label={formatDay(day, { dateStyle: 'full' })}
                      aria-current={day === today() ? 'date' : undefined}
                      onClick={() => onDay(day)}
                    >
                      {Number(day.slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Grid>
  );
}
