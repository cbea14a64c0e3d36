import { Link } from 'react-router-dom';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useFormat } from '../../../ui/format.ts';
import kit from '../../../ui/kit.module.css';
import beside from '../../../ui/list-beside.module.css';
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
    <ul className={beside.rows} aria-label={t('list')}>
      {tickets.map((ticket) => (
        <li key={ticket.id}>
          <Link
            to={hrefOf(ticket.id)}
            className={beside.row}
            data-walk={ticket.id}
            {...(ticket.id === current && { 'aria-current': 'page' as const })}
          >
            <span className={beside.rowHead}>
              <span className={beside.rowName}>{ticket.requesterName}</span>
              {ticket.dueAt ? (
                <Due dueAt={ticket.dueAt} />
              ) : (
                <span className={`${kit.small} ${kit.dim}`}>{date(ticket.updatedAt)}</span>
              )}
            </span>
            <b className={beside.rowSubject}>{ticket.subject}</b>
            <span className={beside.rowFoot}>
              <span className={kit.grow}>{t(`category.${ticket.category}`)}</span>
              {ticket.stars != null && <RatingStars value={ticket.stars} size={14} />}
              {(ticket.priority === 'URGENT' || ticket.priority === 'HIGH') && (
                <Tag tone={ticket.priority === 'URGENT' ? 'bad' : 'warn'}>
                  {t(`priority.${ticket.priority}`)}
                </Tag>
              )}
              {ticket.state === 'ON_HOLD' && <Tag>{t('state.ON_HOLD')}</Tag>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
