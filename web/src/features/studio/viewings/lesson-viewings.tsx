import { useTranslation } from '../../../i18n/use-translation.tsx';
import { ChartBody } from '../../../ui/charts/chart-card.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Heading, Stack, Text } from '../../../ui/layout/layout.tsx';
import { styleClass } from '../../../ui/layout/style-class.ts';
import { QueryView } from '../../../ui/query-view.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { findPeak } from './find-peak.ts';
import { type LessonViewingsQuery, useLessonViewingsQuery } from './lesson-viewings.gen.ts';
import { PartBars } from './part-bars.tsx';

/** Days of the statistics, enough for small courses. */
const DAYS = 90;

type Viewings = NonNullable<LessonViewingsQuery['lessonViewings']>;

/** Positions at which students replay a video or stop, as bars along the video or as a table. */
export function LessonViewings({ lessonId }: { lessonId: string }) {
  const { t } = useTranslation('lessons');
  const result = useLessonViewingsQuery({ variables: { lessonId, days: DAYS } });
  if (result.data?.lessonViewings === null) return null;
  return (
    <Stack as="section" card gap={4} shrink aria-labelledby="viewings">
      <Heading level={2} id="viewings" text="lg">
        {t('viewings.title')}
      </Heading>
      <QueryView
        result={result}
        select={({ lessonViewings }) => lessonViewings}
        failedTitle={t('viewings.failed')}
        skeleton={
          <Loading className={styleClass({ display: 'flex', direction: 'column', gap: 4, shrink: true })}>
            <Skeleton height={44} />
            <Skeleton height={44} />
          </Loading>
        }
        isEmpty={({ viewings }) => viewings === 0}
        empty={<Text tone="dim">{t('viewings.none', { days: DAYS })}</Text>}
      >
        {(viewings) => <Figures viewings={viewings} />}
      </QueryView>
    </Stack>
  );
}

function Figures({ viewings: { viewings, finished, parts, days } }: { viewings: Viewings }) {
  const { t } = useTranslation('lessons');
  const { count, clock } = useFormat();
  const findings = (['replays', 'drops'] as const).flatMap((what) => {
    const part = findPeak(parts, what, viewings);
    return part
      ? [
          {
            what,
            from: clock(part.fromSec),
            to: clock(part.toSec),
            share: Math.round((100 * part[what]) / viewings),
          },
        ]
      : [];
  });
  return (
    <>
      <ChartBody
        title={t('viewings.title')}
        explanation={`${t('viewings.sum', { count: viewings, value: count(viewings), days })} ${t(
          'viewings.finished',
          { percent: Math.round((100 * finished) / viewings) },
        )}`}
        rows={parts}
        rowKey={({ fromSec }) => String(fromSec)}
        columns={[
          { name: t('viewings.part'), text: ({ fromSec, toSec }) => `${clock(fromSec)}–${clock(toSec)}` },
          { name: t('viewings.plays'), text: (row) => count(row.plays), plain: (row) => row.plays },
          { name: t('viewings.replays'), text: (row) => count(row.replays), plain: (row) => row.replays },
          { name: t('viewings.drops'), text: (row) => count(row.drops), plain: (row) => row.drops },
        ]}
        file="luot-xem-theo-doan.csv"
      >
        <PartBars parts={parts} viewings={viewings} />
      </ChartBody>
      {findings.map(({ what, ...facts }) => (
        <Text key={what} text="sm">
          {t(`viewings.most.${what}`, facts)}
        </Text>
      ))}
    </>
  );
}
