import { useTranslation } from '../../i18n/use-translation.tsx';
import { formatBytes } from '../../ui/format-bytes.ts';
import { Grid, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Meter } from '../../ui/meter.tsx';
import type { PerformanceFiguresQuery } from './performance.gen.ts';
import classes from './performance.module.css';

const KINDS = ['MEDIA', 'TABLE', 'BACKUP'] as const;

interface StorageCardProps {
  places: PerformanceFiguresQuery['storageUse'];
  machine: PerformanceFiguresQuery['serverMachine'];
}

export function StorageCard({ places, machine }: StorageCardProps) {
  const { t, i18n } = useTranslation('performance');
  const bytes = (value: number) => formatBytes(value, i18n.language);
  const resources = [
    { key: 'disk', used: machine.diskBytes - machine.freeDiskBytes, all: machine.diskBytes },
    { key: 'memory', used: machine.memoryBytes - machine.freeMemoryBytes, all: machine.memoryBytes },
  ] as const;
  return (
    <Stack as="section" card gap={4} shrink aria-labelledby="storage">
      <h2 id="storage">{t('storage')}</h2>
      {resources.map(({ key, used, all }) => (
        <Stack key={key} gap={2} shrink>
          <Row as="p" justify="between" gap={4} shrink>
            <span>{t(`room.${key}`)}</span>
            <Text as="span" text="sm" tone="dim" numbers>
              {t('usedOf', { used: bytes(used), all: bytes(all) })}
            </Text>
          </Row>
          <Meter percent={(100 * used) / Math.max(1, all)} label={t(`room.${key}`)} thin />
        </Stack>
      ))}
      {KINDS.map((kind) => {
        const placesOfKind = places.filter((place) => place.kind === kind);
        const sum = placesOfKind.reduce((all, place) => all + place.bytes, 0);
        return (
          <Stack key={kind} gap={2} shrink>
            <Row as="p" justify="between" gap={4} shrink>
              <Text as="span" weight={600}>
                {t(`storageKind.${kind}`)}
              </Text>
              <Text as="span" weight={600} numbers>
                {bytes(sum)}
              </Text>
            </Row>
            {kind !== 'BACKUP' && (
              <Grid as="dl" className={classes.facts} gap={1} text="sm">
                {placesOfKind.map(({ name, bytes: size }) => (
                  <div key={name}>
                    <dt>
                      {name === 'other' ? (
                        t('otherTables')
                      ) : kind === 'MEDIA' ? (
                        t(`media.${name}` as 'media.VIDEO', { defaultValue: name })
                      ) : (
                        <code>{name}</code>
                      )}
                    </dt>
                    <dd>{bytes(size)}</dd>
                  </div>
                ))}
              </Grid>
            )}
          </Stack>
        );
      })}
    </Stack>
  );
}
