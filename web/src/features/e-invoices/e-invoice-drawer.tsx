import type { FragmentType } from '@apollo/client';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useFormat } from '../../ui/format.ts';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { Notice } from '../../ui/notice.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.tsx';
import utilities from '../../ui/utilities.module.css';
import { useViewer } from '../accounts/index.ts';
import { EInvoiceStatus } from './e-invoice-status.tsx';
import {
  type EInvoiceQuery,
  type EInvoiceStepsFragment,
  useCheckEInvoiceMutation,
  useEInvoiceQuery,
  useEInvoiceStepsFragment,
} from './e-invoices.gen.ts';
import classes from './e-invoices.module.css';
import { FileButtons } from './file-buttons.tsx';
import { formatInvoiceNumber } from './format-invoice-number.ts';
import { ReplaceDialog } from './replace-dialog.tsx';

type Invoice = NonNullable<EInvoiceQuery['eInvoice']>;

/** The history of an e-invoice, oldest step first. */
function Steps({ invoice: from }: { invoice: FragmentType<EInvoiceStepsFragment> }) {
  const { t } = useTranslation('eInvoices');
  const { date, time } = useFormat();
  const invoice = useEInvoiceStepsFragment(from);
  if (!invoice) return null;
  return (
    <ol className={classes.steps}>
      {[...invoice.steps].reverse().map(({ id, kind, detail, at }) => (
        <li key={id}>
          <Row gap={2} justify="between" shrink>
            <Text weight={600} text="sm" tone={kind === 'REJECTED' || kind === 'NO_ANSWER' ? 'bad' : 'text'}>
              {t(`step.${kind}`)}
            </Text>
            <Text text="xs" tone="dim" space="nowrap" numbers>
              {time(at)} {date(at)}
            </Text>
          </Row>
          {detail && (
            <Text text="xs" tone="dim" anywhere>
              {detail}
            </Text>
          )}
        </li>
      ))}
    </ol>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <Row gap={3} justify="between" shrink>
    <Text as="dt" text="sm" tone="dim" space="nowrap">
      {name}
    </Text>
    <Text as="dd" text="sm" weight={600} textAlign="end" anywhere>
      {children}
    </Text>
  </Row>
);

function Facts({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('eInvoices');
  const { money } = useFormat();
  const { may } = useViewer();
  const { seller, sellerName, sellerTaxCode, buyerName, buyerTaxCode, buyerAddress, item } = invoice;
  return (
    <Stack as="dl" gap={2} shrink>
      <Fact name={t('seller')}>
        {seller === 'PLATFORM' ? t('platform') : [sellerName, sellerTaxCode].filter(Boolean).join(', ')}
      </Fact>
      <Fact name={t('buyer')}>{[buyerName, buyerTaxCode, buyerAddress].filter(Boolean).join(', ')}</Fact>
      <Fact name={t(`itemOf.${invoice.subject}`)}>{item}</Fact>
      <Fact name={t('amount')}>{money(invoice.amount)}</Fact>
      <Fact name={t('vatLabel')}>
        {t(`vat.${invoice.vat}`)}
        {invoice.vatAmount !== 0 && `: ${money(invoice.vatAmount)}`}
      </Fact>
      {invoice.taxCode && <Fact name={t('taxCode')}>{invoice.taxCode}</Fact>}
      {invoice.orderId && (
        <Fact name={t('order')}>
          <Link className={utilities.link} to={`/admin/bills/${invoice.orderId}`}>
            {invoice.orderNumber}
          </Link>
        </Fact>
      )}
      {invoice.orderId && may('ledger:read') && (
        <Fact name={t('ledger')}>
          <Link className={utilities.link} to={`/admin/ledger/transactions?order=${invoice.orderId}`}>
            {t('toLedger')}
          </Link>
        </Fact>
      )}
    </Stack>
  );
}

function Actions({ invoice, onChanged }: { invoice: Invoice; onChanged: () => void }) {
  const { t } = useTranslation('eInvoices');
  const { may } = useViewer();
  const [isReplacing, setReplacing] = useState(false);
  const [check, { loading }] = useCheckEInvoiceMutation();
  const { id, status, rejectedBy, filedAt } = invoice;
  const isOpen = (status === 'ACCEPTED' && !filedAt) || ['DRAFT', 'SENT', 'NUMBERED'].includes(status);
  const isResent = status === 'REJECTED' && rejectedBy === 'PROVIDER';
  const ask = async () => {
    try {
      await check({ variables: { invoiceId: id } });
      toast.success(t('checked'));
      onChanged();
    } catch {
      // A toast shows the failure
    }
  };
  return (
    <Stack gap={3} shrink>
      {filedAt && <FileButtons id={id} name={formatInvoiceNumber(invoice) ?? ''} />}
      {may('e-invoice:decide') && (isOpen || status === 'REJECTED') && (
        <Row wrap gap={2} shrink>
          {(isOpen || isResent) && (
            <Button variant={isResent ? 'default' : 'light'} loading={loading} onClick={() => void ask()}>
              {t(isResent ? 'sendAgain' : 'checkNow')}
            </Button>
          )}
          {status === 'REJECTED' && <Button onClick={() => setReplacing(true)}>{t('replace.action')}</Button>}
        </Row>
      )}
      {isReplacing && (
        <ReplaceDialog
          invoice={invoice}
          onClose={() => setReplacing(false)}
          onDone={() => {
            setReplacing(false);
            onChanged();
          }}
        />
      )}
    </Stack>
  );
}

/** One e-invoice: its status in words first, then what can be done, its facts and its history. */
function Content({ invoice, onChanged }: { invoice: Invoice; onChanged: () => void }) {
  const { t } = useTranslation('eInvoices');
  const { date, time } = useFormat();
  const { kind, status, rejectedBy, rejection, rejectionCode, failures, nextAt, replacement, replacesId } =
    invoice;
  return (
    <Stack gap={5} shrink>
      <Row gap={2} wrap align="center" shrink>
        <EInvoiceStatus status={status} />
        <Text as="span" text="sm" tone="dim">
          {kind === 'ORIGINAL' ? t(`subject.${invoice.subject}`) : t(`kind.${kind}`)}
        </Text>
      </Row>
      {status === 'REJECTED' && rejectedBy ? (
        <Notice tone="bad">
          <Text weight={600}>{t(`rejectedBy.${rejectedBy}`)}</Text>
          {[rejection, rejectionCode && t('code', { code: rejectionCode })].filter(Boolean).join(' ')}
        </Notice>
      ) : (
        <Text text="sm">{t(`about.${status}`)}</Text>
      )}
      {failures > 0 && nextAt && (
        <Notice tone="warn">
          {t('silentUntil', { count: failures, time: time(nextAt), date: date(nextAt) })}
        </Notice>
      )}
      <Actions invoice={invoice} onChanged={onChanged} />
      <Facts invoice={invoice} />
      {replacement && <Link to={`/admin/e-invoices/${replacement.id}`}>{t('toReplacement')}</Link>}
      {replacesId && <Link to={`/admin/e-invoices/${replacesId}`}>{t('toReplaced')}</Link>}
      <Steps invoice={invoice} />
    </Stack>
  );
}

interface EInvoiceDrawerProps {
  id: string;
  onClose: () => void;
  onChanged: () => void;
}

/** One e-invoice beside the list, with its own URL. */
export function EInvoiceDrawer({ id, onClose, onChanged }: EInvoiceDrawerProps) {
  const { t } = useTranslation('eInvoices');
  const result = useEInvoiceQuery({ variables: { id } });
  const refetch = () => {
    void result.refetch().catch(() => undefined);
    onChanged();
  };
  const found = result.data?.eInvoice;
  return (
    <Dialog
      isOpen
      placement="end"
      title={found ? (formatInvoiceNumber(found) ?? t('noNumber')) : t('title')}
      onClose={onClose}
    >
      <QueryView
        result={result}
        select={({ eInvoice }) => eInvoice}
        skeleton={<Skeleton height={480} />}
        missing={<NotFound />}
      >
        {(invoice) => <Content invoice={invoice} onChanged={refetch} />}
      </QueryView>
    </Dialog>
  );
}
