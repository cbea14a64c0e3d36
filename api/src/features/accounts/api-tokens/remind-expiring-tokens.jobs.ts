import { z } from 'zod';
import { runSql, sql } from '../../../platform/db/index.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import { notify } from '../../support/index.ts';
import { API_TOKENS_ALLOWED } from './api-token.ts';

/** Max reminders of one run. The next run sends the rest. */
const MAX_AT_ONCE = 500;

/**
 * Notifies owners once, seven days before an API token expires, so that their integrations do not stop unexpectedly.
 * Excluded are tokens with a lifetime of a week or less, and renewed ones, which have a successor.
 */
export const remindExpiringTokens = defineJob({
  name: 'api-tokens.remind',
  payload: z.object({}),
  schedule: '41 * * * *',
  async handle(services) {
    if (!services.settings.get(API_TOKENS_ALLOWED)) return;
    await services.orm.em.fork().transactional(async (em) => {
      const due = await runSql<{ owner: string; name: string; day: string }>(
        em,
        sql`update api_token set reminded_at = now() where id in (
            select id from api_token
            where ended_at is null and reminded_at is null and renewed_as_id is null
              and expires_at between now() and now() + interval '7 days'
              and created_at < expires_at - interval '8 days'
            order by expires_at limit ${MAX_AT_ONCE} for update skip locked)
          returning person_id as owner, name,
            to_char((expires_at - interval '1 second') at time zone 'Asia/Ho_Chi_Minh', 'DD/MM/YYYY') as day`,
      );
      for (const { owner, name, day } of due)
        await notify(em, services, owner, {
          kind: 'API_TOKEN_EXPIRING',
          params: { name, day },
          link: '/dashboard/profile/security',
        });
    });
  },
});
