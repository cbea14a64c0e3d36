import { Link } from 'react-router-dom';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { useFormat } from '../../../ui/format.ts';
import kit from '../../../ui/kit.module.css';
import type { TicketFactsFragment } from './desk.gen.ts';
import classes from './desk.module.css';

/** The requester's orders, courses, other tickets, and rating of the support. */
export function RequesterPanel({ ticket }: { ticket: TicketFactsFragment }) {
  const { t } = useTranslation('ticketDesk');
  const { date, price } = useFormat();
  const { requester, isGuest, orderNumber, orderId, otherTickets } = ticket;
  const orders = requester?.orders?.edges ?? [];
  const courses = requester?.enrolments?.edges ?? [];
  return (
    <div className={classes.panel}>
      <section className={classes.person}>
        <Avatar name={ticket.requesterName} src={requester?.avatarUrl} size={40} />
        <div className={kit.grow}>
          <p className={kit.strong}>
            {requester ? (
              <Link className={kit.link} to={`/admin/users/${requester.id}`}>
                {ticket.requesterName}
              </Link>
            ) : (
              ticket.requesterName
            )}
          </p>
          <p className={`${kit.small} ${kit.dim}`}>
            {isGuest ? t('guest') : requester && t('memberSince', { date: date(requester.createdAt) })}
          </p>
          <p className={classes.address}>{ticket.requesterEmail}</p>
        </div>
      </section>
      {(orderNumber || ticket.courseTitle) && (
        <section>
          <h3>{t('about')}</h3>
          {orderNumber &&
            (orderId ? (
              <Link className={kit.link} to={`/admin/bills/${orderId}`}>
                {orderNumber}
              </Link>
            ) : (
              <p>
                {orderNumber} <span className={`${kit.small} ${kit.dim}`}>{t('unproved')}</span>
              </p>
            ))}
          {ticket.courseTitle && <p>{ticket.courseTitle}</p>}
        </section>
      )}
      {orders.length > 0 && (
        <section>
          <h3>{t('orders')}</h3>
          <ul>
            {orders.map(({ node }) => (
              <li key={node.id}>
                <Link className={kit.link} to={`/admin/bills/${node.id}`}>
                  {node.titles[0] ?? node.number}
                </Link>
                <span className={`${kit.small} ${kit.dim}`}>
                  {node.number} · {price(node.total)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {courses.length > 0 && (
        <section>
          <h3>{t('courses')}</h3>
          <ul>
            {courses.map(({ node }) => (
              <li key={node.id} className={kit.between}>
                <span>{node.courseTitle}</span>
                <span>{node.percentage}%</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {otherTickets.length > 0 && (
        <section>
          <h3>{t('others')}</h3>
          <ul>
            {otherTickets.slice(0, 4).map((other) => (
              <li key={other.id}>
                <Link className={kit.link} to={`/admin/support-center/${other.id}`}>
                  {other.subject}
                </Link>
                <span className={`${kit.small} ${kit.dim}`}>
                  {t(`state.${other.state}`)}, {date(other.updatedAt)}
                  {other.stars != null && ` · ${t('stars', { count: other.stars })}`}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {ticket.stars != null && (
        <section>
          <h3>{t('judged')}</h3>
          <p>{t('stars', { count: ticket.stars })}</p>
          {ticket.ratingComment && <p className={kit.small}>“{ticket.ratingComment}”</p>}
        </section>
      )}
    </div>
  );
}
