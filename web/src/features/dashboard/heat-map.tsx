import { IconTable } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box, Heading, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import classes from './dashboard.module.css';
import { dayDate, StudyCalendar } from './study-calendar.tsx';
import type { CalendarDay } from './study-weeks.ts';

/** Study days as a heat map, or as a table. */
export function HeatMap({ weeks }: { weeks: readonly CalendarDay[][] }) {
  const { t } = useTranslation('dashboard');
  const { duration } = useFormat();
  const [isTable, setTable] = useState(false);
  const days = weeks.flat().filter(({ minutes }) => minutes !== null && minutes > 0);
  return (
    <Stack as="section" gap={4} shrink aria-labelledby="rhythm">
      <Row justify="between" gap={4} shrink>
        <div>
          <Heading level={2} id="rhythm" text="lg">
            {t('rhythm.title')}
          </Heading>
          <Text text="sm" tone="dim">
            {t('rhythm.text', { count: days.length, weeks: weeks.length })}
          </Text>
        </div>
        <Button
          variant="subtle"
          size="sm"
          className={classes.switch ?? ''}
          aria-pressed={isTable}
          leftSection={<IconTable size={18} aria-hidden="true" />}
          onClick={() => setTable((old) => !old)}
        >
          {t(isTable ? 'rhythm.asMap' : 'rhythm.asTable')}
        </Button>
      </Row>
      {isTable ? (
        <Box maxH={60} overflowY="auto">
          <Box as="table" className={classes.table} w="full" text="sm" collapse>
            <thead>
              <tr>
                <th scope="col">{t('rhythm.day')}</th>
                <th scope="col">{t('rhythm.minutes')}</th>
              </tr>
            </thead>
            <tbody>
              {[...days].reverse().map(({ day, minutes }) => (
                <tr key={day}>
                  <td>{dayDate(day)}</td>
                  <td>{duration((minutes ?? 0) * 60)}</td>
                </tr>
              ))}
            </tbody>
          </Box>
          {days.length === 0 && <Text tone="dim">{t('rhythm.none')}</Text>}
        </Box>
      ) : (
        <StudyCalendar weeks={weeks} label={t('rhythm.text', { count: days.length, weeks: weeks.length })} />
      )}
    </Stack>
  );
}
