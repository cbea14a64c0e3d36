import { IconChevronLeft, IconChevronRight, IconLink, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { dayWords } from '../../ui/calendar-days.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Card, Heading, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { today } from '../../ui/local-time.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Agenda } from './agenda.tsx';
import { type DayItemFragment, useCalendarQuery } from './calendar.gen.ts';
import classes from './calendar.module.css';
import { KINDS, kindIcons } from './calendar-kinds.ts';
import { type CalendarView, getDay, getVisibleDays, toRange, turnPage } from './calendar-model.ts';
import { DayList } from './day-list.tsx';
import { MonthGrid } from './month-grid.tsx';
import { SlotDialog } from './slot-dialog.tsx';
import { SyncDialog } from './sync-dialog.tsx';
import { WeekGrid } from './week-grid.tsx';

const DAY_MS = 86_400_000;
const VIEWS = ['month', 'week', 'agenda'] as const satisfies readonly CalendarView[];

/** The API's maximum number of events. */
const MAX_EVENTS = 100;

/** The next two weeks, for planning. Rounded to the minute, so that the query is sent only once. */
const getUpcoming = () => {
  const now = Math.floor(Date.now() / 60_000) * 60_000;
  return { now: new Date(now).toISOString(), soon: new Date(now + 14 * DAY_MS).toISOString() };
};

const DATE = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;

type OpenDialog = { what: 'slot'; slot?: DayItemFragment } | { what: 'sync' } | null;

/** /dashboard/calendar: openings, deadlines, live lessons and study slots. */
export function Component() {
  const { t, i18n } = useTranslation('calendar');
  const { t: tWorkspace } = useTranslation('workspace');
  const [searchParams, setSearchParams] = useSearchParams();
  const [openDialog, setOpenDialog] = useState<OpenDialog>(null);
  const [near] = useState(getUpcoming);
  const day = /^\d{4}-\d{2}-\d{2}$/.test(searchParams.get('day') ?? '') ? searchParams.get('day')! : today();
  const view = VIEWS.find((each) => each === searchParams.get('view')) ?? 'month';
  const days = getVisibleDays(day, view);
  const result = useCalendarQuery({
    variables: { ...toRange(days), ...near, most: MAX_EVENTS },
    ...cacheAndNetwork,
  });
  const refetch = () => void result.refetch().catch(() => undefined);
  const go = (next: { day?: string; view?: CalendarView }) => {
    const query = new URLSearchParams(searchParams);
    for (const [name, value] of Object.entries(next)) query.set(name, value);
    setSearchParams(query, { replace: true, preventScrollReset: true });
  };
  const edit = (slot: DayItemFragment) => setOpenDialog({ what: 'slot', slot });
  const dayName = dayWords(day, i18n.language, { weekday: 'long', day: '2-digit', month: '2-digit' });
  return (
    <>
      <PageHeader
        title={t('title')}
        breadcrumbs={[{ label: tWorkspace('area.student'), to: '/dashboard' }, { label: t('title') }]}
        sub={t('sub')}
        actions={
          <>
            <Button
              variant="default"
              leftSection={<IconLink size={18} aria-hidden="true" />}
              onClick={() => setOpenDialog({ what: 'sync' })}
            >
              {t('sync.open')}
            </Button>
            <Button
              leftSection={<IconPlus size={18} aria-hidden="true" />}
              onClick={() => setOpenDialog({ what: 'slot' })}
            >
              {t('slot.new')}
            </Button>
          </>
        }
      />
      <Row wrap gap={2} mb={4}>
        <IconButton aria-label={t(`before.${view}`)} onClick={() => go({ day: turnPage(day, view, -1) })}>
          <IconChevronLeft size={20} aria-hidden="true" />
        </IconButton>
        <IconButton aria-label={t(`after.${view}`)} onClick={() => go({ day: turnPage(day, view, 1) })}>
          <IconChevronRight size={20} aria-hidden="true" />
        </IconButton>
        <Heading level={2} className={classes.month} ml={1} mr={2} text="h3">
          {view === 'agenda'
            ? t('agenda.span', {
                from: dayWords(day, i18n.language, DATE),
                to: dayWords(days.at(-1)!, i18n.language, DATE),
              })
            : dayWords(day, i18n.language, { month: 'long', year: 'numeric' })}
        </Heading>
        <Button size="compact-md" variant="default" onClick={() => go({ day: today() })}>
          {t('today')}
        </Button>
        <ul className={classes.legend} aria-label={t('legend')}>
          {KINDS.map((kind) => {
            const Icon = kindIcons[kind];
            return (
              <Row
                as="li"
                key={kind}
                className={classes.chip}
                align="start"
                gap={1}
                shrink
                px={1}
                py="half"
                text="micro"
                tone="text-2"
                bg="surface-2"
                radius="xs"
                data-kind={kind}
              >
                <Icon size={13} aria-hidden="true" /> {t(`kind.${kind}`)}
              </Row>
            );
          })}
        </ul>
        <Row as="fieldset" align="stretch" gap={1} ml="auto" border="none" aria-label={t('views')}>
          {VIEWS.map((each) => (
            <Button
              key={each}
              size="compact-md"
              variant={each === view ? 'light' : 'subtle'}
              aria-pressed={each === view}
              onClick={() => go({ view: each })}
            >
              {t(`view.${each}`)}
            </Button>
          ))}
        </Row>
      </Row>
      <QueryView
        result={result}
        select={(data) => data}
        keepsPrevious
        failedTitle={t('failed')}
        skeleton={
          <Loading className={classes.columns ?? ''}>
            <Skeleton height={560} />
            <Skeleton height={320} />
          </Loading>
        }
      >
        {({ mySchedule, upcoming }) => {
          if (view === 'agenda')
            return (
              <Agenda
                events={mySchedule}
                isCut={mySchedule.length === MAX_EVENTS}
                onEdit={edit}
                onNew={() => setOpenDialog({ what: 'slot' })}
                onFrom={(from) => go({ day: from })}
              />
            );
          const Grid = view === 'week' ? WeekGrid : MonthGrid;
          const onDay = mySchedule.filter((event) => getDay(event) === day);
          return (
            <div className={classes.columns} data-view={view}>
              <Grid
                days={days}
                selectedDay={day}
                events={mySchedule}
                onChoose={(chosen) => go({ day: chosen })}
              />
              <Stack className={classes.aside} gap={4}>
                <Card as="section" aria-labelledby="calendar-day">
                  <Heading level={2} id="calendar-day" className={classes.title} mb={2} text="lg">
                    {dayName}
                  </Heading>
                  {onDay.length === 0 ? (
                    <Text tone="dim">{t('noneOnDay')}</Text>
                  ) : (
                    <DayList events={onDay} onEdit={edit} />
                  )}
                </Card>
                <Card as="section" aria-labelledby="calendar-soon">
                  <Heading level={2} id="calendar-soon" className={classes.title} mb={2} text="lg">
                    {t('soon')}
                  </Heading>
                  {upcoming.length === 0 ? (
                    <Text tone="dim">{t('noneSoon')}</Text>
                  ) : (
                    <DayList
                      events={upcoming}
                      onEdit={edit}
                      when={(event) =>
                        dayWords(getDay(event), i18n.language, {
                          weekday: i18n.language === 'en' ? 'short' : 'narrow',
                          day: '2-digit',
                          month: '2-digit',
                        })
                      }
                    />
                  )}
                </Card>
              </Stack>
            </div>
          );
        }}
      </QueryView>
      {openDialog?.what === 'slot' && (
        <SlotDialog
          day={day}
          slot={openDialog.slot}
          onClose={() => setOpenDialog(null)}
          onChanged={refetch}
        />
      )}
      {openDialog?.what === 'sync' && <SyncDialog onClose={() => setOpenDialog(null)} />}
    </>
  );
}
