import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { formatDate, formatTime, useFormat } from '../../ui/format.ts';
import { formatBytes } from '../../ui/format-bytes.ts';
import kit from '../../ui/kit.module.css';
import { Tag, type Tone } from '../../ui/tag.tsx';
import { MINUTE, useNow } from '../../ui/use-now.ts';
import type { BackupsQuery, DrillFactsFragment } from './backup.gen.ts';
import classes from './backup.module.css';

const TONES = { RUNNING: 'info', PASSED: 'ok', FAILED: 'bad', SKIPPED: 'warn' } as const satisfies Record<
  DrillFactsFragment['status'],
  Tone
>;
const moment = (iso: string) => `${formatTime(iso)} ${formatDate(iso)}`;

const Report = ({ drill }: { drill: DrillFactsFragment }) => {
  const { t, i18n } = useTranslation('backup');
  const { count: words } = useFormat();
  const seconds = (ms: number) => t('seconds', { value: words(Math.max(0.1, Math.round(ms / 100) / 10)) });
  return (
    <>
      <p className={`${kit.small} ${kit.dim}`}>
        {t('drillOf', { backup: moment(drill.backupAt), at: moment(drill.startedAt) })}
      </p>
      {drill.fault && (
        <p>
          {t('drillFault', { fault: t(`fault.${drill.fault}`) })}
          {drill.faultDetail && <span className={classes.detail}>{drill.faultDetail}</span>}
        </p>
      )}
      <ol className={`${kit.bare} ${classes.steps}`}>
        {drill.steps.map(({ kind, isPassed, count, ms }) => (
          <li key={kind} data-passed={isPassed}>
            {isPassed ? (
              <IconCircleCheck size={22} aria-hidden="true" />
            ) : (
              <IconCircleX size={22} aria-hidden="true" />
            )}
            <div>
              <p className={kit.strong}>{t(`step.${kind}`)}</p>
              <p className={`${kit.small} ${kit.dim}`}>
                {kind === 'CHECKSUMS'
                  ? formatBytes(count, i18n.language)
                  : t(`stepCount.${kind}`, { count, value: words(count) })}
                , {seconds(ms)}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
};

/** The result of the last restore drill, and what would be lost now. */
export function DrillCard({
  drill,
  newest,
}: {
  drill: BackupsQuery['latestRestoreDrill'];
  newest: string | undefined;
}) {
  const { t } = useTranslation('backup');
  const { duration } = useFormat();
  const now = useNow(MINUTE);
  return (
    <section className={`${kit.card} ${kit.stack}`} aria-labelledby="drill">
      <div className={kit.between}>
        <h2 id="drill">{t('drill')}</h2>
        {drill && <Tag tone={TONES[drill.status]}>{t(`drillStatus.${drill.status}`)}</Tag>}
      </div>
      {drill ? <Report drill={drill} /> : <p className={kit.dim}>{t('drillNone')}</p>}
      <div className={`${kit.stackTight} ${classes.loss}`}>
        {newest && <p>{t('loss', { age: duration((now - Date.parse(newest)) / 1000) })}</p>}
        <p className={`${kit.small} ${kit.dim}`}>{t('lossMost')}</p>
      </div>
    </section>
  );
}
