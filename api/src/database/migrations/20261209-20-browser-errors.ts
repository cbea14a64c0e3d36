import { Migration } from '@mikro-orm/migrations';

/** JavaScript errors in browsers by message and source. They name no person. */
export class Migration2026120920BrowserErrors extends Migration {
  override up(): void {
    this.addSql(`
      create table browser_error (
        id uuid primary key,
        message text not null check (length(message) between 1 and 300),
        source text not null,
        route text not null,
        release text not null,
        count integer not null default 1 check (count > 0),
        first_at timestamptz not null default now(),
        last_at timestamptz not null default now()
      )`);
  }
}
