import { Migration } from '@mikro-orm/migrations';

/** By how many people words were searched, so that what only one or two looked for is forgotten (docs/adr/0019). */
export class Migration2026113032Searchers extends Migration {
  override up(): void {
    this.addSql(`alter table search_event add column searcher text`);
    this.addSql(`alter table search_term add column people integer not null default 0 check (people >= 0)`);
  }
}
