import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { useFormat } from '../../ui/format.ts';
import kit from '../../ui/kit.module.css';
import { Tag } from '../../ui/tag.tsx';
import type { AllPackagesQuery } from './admin-packages.gen.ts';
import classes from './packages.module.css';
import { usePackageFormat } from './use-package-format.ts';

export type SoldPackage = AllPackagesQuery['allPackages'][number];

interface VersionCardsProps {
  packages: readonly SoldPackage[];
  /** Edits the terms of the next version; undefined for viewers who may only read. */
  onChange: ((changed: SoldPackage) => void) | undefined;
}

/** All packages with their versions, latest first, and the number of subscribers. */
export function VersionCards({ packages, onChange }: VersionCardsProps) {
  const { t } = useTranslation('packages');
  const { date, count } = useFormat();
  const { price, storage, coupons, share } = usePackageFormat();
  return (
    <ul className={classes.cards}>
      {packages.map((each) => (
        <li key={each.id} className={kit.card}>
          <div className={kit.between}>
            <h2 className={classes.planName}>{t(`code.${each.code}`)}</h2>
            {onChange && each.isSold && (
              <Button size="xs" variant="default" onClick={() => onChange(each)}>
                {t('desk.newVersion')}
              </Button>
            )}
          </div>
          <ul className={classes.list}>
            {each.versions.map((version) => (
              <li key={version.id} className={kit.stackTight}>
                <span className={kit.between}>
                  <span className={kit.strong}>{price(version.price, version.cycle)}</span>
                  {version.isCurrent && each.isSold ? (
                    <Tag tone="ok">{t('versionCurrent')}</Tag>
                  ) : (
                    <span className={`${kit.small} ${kit.dim}`}>
                      {t('desk.from', { date: date(version.validFrom) })}
                    </span>
                  )}
                </span>
                <span className={`${kit.small} ${kit.dim}`}>
                  {t('desk.line', {
                    count: version.maxCourses,
                    storage: storage(version.storageBytes),
                    coupons: coupons(version.maxCoupons),
                    share: share(version.shareBp),
                  })}
                </span>
                <span className={kit.small}>
                  {t('desk.subscribers', {
                    count: version.subscriberCount ?? 0,
                    value: count(version.subscriberCount ?? 0),
                  })}
                </span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
