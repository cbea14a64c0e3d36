import { useState } from 'react';
import { Link } from 'react-router-dom';
import { networkOnly } from '../../apollo/fetch-policies.ts';
import type { BusinessReportInput } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { LoadingRows } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import utilities from '../../ui/utilities.module.css';
import { useBusinessReportLinesQuery } from './business-reports.gen.ts';

interface LinesDialogProps {
  input: BusinessReportInput;
  row: { key: string; label: string };
  onClose: () => void;
}

/** The sales and refunds that a row of a report adds up. */
export function LinesDialog({ input, row, onClose }: LinesDialogProps) {
  const { t } = useTranslation('businessReports');
  const { money, time, date, count } = useFormat();
  const [page, setPage] = useState(1);
  const result = useBusinessReportLinesQuery({ variables: { input, key: row.key, page }, ...networkOnly });
  return (
    <Dialog isOpen onClose={onClose} title={row.label} isReading>
      <QueryView
        result={result}
        select={({ businessReportLines }) => businessReportLines}
        skeleton={<LoadingRows rows={5} height={48} />}
        keepsPrevious
      >
        {({ items, total, limit }) => (
          <Stack gap={3}>
            <Text tone="dim">{t('lines', { count: total, value: count(total) })}</Text>
            <ul>
              {items.map(({ id, orderId, orderNumber, occurredAt, title, isRefund, amount }) => (
                <Row as="li" key={id} justify="between" gap={4} py={2} borderTop>
                  <Box shrink>
                    <Text anywhere>{title}</Text>
                    <Text text="sm" tone="dim">
                      {orderId && orderNumber && (
                        <Link className={utilities.link} to={`/admin/bills/${orderId}`}>
                          {orderNumber}
                        </Link>
                      )}{' '}
                      {time(occurredAt)}, {date(occurredAt)}
                    </Text>
                  </Box>
                  <Row gap={2}>
                    {isRefund && <Tag tone="warn">{t('refund')}</Tag>}
                    <Text as="span" weight={600} numbers>
                      {money(amount)}
                    </Text>
                  </Row>
                </Row>
              ))}
            </ul>
            {total > limit && (
              <Row justify="between">
                <Button variant="default" size="sm" disabled={page === 1} onClick={() => setPage(page - 1)}>
                  {t('previous')}
                </Button>
                <Button
                  variant="default"
                  size="sm"
                  disabled={page * limit >= total}
                  onClick={() => setPage(page + 1)}
                >
                  {t('next')}
                </Button>
              </Row>
            )}
          </Stack>
        )}
      </QueryView>
    </Dialog>
  );
}
