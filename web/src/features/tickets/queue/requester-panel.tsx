import type { FragmentType } from '@apollo/client';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Box, Row, Text } from '../../../ui/layout/layout.tsx';
import utilities from '../../../ui/utilities.module.css';
import { type RequesterPanelFragment, useRequesterPanelFragment } from './queue.gen.ts';
import classes from './queue.module.css';

/** The requester's orders, courses, other tickets, and rating of the support. */
export function RequesterPanel({ ticket: from }: { ticket: FragmentType<RequesterPanelFragment> }) {
  const { t } = useTranslation('ticketDesk');
  const { date, price } = useFormat();
  const ticket = useRequesterPanelFragment(from);
  if (!ticket) return null;
  const { requester, isGuest, orderNumber, orderId, otherTickets } = ticket;
  const orders = requester?.orders?.edges.slice(0, 3) ?? [];
  const courses = requester?.enrolments?.edges.slice(0, 4) ?? [];
  return (
    <div className={classes.panel}>
      <section className={classes.person}>
        <Avatar name={ticket.requesterName} src={requester?.avatarUrl} size={40} />
        <Box grow shrink>
          <Text weight={600}>
            {requester ? (
              <Link className={utilities.link} to={`/admin/users/${requester.id}`}>
                {ticket.requesterName}
              </Link>
            ) : (
              ticket.requesterName
            )}
          </Text>
          <Text text="sm" tone="dim">
            {isGuest ? t('guest') : requester && t('memberSince', { date: date(requester.createdAt) })}
          </Text>
          <Text text="xs" anywhere>
            {ticket.requesterEmail}
          </Text>
        </Box>
      </section>
      {(orderNumber || ticket.courseTitle) && (
        <section>
          <h3>{t('about')}</h3>
          {orderNumber &&
            (orderId ? (
              <Link className={utilities.link} to={`/admin/bills/${orderId}`}>
                {orderNumber}
              </Link>
            ) : (
              <p>
                {orderNumber}{' '}
                <Text as="span" text="sm" tone="dim">
                  {t('unproved')}
                </Text>
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
                <Link className={utilities.link} to={`/admin/bills/${node.id}`}>
                  {node.titles[0] ?? node.number}
                </Link>
                <Text as="span" text="sm" tone="dim">
                  {node.number} · {price(node.total)}
                </Text>
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
              <Row as="li" key={node.id} justify="between" gap={4} shrink>
                <span>{node.courseTitle}</span>
                <span>{node.percentage}%</span>
              </Row>
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
                <Link className={utilities.link} to={`/admin/support-center/${other.id}`}>
                  {other.subject}
                </Link>
                <Text as="span" text="sm" tone="dim">
                  {t(`state.${other.state}`)}, {date(other.updatedAt)}
                  {other.stars != null && ` · ${t('stars', { count: other.stars })}`}
                </Text>
              </li>
            ))}
          </ul>
        </section>
      )}
      {ticket.stars != null && (
        <section>
          <h3>{t('judged')}</h3>
          <p>{t('stars', { count: ticket.stars })}</p>
          {ticket.ratingComment && <Text text="sm">“{ticket.ratingComment}”</Text>}
        </section>
      )}
    </div>
  );
}
