import { Migration } from '@mikro-orm/migrations';

/**
 * What every hit of a search costs. The score is one expression, which PostgreSQL puts in the place of the call where
 * the plan is a column and not a subquery (features/catalog/search/search.sql.ts), and whether a course is listed is
 * read from a small index instead of the wide row.
 */
export class Migration2026112302SearchScore extends Migration {
  override up(): void {
    this.addSql(`
      create index course_listed on course (id) where status = 'PUBLISHED' and visibility = 'PUBLIC'`);
    this.addSql(`
      create or replace function search_score(document tsvector, plan search_plan) returns real
      language sql immutable parallel safe as $$
        select (case when document @@ plan.title then 4 when document @@ plan.named then 3
            when document @@ plan.alike_title then 2.5 when document @@ plan.alike then 2
            when document @@ plan.phrase then 1.5 else 0 end
          + case when document @@ plan.whole then 1 else 0 end
          + ts_rank('{0.05, 0.2, 0.5, 1}', document, plan.query))::real $$`);
  }
}
