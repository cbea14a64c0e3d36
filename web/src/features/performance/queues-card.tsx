import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { useFormat } from '../../ui/format.ts';
import kit from '../../ui/kit.module.css';
import { MINUTE, useNow } from '../../ui/use-now.ts';
import { jobName } from './names.ts';
import type { PerformanceLiveQuery } from './performance.gen.ts';
import classes from './performance.module.css';

type Queue = PerformanceLiveQuery['jobQueues'][number];

const isIdle = ({ waiting, running, failed, later }: Queue) => waiting + running + failed + later === 0;

/** Kinds of jobs with pending work. A switch shows the others. */
export function QueuesCard({ queues }: { queues: readonly Queue[] }) {
  const { t } = useTranslation('performance');
  const { count, duration } = useFormat();
  const now = useNow(MINUTE);
  const [showsIdle, setShowsIdle] = useState(false);
  const busy = queues.filter((queue) => !isIdle(queue));
  const shown = showsIdle ? queues : busy;
  return (
    <section className={`${kit.card} ${kit.stackTight}`} aria-labelledby="queues">
      <h2 id="queues">{t('queues')}</h2>
      {shown.length === 0 && <p className={kit.dim}>{t('nothingWaits')}</p>}
      <ul className={`${kit.bare} ${classes.lines}`}>
        {shown.map(({ name, waiting, running, later, failed, oldestDueAt }) => (
          <li key={name}>
            <div className={kit.grow}>
              <p>{jobName(t, name)}</p>
              <p className={`${kit.small} ${kit.dim}`}>
                {[
                  oldestDueAt && t('longest', { time: duration((now - Date.parse(oldestDueAt)) / 1000) }),
                  running > 0 && t('running', { value: count(running) }),
                  later > 0 && t('later', { value: count(later) }),
                  failed > 0 && t('failedToday', { value: count(failed) }),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </p>
            </div>
            <p className={`${kit.strong} ${kit.number}`}>
              {count(waiting)} <span className={kit.hidden}>{t('waitingWord')}</span>
            </p>
          </li>
        ))}
      </ul>
      {busy.length < queues.length && (
        <Button variant="subtle" size="sm" onClick={() => setShowsIdle((old) => !old)}>
          {showsIdle ? t('showFewer') : t('idle', { count: queues.length - busy.length })}
        </Button>
      )}
    </section>
  );
}
