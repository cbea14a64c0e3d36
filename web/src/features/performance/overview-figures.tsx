import { useTranslation } from '../../i18n/use-translation.tsx';
import { Figures } from '../../ui/figures.tsx';
import { formatTime, useFormat } from '../../ui/format.ts';
import { Text } from '../../ui/layout/layout.tsx';
import { MINUTE, useNow } from '../../ui/use-now.ts';
import type { PerformanceFiguresQuery, PerformanceLiveQuery } from './performance.gen.ts';
import classes from './performance.module.css';
import { useMilliseconds } from './use-milliseconds.ts';

const TEN_THOUSAND = 10_000;

interface OverviewProps {
  overview: PerformanceFiguresQuery['performanceOverview'];
  live: PerformanceLiveQuery | undefined;
}

/** The most important figures with their targets. */
export function OverviewFigures({ overview, live }: OverviewProps) {
  const { t } = useTranslation('performance');
  const { count, duration } = useFormat();
  const ms = useMilliseconds();
  const now = useNow(MINUTE);
  const { calls, failed, p95Ms, targetMs, mostFailed, callsPerMinute, peakPerMinute, peakAt } = overview;
  const share = calls > 0 ? failed / calls : 0;
  const percent = (part: number) => `${count(Math.round(part * TEN_THOUSAND) / 100)}%`;
  const waiting = live?.jobQueues.reduce((sum, queue) => sum + queue.waiting, 0);
  const oldest = live?.jobQueues
    .flatMap(({ oldestDueAt }) => oldestDueAt ?? [])
    .sort()
    .at(0);
  const letters = live?.deadLetters.filter(({ state }) => state === 'WAITING').length;
  const word = (isGood: boolean, text: string) => (
    <Text as="span" className={classes.word} weight={600} data-tone={isGood ? 'ok' : 'bad'}>
      {text}
    </Text>
  );
  return (
    <Figures
      figures={[
        {
          key: 'calls',
          label: t('perMinute'),
          value: count(Math.round(callsPerMinute * 10) / 10),
          note: peakAt ? t('peak', { value: count(peakPerMinute), time: formatTime(peakAt) }) : t('noCalls'),
        },
        {
          key: 'p95',
          label: t('p95All'),
          value: p95Ms == null ? '–' : ms(p95Ms),
          note:
            p95Ms != null &&
            word(p95Ms <= targetMs, t(p95Ms <= targetMs ? 'within' : 'above', { target: ms(targetMs) })),
        },
        {
          key: 'failed',
          label: t('failedShare'),
          value: percent(share),
          note: word(
            share * TEN_THOUSAND <= mostFailed,
            t(share * TEN_THOUSAND <= mostFailed ? 'within' : 'above', {
              target: percent(mostFailed / TEN_THOUSAND),
            }),
          ),
        },
        {
          key: 'waiting',
          label: t('waitingJobs'),
          value: waiting === undefined ? '–' : count(waiting),
          note: oldest
            ? t('longest', { time: duration((now - Date.parse(oldest)) / 1000) })
            : waiting === 0 && t('nothingWaits'),
        },
        {
          key: 'letters',
          label: t('letters'),
          value: letters === undefined ? '–' : count(letters),
          note: letters !== undefined && word(letters === 0, t(letters === 0 ? 'noLetters' : 'lettersWait')),
        },
      ]}
    />
  );
}
