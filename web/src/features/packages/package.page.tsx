import { useParams } from 'react-router-dom';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Box, Card, Heading, Stack } from '../../ui/layout/layout.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { ChoosePackage } from './choose-package.tsx';
import { PackageHistory } from './package-history.tsx';
import { Versions } from './package-versions.tsx';
import { usePackageDetailsQuery } from './packages.gen.ts';
import classes from './packages.module.css';
import { PackageTerms } from './plans.tsx';

/** /teacher/advanced/packages/{id}: a package, the effect of changing to it, and the viewer's subscriptions of it. */
export function Component() {
  const { t } = useTranslation('packages');
  const { id = '' } = useParams();
  const result = usePackageDetailsQuery({ variables: { id }, ...cacheAndNetwork });
  const code = result.data?.package?.code;
  const title = code ? t('named', { name: t(`code.${code}`) }) : t('title');
  return (
    <>
      <PageHeader
        title={title}
        breadcrumbs={[
          { label: t('crumb'), to: '/teacher' },
          { label: t('title'), to: '/teacher/advanced/packages' },
          ...(code ? [{ label: title }] : []),
        ]}
        sub={t('sub')}
      />
      <QueryView
        result={result}
        select={(data) => (data.package ? { ...data, package: data.package } : null)}
        skeleton={
          <Loading>
            <Skeleton height={480} />
          </Loading>
        }
        missing={
          <EmptyState
            kind="filter"
            title={t('missingTitle')}
            text={t('missingText')}
            actions={<ButtonLink to="/teacher/advanced/packages">{t('missingBack')}</ButtonLink>}
          />
        }
      >
        {({ package: shown, myPackageSubscription: mine, myPackageSubscriptions: all }) => {
          const isMine = mine?.version.package.id === shown.id;
          // Subscribers keep their terms, even if new subscribers get others
          const terms = isMine ? mine.version : shown.currentVersion;
          return (
            <div className={classes.columns}>
              <Stack gap={4} shrink>
                {terms && (
                  <Card as="section" aria-labelledby="terms">
                    <Heading level={2} id="terms" mb={3} text="lg" weight={700}>
                      {t(isMine ? 'termsMine' : 'termsTitle')}
                    </Heading>
                    <PackageTerms terms={terms} />
                  </Card>
                )}
                <Versions versions={shown.versions} own={isMine ? mine.version.id : undefined} />
                <PackageHistory
                  subscriptions={all.filter(({ version }) => version.package.id === shown.id)}
                />
              </Stack>
              <Box className={classes.choice} shrink>
                <ChoosePackage package={shown} subscription={mine} />
              </Box>
            </div>
          );
        }}
      </QueryView>
    </>
  );
}
