import { Migration } from '@mikro-orm/migrations';

/** What a feed shows of each kind, by the columns that hold it: a change of others notes nothing. */
const SHOWN: Readonly<Record<string, { readonly table: string; readonly columns: readonly string[] }>> = {
  person: {
    table: 'person',
    columns: [
      ...['email', 'full_name', 'avatar_url', 'roles', 'is_active', 'phone', 'bio', 'skills', 'education'],
      ...['experience', 'locale', 'email_verified_at', 'deactivated_at', 'deactivation_reason', 'version'],
      'erased_at',
    ],
  },
  course: {
    table: 'course',
    columns: [
      ...[
        'slug',
        'title',
        'subtitle',
        'description',
        'outcomes',
        'requirements',
        'audience',
        'tags',
        'level',
      ],
      ...['language', 'status', 'suspended_for', 'visibility', 'category_id', 'teacher_id', 'price'],
      ...['sale_price', 'sale_ends_at', 'cover_id', 'cover_key', 'cover_variant', 'promo_media_id'],
      ...['lesson_count', 'duration_sec', 'certificate_enabled', 'marks_playback', 'enforce_order'],
      ...['access_days', 'version', 'updated_at', 'published_at'],
    ],
  },
  enrolment: {
    table: 'enrolment',
    columns: [
      ...['student_id', 'course_id', 'access', 'expires_at', 'source', 'enrolled_at', 'completed_lessons'],
      ...['completed_at', `(@.last_studied_at at time zone 'Asia/Ho_Chi_Minh')::date`],
    ],
  },
  order: {
    table: 'orders',
    columns: ['number', 'status', 'total', 'created_at', 'paid_at', 'buyer_id'],
  },
};

/** What an order shows of its payments. */
const SHOWN_OF_PAYMENT = [
  ...[
    'gateway',
    'reference',
    'gateway_transaction',
    'amount',
    'received',
    'doubt',
    'doubted_at',
    'answer_by',
  ],
];

const differs = (columns: readonly string[]) => {
  const of = (row: string) =>
    columns.map((each) => (each.includes('@') ? each.replace('@', row) : `${row}.${each}`)).join(', ');
  return `(${of('old')}) is distinct from (${of('new')})`;
};

/**
 * What changed, for programs that keep a copy (docs/adr/0022): each transaction notes once of each row that it changed
 * it. Nothing is updated, so that no transaction ever waits for another one's note.
 */
export class Migration2026120120ChangeFeeds extends Migration {
  override up(): void {
    this.#tables();
    this.#noting();
    for (const [kind, { table, columns }] of Object.entries(SHOWN)) {
      this.addSql(`
        create trigger note_change after insert or delete on ${table}
        for each row execute function note_change('${kind}')`);
      this.addSql(`
        create trigger note_update after update on ${table}
        for each row when (${differs(columns)}) execute function note_change('${kind}')`);
      this.addSql(`insert into change_backlog (kind, table_name) values ('${kind}', '${table}')`);
    }
    this.addSql(`
      create trigger note_order after insert on payment_attempt
      for each row execute function note_order()`);
    this.addSql(`
      create trigger note_order_update after update on payment_attempt
      for each row when (${differs(SHOWN_OF_PAYMENT)}) execute function note_order()`);
    this.addSql(`
      create trigger note_person after insert or delete on person_custom_role
      for each row execute function note_person()`);
  }

  #tables(): void {
    // Of which numbers of transactions are counted from the beginning again: each restored backup is a new one
    this.addSql(`
      create function database_identity() returns text language sql stable as $$
        select (pg_control_system()).system_identifier || '/' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8)
          || '/' || (select oid from pg_database where datname = current_database())
      $$`);
    this.addSql(`
      create table change_era (
        era integer primary key,
        identity text not null,
        shared_era integer,
        shared_xid xid8,
        began_at timestamptz not null default now()
      )`);
    this.addSql(`insert into change_era (era, identity) values (0, database_identity())`);
    this.addSql(`
      create table row_change (
        kind text not null check (kind in ('person', 'course', 'enrolment', 'order')),
        era integer not null,
        xid xid8 not null default pg_current_xact_id(),
        id uuid not null,
        noted_at timestamptz not null default now(),
        primary key (kind, era, xid, id)
      )`);
    this.addSql(`create index on row_change (id, era desc, xid desc)`);
    this.addSql(`
      create table change_mark (
        at timestamptz primary key,
        era integer not null,
        xid xid8 not null
      )`);
    this.addSql(`
      create table change_backlog (
        kind text primary key,
        table_name text not null,
        after_id uuid not null default '00000000-0000-0000-0000-000000000000'
      )`);
  }

  #noting(): void {
    this.addSql(`
      create function note_row(kind text, id uuid) returns void language sql as $$
        insert into row_change (kind, era, id) select $1, max(era), $2 from change_era on conflict do nothing
      $$`);
    for (const [name, kind, column] of [
      ['note_change', 'tg_argv[0]', 'id'],
      ['note_order', `'order'`, 'order_id'],
      ['note_person', `'person'`, 'person_id'],
    ])
      this.addSql(`
        create function ${name}() returns trigger language plpgsql as $$
        begin
          if tg_op = 'DELETE' then
            perform note_row(${kind}, old.${column});
          else
            perform note_row(${kind}, new.${column});
          end if;
          return null;
        end $$`);
    // Rows from before there were notes, some at a time: the migration would hold its locks for too long
    this.addSql(`
      create function note_former_rows(most integer) returns boolean language plpgsql as $$
      declare
        todo change_backlog;
        last uuid;
        found_rows integer;
      begin
        select * into todo from change_backlog order by kind limit 1 for update;
        if not found then
          return false;
        end if;
        execute format('with former as (select id from %I where id > $1 order by id limit $2),
            noted as (insert into row_change (kind, era, id)
              select $3, (select max(era) from change_era), f.id from former f
              where not exists (select from row_change c where c.id = f.id) on conflict do nothing)
          select (array_agg(id order by id desc))[1], count(*) from former', todo.table_name)
          into last, found_rows using todo.after_id, most, todo.kind;
        if found_rows < most then
          delete from change_backlog where kind = todo.kind;
        else
          update change_backlog set after_id = last where kind = todo.kind;
        end if;
        return true;
      end $$`);
  }
}
