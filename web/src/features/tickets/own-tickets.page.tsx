import { IconChevronRight, IconPencil } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box, Card, Stack, Text } from '../../ui/layout/layout.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { RatingStars } from '../../ui/rating.tsx';
import { LoadingRows } from '../../ui/skeleton.tsx';
import { useTableSearchParams } from '../../ui/use-table-search-params.ts';
import { OwnTicketState } from './ticket-state.tsx';
import { useMyTicketsQuery } from './tickets.gen.ts';
import classes from './tickets.module.css';

/** /dashboard/support: the viewer's tickets, latest first. */
export function Component() {
  const { t } = useTranslation('tickets');
  const { date } = useFormat();
  const table = useTableSearchParams({ sortBy: 'CREATED_AT' });
  const result = useMyTicketsQuery({ variables: { page: table.page }, ...cacheAndNetwork });
  const supportButtons = (
    <>
      <ButtonLink to="/help" variant="default">
        {t('help')}
      </ButtonLink>
      <ButtonLink to="/contact" leftSection={<IconPencil size={18} aria-hidden="true" />}>
        {t('own.write')}
      </ButtonLink>
    </>
  );
  return (
    <>
      <PageHeader title={t('own.title')} sub={t('own.sub')} actions={supportButtons} />
      <QueryView
        result={result}
        select={({ myTickets }) => myTickets}
        keepsPrevious
        failedTitle={t('own.failed')}
        skeleton={<LoadingRows rows={4} height={72} />}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState title={t('own.emptyTitle')} text={t('own.emptyText')} actions={supportButtons} />}
      >
        {({ items, total, page, limit }) => (
          <Stack gap={4} shrink>
            <Card as="ul" card="flush">
              {items.map(({ id, number, subject, category, state, stars, updatedAt }) => (
                <li key={id} className={classes.own}>
                  <Link to={`/dashboard/support/${id}`}>
                    <Text as="span" grow shrink>
                      <Box as="b" display="block" anywhere>
                        {subject}
                      </Box>
                      <Box as="span" display="block" text="sm" tone="dim">
                        {number} · {t(`category.${category}`)} · {date(updatedAt)}
                      </Box>
                      {stars != null && <RatingStars value={stars} />}
                    </Text>
                    <OwnTicketState state={state} />
                    <IconChevronRight size={18} aria-hidden="true" />
                  </Link>
                </li>
              ))}
            </Card>
            {total > limit && <Pagination page={page} total={total} limit={limit} href={table.hrefOfPage} />}
          </Stack>
        )}
      </QueryView>
    </>
  );
}
