import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { formatDate, formatTime, useFormat } from '../../ui/format.ts';
import { formatBytes } from '../../ui/format-bytes.ts';
import { Box, Grid, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Tag, type Tone } from '../../ui/tag.tsx';
import { MINUTE, useNow } from '../../ui/use-now.ts';
import type { BackupsQuery } from './backup.gen.ts';
import classes from './backup.module.css';

type Drill = NonNullable<BackupsQuery['latestRestoreDrill']>;

const TONES = { RUNNING: 'info', PASSED: 'ok', FAILED: 'bad', SKIPPED: 'warn' } as const satisfies Record<
  Drill['status'],
  Tone
>;
const formatMoment = (iso: string) => `${formatTime(iso)} ${formatDate(iso)}`;

const Report = ({ drill }: { drill: Drill }) => {
  const { t, i18n } = useTranslation('backup');
  const { count: formatCount } = useFormat();
  const seconds = (ms: number) =>
    t('seconds', { value: formatCount(Math.max(0.1, Math.round(ms / 100) / 10)) });
  return (
    <>
      <Text text="sm" tone="dim">
        {t('drillOf', { backup: formatMoment(drill.backupAt), at: formatMoment(drill.startedAt) })}
      </Text>
      {drill.fault && (
        <p>
          {t('drillFault', { fault: t(`fault.${drill.fault}`) })}
          {drill.faultDetail && (
            <Box as="span" display="block" text="sm" tone="text-2" anywhere>
              {drill.faultDetail}
            </Box>
          )}
        </p>
      )}
      <Grid as="ol" className={classes.steps} gap={3}>
        {drill.steps.map(({ kind, isPassed, count, ms }) => (
          <li key={kind} data-passed={isPassed}>
            {isPassed ? (
              <IconCircleCheck size={22} aria-hidden="true" />
            ) : (
              <IconCircleX size={22} aria-hidden="true" />
            )}
            <div>
              <Text weight={600}>{t(`step.${kind}`)}</Text>
              <Text text="sm" tone="dim">
                {kind === 'CHECKSUMS'
                  ? formatBytes(count, i18n.language)
                  : t(`stepCount.${kind}`, { count, value: formatCount(count) })}
                , {seconds(ms)}
              </Text>
            </div>
          </li>
        ))}
      </Grid>
    </>
  );
};

/** The result of the last restore drill, and what would be lost now. */
export function DrillCard({ drill, newest }: { drill: Drill | null; newest: string | undefined }) {
  const { t } = useTranslation('backup');
  const { duration } = useFormat();
  const now = useNow(MINUTE);
  return (
    <Stack as="section" card gap={4} shrink aria-labelledby="drill">
      <Row justify="between" gap={4} shrink>
        <h2 id="drill">{t('drill')}</h2>
        {drill && <Tag tone={TONES[drill.status]}>{t(`drillStatus.${drill.status}`)}</Tag>}
      </Row>
      {drill ? <Report drill={drill} /> : <Text tone="dim">{t('drillNone')}</Text>}
      <Stack gap={2} shrink pt={4} borderTop>
        {newest && <p>{t('loss', { age: duration((now - Date.parse(newest)) / 1000) })}</p>}
        <Text text="sm" tone="dim">
          {t('lossMost')}
        </Text>
      </Stack>
    </Stack>
  );
}
