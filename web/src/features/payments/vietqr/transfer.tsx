import { IconAlertTriangle, IconDeviceMobile, IconDownload } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Dropdown } from '../../../ui/dropdown.tsx';
import { useFormat } from '../../../ui/format.ts';
import kit from '../../../ui/kit.module.css';
import { Notice } from '../../../ui/notice.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';
import { appLink, BANK_APPS } from './bank-apps.ts';
import { CopyRow } from './copy-row.tsx';
import { saveQr } from './save-qr.ts';
import type { VietqrPaymentQuery } from './vietqr.gen.ts';
import classes from './vietqr.module.css';

type Attempt = NonNullable<VietqrPaymentQuery['paymentAttempt']>;
interface TransferProps {
  amount: Attempt['amount'];
  transfer: NonNullable<Attempt['transfer']>;
}

/** Opens a banking app. On a phone it comes first, because a phone cannot scan its own screen. */
function OpenApp({ amount, transfer }: TransferProps) {
  const { t } = useTranslation('vietqr');
  return (
    <Dropdown
      trigger={t('openApp')}
      looks={{
        size: 'lg',
        fullWidth: true,
        leftSection: <IconDeviceMobile size={20} aria-hidden="true" />,
      }}
      align="both"
    >
      <p className={classes.appsHead}>{t('chooseBank')}</p>
      {BANK_APPS.map(([app, name]) => (
        <a key={app} href={appLink(app, transfer, amount)} rel="noreferrer">
          {name}
        </a>
      ))}
    </Dropdown>
  );
}

/** QR code of the transfer, and its values for typing. */
export function Transfer({ amount, transfer }: TransferProps) {
  const { t } = useTranslation('vietqr');
  const { price } = useFormat();
  const drawn = useRef<HTMLDivElement>(null);
  return (
    <section className={classes.card}>
      <h1 className={classes.title}>{t('title')}</h1>
      <p className={`${classes.sub} ${classes.wideOnly}`}>{t('sub')}</p>
      <p className={`${classes.sub} ${classes.phoneOnly}`}>{t('subPhone')}</p>
      <div className={classes.phoneOnly}>
        <OpenApp amount={amount} transfer={transfer} />
      </div>
      <div className={classes.body}>
        <div className={classes.code}>
          <div ref={drawn} className={classes.quiet}>
            <QrCode text={transfer.qr} label={t('code')} />
          </div>
          <b>VietQR · Napas 247</b>
          <Button
            variant="subtle"
            size="sm"
            leftSection={<IconDownload size={16} aria-hidden="true" />}
            onClick={() => drawn.current && void saveQr(drawn.current, transfer.content)}
          >
            {t('save')}
          </Button>
        </div>
        <dl className={classes.facts}>
          <CopyRow label={t('bank')} shown={transfer.bankName} value={transfer.bankName} />
          <CopyRow label={t('account')} shown={transfer.account} value={transfer.account} />
          <CopyRow label={t('holder')} shown={transfer.holder} />
          <CopyRow label={t('amount')} shown={price(amount)} value={String(amount)} />
          <CopyRow label={t('content')} shown={transfer.content} value={transfer.content} />
        </dl>
      </div>
      <p className={classes.warning}>
        <IconAlertTriangle size={20} aria-hidden="true" />
        {t('warning')}
      </p>
      {transfer.simulatorUrl && (
        <Notice tone="plain">
          <p>{t('simulated')}</p>
          <ButtonLink href={transfer.simulatorUrl} variant="default" className={kit.below}>
            {t('simulator')}
          </ButtonLink>
        </Notice>
      )}
    </section>
  );
}
