import { type Sql, sql } from '../../../graphql/read/index.ts';

const APPEAL = sql`a.id, a.state, a.reason, a.created_at as "createdAt", a.first_outcome as "firstOutcome",
  a.first_reason as "firstNote", a.first_decided_at as "firstDecidedAt", a.answer, a.decided_at as "decidedAt"`;

/**
 * Appeals as moderators see them.
 * @param where condition on `a`
 */
export const moderatedAppeals = (viewerId: string, where: Sql): Sql => sql`
  select ${APPEAL}, a.case_id as "caseId", f.full_name as "firstDeciderName", p.full_name as "appellantName",
    d.full_name as "deciderName",
    a.state = 'WAITING' and a.first_decider_id is distinct from ${viewerId}::uuid and a.appellant_id <> ${viewerId}::uuid as "mayDecide"
  from content_appeal a join person p on p.id = a.appellant_id
    left join person f on f.id = a.first_decider_id and f.erased_at is null
    left join person d on d.id = a.decided_by_id and d.erased_at is null
  where ${where}`;

export const ownAppeal = (caseId: Sql): Sql =>
  sql`select ${APPEAL} from content_appeal a where a.case_id = ${caseId}`;

/** Decisions against a person's content, including those that were reversed. */
export const decisionsAgainst = (personId: string, appealDays: number): Sql => sql`
  select k.id, k.kind, k.outcome, k.reason, k.decided_at as "decidedAt", coalesce(m.text, g.text, '') as text,
    coalesce(l.title, c.title) as where,
    case when k.state = 'ACCEPTED' and not exists (select 1 from content_appeal a where a.case_id = k.id)
      and k.decided_at + make_interval(days => ${appealDays}::int) > now()
      then k.decided_at + make_interval(days => ${appealDays}::int) end as "appealUntil"
  from content_case k
    left join comment m on k.kind = 'COMMENT' and m.id = k.target_id
    left join rating g on k.kind = 'RATING' and g.id = k.target_id
    left join lesson l on l.id = m.lesson_id
    left join course c on c.id = g.course_id
  where coalesce(m.author_id, g.author_id) = ${personId}
    and (k.state = 'ACCEPTED' or exists (select 1 from content_appeal a where a.case_id = k.id))`;

/** Max comments of a thread in the list, including the reported one and its question. */
export const MAX_IN_THREAD = 9;

/** A reported comment with its question and the nearest replies, in their order. */
export const threadSql = (kind: Sql, targetId: Sql): Sql => sql`
  select near.id, near.full_name as "authorName", near.by_teacher as "isByTeacher", near.text, near.created_at as "createdAt",
    near.is_reported as "isReported"
  from (
    select x.id, p.full_name, x.created_at, x.id = t.id as is_reported,
      case when x.removed_at is null or x.id = t.id then nullif(x.text, '') end as text,
      x.author_id = c.teacher_id or exists (select 1 from co_teacher w where w.course_id = c.id and w.person_id = x.author_id) as by_teacher
    from comment t join comment x on x.id = coalesce(t.parent_id, t.id) or x.parent_id = coalesce(t.parent_id, t.id)
      join person p on p.id = x.author_id join lesson l on l.id = x.lesson_id join course c on c.id = l.course_id
    where ${kind} = 'COMMENT' and t.id = ${targetId}
    order by (x.id = t.id or x.parent_id is null) desc, abs(extract(epoch from x.created_at - t.created_at)), x.id
    limit ${MAX_IN_THREAD}::int) near
  order by near.created_at, near.id`;
