import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box, Card, Heading, Row, Text } from '../../ui/layout/layout.tsx';
import { Tag } from '../../ui/tag.tsx';
import type { PackageDetailsQuery } from './packages.gen.ts';
import classes from './packages.module.css';
import { usePackageFormat } from './use-package-format.ts';

interface VersionsProps {
  versions: NonNullable<PackageDetailsQuery['package']>['versions'];
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
    <Card as="section" aria-labelledby="versions">
      <Heading level={2} id="versions" mb={3} text="lg" weight={700}>
        {t('versions')}
      </Heading>
      <ul className={classes.list}>
        {versions.map((version) => (
          <Row as="li" key={version.id} justify="between" gap={4} shrink>
            <span>
              <Text as="span" weight={600}>
                {t('version', { number: version.number })}
              </Text>
              <Box as="span" display="block" text="sm" tone="dim">
                {t('versionFrom', {
                  date: date(version.validFrom),
                  price: price(version.price, version.cycle),
                })}
              </Box>
            </span>
            {version.id === own ? (
              <Tag tone="ok">{t('versionOwn')}</Tag>
            ) : (
              version.isCurrent && <Tag>{t('versionCurrent')}</Tag>
            )}
          </Row>
        ))}
      </ul>
    </Card>
  );
}
