import { useParams } from 'react-router-dom';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { BillView } from './bill-view.tsx';

/** /dashboard/bills/{id}. */
export function Component() {
  const { t } = useTranslation('ownBills');
  return (
    <BillView
      isOwn
      id={useParams().id ?? ''}
      list={{ label: t('title'), to: '/dashboard/bills' }}
      area={{ label: t('crumb'), to: '/dashboard' }}
    />
  );
}
