import { Link } from 'react-router-dom';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Row, Text } from '../../../ui/layout/layout.tsx';
import listDetail from '../../../ui/list-detail.module.css';
import { RatingStars } from '../../../ui/rating.tsx';
import { Tag } from '../../../ui/tag.tsx';
import type { TicketRowFragment } from './desk.gen.ts';
import { Due } from './due.tsx';

interface TicketListProps {
  tickets: readonly TicketRowFragment[];
  current: string | undefined;
  hrefOf: (id: string) => string;
}

/** The tickets of a tab with requester, waiting time and subject. */
export function TicketList({ tickets, current, hrefOf }: TicketListProps) {
  const { t } = useTranslation('ticketDesk');
  const { date } = useFormat();
  return (
    <ul aria-label={t('list')}>
      {tickets.map((ticket) => (
        <li key={ticket.id}>
          <Link
            to={hrefOf(ticket.id)}
            className={listDetail.row}
            data-walk={ticket.id}
            {...(ticket.id === current && { 'aria-current': 'page' as const })}
          >
            <Row as="span" justify="between" gap={2} text="xs" tone="text-2">
              <Text as="span" shrink space="nowrap" overflow="hidden" ellipsis>
                {ticket.requesterName}
              </Text>
              {ticket.dueAt ? (
                <Due dueAt={ticket.dueAt} />
              ) : (
                <Text as="span" text="sm" tone="dim">
                  {date(ticket.updatedAt)}
                </Text>
              )}
            </Row>
            <Text as="b" text="control" anywhere>
              {ticket.subject}
            </Text>
            <Row as="span" justify="between" gap={2} text="xs" tone="text-2">
              <Text as="span" grow shrink>
                {t(`category.${ticket.category}`)}
              </Text>
              {ticket.stars != null && <RatingStars value={ticket.stars} size={14} />}
              {(ticket.priority === 'URGENT' || ticket.priority === 'HIGH') && (
                <Tag tone={ticket.priority === 'URGENT' ? 'bad' : 'warn'}>
                  {t(`priority.${ticket.priority}`)}
                </Tag>
              )}
              {ticket.state === 'ON_HOLD' && <Tag>{t('state.ON_HOLD')}</Tag>}
            </Row>
          </Link>
        </li>
      ))}
    </ul>
  );
}
