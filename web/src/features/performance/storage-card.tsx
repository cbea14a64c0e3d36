import { useTranslation } from '../../i18n/use-translation.tsx';
import { formatBytes } from '../../ui/format-bytes.ts';
import kit from '../../ui/kit.module.css';
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
  const rooms = [
    { key: 'disk', used: machine.diskBytes - machine.freeDiskBytes, all: machine.diskBytes },
    { key: 'memory', used: machine.memoryBytes - machine.freeMemoryBytes, all: machine.memoryBytes },
  ] as const;
  return (
    <section className={`${kit.card} ${kit.stack}`} aria-labelledby="storage">
      <h2 id="storage">{t('storage')}</h2>
      {rooms.map(({ key, used, all }) => (
        <div key={key} className={kit.stackTight}>
          <p className={kit.between}>
            <span>{t(`room.${key}`)}</span>
            <span className={`${kit.small} ${kit.dim} ${kit.number}`}>
              {t('usedOf', { used: bytes(used), all: bytes(all) })}
            </span>
          </p>
          <Meter percent={(100 * used) / Math.max(1, all)} label={t(`room.${key}`)} thin />
        </div>
      ))}
      {KINDS.map((kind) => {
        const some = places.filter((place) => place.kind === kind);
        const sum = some.reduce((all, place) => all + place.bytes, 0);
        return (
          <div key={kind} className={kit.stackTight}>
            <p className={kit.between}>
              <span className={kit.strong}>{t(`storageKind.${kind}`)}</span>
              <span className={`${kit.strong} ${kit.number}`}>{bytes(sum)}</span>
            </p>
            {kind !== 'BACKUP' && (
              <dl className={classes.facts}>
                {some.map(({ name, bytes: size }) => (
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
              </dl>
            )}
          </div>
        );
      })}
    </section>
  );
}
