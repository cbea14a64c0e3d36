import { useTranslation } from '../../i18n/use-translation.tsx';
import { CouponsPage } from './coupons-page.tsx';

/** /admin/coupons. */
export function Component() {
  const { t } = useTranslation('coupons');
  return <CouponsPage isPlatform crumb={{ label: t('crumbAdmin'), to: '/admin' }} />;
}
