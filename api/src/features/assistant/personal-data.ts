import { drop, keep, type PersonalDataTable } from '../../platform/access/personal-data.ts';
import { sql } from '../../platform/db/sql.ts';

export const personalData: PersonalDataTable = {
  columns: [
    drop('assistant_request', 'person_id', 'drafts that only their asker ever saw'),
    keep('moderation_finding', 'decided_by', 'who answers for what stayed in a course', false),
  ],
  indirect: [
    {
      table: 'moderation_finding',
      statement: (personId) => sql`delete from moderation_finding where place = 'RATING' and part_id in (
        select id from rating where author_id = ${personId})`,
      why: 'it quotes what the person wrote with a rating',
    },
    {
      table: 'moderation_finding',
      statement: (personId) => sql`delete from moderation_finding where place = 'COMMENT' and part_id in (
        select id from comment where author_id = ${personId})`,
      why: 'it quotes what the person wrote below a lesson',
    },
  ],
};
