import { IconCircleCheck, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box, Grid, Row, Text } from '../../ui/layout/layout.tsx';
import { Meter } from '../../ui/meter.tsx';
import { mergeRanges, type Range } from './ranges.ts';
import classes from './why-card.module.css';

const percent = (value: number) => `${Math.round(value)}%`;
/** Rounded to 5 %, because 29 of 33 required seconds of a short video would be shown as 88 % instead of 90 %. */
const roundPercent = (value: number) => `${Math.round(value / 5) * 5}%`;

/** Shown instead of the requirements when the lesson is complete. */
export function LessonDone() {
  const { t } = useTranslation('learning');
  return (
    <Row as="p" gap={2} px={5} py={4} weight={600} tone="ok" bg="ok-bg" radius="lg" role="status">
      <IconCircleCheck size={20} aria-hidden="true" />
      {t('why.done')}
    </Row>
  );
}

interface WatchReasonProps {
  /** Seconds. */
  lengthSec: number;
  /** Required unique seconds; 90 % of the length by default. */
  requiredSec: number;
  doneSec: number;
  ranges: readonly Range[];
  onPlayMissing: () => void;
}

const TimeLine = ({ ranges, lengthSec }: { ranges: readonly Range[]; lengthSec: number }) => {
  const { t } = useTranslation('learning');
  const { clock } = useFormat();
  const rangesText = ranges
    .map(({ from, to }) => t('why.range', { from: clock(from), to: clock(to) }))
    .join(', ');
  const at = (seconds: number) => `${Math.min(100, (seconds / Math.max(1, lengthSec)) * 100)}%`;
  return (
    <Box className={classes.line} span="all" mt={2}>
      <div
        className={classes.track}
        role="img"
        aria-label={rangesText ? t('why.ranges', { ranges: rangesText }) : t('why.nothing')}
      >
        {ranges.map(({ from, to }) => (
          <span key={from} className={classes.watched} style={{ left: at(from), width: at(to - from) }} />
        ))}
      </div>
      <Row align="stretch" justify="between" mt={2} text="micro" tone="dim" numbers aria-hidden="true">
        <span>{clock(0)}</span>
        <span>{clock(lengthSec)}</span>
      </Row>
    </Box>
  );
};

/** The missing requirement of a video: the watched ranges on a bar, and a button to play only the rest. */
export function WatchReason({ lengthSec, requiredSec, doneSec, ranges, onPlayMissing }: WatchReasonProps) {
  const { t } = useTranslation('learning');
  const { duration } = useFormat();
  const remainingSec = Math.max(1, requiredSec - doneSec);
  const length = Math.max(1, lengthSec);
  return (
    <Grid
      card
      as="section"
      className={classes.card}
      columns="1-fill"
      align="center"
      rowGap={2}
      columnGap={6}
      px={6}
      py={5}
      aria-label={t('why.label')}
    >
      <div>
        <Text weight={600}>{t('why.watchLeft', { time: duration(remainingSec) })}</Text>
        <Text mt="half" text="sm" tone="dim">
          {t('why.watchRule', {
            required: roundPercent((requiredSec / length) * 100),
            done: percent(Math.min(100, (doneSec / length) * 100)),
          })}
        </Text>
      </div>
      <Button
        variant="light"
        size="sm"
        leftSection={<IconPlayerPlayFilled size={16} aria-hidden="true" />}
        onClick={onPlayMissing}
      >
        {t('why.playMissing')}
      </Button>
      <TimeLine ranges={mergeRanges(ranges)} lengthSec={lengthSec} />
    </Grid>
  );
}

/** The missing requirement of a text: the remaining seconds. */
export function DwellReason({ requiredSec, doneSec }: { requiredSec: number; doneSec: number }) {
  const { t } = useTranslation('learning');
  const { duration } = useFormat();
  const remainingSec = Math.max(1, Math.ceil(requiredSec - doneSec));
  return (
    <Grid
      card
      as="section"
      className={classes.card}
      columns="1-fill"
      align="center"
      rowGap={2}
      columnGap={6}
      px={6}
      py={5}
      aria-label={t('why.label')}
    >
      <div>
        <Text weight={600}>{t('why.dwellLeft', { time: duration(remainingSec) })}</Text>
        <Text mt="half" text="sm" tone="dim">
          {t('why.dwellRule', { required: duration(requiredSec) })}
        </Text>
      </div>
      <Box className={classes.line} span="all" mt={2}>
        <Meter percent={(doneSec / Math.max(1, requiredSec)) * 100} label={t('why.label')} />
      </Box>
    </Grid>
  );
}
