import { drop, keep, type PersonalDataTable } from '../../platform/access/personal-data.ts';
import { sql } from '../../platform/db/index.ts';

export const personalData: PersonalDataTable = {
  purpose: 'processing.discussion',
  columns: [
    drop('comment_like', 'person_id', 'the comment retains its number of likes'),
    drop('comment_report', 'reporter_id', 'the report is decided without its author'),
    drop('content_report', 'reporter_id', 'the report is decided without its author'),
    drop('content_appeal', 'appellant_id', 'the content at issue is deleted, so the appeal has no subject'),
    keep('content_appeal', 'first_decider_id', 'the audit log also records who decided', false),
    keep('content_appeal', 'decided_by_id', 'the audit log also records who decided', false),
    keep('content_case', 'decided_by_id', 'the audit log also records who decided'),
    {
      table: 'comment',
      column: 'author_id',
      isExported: true,
      erasure: 'blank',
      blank: "text = '', removed_at = coalesce(removed_at, now()), accepted_at = null",
      why: 'others have replied to it, so the row remains; its text is the person’s own content',
    },
  ],
  indirect: [
    {
      table: 'comment',
      statement: (personId) =>
        sql`update comment q set reply_count = (
            select count(*) from comment r where r.parent_id = q.id and r.removed_at is null)
          where q.id in (select r.parent_id from comment r where r.author_id = ${personId})`,
      why: 'replies of the erased person are no longer counted',
    },
  ],
};
