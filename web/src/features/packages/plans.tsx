import type { FragmentType } from '@apollo/client';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { useFormat } from '../../ui/format.ts';
import { Grid, Heading, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import utilities from '../../ui/utilities.module.css';
import {
  type PackagesPageQuery,
  type PackageTermsFragment,
  usePackageTermsFragment,
} from './packages.gen.ts';
import classes from './packages.module.css';
import { TryPackage } from './try-package.tsx';
import { usePackageFormat } from './use-package-format.ts';

/** The limits of a version of a package, and the share of the teacher. */
export function PackageTerms({ terms: from }: { terms: FragmentType<PackageTermsFragment> }) {
  const { t } = useTranslation('packages');
  const { count } = useFormat();
  const { storage, coupons, share } = usePackageFormat();
  const terms = usePackageTermsFragment(from);
  if (!terms) return null;
  const rows: [string, string][] = [
    [t('terms.courses'), count(terms.maxCourses)],
    [t('terms.storage'), storage(terms.storageBytes)],
    [t('terms.coTeachers'), count(terms.maxCoTeachers)],
    [t('terms.coupons'), coupons(terms.maxCoupons)],
    [t('terms.share'), share(terms.shareBp)],
    [t('terms.ownShare'), share(terms.ownShareBp)],
    [t('terms.aiCredits'), count(terms.aiCredits)],
    [t('terms.students'), t('unlimited')],
  ];
  return (
    <Grid as="dl" className={classes.terms}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Grid>
  );
}

interface PlansProps {
  packages: PackagesPageQuery['packages'];
  /** Position and code of the viewer's own package. */
  own: { position: number; code: string };
}

/** The packages next to each other with the viewer's own marked; on a phone it is first. */
export function Plans({ packages, own }: PlansProps) {
  const { t } = useTranslation('packages');
  const { price } = usePackageFormat();
  return (
    <ul className={classes.plans} aria-label={t('plans')}>
      {packages.map(({ id, code, position, currentVersion }) => {
        if (!currentVersion) return null;
        const isOwn = code === own.code;
        const isBigger = position > own.position;
        const isMain = isBigger && !currentVersion.mayTry;
        return (
          <li key={id} className={classes.plan} data-own={isOwn || undefined}>
            <Heading level={2} text="control" weight={700}>
              {t(`code.${code}`)}
            </Heading>
            <Text text="lg" weight={700} numbers space="nowrap">
              {price(currentVersion.price, currentVersion.cycle)}
            </Text>
            <PackageTerms terms={currentVersion} />
            <Stack align="start" gap={2} pt={2}>
              {isBigger && <TryPackage terms={currentVersion} />}
              {isOwn ? (
                <Row as="p" gap={2} shrink minH={11} weight={600} tone="on-tint">
                  <IconCircleCheckFilled size={18} aria-hidden="true" />
                  {t('own')}
                </Row>
              ) : (
                <ButtonLink
                  to={`/teacher/advanced/packages/${id}`}
                  variant={isMain ? 'filled' : 'default'}
                  fullWidth
                >
                  {t(isBigger ? 'choose' : 'preview', { name: t(`code.${code}`) })}
                </ButtonLink>
              )}
              {isOwn && code !== 'FREE' && (
                <Link className={utilities.moreLink} to={`/teacher/advanced/packages/${id}`}>
                  {t('toOwn')}
                </Link>
              )}
            </Stack>
          </li>
        );
      })}
    </ul>
  );
}
