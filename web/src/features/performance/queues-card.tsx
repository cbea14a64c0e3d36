import { useState } from 'react';
import { FormattedMessage } from '../../i18n/formatted-message.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box, Stack, Text } from '../../ui/layout/layout.tsx';
import { MINUTE, useNow } from '../../ui/use-now.ts';
import utilities from '../../ui/utilities.module.css';
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
  const busyQueues = queues.filter((queue) => !isIdle(queue));
  const shownQueues = showsIdle ? queues : busyQueues;
  return (
    <Stack as="section" card gap={2} shrink aria-labelledby="queues">
      <h2 id="queues">{t('queues')}</h2>
      {shownQueues.length === 0 && <Text tone="dim">{t('nothingWaits')}</Text>}
      <ul className={classes.lines}>
        {shownQueues.map(({ name, waiting, running, later, failed, oldestDueAt }) => (
          <li key={name}>
            <Box grow shrink>
              <p>{jobName(t, name)}</p>
              <Text text="sm" tone="dim">
                {[
                  oldestDueAt && t('longest', { time: duration((now - Date.parse(oldestDueAt)) / 1000) }),
                  running > 0 && t('running', { value: count(running) }),
                  later > 0 && t('later', { value: count(later) }),
                  failed > 0 && t('failedToday', { value: count(failed) }),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </Text>
            </Box>
            <Text weight={600} numbers>
              <FormattedMessage
                text={t('jobsWaiting', { count: waiting })}
                parts={{ hidden: (label) => <span className={utilities.hidden}>{label}</span> }}
              />
            </Text>
          </li>
        ))}
      </ul>
      {busyQueues.length < queues.length && (
        <Button variant="subtle" size="sm" onClick={() => setShowsIdle((old) => !old)}>
          {showsIdle ? t('showFewer') : t('idle', { count: queues.length - busyQueues.length })}
        </Button>
      )}
    </Stack>
  );
}
