import { Button } from '@mantine/core';
import { IconTable } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../ui/format.ts';
import kit from '../../../../ui/kit.module.css';
import { QueryView } from '../../../../ui/query-view.tsx';
import { Loading, Skeleton } from '../../../../ui/skeleton.tsx';
import layout from '../studio-header.module.css';
import { type LessonViewingsQuery, useLessonViewingsQuery } from './lesson-viewings.gen.ts';
import classes from './lesson-viewings.module.css';
import { PartBars } from './part-bars.tsx';
import { PartTable } from './part-table.tsx';
import { standsOut } from './stands-out.ts';

/** How far back the figures go: long enough for small courses to say something. */
const DAYS = 90;

type Viewings = NonNullable<LessonViewingsQuery['lessonViewings']>;

/** Where students play a video again, and where they leave it: bars along the video, or a table. */
export function LessonViewings({ lessonId }: { lessonId: string }) {
  const { t } = useTranslation('lessons');
  const result = useLessonViewingsQuery({ variables: { lessonId, days: DAYS } });
  if (result.data?.lessonViewings === null) return null;
  return (
    <section className={`${kit.card} ${kit.stack}`} aria-labelledby="viewings">
      <h2 id="viewings" className={layout.cardTitle}>
        {t('viewings.title')}
      </h2>
      <QueryView
        result={result}
        select={({ lessonViewings }) => lessonViewings}
        failedTitle={t('viewings.failed')}
        skeleton={
          <Loading className={kit.stack}>
            <Skeleton height={44} />
            <Skeleton height={44} />
          </Loading>
        }
        isEmpty={({ viewings }) => viewings === 0}
        empty={<p className={kit.dim}>{t('viewings.none', { days: DAYS })}</p>}
      >
        {(viewings) => <Figures viewings={viewings} />}
      </QueryView>
    </section>
  );
}

function Figures({ viewings: { viewings, finished, parts, days } }: { viewings: Viewings }) {
  const { t } = useTranslation('lessons');
  const { count, clock } = useFormat();
  const [isTable, setTable] = useState(false);
  const said = (['replays', 'drops'] as const).flatMap((what) => {
    const part = standsOut(parts, what, viewings);
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
      <div className={kit.between}>
        <p className={`${kit.small} ${kit.dim}`}>
          {t('viewings.sum', { count: viewings, value: count(viewings), days })}{' '}
          {t('viewings.finished', { percent: Math.round((100 * finished) / viewings) })}
        </p>
        <Button
          variant="subtle"
          size="sm"
          className={classes.switch ?? ''}
          aria-pressed={isTable}
          leftSection={<IconTable size={18} aria-hidden="true" />}
          onClick={() => setTable((old) => !old)}
        >
          {t(isTable ? 'viewings.asBars' : 'viewings.asTable')}
        </Button>
      </div>
      {isTable ? <PartTable parts={parts} /> : <PartBars parts={parts} viewings={viewings} />}
      {said.map(({ what, ...facts }) => (
        <p key={what} className={kit.small}>
          {t(`viewings.most.${what}`, facts)}
        </p>
      ))}
    </>
  );
}
