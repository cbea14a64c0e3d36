import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import type { Column } from '../../ui/column-head.tsx';
import { useFormat } from '../../ui/format.ts';
import { Stack, Text } from '../../ui/layout/layout.tsx';
import utilities from '../../ui/utilities.module.css';
import { EInvoiceStatus } from './e-invoice-status.tsx';
import type { EInvoicesQuery } from './e-invoices.gen.ts';
import { formatInvoiceNumber } from './format-invoice-number.ts';

type Row = EInvoicesQuery['eInvoices']['items'][number];

export const useEInvoiceColumns = (query: string): Column<Row>[] => {
  const { t } = useTranslation('eInvoices');
  const { money, date, time } = useFormat();
  return useMemo(
    () => [
      {
        key: 'number',
        header: t('number'),
        cell: (invoice) => (
          <Stack gap={1} shrink>
            <Link className={utilities.link} to={`/admin/e-invoices/${invoice.id}${query}`}>
              {formatInvoiceNumber(invoice) ?? t('noNumber')}
            </Link>
            <Text as="span" text="xs" tone="dim" numbers>
              {invoice.orderNumber
                ? t('ofOrder', { number: invoice.orderNumber })
                : t('subject.PLATFORM_FEE')}
            </Text>
          </Stack>
        ),
      },
      {
        key: 'parties',
        header: t('parties'),
        cell: ({ seller, sellerName, buyerName, item }) => (
          <Stack gap={1} shrink>
            <Text as="span" text="sm" anywhere>
              {t('fromTo', { seller: seller === 'PLATFORM' ? t('platform') : sellerName, buyer: buyerName })}
            </Text>
            <Text as="span" text="xs" tone="dim" anywhere>
              {item}
            </Text>
          </Stack>
        ),
      },
      {
        key: 'status',
        header: t('statusLabel'),
        cell: ({ status, rejection, rejectedBy, failures, kind }) => (
          <Stack gap={1} shrink>
            <span>
              <EInvoiceStatus status={status} />
            </span>
            {kind !== 'ORIGINAL' && (
              <Text as="span" text="xs" tone="dim">
                {t(`kind.${kind}`)}
              </Text>
            )}
            {status === 'REJECTED' && rejectedBy && (
              <Text as="span" text="xs" tone="bad" anywhere>
                {t(`rejectedBy.${rejectedBy}`)}
                {rejection ? `: ${rejection}` : ''}
              </Text>
            )}
            {failures > 0 && (
              <Text as="span" text="xs" tone="warn">
                {t('silentTimes', { count: failures })}
              </Text>
            )}
          </Stack>
        ),
      },
      {
        key: 'amount',
        header: t('amount'),
        align: 'end',
        cell: ({ amount, createdAt }) => (
          <Stack gap={1} shrink>
            <Text as="span" weight={600} numbers space="nowrap">
              {money(amount)}
            </Text>
            <Text as="span" text="xs" tone="dim" space="nowrap">
              {time(createdAt)} {date(createdAt)}
            </Text>
          </Stack>
        ),
      },
    ],
    [t, money, date, time, query],
  );
};
