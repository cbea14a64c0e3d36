import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import { Grid, Heading, Stack, Text } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import { eventPath } from '../calendar/index.ts';
import type { DashboardQuery } from './dashboard.gen.ts';

/** Deadlines within a month. */
export function Deadlines({ events }: { events: DashboardQuery['mySchedule'] }) {
  const { t } = useTranslation('dashboard');
  const { date, time } = useFormat();
  return (
    <Stack as="section" gap={2} shrink aria-labelledby="due">
      <Heading level={2} id="due" text="lg">
        {t('due.title')}
      </Heading>
      {events.length === 0 && <Text tone="dim">{t('due.none')}</Text>}
      <Grid as="ul" gap={3} text="sm">
        {events.map((event) => (
          <li key={event.id}>
            <Link className={styleClass({ weight: 600 })} to={eventPath(event)}>
              {t(`due.kind.${event.kind}`, { title: event.title })}
            </Link>
            <Text text="sm" tone="dim">
              {t(event.kind === 'ORDER_DUE' || event.kind === 'ASSIGNMENT_DUE' ? 'due.until' : 'due.at', {
                at: `${time(event.startsAt)} ${date(event.startsAt)}`,
              })}
            </Text>
          </li>
        ))}
      </Grid>
    </Stack>
  );
}
