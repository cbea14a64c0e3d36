import { useParams, useSearchParams } from 'react-router-dom';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TabLinks } from '../../ui/tab-links.tsx';
import { useViewer } from '../accounts/index.ts';
import { SavedExports } from '../exports/index.ts';
import { Appeals } from './appeals.tsx';
import { ContentCases } from './content-cases.tsx';
import { useReportCountsQuery } from './reports.gen.ts';
import classes from './reports.module.css';

/** /admin/reports: reported content and appeals, and the viewer's exports. */
export function Component() {
  const { t } = useTranslation('reports');
  const { t: tExports } = useTranslation('exports');
  const { t: tWorkspace } = useTranslation('workspace');
  const [params] = useSearchParams();
  const mayModerate = useViewer().may('comment:moderate');
  const tabs = mayModerate ? (['content', 'appeals', 'exports'] as const) : (['exports'] as const);
  const tab = tabs.find((each) => each === params.get('tab')) ?? tabs[0];
  const { id } = useParams();
  const { data } = useReportCountsQuery({ skip: !mayModerate, ...cacheAndNetwork });
  // Without exports, which require no action
  const waiting: Partial<Record<typeof tab, number | undefined>> = {
    content: data?.contentCases.total,
    appeals: data?.contentAppeals.total,
  };
  return (
    <div className={classes.page} data-open={id && tab !== 'exports' ? true : undefined}>
      <PageHeader
        title={t('title')}
        breadcrumbs={[{ label: tWorkspace('area.admin'), to: '/admin' }, { label: t('title') }]}
        sub={{ content: t('sub'), appeals: t('appeal.sub'), exports: tExports('sub') }[tab]}
      />
      <Stack gap={4} shrink>
        <TabLinks
          label={t('tabs')}
          links={tabs.map((key) => ({
            key,
            label: t(`tab.${key}`),
            to: key === 'content' ? '/admin/reports' : `/admin/reports?tab=${key}`,
            isOn: key === tab,
            ...(waiting[key] ? { count: waiting[key] } : {}),
          }))}
        />
        {tab === 'content' && <ContentCases id={id} />}
        {tab === 'appeals' && <Appeals id={id} />}
        {tab === 'exports' && <SavedExports />}
      </Stack>
    </div>
  );
}
