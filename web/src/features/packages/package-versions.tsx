import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import kit from '../../ui/kit.module.css';
import { Tag } from '../../ui/tag.tsx';
import type { PackageTermsFragment } from './packages.gen.ts';
import classes from './packages.module.css';
import { usePackageFormat } from './use-package-format.ts';

interface VersionsProps {
  versions: readonly PackageTermsFragment[];
  /** Id of the version that the viewer has. */
  own: string | undefined;
}

/** Earlier, current and future terms of a package, if they have ever changed. */
export function Versions({ versions, own }: VersionsProps) {
  const { t } = useTranslation('packages');
  const { date } = useFormat();
  const { price } = usePackageFormat();
  if (versions.length < 2) return null;
  return (
    <section className={kit.card} aria-labelledby="versions">
      <h2 id="versions" className={classes.heading}>
        {t('versions')}
      </h2>
      <ul className={classes.list}>
        {versions.map((version) => (
          <li key={version.id} className={kit.between}>
            <span>
              <span className={kit.strong}>{t('version', { number: version.number })}</span>
              <span className={`${kit.small} ${kit.dim} ${classes.block}`}>
                {t('versionFrom', {
                  date: date(version.validFrom),
                  price: price(version.price, version.cycle),
                })}
              </span>
            </span>
            {version.id === own ? (
              <Tag tone="ok">{t('versionOwn')}</Tag>
            ) : (
              version.isCurrent && <Tag>{t('versionCurrent')}</Tag>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
