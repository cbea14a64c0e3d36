import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { runSql, sql } from '../../../platform/db/index.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import type { Services } from '../../../platform/process/services.ts';
import { notify } from '../../support/index.ts';
import { excerpt } from './excerpt.ts';

/** Students in one transaction. The job continues until none is left. */
const MAX_AT_ONCE = 200;

/** Notifies the recipients of a message. A retry does not notify a student twice. */
export const notifyClass = defineJob({
  name: 'learning.tell-class',
  payload: z.object({ messageId: z.uuid() }),
  async handle(services, { messageId }) {
    const next = (em: EntityManager) => notifyBatch(em, services, messageId);
    while ((await services.orm.em.fork().transactional(next)) === MAX_AT_ONCE);
  },
});

interface Recipient {
  readonly student: string;
  readonly course: string;
  readonly course_title: string;
  readonly title: string;
  readonly body: string;
}

async function notifyBatch(em: EntityManager, services: Services, messageId: string): Promise<number> {
  const recipients = await runSql<Recipient>(
    em,
    sql`with next as (
        select message_id, enrolment_id from course_message_reader where message_id = ${messageId} and told_at is null
        order by enrolment_id limit ${MAX_AT_ONCE} for update skip locked)
      update course_message_reader r set told_at = now() from next n, enrolment e, course c, course_message m
      where r.message_id = n.message_id and r.enrolment_id = n.enrolment_id and e.id = r.enrolment_id
        and c.id = e.course_id and m.id = r.message_id
      returning e.student_id as student, c.id as course, c.title as course_title, m.title, m.body`,
    'messages.tell',
  );
  const [first] = recipients;
  if (first)
    await notify(
      em,
      services,
      recipients.map(({ student }) => student),
      {
        kind: 'COURSE_MESSAGE',
        params: { course: first.course_title, title: first.title, text: excerpt(first.body) },
        link: `/learning/${first.course}?message=${messageId}`,
      },
    );
  return recipients.length;
}
