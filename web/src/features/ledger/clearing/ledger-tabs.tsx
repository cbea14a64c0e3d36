import { useTranslation } from '../../../i18n/use-translation.tsx';
import { TabLinks } from '../../../ui/tab-links.tsx';

const TABS = {
  balance: '/admin/ledger',
  withholding: '/admin/ledger/withholding',
  taxes: '/admin/ledger/taxes',
  writeOffs: '/admin/ledger/write-offs',
};

export function LedgerTabs({ current }: { current: keyof typeof TABS }) {
  const { t } = useTranslation('ledger');
  return (
    <TabLinks
      label={t('tabs.label')}
      links={(Object.keys(TABS) as (keyof typeof TABS)[]).map((key) => ({
        key,
        label: t(`tabs.${key}`),
        to: TABS[key],
        isOn: key === current,
      }))}
    />
  );
}
