import { drop, keep, type PersonalDataTable } from '../../platform/access/personal-data.ts';
import { sql } from '../../platform/db/sql.ts';

export const personalData: PersonalDataTable = {
  columns: [
    drop('comment_like', 'person_id', 'the number of likes stays with the comment'),
    drop('comment_report', 'reporter_id', 'what was reported is decided without them'),
    drop('content_report', 'reporter_id', 'what was reported is decided without them'),
    drop('content_appeal', 'appellant_id', 'what they wrote is gone, and so is what they asked for'),
    keep('content_appeal', 'first_decider_id', 'who decided stands in the log as well', false),
    keep('content_appeal', 'decided_by_id', 'who decided stands in the log as well', false),
    keep('content_case', 'decided_by_id', 'who decided stands in the log as well'),
    {
      table: 'comment',
      column: 'author_id',
      isExported: true,
      erasure: 'blank',
      blank: "text = '', removed_at = coalesce(removed_at, now()), accepted_at = null",
      why: 'answers of others hang on it; the words are the person’s own',
    },
  ],
  indirect: [
    {
      table: 'comment',
      statement: (personId) =>
        sql`update comment q set reply_count = (
            select count(*) from comment r where r.parent_id = q.id and r.removed_at is null)
          where q.id in (select r.parent_id from comment r where r.author_id = ${personId})`,
      why: 'questions no longer count the replies that went with their author',
    },
  ],
};
