import { useTranslation } from '../../i18n/use-translation.tsx';
import { formatDate, formatTime } from '../../ui/format.ts';
import { formatBytes } from '../../ui/format-bytes.ts';
import kit from '../../ui/kit.module.css';
import type { PerformanceLiveQuery } from './performance.gen.ts';
import classes from './performance.module.css';
import { useMilliseconds } from './use-milliseconds.ts';

export function ProcessesCard({ processes }: { processes: PerformanceLiveQuery['serverProcesses'] }) {
  const { t, i18n } = useTranslation('performance');
  const ms = useMilliseconds();
  return (
    <section className={`${kit.card} ${kit.stackTight}`} aria-labelledby="processes">
      <h2 id="processes">{t('processes')}</h2>
      {processes.length === 0 && <p className={kit.dim}>{t('noProcesses')}</p>}
      <ul className={`${kit.bare} ${classes.lines}`}>
        {processes.map(({ id, host, pid, version, startedAt, memoryBytes, lagMs }) => (
          <li key={id}>
            <div className={kit.grow}>
              <p className={classes.anywhere}>
                {host} <span className={kit.dim}>{pid}</span>
              </p>
              <p className={`${kit.small} ${kit.dim}`}>
                {t('since', { version, at: `${formatTime(startedAt)} ${formatDate(startedAt)}` })}
              </p>
            </div>
            <div className={classes.amounts}>
              <p className={`${kit.strong} ${kit.number}`}>{formatBytes(memoryBytes, i18n.language)}</p>
              <p className={`${kit.small} ${kit.dim}`}>{t('lag', { time: ms(lagMs) })}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
