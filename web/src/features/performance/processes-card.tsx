import { useTranslation } from '../../i18n/use-translation.tsx';
import { formatDate, formatTime } from '../../ui/format.ts';
import { formatBytes } from '../../ui/format-bytes.ts';
import { Box, Stack, Text } from '../../ui/layout/layout.tsx';
import type { PerformanceLiveQuery } from './performance.gen.ts';
import classes from './performance.module.css';
import { useMilliseconds } from './use-milliseconds.ts';

export function ProcessesCard({ processes }: { processes: PerformanceLiveQuery['serverProcesses'] }) {
  const { t, i18n } = useTranslation('performance');
  const ms = useMilliseconds();
  return (
    <Stack as="section" card gap={2} shrink aria-labelledby="processes">
      <h2 id="processes">{t('processes')}</h2>
      {processes.length === 0 && <Text tone="dim">{t('noProcesses')}</Text>}
      <ul className={classes.lines}>
        {processes.map(({ id, host, pid, version, startedAt, memoryBytes, lagMs }) => (
          <li key={id}>
            <Box grow shrink>
              <Text anywhere>
                {host}{' '}
                <Text as="span" tone="dim">
                  {pid}
                </Text>
              </Text>
              <Text text="sm" tone="dim">
                {t('since', { version, at: `${formatTime(startedAt)} ${formatDate(startedAt)}` })}
              </Text>
            </Box>
            <Box textAlign="end" space="nowrap">
              <Text weight={600} numbers>
                {formatBytes(memoryBytes, i18n.language)}
              </Text>
              <Text text="sm" tone="dim">
                {t('lag', { time: ms(lagMs) })}
              </Text>
            </Box>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
