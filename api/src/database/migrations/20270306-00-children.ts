import { Migration } from '@mikro-orm/migrations';

const SHOWN = [
  'id',
  'full_name',
  'avatar_url',
  'roles',
  'is_active',
  'created_at',
  'erased_at',
  'bio',
  'skills',
  'education',
  'experience',
  'email_verified_at',
  'birth_year',
  'has_guardian_consent',
];
const of = (row: string) => SHOWN.map((column) => `${row}.${column}`).join(', ');

/**
 * Adds the year of birth and the consent of a guardian. Nobody has a year of birth until they enter one, so that the
 * profiles of existing people stay as they are.
 */
export class Migration2027030600Children extends Migration {
  override up(): void {
    this.addSql(`alter table person
      add column birth_year smallint check (birth_year between 1900 and 2100),
      add column has_guardian_consent boolean not null default false`);
    // Only the year is known, so a person is a child until the end of the year of the birthday
    this.addSql(`
      create function is_child(birth_year integer) returns boolean language sql stable as $$
        select coalesce(birth_year + coalesce(
          (select (s.value #>> '{}')::integer from setting_value s where s.key = 'children.age'
            order by s.version desc limit 1), 16)
          > extract(year from now() at time zone 'Asia/Ho_Chi_Minh') - 1, false)
      $$`);
    this.addSql(`
      create table guardian_request (
        id uuid primary key default uuidv7(),
        person_id uuid not null references person,
        asked_by_id uuid not null references person,
        guardian_name text not null,
        guardian_email text not null,
        token_hash bytea unique,
        status text not null default 'PENDING'
          check (status in ('PENDING', 'CONSENTED', 'REFUSED', 'WITHDRAWN', 'CANCELLED')),
        sent_at timestamptz not null default now(),
        expires_at timestamptz not null,
        answered_at timestamptz,
        answered_privacy_number integer,
        withdrawn_at timestamptz,
        withdrawn_privacy_number integer,
        check (status <> 'PENDING' or answered_at is null),
        check (status in ('PENDING', 'CANCELLED') or answered_at is not null),
        check ((status = 'WITHDRAWN') = (withdrawn_at is not null))
      )`);
    this.addSql(
      `create unique index guardian_request_current on guardian_request (person_id) where status in ('PENDING', 'CONSENTED')`,
    );
    this.addSql('create index guardian_request_person_id_idx on guardian_request (person_id, sent_at desc)');
    this.addSql('create index guardian_request_asked_by_id_idx on guardian_request (asked_by_id)');
    this.addSql('create index guardian_request_email_idx on guardian_request (lower(guardian_email))');
    this.addSql('drop trigger announce_content_change on person');
    this.addSql(`create trigger announce_content_change after update on person for each row
      when ((${of('old')}) is distinct from (${of('new')})
        and ('TEACHER' = any(old.roles || new.roles) or is_person_shown(new.id)))
      execute function announce_table()`);
    // The feed of changes
    this.addSql(`
      do $$
      declare former text; compared text = 'old.phone IS DISTINCT FROM new.phone';
      begin
        select pg_get_triggerdef(oid) into former from pg_trigger
          where tgrelid = 'person'::regclass and tgname = 'note_update';
        drop trigger note_update on person;
        execute replace(former, compared, compared || ') OR (' || replace(compared, 'phone', 'birth_year')
          || ') OR (' || replace(compared, 'phone', 'has_guardian_consent'));
      end $$`);
    this.addSql('drop trigger count_version on person');
    this.addSql(`create trigger count_version before update of email, full_name, phone, bio, locale, birth_year on person
      for each row
      when ((old.email::text, old.full_name, old.phone, old.bio, old.locale, old.birth_year) is distinct from
        (new.email::text, new.full_name, new.phone, new.bio, new.locale, new.birth_year))
      execute function count_person_version()`);
  }
}
