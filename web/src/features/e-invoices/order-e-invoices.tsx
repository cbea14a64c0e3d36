import type { FragmentType } from '@apollo/client';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import { Card, Heading, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import utilities from '../../ui/utilities.module.css';
import { EInvoiceStatus } from './e-invoice-status.tsx';
import { type EInvoicesOfOrderFragment, useEInvoicesOfOrderFragment } from './e-invoices.gen.ts';
import { FileButtons } from './file-buttons.tsx';
import { formatInvoiceNumber } from './format-invoice-number.ts';

/** The e-invoices of an order, their status in words, and their files once the tax office has accepted them. */
export function OrderEInvoices({
  order: from,
  withLinks,
}: {
  order: FragmentType<EInvoicesOfOrderFragment>;
  /** Links to the pages of administrators. */
  withLinks: boolean;
}) {
  const { t } = useTranslation('eInvoices');
  const { money } = useFormat();
  const order = useEInvoicesOfOrderFragment(from);
  // Only courses with a price have e-invoices
  if (!order?.paidAt || order.kind !== 'COURSES' || order.total === 0) return null;
  return (
    <Card as="section" aria-labelledby="e-invoices">
      <Heading level={2} id="e-invoices" mb={3} text="h3">
        {t('title')}
      </Heading>
      {order.eInvoices.length === 0 && <Text tone="dim">{t('none')}</Text>}
      <Stack as="ul" gap={4} shrink>
        {order.eInvoices.map((invoice) => {
          const { id, kind, status, amount, item, filedAt } = invoice;
          const number = formatInvoiceNumber(invoice);
          const name = number ?? t('noNumber');
          return (
            <Stack as="li" key={id} gap={1} shrink>
              <Row wrap gap={2} align="center" justify="between" shrink>
                <Text weight={600} numbers>
                  {withLinks ? (
                    <Link className={utilities.link} to={`/admin/e-invoices/${id}`}>
                      {name}
                    </Link>
                  ) : (
                    name
                  )}
                </Text>
                <EInvoiceStatus status={status} />
              </Row>
              <Text text="sm" tone="dim">
                {t(`kindOf.${kind}`, { item, amount: money(Math.abs(amount)) })}
              </Text>
              <Text text="sm">{t(`about.${status}`)}</Text>
              {filedAt && <FileButtons id={id} name={name} />}
            </Stack>
          );
        })}
      </Stack>
    </Card>
  );
}
