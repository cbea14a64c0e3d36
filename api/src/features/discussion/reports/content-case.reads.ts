import { type Sql, sql } from '../../../graphql/read/index.ts';

type CaseColumns = Readonly<Record<'kind' | 'state' | 'targetId' | 'createdAt', Sql>>;

/**
 * True if a hidden rating was edited since the decision and waits for moderators again. True only for its latest
 * case.
 */
export const awaitsReview = (c: CaseColumns): Sql => sql`(${c.kind} = 'RATING' and ${c.state} = 'ACCEPTED'
  and exists (select 1 from rating r where r.id = ${c.targetId} and r.status = 'PENDING')
  and not exists (select 1 from content_case y where y.target_id = ${c.targetId} and y.created_at > ${c.createdAt}))`;
