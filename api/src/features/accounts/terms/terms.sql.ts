import { Role } from '../../../platform/access/permissions.ts';
import { type Sql, sql } from '../../../platform/db/index.ts';

/**
 * Documents with a version that a person has to accept and has not. Columns: `kind`, `number` of the latest version
 * that applies, `accepted` (the latest number that the person has accepted, or null), and `since`, from which the
 * acceptance is required.
 * @param person its ID
 */
export const pendingTermsSql = (person: Sql): Sql => sql`
  select d.kind, max(d.number) as number, min(a.number) as accepted,
    min(d.effective_from) filter (where d.must_accept) as since
  from legal_document d
  left join lateral (select max(a.number) as number from legal_acceptance a
    where a.person_id = ${person} and a.kind = d.kind) a on true
  where d.effective_from <= now() and d.number > coalesce(a.number, 0)
    and (d.kind <> 'RULES' or exists (select 1 from person p where p.id = ${person} and ${Role.TEACHER} = any(p.roles)))
  group by d.kind
  having bool_or(d.must_accept)`;
