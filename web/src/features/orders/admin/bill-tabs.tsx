import { useTranslation } from '../../../i18n/use-translation.tsx';
import { TabLinks } from '../../../ui/tab-links.tsx';
import { useViewer } from '../../accounts/index.ts';

/** Tabs of orders, unmatched payments and disputes, as far as the viewer may open them. */
export function BillTabs({ current = 'bills' }: { current?: 'bills' | 'suspense' | 'disputes' }) {
  const { t } = useTranslation('suspense');
  const viewer = useViewer();
  const links = [
    { key: 'bills', label: t('bills'), to: '/admin/bills', permission: 'order:read-any' },
    { key: 'suspense', label: t('title'), to: '/admin/bills/suspense', permission: 'suspense:read' },
    { key: 'disputes', label: t('disputes'), to: '/admin/bills/disputes', permission: 'dispute:read' },
  ].filter(({ permission }) => viewer.may(permission));
  if (links.length < 2) return null;
  return (
    <TabLinks
      label={t('tabs')}
      links={links.map(({ key, label, to }) => ({ key, label, to, isOn: key === current }))}
    />
  );
}

/** Breadcrumbs of a page below the list of orders. */
export function useBillsBreadcrumbs(title: string) {
  const { t } = useTranslation('suspense');
  return [{ label: t('crumb'), to: '/admin' }, { label: t('tabs'), to: '/admin/bills' }, { label: title }];
}
