import { IconAlertTriangle, IconDeviceMobile, IconDownload } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Dropdown } from '../../../ui/dropdown.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Box, Grid, Heading, Row, Text } from '../../../ui/layout/layout.tsx';
import { styleClass } from '../../../ui/layout/style-class.ts';
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
      buttonStyle={{
        size: 'lg',
        fullWidth: true,
        leftSection: <IconDeviceMobile size={20} aria-hidden="true" />,
      }}
      align="both"
    >
      <Text px={2} pt={2} pb={1} text="sm" tone="dim">
        {t('chooseBank')}
      </Text>
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
  const codeRef = useRef<HTMLDivElement>(null);
  return (
    <Box as="section" className={classes.card} p={8} bg="surface" radius="panel" shadow="1">
      <Heading level={1} text="h2">
        {t('title')}
      </Heading>
      <Text className={classes.wideOnly} mb={5} tone="text-2">
        {t('sub')}
      </Text>
      <Text display="none" mb={5} tone="text-2" phone={{ display: 'block' }}>
        {t('subPhone')}
      </Text>
      <Box display="none" phone={{ display: 'block' }}>
        <OpenApp amount={amount} transfer={transfer} />
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
