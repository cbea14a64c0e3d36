import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useViewer } from '../../accounts/index.ts';
import { Differences } from './differences.tsx';
import { Files } from './files.tsx';
import { ImportCard } from './import-card.tsx';

/** /admin/settlement: payouts that the gateways report, and their differences from the ledger. */
export function Component() {
  const { t } = useTranslation('settlement');
  const mayImport = useViewer().may('settlement:import');
  const [changes, setChanges] = useState(0);
  const onChanged = () => setChanges((count) => count + 1);
  return (
    <>
      <PageHeader
        title={t('title')}
        breadcrumbs={[{ label: t('crumb'), to: '/admin' }, { label: t('title') }]}
        sub={t('sub')}
      />
      <Stack gap={4} shrink>
        {mayImport && <ImportCard onImported={onChanged} />}
        <Differences key={`differences ${changes}`} mayResolve={mayImport} />
        <Files key={`files ${changes}`} />
      </Stack>
    </>
  );
}
