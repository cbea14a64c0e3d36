import { keep, type PersonalDataTable } from '../../platform/access/personal-data.ts';
import { sql } from '../../platform/db/index.ts';

const NOBODY = 'Người dùng đã xoá';

export const personalData: PersonalDataTable = {
  purpose: 'processing.tickets',
  recipients: ['MAIL'],
  columns: [
    {
      table: 'ticket',
      column: 'requester_id',
      isExported: true,
      without: ['assignee_id', 'version', 'told_overdue_at', 'priority'],
      erasure: 'blank',
      blank: "subject = '', order_number = null, rating_comment = null",
      why: 'the number of tickets and their response times remain; the texts are erased',
    },
    keep('ticket', 'assignee_id', 'the administrator who handled tickets of others', false),
    keep('ticket_message', 'author_id', 'answers of support belong to the tickets of others', false),
  ],
  indirect: [
    {
      table: 'ticket_message',
      statement: (personId) => sql`update ticket_message set text = ''
        where kind <> 'EVENT' and ticket_id in (select id from ticket where requester_id = ${personId})`,
      why: 'texts of the requester, and answers that may quote them',
    },
    {
      table: 'ticket_file',
      statement: (personId) => sql`delete from ticket_file f using ticket_message m, ticket t
        where m.id = f.message_id and t.id = m.ticket_id and t.requester_id = ${personId}`,
      why: 'attachments of the person’s tickets; a sweep deletes the stored files',
    },
  ],
  byAddress: [
    {
      table: 'ticket_message',
      statement: (emails) => sql`update ticket_message set text = '' where kind <> 'EVENT' and ticket_id in (
        select id from ticket where guest_email = any(${emails}::text[]))`,
      why: 'texts of the person as a guest, and answers that may quote them',
    },
    {
      table: 'ticket_file',
      statement: (emails) => sql`delete from ticket_file f using ticket_message m, ticket t
        where m.id = f.message_id and t.id = m.ticket_id and t.guest_email = any(${emails}::text[])`,
      why: 'attachments of tickets that the person wrote as a guest',
    },
    {
      table: 'ticket',
      statement: (emails) => sql`with closed as (delete from ticket_link k using ticket t
          where t.id = k.ticket_id and t.guest_email = any(${emails}::text[]))
        update ticket set guest_name = ${NOBODY}, guest_email = 'erased-' || id || '@erased.invalid',
          subject = '', order_number = null, rating_comment = null, request_key = null, request_hash = null
        where guest_email = any(${emails}::text[])`,
      why: 'tickets that the person wrote as a guest, before or despite having an account',
    },
  ],
  dependentRows: [
    {
      table: 'ticket_message',
      where: (personId) => sql`t.kind in ('REQUEST', 'ANSWER') and exists (
        select 1 from ticket k where k.id = t.ticket_id and k.requester_id = ${personId})`,
    },
    {
      table: 'ticket_file',
      where: (personId) => sql`exists (select 1 from ticket_message m join ticket k on k.id = m.ticket_id
        where m.id = t.message_id and m.kind <> 'NOTE' and k.requester_id = ${personId})`,
    },
  ],
};
