import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { CouponDialog } from './coupon-dialog.tsx';
import { AllCoupons, OwnCoupons } from './coupon-table.tsx';

interface CouponsPageProps {
  isPlatforms: boolean;
  crumb: { label: string; to: string };
  children?: ReactNode;
}

export function CouponsPage({ isPlatforms, crumb, children }: CouponsPageProps) {
  const { t } = useTranslation('coupons');
  const [isOpen, setOpen] = useState(false);
  const Coupons = isPlatforms ? AllCoupons : OwnCoupons;
  const [saved, setSaved] = useState(0);
  return (
    <>
      <PageHeader
        title={t('title')}
        breadcrumbs={[crumb, { label: t('title') }]}
        sub={t(isPlatforms ? 'subPlatform' : 'sub')}
        actions={
          <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={() => setOpen(true)}>
            {t('create')}
          </Button>
        }
      />
      {children}
      <Coupons key={saved} onCreate={() => setOpen(true)} />
      {isOpen && (
        <CouponDialog
          isPlatforms={isPlatforms}
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
