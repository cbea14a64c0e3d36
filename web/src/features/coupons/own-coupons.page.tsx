import { useTranslation } from '../../i18n/use-translation.tsx';
import { CouponsPage } from './coupons-page.tsx';

/** /teacher/coupons. */
export function Component() {
  const { t } = useTranslation('coupons');
  return <CouponsPage isPlatform={false} crumb={{ label: t('crumbTeacher'), to: '/teacher/courses' }} />;
}
