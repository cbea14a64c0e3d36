import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TabLinks } from '../../ui/tab-links.tsx';
import { OwnDecisions, OwnReports } from '../reports/index.ts';
import { OwnRatings } from './own-ratings.tsx';

const TABS = ['ratings', 'reports', 'decisions'] as const;
const SUBS = { ratings: 'sub', reports: 'own.sub', decisions: 'decisions.sub' } as const;

/** /dashboard/ratings: the viewer's ratings and reports. */
export function Component() {
  const { t } = useTranslation('ratings');
  const { t: tWorkspace } = useTranslation('workspace');
  const [params] = useSearchParams();
  const shownTab = TABS.find((tab) => tab === params.get('show')) ?? 'ratings';
  return (
    <>
      <PageHeader
        title={t('title')}
        breadcrumbs={[{ label: tWorkspace('area.student'), to: '/dashboard' }, { label: t('title') }]}
        sub={t(SUBS[shownTab])}
      />
      <Stack gap={4} shrink>
        <TabLinks
          label={t('title')}
          replace
          links={TABS.map((key) => ({
            key,
            label: t(`tabs.${key}`),
            to: key === 'ratings' ? '/dashboard/ratings' : `/dashboard/ratings?show=${key}`,
            isOn: key === shownTab,
          }))}
        />
        {shownTab === 'ratings' && <OwnRatings />}
        {shownTab === 'reports' && <OwnReports />}
        {shownTab === 'decisions' && <OwnDecisions />}
      </Stack>
    </>
  );
}
