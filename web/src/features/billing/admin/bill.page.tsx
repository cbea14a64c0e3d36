import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { useViewer } from '../../accounts/index.ts';
import { BillView } from '../bills/bill-view.tsx';

/** /admin/bills/{id}. */
export function Component() {
  const { t } = useTranslation('bills');
  const id = useParams().id ?? '';
  const maySeeBooks = useViewer().may('ledger:read');
  return (
    <BillView
      id={id}
      list={{ label: t('title'), to: '/admin/bills' }}
      area={{ label: t('crumb'), to: '/admin' }}
      action={
        maySeeBooks && (
          <Button component={Link} variant="default" to={`/admin/ledger/transactions?order=${id}`}>
            {t('why')}
          </Button>
        )
      }
    />
  );
}
