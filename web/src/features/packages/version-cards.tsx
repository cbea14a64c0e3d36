import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { useFormat } from '../../ui/format.ts';
import { Card, Heading, Row, Stack, Text } from '../../ui/layout/layout.tsx';
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
        <Card as="li" key={each.id}>
          <Row justify="between" gap={4} shrink>
            <Heading level={2} text="control" weight={700}>
              {t(`code.${each.code}`)}
            </Heading>
            {onChange && each.isSold && (
              <Button size="xs" variant="default" onClick={() => onChange(each)}>
                {t('desk.newVersion')}
              </Button>
            )}
          </Row>
          {each.code === 'TRANSITION' && (
            <Text text="sm" tone="dim">
              {t('desk.transition')}
            </Text>
          )}
          <ul className={classes.list}>
            {each.versions.map((version) => (
              <Stack as="li" key={version.id} gap={2} shrink>
                <Row as="span" justify="between" gap={4} shrink>
                  <Text as="span" weight={600}>
                    {price(version.price, version.cycle)}
                  </Text>
                  {version.isCurrent && each.isSold ? (
                    <Tag tone="ok">{t('versionCurrent')}</Tag>
                  ) : (
                    <Text as="span" text="sm" tone="dim">
                      {t('desk.from', { date: date(version.validFrom) })}
                    </Text>
                  )}
                </Row>
                <Text as="span" text="sm" tone="dim">
                  {t('desk.line', {
                    count: version.maxCourses,
                    storage: storage(version.storageBytes),
                    coupons: coupons(version.maxCoupons),
                    share: share(version.shareBp),
                  })}
                </Text>
                <Text as="span" text="sm">
                  {each.code === 'FREE'
                    ? t('desk.everyone')
                    : t('desk.subscribers', {
                        count: version.subscriberCount ?? 0,
                        value: count(version.subscriberCount ?? 0),
                      })}
                </Text>
              </Stack>
            ))}
          </ul>
        </Card>
      ))}
    </ul>
  );
}
