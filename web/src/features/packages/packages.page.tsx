import { IconReceipt } from '@tabler/icons-react';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { OwnPackage } from './own-package.tsx';
import { PackageEndRules } from './package-end-rules.tsx';
import { usePackagesPageQuery } from './packages.gen.ts';
import { Plans } from './plans.tsx';

/** /teacher/advanced/packages: the viewer's package and all others. */
export function Component() {
  const { t } = useTranslation('packages');
  const result = usePackagesPageQuery(cacheAndNetwork);
  return (
    <>
      <PageHeader
        title={t('title')}
        breadcrumbs={[{ label: t('crumb'), to: '/teacher' }, { label: t('title') }]}
        sub={t('sub')}
        actions={
          <ButtonLink
            to="/dashboard/bills"
            variant="default"
            leftSection={<IconReceipt size={18} aria-hidden="true" />}
          >
            {t('bills')}
          </ButtonLink>
        }
      />
      <QueryView
        result={result}
        select={(data) => data}
        skeleton={
          <Loading className={styleClass({ display: 'flex', direction: 'column', gap: 4, shrink: true })}>
            <Skeleton height={180} />
            <Skeleton height={420} />
          </Loading>
        }
      >
        {({ packages, myPackageSubscription: mine, courseQuota }) => (
          <Stack gap={4} shrink>
            <OwnPackage subscription={mine} quota={courseQuota} />
            <Plans
              packages={packages}
              own={{
                code: mine?.version.package.code ?? 'FREE',
                position: mine?.version.package.position ?? packages[0]?.position ?? 0,
              }}
            />
            <PackageEndRules />
          </Stack>
        )}
      </QueryView>
    </>
  );
}
