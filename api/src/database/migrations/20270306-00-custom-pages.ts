import { Migration } from '@mikro-orm/migrations';

/** Adds the pages that administrators write, and the sections of the home page, which are the page without a slug. */
export class Migration2027030600CustomPages extends Migration {
  override up(): void {
    this.addSql(`
      create table custom_page (
        id uuid primary key default uuidv7(),
        slug text unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
        version integer not null default 0 check (version >= 0),
        published_version integer,
        published_at timestamptz,
        created_at timestamptz not null default now(),
        constraint custom_page_published check ((published_version is null) = (published_at is null))
      )`);
    this.addSql(
      'create unique index custom_page_home_idx on custom_page ((slug is null)) where slug is null',
    );
    this.addSql(`
      create table custom_page_version (
        page_id uuid not null references custom_page on delete cascade,
        number integer not null check (number > 0),
        in_footer boolean not null,
        above_courses boolean not null,
        translations jsonb not null,
        saved_by uuid not null references person,
        saved_at timestamptz not null default now(),
        primary key (page_id, number)
      )`);
    this.addSql('create index custom_page_version_saved_by_idx on custom_page_version (saved_by)');
    for (const [table, columns] of Object.entries(COLUMNS)) {
      const of = (row: string) => columns.map((column) => `${row}.${column}`).join(', ');
      this.addSql(`create trigger announce_content after insert or delete on ${table} for each row
        execute function announce_table()`);
      this.addSql(`create trigger announce_content_change after update on ${table} for each row
        when ((${of('old')}) is distinct from (${of('new')})) execute function announce_table()`);
    }
  }
}

/** Without the number of the latest version, because no public page shows what is not published. */
const COLUMNS = {
  custom_page: ['id', 'slug', 'published_version', 'published_at', 'created_at'],
  custom_page_version: [
    'page_id',
    'number',
    'in_footer',
    'above_courses',
    'translations',
    'saved_by',
    'saved_at',
  ],
};
