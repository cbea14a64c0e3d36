import { IconBroadcast, IconExternalLink } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../format.ts';
import { Box, Grid, Row, Text } from '../layout/layout.tsx';
import { styleClass } from '../layout/style-class.ts';
import classes from './live-card.module.css';

interface LiveCardProps {
  startsAt: string | null;
  minutes: number | null;
  /** Null for viewers who may not join, and for students before the room opens. */
  joinUrl: string | null;
  /** Time at which students get the URL; null for viewers who are not invited. */
  joinOpensAt: string | null;
  recordingUrl: string | null;
  /** True if the recording is the video of the lesson itself, which is next to it. */
  hasVideo: boolean;
  /** Shown next to the time before the lesson. */
  ahead?: ReactNode;
}

/** Milliseconds between two updates of the remaining time. */
const TICK_MS = 15_000;
const DAY_MS = 86_400_000;
/** From this distance on, the remaining time is shown in days. */
const SOON_MS = 2 * DAY_MS;
/** The assumed length of a lesson without one. */
const DEFAULT_MINUTES = 60;

/** The time of a live lesson, the button to join it, and later its recording. */
export function LiveCard({
  startsAt,
  minutes,
  joinUrl,
  joinOpensAt,
  recordingUrl,
  hasVideo,
  ahead,
}: LiveCardProps) {
  const { t } = useTranslation('material');
  const { date, time, duration } = useFormat();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const starts = startsAt ? Date.parse(startsAt) : null;
  const state =
    starts === null
      ? 'noTime'
      : now < starts
        ? 'soon'
        : now < starts + (minutes ?? DEFAULT_MINUTES) * 60_000
          ? 'now'
          : 'over';
  const leftIn = (ms: number) =>
    ms > SOON_MS
      ? t('live.inDays', { count: Math.round(ms / DAY_MS) })
      : t('live.soon', { time: duration(ms / 1000) });
  const hasRecording = hasVideo || recordingUrl !== null;
  return (
    <Row
      card
      as="section"
      className={classes.card}
      wrap
      gap={4}
      p={6}
      aria-label={t('live.title')}
      data-state={state}
    >
      <Grid
        as="span"
        className={classes.icon}
        place="center"
        rigid
        w={14}
        h={14}
        tone="on-tint"
        bg="tint"
        radius="lg"
        aria-hidden="true"
      >
        <IconBroadcast size={28} stroke={1.5} />
      </Grid>
      <Box flex={60}>
        {startsAt ? (
          <Text text="lg" weight={600}>
            <time dateTime={startsAt}>{t('live.at', { time: time(startsAt), date: date(startsAt) })}</time>
          </Text>
        ) : (
          <Text text="lg" weight={600}>
            {t('live.noTime')}
          </Text>
        )}
        <Text tone="dim">
          {minutes !== null && <span>{t('live.length', { time: duration(minutes * 60) })} · </span>}
          {state === 'soon' && <span>{leftIn(starts! - now)}</span>}
          {state === 'now' && <span>{t('live.now')}</span>}
          {state === 'over' && (
            <span>
              {t('live.over')} {!hasRecording && t('live.noRecording')}
            </span>
          )}
        </Text>
        {joinOpensAt && Date.parse(joinOpensAt) > now && (
          <Text tone="dim">
            {t(joinUrl ? 'live.studentsFrom' : 'live.opens', {
              time: time(joinOpensAt),
              date: date(joinOpensAt),
            })}
          </Text>
        )}
        {!joinUrl && !joinOpensAt && state !== 'over' && <Text tone="dim">{t('live.joinWhenEnrolled')}</Text>}
      </Box>
      {state === 'soon' && ahead}
      {joinUrl && state !== 'over' && (
        <a
          href={joinUrl}
          target="_blank"
          rel="noopener noreferrer"
          className={`${classes.join} ${styleClass({ display: 'inline-flex', align: 'center', justify: 'center', gap: 2, minH: 11, px: 5, weight: 600, tone: 'on-primary', bg: 'primary', radius: 'md' })}`}
        >
          {t('live.join')}
          <IconExternalLink size={18} stroke={1.75} aria-hidden="true" />
        </a>
      )}
      {recordingUrl && (
        <a
          href={recordingUrl}
          target="_blank"
          rel="noopener noreferrer"
          className={`${classes.join} ${styleClass({ display: 'inline-flex', align: 'center', justify: 'center', gap: 2, minH: 11, px: 5, weight: 600, tone: 'on-primary', bg: 'primary', radius: 'md' })}`}
        >
          {t('live.recording')}
          <IconExternalLink size={18} stroke={1.75} aria-hidden="true" />
        </a>
      )}
    </Row>
  );
}
