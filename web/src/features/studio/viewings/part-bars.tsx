import { useTranslation } from '../../../i18n/use-translation.tsx';
import { BarChart, type BarTone } from '../../../ui/charts/bar-chart.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Grid, Row, Text } from '../../../ui/layout/layout.tsx';
import classes from './lesson-viewings.module.css';
import type { ViewedPart } from './viewed-part.ts';

interface PartBarsProps {
  parts: readonly ViewedPart[];
  viewings: number;
}

const ROWS = ['plays', 'replays', 'drops'] as const;
const TONES: Readonly<Record<(typeof ROWS)[number], BarTone>> = {
  plays: 'soft',
  replays: 'plain',
  drops: 'bad',
};

/** Three rows of bars along the video, as parts of all viewings. The table has the same data. */
export function PartBars({ parts, viewings }: PartBarsProps) {
  const { t } = useTranslation('lessons');
  const { clock } = useFormat();
  return (
    <Grid gap={4} shrink>
      {ROWS.map((what) => {
        // Each row has its own scale: the position of the maximum matters, and few students stop at the same place
        const max = Math.max(...parts.map((part) => part[what]), 1);
        const percent = Math.round((100 * max) / viewings);
        return (
          <Grid key={what} gap={2} shrink>
            <Row as="p" gap={2} text="sm">
              <span className={classes.key} data-what={what} aria-hidden="true" />
              {t(`viewings.${what}`)}
              <Text as="span" ml="auto" text="xs" tone="dim">
                {t('viewings.upTo', { percent })}
              </Text>
            </Row>
            <BarChart
              label={t('viewings.chart', { what: t(`viewings.${what}`), percent })}
              bars={parts.map((part) => ({
                key: String(part.fromSec),
                name: clock(part.fromSec),
                value: part[what],
                tone: TONES[what],
                text: t('viewings.bar', {
                  from: clock(part.fromSec),
                  to: clock(part.toSec),
                  what: t(`viewings.${what}`),
                  count: part[what],
                }),
              }))}
              format={String}
              max={max}
              isBare
              height={44}
              maxNames={3}
            />
          </Grid>
        );
      })}
    </Grid>
  );
}
