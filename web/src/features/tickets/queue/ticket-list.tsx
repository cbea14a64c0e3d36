import type { FragmentType } from '@apollo/client';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Row, Text } from '../../../ui/layout/layout.tsx';
import listDetail from '../../../ui/list-detail.module.css';
import { RatingStars } from '../../../ui/rating.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { Due } from './due.tsx';
import { type TicketRowFragment, useTicketRowFragment } from './queue.gen.ts';

type TicketInList = FragmentType<TicketRowFragment> & { id: string };

interface TicketRowProps {
  ticket: TicketInList;
  isOpen: boolean;
  href: string;
}

function TicketRow({ ticket: from, isOpen, href }: TicketRowProps) {
  const { t } = useTranslation('ticketDesk');
  const { date } = useFormat();
  const ticket = useTicketRowFragment(from);
  if (!ticket) return null;
  return (
    <li>
      <Link
        to={href}
        className={listDetail.row}
        data-walk={ticket.id}
        {...(isOpen && { 'aria-current': 'page' as const })}
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
            <Tag tone={ticket.priority === 'URGENT' ? 'bad' : 'warn'}>{t(`priority.${ticket.priority}`)}</Tag>
          )}
          {ticket.state === 'ON_HOLD' && <Tag>{t('state.ON_HOLD')}</Tag>}
        </Row>
      </Link>
    </li>
  );
}

interface TicketListProps {
  tickets: readonly TicketInList[];
  current: string | undefined;
  getHref: (id: string) => string;
}

/** The tickets of a tab with requester, waiting time and subject. */
export function TicketList({ tickets, current, getHref }: TicketListProps) {
  const { t } = useTranslation('ticketDesk');
  return (
    <ul aria-label={t('list')}>
      {tickets.map((ticket) => (
        <TicketRow key={ticket.id} ticket={ticket} isOpen={ticket.id === current} href={getHref(ticket.id)} />
      ))}
    </ul>
  );
}
