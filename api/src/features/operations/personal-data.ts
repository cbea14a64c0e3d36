import { drop, keep, type PersonalDataTable } from '../../platform/access/personal-data.ts';
import { sql } from '../../platform/db/sql.ts';

/** Acts whose reason is what someone asked for in their own words; of other acts it is why they did it to others. */
const ASKED_FOR = ['course.ask-restore', 'refund.requested', 'refund.appealed'];

export const personalData: PersonalDataTable = {
  columns: [
    drop('upload', 'person_id', 'files that no one took; the sweep removes what lies on disk', false),
    drop('idempotent_request', 'person_id', 'answers of requests made in the last days', false),
    keep('audit_log', 'actor_id', 'who did what, as an id; addresses and values are blanked', false),
    keep('setting_value', 'changed_by', 'who set which figure of the platform', false),
    keep('audit_log', 'real_actor_id', 'who really did it, as an id', false),
  ],
  indirect: [
    {
      table: 'audit_log',
      statement: (
        personId,
      ) => sql`update audit_log set before = case when target_id = x.id then null else before end,
          after = case when target_id = x.id then null else after end,
          reason = case when target_id = x.id or (actor_id = x.id and action = any(${ASKED_FOR}::text[])) then null else reason end,
          address = case when actor_id = x.id then null else address end
        from (select ${personId}::uuid as id) x where x.id in (target_id, actor_id)`,
      why: 'values of the profile as it was, reasons that name the person, what they asked for in their own words, their network addresses',
    },
  ],
};
