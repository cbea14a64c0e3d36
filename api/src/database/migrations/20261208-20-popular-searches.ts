import { Migration } from '@mikro-orm/migrations';

const PUBLIC = ['words', 'language', 'has_hits', 'popularity'];
const of = (row: string) => PUBLIC.map((column) => `${row}.${column}`).join(', ');

/**
 * Which words are popular is decided when searches are summed, and announced: before, it depended on the clock and on
 * counts that rise with each search, so that a page with popular words on it could not know when they had changed. New
 * words are never popular yet, and those that go unless they were leave without a word.
 */
export class Migration2026120820PopularSearches extends Migration {
  override up(): void {
    this.addSql(`alter table search_term add column popularity integer check (popularity > 0)`);
    this.addSql(`update search_term set popularity = count
      where count >= 3 and people >= 3 and last_at > now() - interval '60 days'`);
    this.addSql(`create trigger tell_content after delete on search_term for each row
      when (old.popularity is not null) execute function tell_content()`);
    this.addSql(`create trigger tell_new_content after insert on search_term for each row
      when (new.popularity is not null) execute function tell_content()`);
    this.addSql(`create trigger tell_content_change after update on search_term for each row
      when ((${of('old')}) is distinct from (${of('new')}) and coalesce(old.popularity, new.popularity) is not null)
      execute function tell_content()`);
  }
}
