import { Migration } from '@mikro-orm/migrations';

/** Searches one by one for a time, and their sums by day for good (docs/adr/0019). */
export class Migration2026112951SearchEvents extends Migration {
  override up(): void {
    this.addSql(`
      create table search_event (
        id uuid primary key default uuidv7(),
        at timestamptz not null default now(),
        words text not null check (length(words) between 2 and 60),
        language text not null,
        results integer not null check (results >= 0),
        is_missed boolean not null,
        person_id uuid references person
      )`);
    this.addSql(`create index on search_event (at)`);
    this.addSql(`create index on search_event (person_id) where person_id is not null`);
    this.addSql(`
      create table search_day (
        day date not null,
        language text not null,
        searches integer not null check (searches > 0),
        missed integer not null check (missed between 0 and searches),
        primary key (day, language)
      )`);
    this.addSql(`
      create table search_day_words (
        day date not null,
        language text not null,
        words text not null,
        searches integer not null check (searches > 0),
        missed integer not null check (missed between 0 and searches),
        primary key (day, language, words)
      )`);
  }
}
