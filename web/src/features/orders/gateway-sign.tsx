import { IconCreditCard, IconQrcode, IconWallet } from '@tabler/icons-react';
import type { PaymentGateway } from '../../generated/schema.ts';
import { Grid } from '../../ui/layout/layout.tsx';
import classes from './gateway-sign.module.css';

/** The means of payment. The gateways' own logos may be drawn only with their permission. */
const ICONS: Record<PaymentGateway, typeof IconWallet> = {
  VNPAY: IconCreditCard,
  MOMO: IconWallet,
  ZALOPAY: IconWallet,
  VIETQR: IconQrcode,
};

/** Icon of a gateway's means of payment. */
export function GatewaySign({ gateway }: { gateway: PaymentGateway }) {
  const Icon = ICONS[gateway];
  return (
    <Grid as="span" className={classes.sign} place="center" rigid w={12} h={9} radius="sm" aria-hidden="true">
      <Icon size={20} stroke={1.75} />
    </Grid>
  );
}
