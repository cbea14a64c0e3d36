import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Grid } from '../../ui/layout/layout.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TabLinks } from '../../ui/tab-links.tsx';

const TABS = [
  ['profile', '/dashboard/profile'],
  ['security', '/dashboard/profile/security'],
  ['notifications', '/dashboard/profile/notifications'],
  ['data', '/dashboard/profile/data'],
] as const;

interface ProfileFrameProps {
  sub: string;
  children: ReactNode;
}

/** Title and tabs of the pages about the viewer's own account. Each tab has its own URL. */
export function ProfileFrame({ sub, children }: ProfileFrameProps) {
  const { t } = useTranslation('profile');
  const { pathname } = useLocation();
  const current = TABS.find(([, to]) => to === pathname)?.[0] ?? 'profile';
  return (
    <>
      <PageHeader
        title={t(`tab.${current}`)}
        breadcrumbs={[{ label: t('tab.crumb'), to: '/dashboard/profile' }, { label: t(`tab.${current}`) }]}
        sub={sub}
      />
      <TabLinks
        label={t('tab.label')}
        links={TABS.map(([key, to]) => ({ key, to, label: t(`tab.${key}`), isOn: key === current }))}
      />
      <Grid columns={1} gap={6} maxW={220} mt={6}>
        {children}
      </Grid>
    </>
  );
}
