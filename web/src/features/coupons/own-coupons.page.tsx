import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Notice } from '../../ui/notice.tsx';
import utilities from '../../ui/utilities.module.css';
import { useCouponLimitQuery } from './coupons.gen.ts';
import { CouponsPage } from './coupons-page.tsx';

/** /teacher/coupons */
export function Component() {
  const { t } = useTranslation('coupons');
  const { data } = useCouponLimitQuery();
  const isLocked = data?.courseQuota?.couponLimit === 0;
  return (
    <CouponsPage
      isPlatform={false}
      isLocked={isLocked}
      crumb={{ label: t('crumbTeacher'), to: '/teacher/courses' }}
    >
      {isLocked && (
        <Notice>
          <p>{t('locked', { package: data.courseQuota.packageCode ?? 'FREE' })}</p>
          <Link className={utilities.link} to="/teacher/advanced/packages">
            {t('seePackages')}
          </Link>
        </Notice>
      )}
    </CouponsPage>
  );
}
