import type { FragmentType } from '@apollo/client';
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { formatTime } from '../../ui/format.ts';
import { formatBytes } from '../../ui/format-bytes.ts';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Meter } from '../../ui/meter.tsx';
import { type RunningBackupFragment, useRunningBackupFragment, useStopBackupMutation } from './backup.gen.ts';
import classes from './backup.module.css';

const PHASES = ['DATABASE', 'FILES', 'CHECKING'] as const;

/** The backup in progress: its current step and its progress. */
export function RunningBackup({
  backup: from,
  mayStop,
}: {
  backup: FragmentType<RunningBackupFragment>;
  mayStop: boolean;
}) {
  const { t, i18n } = useTranslation('backup');
  const [stop, { loading }] = useStopBackupMutation();
  const backup = useRunningBackupFragment(from);
  if (!backup) return null;
  const { phase, doneBytes, allBytes, trigger, askedByName, createdAt, isStopping } = backup;
  const currentPhase = PHASES.indexOf(phase as 'DATABASE');
  const bytes = (value: number) => formatBytes(value, i18n.language);
  const percent = allBytes > 0 ? (100 * doneBytes) / allBytes : 0;
  return (
    <Stack as="section" card gap={2} shrink aria-labelledby="running">
      <Row justify="between" gap={4} shrink>
        <h2 id="running">{t(`running.${trigger}`)}</h2>
        {mayStop && (
          <Button
            variant="default"
            disabled={isStopping}
            loading={loading}
            onClick={() => void stop({ variables: { backupId: backup.id } }).catch(() => undefined)}
          >
            {t(isStopping ? 'stopping' : 'stop')}
          </Button>
        )}
      </Row>
      <Meter percent={percent} label={t(`phase.${phase}`)} />
      <Row as="ul" className={classes.phases} wrap align="stretch" rowGap={2} columnGap={5}>
        {phase === 'WAITING' && <li>{t('phase.WAITING')}</li>}
        {PHASES.map((each, index) => (
          <li
            key={each}
            data-state={index < currentPhase ? 'done' : index === currentPhase ? 'now' : 'later'}
          >
            {index < currentPhase ? (
              <IconCircleCheck size={18} aria-hidden="true" />
            ) : (
              <IconCircleDashed size={18} aria-hidden="true" />
            )}
            {t(`phase.${each}`)}
            {index === currentPhase &&
              allBytes > 0 &&
              ` ${t('of', { done: bytes(doneBytes), all: bytes(allBytes) })}`}
          </li>
        ))}
      </Row>
      <Text text="sm" tone="dim">
        {askedByName
          ? t('beganBy', { name: askedByName, time: formatTime(createdAt) })
          : t('began', { time: formatTime(createdAt) })}
      </Text>
    </Stack>
  );
}
