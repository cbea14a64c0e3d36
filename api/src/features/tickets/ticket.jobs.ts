import { runSql, sql } from '../../platform/db/index.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import { lockTicket } from './load-ticket.ts';
import { notifyOverdue } from './notifications.ts';
import { TICKET_CLOSE_DAYS } from './settings.ts';
import { TicketEvent, TicketState } from './ticket.enums.ts';
import { addEvent } from './write-message.ts';

/** Max tickets of one run. The next run processes the rest. */
const MAX_AT_ONCE = 500;

/** Closes tickets that were resolved some days ago without a reply since, and deletes expired links. */
export const closeTickets = defineJob({
  name: 'ticket.close',
  schedule: '23 * * * *',
  async handle({ orm, settings }) {
    const days = settings.get(TICKET_CLOSE_DAYS);
    const em = orm.em.fork();
    const due = await runSql<{ id: string }>(
      em,
      sql`select id from ticket where state = 'RESOLVED' and resolved_at < now() - make_interval(days => ${days}::int)
        order by resolved_at, id limit ${MAX_AT_ONCE}::int`,
      'ticket.to-close',
    );
    for (const { id } of due)
      await orm.em.fork().transactional(async (each) => {
        const ticket = await lockTicket(each, id);
        // The requester may have replied in the meantime
        if (ticket.state !== TicketState.RESOLVED) return;
        const now = new Date();
        const { resolvedAt } = ticket;
        ticket.pause(TicketState.CLOSED, now);
        ticket.resolvedAt = resolvedAt;
        ticket.touch(now);
        await addEvent(each, ticket, TicketEvent.CLOSED);
      });
    await runSql(em, sql`delete from ticket_link where expires_at < now() - interval '1 day'`);
  },
});

/** Notifies support of overdue tickets, once for each due time. */
export const remindOverdue = defineJob({
  name: 'ticket.remind-overdue',
  schedule: '*/5 * * * *',
  async handle(services) {
    const overdue = await runSql<{ id: string }>(
      services.orm.em.fork(),
      sql`select id from ticket where state = 'OPEN' and due_at < now() and told_overdue_at is distinct from due_at
        order by due_at, id limit ${MAX_AT_ONCE}::int`,
      'ticket.overdue',
    );
    for (const { id } of overdue)
      await services.orm.em.fork().transactional(async (em) => {
        const ticket = await lockTicket(em, id);
        const { dueAt, toldOverdueAt } = ticket;
        if (!dueAt || dueAt > new Date() || toldOverdueAt?.getTime() === dueAt.getTime()) return;
        // Copied in SQL, because the database stores microseconds
        await runSql(em, sql`update ticket set told_overdue_at = due_at where id = ${id}`, 'ticket.told');
        await notifyOverdue(em, services, ticket);
      });
  },
});
