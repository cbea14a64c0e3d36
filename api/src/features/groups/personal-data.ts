import { drop, keep, type PersonalDataTable } from '../../platform/access/personal-data.ts';
import { sql } from '../../platform/db/sql.ts';

export const personalData: PersonalDataTable = {
  columns: [
    drop('group_member', 'person_id', 'they are in it no longer'),
    drop('group_post_thanks', 'person_id', 'the number of thanks stays with the post'),
    drop('group_event_answer', 'person_id', 'they do not come any more'),
    {
      table: 'group_post',
      column: 'author_id',
      isExported: true,
      erasure: 'blank',
      blank: "text = '', is_pinned = false, removed_at = coalesce(removed_at, now())",
      why: 'answers of others hang on it; the words are the person’s own',
    },
    keep('group_event', 'created_by_id', 'the others still mean to meet'),
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
      why: 'a group without members is read by no one; others go on with the one who has been there longest as leader',
    },
    {
      table: 'group_post',
      statement: (personId) =>
        sql`update group_post q set reply_count = (
            select count(*) from group_post r where r.parent_id = q.id and r.removed_at is null)
          where q.id in (select r.parent_id from group_post r where r.author_id = ${personId})`,
      why: 'posts no longer count the replies that went with their author',
    },
  ],
};
