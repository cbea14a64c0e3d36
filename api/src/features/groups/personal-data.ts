import { drop, keep, type PersonalDataTable } from '../../platform/access/personal-data.ts';
import { sql } from '../../platform/db/index.ts';

export const personalData: PersonalDataTable = {
  purpose: 'processing.groups',
  columns: [
    drop('group_member', 'person_id', 'membership of an account that no longer exists'),
    drop('group_post_thanks', 'person_id', 'the post retains its number of thanks'),
    drop('group_event_answer', 'person_id', 'the person no longer takes part'),
    {
      table: 'group_post',
      column: 'author_id',
      isExported: true,
      erasure: 'blank',
      blank: "text = '', is_pinned = false, removed_at = coalesce(removed_at, now())",
      why: 'others have replied to it, so the row remains; its text is the person’s own content',
    },
    keep('group_event', 'created_by_id', 'the meeting still takes place for the other members'),
  ],
  indirect: [
    {
      table: 'study_group',
      statement: () =>
        sql`with led as (
            update group_member m set role = 'LEADER' where m.id in (
              select distinct on (x.group_id) x.id from group_member x
              where not exists (select 1 from group_member l where l.group_id = x.group_id and l.role = 'LEADER')
              order by x.group_id, x.joined_at, x.id))
          delete from study_group g where not exists (select 1 from group_member m where m.group_id = g.id)`,
      why: 'no one can read a group without members; in a group without a leader, the member who joined first becomes the leader',
    },
    {
      table: 'group_post',
      statement: (personId) =>
        sql`update group_post q set reply_count = (
            select count(*) from group_post r where r.parent_id = q.id and r.removed_at is null)
          where q.id in (select r.parent_id from group_post r where r.author_id = ${personId})`,
      why: 'replies of the erased person are no longer counted',
    },
  ],
};
