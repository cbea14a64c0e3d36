import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { BillView } from '../bills/bill-view.tsx';

/** /admin/bills/{id}. */
export function Component() {
  const { t } = useTranslation('bills');
  return (
    <BillView
      id={useParams().id ?? ''}
      list={{ label: t('title'), to: '/admin/bills' }}
      area={{ label: t('crumb'), to: '/admin' }}
    />
  );
}
