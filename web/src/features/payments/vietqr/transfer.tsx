import { IconAlertTriangle, IconDownload } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Box, Grid, Heading, Row, Text } from '../../../ui/layout/layout.tsx';
import { styleClass } from '../../../ui/layout/style-class.ts';
import { Notice } from '../../../ui/notice.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';
import { appLink, type BankApp, bankOf, lastBank, rememberBank } from './bank-apps.ts';
import { BankTiles } from './bank-tiles.tsx';
import { CopyRow } from './copy-row.tsx';
import { saveQr } from './save-qr.ts';
import type { VietqrPaymentQuery } from './vietqr.gen.ts';
import classes from './vietqr.module.css';

type Attempt = NonNullable<VietqrPaymentQuery['paymentAttempt']>;
interface TransferProps {
  amount: Attempt['amount'];
  transfer: NonNullable<Attempt['transfer']>;
}

/** Banking apps. On a phone they come first, because a phone cannot scan its own screen. */
function Banks({ amount, transfer }: TransferProps) {
  const { t } = useTranslation('vietqr');
  const [last, setLast] = useState(lastBank);
  const opened = (bank: BankApp) => {
    rememberBank(bank);
    setLast(bank);
  };
  return (
    <>
      <Text mb={3} text="sm" tone="text-2">
        {t('chooseBank')}
      </Text>
      <BankTiles
        last={last}
        tile={(bank, className, content) => (
          <a
            className={className}
            href={appLink(bank, transfer, amount)}
            rel="noreferrer"
            onClick={() => opened(bank)}
          >
            {content}
          </a>
        )}
      />
    </>
  );
}

/**
 * Opens the banking app that the buyer chose in the checkout (`?app=`), once. The simulated bank is no app, and a real
 * one must not receive simulated money.
 */
const useChosenBank = ({ amount, transfer }: TransferProps) => {
  const [params, setParams] = useSearchParams();
  const app = params.get('app');
  const open = useEffectEvent((bank: BankApp | undefined) => {
    setParams({}, { replace: true });
    if (bank && !transfer.simulatorUrl) window.location.assign(appLink(bank, transfer, amount));
  });
  useEffect(() => {
    if (app !== null) open(bankOf(app));
  }, [app]);
};

/** QR code of the transfer, and its values for typing. */
export function Transfer({ amount, transfer }: TransferProps) {
  const { t } = useTranslation('vietqr');
  const { price } = useFormat();
  useChosenBank({ amount, transfer });
  const codeRef = useRef<HTMLDivElement>(null);
  return (
    <Box as="section" className={classes.card} p={8} bg="surface" radius="panel" shadow="1">
      <Heading level={1} text="h2">
        {t('title')}
      </Heading>
      <Text className={classes.wideOnly} mb={5} tone="text-2">
        {t('sub')}
      </Text>
      <Box display="none" phone={{ display: 'block' }}>
        <Banks amount={amount} transfer={transfer} />
      </Box>
      <Grid className={classes.body} columns="fill-1" align="start" rowGap={6} columnGap={8}>
        <Grid justifyItems="center" gap={2} text="sm">
          <div ref={codeRef} className={classes.quiet}>
            <QrCode text={transfer.qr} label={t('code')} />
          </div>
          <b>VietQR · Napas 247</b>
          <Button
            variant="subtle"
            size="sm"
            leftSection={<IconDownload size={16} aria-hidden="true" />}
            onClick={() => codeRef.current && void saveQr(codeRef.current, transfer.content)}
          >
            {t('save')}
          </Button>
        </Grid>
        <dl className={classes.facts}>
          <CopyRow label={t('bank')} shown={transfer.bankName} value={transfer.bankName} />
          <CopyRow label={t('account')} shown={transfer.account} value={transfer.account} />
          <CopyRow label={t('holder')} shown={transfer.holder} />
          <CopyRow label={t('amount')} shown={price(amount)} value={String(amount)} />
          <CopyRow label={t('content')} shown={transfer.content} value={transfer.content} />
        </dl>
      </Grid>
      <Row
        as="p"
        className={classes.warning}
        align="stretch"
        gap={3}
        p={4}
        mt={6}
        mb={4}
        text="control"
        tone="text"
        bg="warn-bg"
        radius="md"
      >
        <IconAlertTriangle size={20} aria-hidden="true" />
        {t('warning')}
      </Row>
      {transfer.simulatorUrl && (
        <Notice tone="plain">
          <p>{t('simulated')}</p>
          <ButtonLink href={transfer.simulatorUrl} variant="default" className={styleClass({ mt: 2 })}>
            {t('simulator')}
          </ButtonLink>
        </Notice>
      )}
    </Box>
  );
}
