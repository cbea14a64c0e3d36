import { useTranslation } from 'react-i18next';
import { TabLinks } from '../../../ui/tab-links.tsx';
import { useViewer } from '../../accounts/index.ts';

/** Orders, and the money that fits none of them. */
export function BillTabs({ isSuspense = false }: { isSuspense?: boolean }) {
  const { t } = useTranslation('suspense');
  if (!useViewer().may('suspense:read')) return null;
  return (
    <TabLinks
      label={t('tabs')}
      links={[
        { key: 'bills', label: t('bills'), to: '/admin/bills', isOn: !isSuspense },
        { key: 'suspense', label: t('title'), to: '/admin/bills/suspense', isOn: isSuspense },
      ]}
    />
  );
}
