import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { CouponDialog } from './coupon-dialog.tsx';
import { AllCoupons, OwnCoupons } from './coupon-table.tsx';

interface CouponsPageProps {
  isPlatform: boolean;
  crumb: { label: string; to: string };
  /** True if the package of the teacher has no coupons. */
  isLocked?: boolean;
  children?: ReactNode;
}

export function CouponsPage({ isPlatform, isLocked = false, crumb, children }: CouponsPageProps) {
  const { t } = useTranslation('coupons');
  const [isOpen, setOpen] = useState(false);
  const Coupons = isPlatform ? AllCoupons : OwnCoupons;
  const [saved, setSaved] = useState(0);
  return (
    <>
      <PageHeader
        title={t('title')}
        breadcrumbs={[crumb, { label: t('title') }]}
        sub={t(isPlatform ? 'subPlatform' : 'sub')}
        actions={
          !isLocked && (
            <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={() => setOpen(true)}>
              {t('create')}
            </Button>
          )
        }
      />
      {children}
      <Coupons key={saved} onCreate={isLocked ? undefined : () => setOpen(true)} />
      {isOpen && (
        <CouponDialog
          isPlatformCoupon={isPlatform}
          onClose={() => setOpen(false)}
          onSaved={() => {
            setOpen(false);
            setSaved((count) => count + 1);
          }}
        />
      )}
    </>
  );
}
