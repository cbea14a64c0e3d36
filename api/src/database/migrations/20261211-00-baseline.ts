import { Migration } from '@mikro-orm/migrations';

/** The last of the migrations that the baseline replaces, and how many they are. */
export const LAST_REPLACED = 'Migration2026121010UnheardChannel';
export const REPLACED = 133;

/** Tables, functions, triggers, views and first rows, as {@link REPLACED} migrations had left them (docs/adr/0035). */
export class Migration2026121100Baseline extends Migration {
  override up(): void {
    // PostgreSQL parses the body of a function when it is called, so that functions may precede the tables that they use
    this.addSql('set local check_function_bodies = off');
    this.addSql(SCHEMA);
    this.addSql(ROWS);
    this.addSql('set local check_function_bodies = on');
  }
}

const SCHEMA = String.raw`
-- Extensions, and functions that tables and views use
-- ---------------------------------------------------

create extension if not exists unaccent;
create extension if not exists pg_trgm;
create extension if not exists citext;
create extension if not exists fuzzystrmatch;
create collation vietnamese (provider = icu, locale = 'vi-VN');
-- Queries of one search, from the narrowest to the widest, and the corrected text
create type search_plan as (query tsquery, title tsquery, named tsquery, whole tsquery, phrase tsquery, alike tsquery,
  alike_title tsquery, corrected text);
create sequence certificate_number;
create sequence dispute_number;
create sequence order_number;
create sequence payout_number;
create sequence refund_number;
create sequence transfer_file_number;
create sequence webhook_version;

-- Access ends by the clock, whether or not the job that records the end has run (adr/0020)
create function access_now(access text, expires_at timestamptz) returns text language sql stable parallel safe
  return case when access = 'ACTIVE' and expires_at <= now() then 'EXPIRED' else access end;

-- Declared immutable for generated columns and indexes: unaccent is only stable, because its dictionary may change
create function plain(text) returns text language sql immutable strict parallel safe as $$
select lower(public.unaccent('public.unaccent'::regdictionary, $1))
$$;

-- Normalizes to words. Tone marks get one spelling (hòa is hoà), and so do names such as c++. It is collated, because
-- the database's own locale may know only the letters of ASCII.
create function search_normal(text) returns text language sql immutable strict parallel safe as $$
select
  trim(regexp_replace(regexp_replace(replace(replace(regexp_replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(normalize($1,
  nfc) collate public.vietnamese), 'òa', 'oà'), 'óa', 'oá'), 'ỏa', 'oả'), 'õa', 'oã'), 'ọa', 'oạ'), 'òe', 'oè'), 'óe',
  'oé'), 'ỏe', 'oẻ'), 'õe', 'oẽ'), 'ọe', 'oẹ'), 'ùy', 'uỳ'), 'úy', 'uý'), 'ủy', 'uỷ'), 'ũy', 'uỹ'), 'ụy', 'uỵ'),
  '(^|\s)\.net\M', '\1dotnet'),
'c++', 'cplusplus'), 'c#', 'csharp'), '\m([a-z]{3,})js\M', '\1 js', 'g'), '[^[:alnum:]]+', ' ', 'g'))
$$;

-- Words as written and, except in prose, without accents at the same positions, so that phrases match both
create function search_vector(words text, is_prose boolean default false) returns tsvector
language plpgsql immutable strict parallel safe as $$
declare
  normal text := public.search_normal(words);
  written tsvector := to_tsvector('pg_catalog.simple', normal);
begin
  if is_prose then return written; end if;
  return setweight((written::text || ' ' || to_tsvector('pg_catalog.simple', public.plain(normal))::text)::tsvector,
    'A');
end
$$;

-- A: the words of a line. B: those of the next line, so that words across two lines are found at the first one.
create function passage_vector(words text, following text default '') returns tsvector
language sql immutable parallel safe as $$
select public.search_vector(words) || setweight(public.search_vector(coalesce(following, '')), 'B')
$$;

create function person_words(full_name text, email text, phone text) returns tsvector
language sql immutable parallel safe as $$
select to_tsvector('simple', plain(concat_ws(' ', full_name, translate(email, '@._+-', '     '),
  translate(phone, '+.-()', '     '), regexp_replace(phone, '\D', '', 'g'))))
$$;

create function role_rank(roles text[]) returns integer language sql immutable parallel safe as $$
select case when 'ADMIN' = any(roles) then 2 when 'TEACHER' = any(roles) then 1 else 0 end
$$;

create function search_normals(text[]) returns text[] language sql immutable strict parallel safe as $$
select array(select distinct each from unnest($1) term,
lateral (values (search_normal(term)), (plain(search_normal(term)))) v(each) where each <> '' order by 1)
$$;


-- Functions of several groups
-- ---------------------------

-- The channel content_changed tells all processes which cached responses expire. The connection itself receives INFO,
-- which no setting suppresses, so that a process knows which of its mutations have announced a change.
create function announce_content(of_table text, names text) returns void language plpgsql as $$
begin
  -- A notification holds 8,000 bytes: without names it counts for all rows of the table
  perform pg_notify('content_changed', of_table || case when octet_length(names) between 1 and 7000 then ' ' || names
    else '' end);
  raise info 'content_changed';
end
$$;

-- Limits the rows of one parent (@MaxRows). Writers of one parent wait for each other, or each of two would see
-- room for one more.
create function bound_siblings() returns trigger language plpgsql as $$
declare
  parent uuid := (to_jsonb(new) ->> tg_argv[0])::uuid;
  siblings bigint;
begin
  if parent is null then
    return new;
  end if;
  execute format('select 1 from %I where id = $1 for no key update', tg_argv[2]) using parent;
  execute format('select count(*) from %I where %I = $1 and id <> $2', tg_table_name, tg_argv[0])
    into siblings using parent, new.id;
  if siblings >= tg_argv[1]::int then
    raise exception '% holds at most % rows of one %', tg_table_name, tg_argv[1], tg_argv[0]
      using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create function note_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform note_row(tg_argv[0], old.id);
  else
    perform note_row(tg_argv[0], new.id);
  end if;
  return null;
end
$$;

-- Notes once for each transaction and row that it changed the row (adr/0022)
create function note_row(kind text, id uuid) returns void language sql as $$
insert into row_change (kind, era, id) select $1, max(era), $2 from change_era on conflict do nothing
$$;

create function refuse_change() returns trigger language plpgsql as $$
begin raise exception '% is append-only', tg_table_name using errcode = '55000'; end
$$;

-- Volatile, so that it counts what was committed while its statement waited for a lock
create function share_with_opened(of_enrolment uuid, opened uuid) returns integer language plpgsql as $$
begin
  return (
    select least(100, 100 * (1 + (select count(*) from lesson_progress p
        join lesson l on l.id = p.lesson_id and l.removed_at is null
        where p.enrolment_id = e.id and p.reached_at is not null and p.lesson_id <> opened))
      / greatest(c.lesson_count, 1))::int
    from enrolment e join course c on c.id = e.course_id where e.id = of_enrolment);
end
$$;

create function tell_content() returns trigger language plpgsql as $$
begin perform announce_content(tg_table_name, ''); return null; end
$$;

-- Names of a course: its ID, its slugs before and after, and its former ones
create function tell_content_of_course() returns trigger language plpgsql as $$
declare ids uuid[]; slugs text[] := '{}';
begin
  if tg_table_name = 'course' then
    ids := array[old.id, new.id];
    slugs := array[old.slug, new.slug];
  else
    ids := array[old.course_id, new.course_id];
    if tg_table_name = 'course_slug' then slugs := array[old.slug, new.slug]; end if;
  end if;
  perform announce_content(tg_table_name, (
    select string_agg(distinct lower(name), ' ') from (
      select unnest(ids)::text union all select unnest(slugs)
      union all select c.slug from course c where c.id = any(ids)
      union all select s.slug from course_slug s where s.course_id = any(ids)) n(name)));
  return null;
end
$$;

-- Records deliveries in the transaction that changes the object, so that no command forgets them (adr/0021).
-- Webhooks that are being deleted are left out.
create function tell_webhooks(what text, objects uuid[]) returns void language plpgsql as $$
begin
  if not exists (select 1 from webhook where is_active and what = any(kinds)) then
    return;
  end if;
  with event as materialized (
    select o.id, nextval('webhook_version') as version from (select distinct unnest(objects) as id) o
  ), hook as materialized (
    select id from webhook where is_active and what = any(kinds) order by id for key share
  )
  insert into webhook_delivery (webhook_id, kind, object_id, version)
    select w.id, what, e.id, e.version from event e cross join hook w
    where not exists (
      select 1 from webhook_delivery d where d.webhook_id = w.id and d.object_id = e.id and d.state = 'WAITING'
        and d.kind = what and d.occurred_at = now());
  if found then
    perform pg_notify('live', 'webhook:due:any');
  end if;
end
$$;

create function tell_webhooks_of_row() returns trigger language plpgsql as $$
begin
  perform tell_webhooks(tg_argv[0], array[new.id]);
  return null;
end
$$;

-- One call for each statement, for imports and groups
create function tell_webhooks_of_rows() returns trigger language plpgsql as $$
begin
  perform tell_webhooks(tg_argv[0], array(select id from changed));
  return null;
end
$$;


-- Tables: performance
-- -------------------

-- How long operations and statements take. A histogram counts what took at most 1, 1.5, 2, 3, 4, 6 … 16384 ms, and in
-- its last element what took longer. Histograms of several processes and minutes are added element by element.
create table measurement (
  span text not null check (span in ('MINUTE', 'HOUR')),
  at timestamptz not null,
  kind text not null check (kind in ('graphql', 'rest', 'http', 'statement')),
  operation text not null check (length(operation) >= 1 and length(operation) <= 300),
  calls bigint not null check (calls > 0),
  failed bigint not null,
  sum_ms double precision not null,
  slowest_ms double precision not null,
  counts bigint[] not null,
  constraint measurement_check check (failed between 0 and calls),
  primary key (span, kind, operation, at)
);
create index measurement_span_at_idx on measurement (span, at);

create table statement_text (
  name text primary key,
  text text not null,
  seen_at timestamptz not null default now()
);

create table server_process (
  id uuid primary key,
  host text not null,
  pid integer not null,
  version text not null,
  started_at timestamptz not null,
  beat_at timestamptz not null,
  rss_bytes bigint not null,
  heap_bytes bigint not null,
  lag_ms double precision not null
);

create table dead_letter_outcome (
  id uuid primary key,
  queue text not null,
  attempts integer not null,
  error text,
  failed_at timestamptz not null,
  replay_id uuid,
  reason text,
  decided_at timestamptz not null default now(),
  constraint dead_letter_outcome_check check ((replay_id is null) = (reason is not null))
);
create index dead_letter_outcome_decided_at_idx on dead_letter_outcome (decided_at);

-- JavaScript errors of browsers by message and source. They name no person.
create table browser_error (
  id uuid primary key,
  message text not null check (length(message) >= 1 and length(message) <= 300),
  source text not null,
  route text not null,
  release text not null,
  count integer not null default 1 check (count > 0),
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now()
);

create function histogram_bound(place integer) returns double precision language sql immutable parallel safe as $$
select case when place < 0 then 0 else (case place % 2 when 1 then 1.5 else 1 end) * 2::float8 ^ (place / 2) end
$$;

-- Interpolates between the bounds of the bucket that contains the quantile
create function histogram_quantile(counts bigint[], share double precision) returns double precision
language plpgsql immutable strict parallel safe as $$
declare
  rank double precision := share * (select coalesce(sum(c), 0) from unnest(counts) c);
  before bigint := 0;
  last integer := cardinality(counts);
begin
  for place in 1..last loop
    if counts[place] > 0 and before + counts[place] >= rank then
      if place = last then return histogram_bound(last - 2); end if;
      return histogram_bound(place - 2)
        + (histogram_bound(place - 1) - histogram_bound(place - 2)) * (rank - before) / counts[place];
    end if;
    before := before + counts[place];
  end loop;
  return null;
end
$$;


-- Tables: accounts
-- ----------------

create table person (
  id uuid primary key default uuidv7(),
  email citext not null unique,
  password_hash text,
  full_name text not null check (length(full_name) >= 1 and length(full_name) <= 200),
  avatar_url text,
  roles text[] not null default '{USER}' check (roles <@ '{ADMIN,TEACHER,USER}' and cardinality(roles) > 0),
  is_active boolean not null default true,
  bio text,
  skills text[] not null default '{}',
  education jsonb not null default '[]',
  experience jsonb not null default '[]',
  phone text,
  locale text not null default 'vi' check (locale in ('vi', 'en')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  email_verified_at timestamptz,
  password_changed_at timestamptz,
  version integer not null default 1,
  last_seen_at timestamptz,
  deactivated_at timestamptz,
  deactivation_reason text,
  erased_at timestamptz,
  search tsvector generated always as (person_words(full_name, email::text, phone)) stored,
  had_proved_email boolean not null default false,
  avatar_id uuid,
  constraint person_erased_is_inactive check (erased_at is null or not is_active),
  constraint person_education_is_list check (jsonb_typeof(education) = 'array'),
  constraint person_experience_is_list check (jsonb_typeof(experience) = 'array')
);
create index person_plain_idx on person using gin (plain(full_name) gin_trgm_ops);
create index person_search on person using gin (search);
create index person_created_at_id_idx on person (created_at, id) where erased_at is null;
create index person_full_name_id_idx on person (full_name collate vietnamese, id) where erased_at is null;
create index person_email_id_idx on person (email, id) where erased_at is null;
create index person_is_active_id_idx on person (is_active, id) where erased_at is null;
create index person_role_rank_id_idx on person (role_rank(roles), id) where erased_at is null;
create index person_last_seen_at_id_idx on person (last_seen_at desc nulls last, id desc) where erased_at is null;
create index person_roles_idx on person using gin (roles) where erased_at is null and roles <> '{USER}';
create index person_avatar_id_idx on person (avatar_id);
create index person_name_words on person using gin (search_vector(full_name));
create index person_erased_at_idx on person (erased_at) where erased_at is not null;

create table teacher_profile (
  id uuid primary key default uuidv7(),
  person_id uuid not null unique references person on delete cascade,
  headline text,
  seller_class text not null check (seller_class in ('INDIVIDUAL', 'HOUSEHOLD', 'COMPANY')),
  tax_id text,
  created_at timestamptz not null default now(),
  links text[] not null default '{}' check (cardinality(links) <= 5)
);

create table session (
  id uuid primary key default uuidv7(),
  person_id uuid not null references person on delete cascade,
  device text,
  address text,
  generation integer not null default 0,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text,
  view_as_id uuid references person on delete cascade,
  view_as_parent_id uuid references session on delete cascade,
  view_as_reason text,
  opened_on_rest boolean not null default false,
  constraint session_view_as check ((num_nonnulls(view_as_id, view_as_parent_id, view_as_reason) = any (array[0, 3]))
    and view_as_id <> person_id)
);
create index session_person_id_idx on session (person_id) where ended_at is null;
create index session_view_as_parent_id_idx on session (view_as_parent_id) where view_as_parent_id is not null;
create index session_person_id_last_used_at_idx on session (person_id, last_used_at desc);
-- For the erasure of a person
create index session_view_as_id_idx on session (view_as_id) where view_as_id is not null;

create table refresh_token (
  hash bytea primary key,
  session_id uuid not null references session on delete cascade,
  generation integer not null
);
create index refresh_token_session_id_idx on refresh_token (session_id);

-- Counts attempts of every kind, not only sign-ins
create table throttle (
  key text not null,
  attempts integer not null,
  window_started_at timestamptz not null,
  constraint sign_in_throttle_pkey primary key (key)
);

-- Only hashes are stored, so that a reader of the table can use no code
create table one_time_code (
  hash bytea primary key,
  purpose text not null check (purpose in ('reset-password', 'verify-email', 'google')),
  person_id uuid references person on delete cascade,
  facts jsonb not null default '{}',
  expires_at timestamptz not null,
  constraint one_time_code_check check ((purpose = 'google') = (person_id is null))
);
-- A newer code replaces an older one
create unique index one_time_code_person_id_purpose_idx on one_time_code (person_id, purpose);
create index one_time_code_expires_at_idx on one_time_code (expires_at);

create table email_change (
  id uuid primary key default uuidv7(),
  person_id uuid not null references person on delete cascade,
  old_email citext not null,
  new_email citext not null,
  confirm_hash bytea not null unique,
  cancel_hash bytea not null unique,
  requested_at timestamptz not null default now(),
  confirmed_at timestamptz,
  cancelled_at timestamptz,
  old_was_proved boolean not null default true
);
create index email_change_old_email_idx on email_change (old_email) where cancelled_at is null;
create unique index email_change_person_id_idx on email_change (person_id) where confirmed_at is null and cancelled_at
  is null;
create index email_change_person_id_idx1 on email_change (person_id);

create table authenticator (
  person_id uuid primary key references person on delete cascade,
  secret bytea not null,
  last_step integer not null default 0,
  created_at timestamptz not null default now(),
  confirmed_at timestamptz
);

create table recovery_code (
  id uuid primary key default uuidv7(),
  person_id uuid not null references person on delete cascade,
  signature text not null,
  constraint recovery_code_person_id_signature_key unique (person_id, signature)
);

create table google_identity (
  person_id uuid primary key references person on delete cascade,
  issuer text not null,
  subject text not null,
  email citext not null,
  linked_at timestamptz not null default now(),
  constraint google_identity_issuer_subject_key unique (issuer, subject)
);

create table custom_role (
  id uuid primary key default uuidv7(),
  name text not null check (length(name) >= 2 and length(name) <= 60),
  description text not null default '' check (length(description) <= 300),
  permissions text[] not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- Not citext, which folds letters by the database's locale
create unique index custom_role_name on custom_role (lower(name collate vietnamese));

create table person_custom_role (
  person_id uuid not null references person on delete cascade,
  role_id uuid not null references custom_role on delete restrict,
  assigned_at timestamptz not null default now(),
  primary key (person_id, role_id)
);
create index person_custom_role_role_id_idx on person_custom_role (role_id);

create table data_request (
  id uuid primary key default uuidv7(),
  person_id uuid not null references person on delete cascade,
  kind text not null check (kind in ('EXPORT', 'ERASURE')),
  status text not null default 'WAITING' check (status in ('WAITING', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED')),
  progress integer not null default 0 check (progress between 0 and 100),
  storage_key text,
  size_bytes bigint,
  requested_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  finished_at timestamptz,
  expires_at timestamptz
);
create unique index data_request_open on data_request (person_id, kind) where status in ('WAITING', 'RUNNING');
create index data_request_person_id_requested_at_idx on data_request (person_id, requested_at desc);
create index data_request_expires_at_idx on data_request (expires_at) where storage_key is not null;

create table api_token (
  id uuid primary key default uuidv7(),
  person_id uuid not null references person on delete cascade,
  name text not null check (length(name) >= 1 and length(name) <= 80),
  scopes text[] not null check (cardinality(scopes) > 0),
  hash bytea not null unique check (length(hash) = 32),
  hint text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_used_at timestamptz,
  ended_at timestamptz,
  end_reason text check (end_reason in ('REVOKED', 'WITHDRAWN', 'PASSWORD_RESET', 'EMAIL_RESTORED',
    'PAYOUT_ACCOUNT_UNDONE', 'DEACTIVATED')),
  renewed_as_id uuid references api_token on delete set null,
  reminded_at timestamptz,
  last_used_address text,
  constraint api_token_check check ((ended_at is null) = (end_reason is null)),
  constraint api_token_check1 check (expires_at <= (created_at + '367 days'::interval))
);
create index api_token_person_id_created_at_idx on api_token (person_id, created_at desc);
create index api_token_created_at_id_idx on api_token (created_at desc, id desc);
create index api_token_renewed_as_id_idx on api_token (renewed_as_id) where renewed_as_id is not null;
-- For reminders
create index api_token_expires_at_idx on api_token (expires_at) where ended_at is null and reminded_at is null;

create function count_person_version() returns trigger language plpgsql as $$
begin new.version := old.version + 1; return new; end
$$;

-- Serialized, so that of two administrators who leave simultaneously the second one is found to be the last
create function keep_an_administrator() returns trigger language plpgsql as $$
begin
  -- Two that go at the same time wait for each other, and the second one sees that it is the last
  perform pg_advisory_xact_lock(hashtext('administrators'));
  if not exists (select from person
      where roles && '{ADMIN}' and roles <> '{USER}' and erased_at is null and is_active) then
    raise exception 'the last active administrator' using errcode = '23514', constraint = 'last_administrator';
  end if;
  return null;
end
$$;

create function note_erased() returns trigger language plpgsql as $$
begin
  perform note_row('enrolment', e.id) from enrolment e where e.student_id = new.id;
  perform note_row('order', o.id) from orders o where o.buyer_id = new.id;
  return null;
end
$$;

-- To ten minutes, and without waiting for a transaction that has locked the person's row
create function note_last_seen() returns trigger language plpgsql as $$
begin
  update person set last_seen_at = new.last_used_at where id = (
    select id from person where id = new.person_id
      and (last_seen_at is null or last_seen_at < new.last_used_at - interval '10 minutes')
    for no key update skip locked);
  return null;
end
$$;

create function note_person() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform note_row('person', old.person_id);
  else
    perform note_row('person', new.person_id);
  end if;
  return null;
end
$$;

-- Words of a former name leave the vocabulary of corrections, unless a document contains them. They are locked in
-- order, so that two transactions that drop the same words do not deadlock.
create function search_of_teacher() returns trigger language plpgsql as $$
begin
  perform refresh_course_document(array(select id from course where teacher_id = new.id));
  delete from search_word where word in (
    select w.word from search_word w
    where w.word = any(string_to_array(search_normal(old.full_name), ' '))
      and not exists (select 1 from course_document s where s.words @@ quote_literal(w.word)::tsquery)
    order by w.word for update);
  return null;
end
$$;

-- Uses the channel of sessions
create function tell_api_token_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_changed', 'api-token:' || old.id);
  return null;
end
$$;

-- Names for whom a change of a person matters: for teachers everything that shows people, for authors of ratings
-- their courses, for others nothing
create function tell_content_of_person() returns trigger language plpgsql as $$
begin
  if 'TEACHER' = any(old.roles || new.roles)
      or exists (select 1 from teacher_profile where person_id = new.id)
      or exists (select 1 from course where teacher_id = new.id) then
    perform announce_content(tg_table_name, '');
  elsif exists (select 1 from rating where author_id = new.id) then
    perform announce_content(tg_table_name, (
      select string_agg(distinct lower(n.name), ' ')
      from rating r join course c on c.id = r.course_id
      cross join lateral (
        select c.id::text union all select c.slug
        union all select s.slug from course_slug s where s.course_id = c.id) n(name)
      where r.author_id = new.id));
  end if;
  return null;
end
$$;

create function tell_content_of_teacher() returns trigger language plpgsql as $$
begin
  if exists (select 1 from teacher_profile where person_id = new.id) then
    perform announce_content(tg_table_name, '');
  end if;
  return null;
end
$$;

create function tell_role_change() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'custom_role' then perform pg_notify('session_changed', 'everybody:');
  elsif tg_op = 'DELETE' then perform pg_notify('session_changed', 'person:' || old.person_id);
  else perform pg_notify('session_changed', 'person:' || new.person_id); end if;
  return null;
end
$$;

-- Each process evicts what it has cached about the person or the session
create function tell_session_change() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'person' then perform pg_notify('session_changed', 'person:' || new.id);
  else perform pg_notify('session_changed', 'session:' || new.id); end if;
  return null;
end
$$;

-- For another table than the person's own: it locks the person's row, so that versions increase
create function tell_webhooks_of_people() returns trigger language plpgsql as $$
declare people uuid[] := array(select distinct person_id from changed);
begin
  if exists (select 1 from webhook where is_active and 'PERSON_CHANGED' = any(kinds)) then
    perform 1 from person where id = any(people) order by id for no key update;
    perform tell_webhooks('PERSON_CHANGED', people);
  end if;
  return null;
end
$$;

create function tell_webhooks_of_teacher() returns trigger language plpgsql as $$
begin
  if exists (select 1 from webhook where is_active and 'PERSON_CHANGED' = any(kinds)) then
    perform 1 from person where id = new.person_id for no key update;
    perform tell_webhooks('PERSON_CHANGED', array[new.person_id]);
  end if;
  return null;
end
$$;

create trigger count_version before update of email, full_name, phone, bio, locale on person
  for each row
  when ((old.email::text, old.full_name, old.phone, old.bio, old.locale) is distinct from (new.email::text,
    new.full_name, new.phone, new.bio, new.locale))
  execute function count_person_version();
create trigger keep_an_administrator after update of roles, is_active on person
  for each row
  when (('ADMIN' = any (old.roles)) and old.is_active and not (('ADMIN' = any (new.roles)) and new.is_active))
  execute function keep_an_administrator();
create trigger keep_an_administrator_on_delete after delete on person
  for each row
  when (('ADMIN' = any (old.roles)) and old.is_active)
  execute function keep_an_administrator();
create trigger tell after update of roles, is_active, locale on person
  for each row
  when ((old.roles, old.is_active, old.locale) is distinct from (new.roles, new.is_active, new.locale))
  execute function tell_session_change();
create trigger search_of_teacher after update of full_name on person
  for each row
  when (old.full_name is distinct from new.full_name)
  execute function search_of_teacher();
create trigger note_change after insert or delete on person for each row execute function note_change('person');
create trigger note_update after update on person
  for each row
  when ((old.email, old.full_name, old.avatar_url, old.roles, old.is_active, old.phone, old.bio, old.skills,
    old.education, old.experience, old.locale, old.email_verified_at, old.deactivated_at, old.deactivation_reason,
    old.version, old.erased_at) is distinct from (new.email, new.full_name, new.avatar_url, new.roles, new.is_active,
    new.phone, new.bio, new.skills, new.education, new.experience, new.locale, new.email_verified_at,
    new.deactivated_at, new.deactivation_reason, new.version, new.erased_at))
  execute function note_change('person');
create trigger note_erased after update on person
  for each row
  when (old.erased_at is null and new.erased_at is not null)
  execute function note_erased();
create trigger tell_webhooks_person_changed_insert after insert on person referencing new table as changed
  for each statement execute function tell_webhooks_of_rows('PERSON_CHANGED');
create trigger tell_webhooks_person_changed_update after update of email, email_verified_at, full_name, avatar_url,
    roles, is_active, bio, skills, education, experience, phone, locale, erased_at on person
  for each row
  when ((new.email, new.email_verified_at, new.full_name, new.avatar_url, new.roles, new.is_active, new.bio, new.skills,
    new.education, new.experience, new.phone, new.locale, new.erased_at) is distinct from (old.email,
    old.email_verified_at, old.full_name, old.avatar_url, old.roles, old.is_active, old.bio, old.skills,
    old.education, old.experience, old.phone, old.locale, old.erased_at))
  execute function tell_webhooks_of_row('PERSON_CHANGED');
create trigger tell_content after delete on person for each row execute function tell_content();
create trigger tell_new_content after insert on person
  for each row
  when ('TEACHER' = any (new.roles))
  execute function tell_content();
create trigger tell_page_change after update on person
  for each row
  when ((old.bio, old.skills, old.education, old.experience, old.email_verified_at) is distinct from (new.bio,
    new.skills, new.education, new.experience, new.email_verified_at))
  execute function tell_content_of_teacher();
create trigger tell_content_change after update on person
  for each row
  when ((old.id, old.full_name, old.avatar_url, old.roles, old.is_active, old.created_at, old.erased_at) is distinct
    from (new.id, new.full_name, new.avatar_url, new.roles, new.is_active, new.created_at, new.erased_at))
  execute function tell_content_of_person();
create trigger tell_webhooks_insert after insert on teacher_profile
  for each row execute function tell_webhooks_of_teacher();
create trigger tell_webhooks_update after update on teacher_profile
  for each row
  when ((new.headline, new.links, new.seller_class, new.tax_id) is distinct from (old.headline, old.links,
    old.seller_class, old.tax_id))
  execute function tell_webhooks_of_teacher();
create trigger tell_content after insert or delete on teacher_profile for each row execute function tell_content();
create trigger tell_content_change after update on teacher_profile
  for each row
  when ((old.id, old.person_id, old.headline, old.seller_class, old.tax_id, old.created_at, old.links) is distinct from
    (new.id, new.person_id, new.headline, new.seller_class, new.tax_id, new.created_at, new.links))
  execute function tell_content();
create trigger tell after update of ended_at on session
  for each row
  when (old.ended_at is distinct from new.ended_at)
  execute function tell_session_change();
create trigger note_last_seen after insert or update of last_used_at on session
  for each row execute function note_last_seen();
create trigger tell after update of permissions on custom_role
  for each row
  when (old.permissions is distinct from new.permissions)
  execute function tell_role_change();
create trigger tell after insert or delete or update on person_custom_role
  for each row execute function tell_role_change();
create trigger note_person after insert or delete on person_custom_role for each row execute function note_person();
create trigger tell_webhooks_insert after insert on person_custom_role referencing new table as changed
  for each statement execute function tell_webhooks_of_people();
create trigger tell_webhooks_delete after delete on person_custom_role referencing old table as changed
  for each statement execute function tell_webhooks_of_people();
create trigger tell after update of ended_at, expires_at, scopes on api_token
  for each row
  when (old.ended_at is distinct from new.ended_at or old.expires_at is distinct from new.expires_at or old.scopes is
    distinct from new.scopes)
  execute function tell_api_token_change();
create trigger tell_of_deletion after delete on api_token for each row execute function tell_api_token_change();


-- Tables: platform
-- ----------------

create table media (
  id uuid primary key default uuidv7(),
  owner_id uuid not null references person,
  kind text not null check (kind in ('VIDEO', 'IMAGE', 'CAPTIONS', 'FILE', 'AUDIO', 'SUBMISSION', 'TICKET')),
  storage_key text not null unique,
  content_type text not null,
  size_bytes bigint not null,
  duration_sec integer,
  created_at timestamptz not null default now(),
  files text[] not null default '{}',
  unused_since timestamptz
);
create index media_unused_since_idx on media (unused_since) where unused_since is not null;

create table upload (
  id uuid primary key default uuidv7(),
  person_id uuid not null references person on delete cascade,
  filename text not null,
  size_bytes bigint not null,
  finished_at timestamptz,
  created_at timestamptz not null default now(),
  active_at timestamptz not null default now()
);
create index upload_person_id_created_at_idx on upload (person_id, created_at);

create table sandbox_mail (
  id uuid primary key default uuidv7(),
  message_id text not null unique,
  sender text not null,
  recipient text not null,
  locale text not null check (locale in ('vi', 'en')),
  subject text not null,
  html text not null,
  text text not null,
  created_at timestamptz not null default now()
);

create table outgoing_hold (
  kind text primary key check (kind in ('MONEY', 'MAIL', 'WEBHOOK')),
  since timestamptz not null default now(),
  backup_at timestamptz not null,
  released_at timestamptz,
  released_by uuid references person,
  reason text
);
create index outgoing_hold_released_by_idx on outgoing_hold (released_by);

create table restoration (
  id uuid primary key default uuidv7(),
  backup_id uuid not null,
  backup_at timestamptz not null,
  restored_at timestamptz not null default clock_timestamp(),
  erased jsonb not null default '[]'
);

create trigger tell_content after delete on media for each row execute function tell_content();
create trigger tell_content_change after update on media
  for each row
  when ((old.id, old.owner_id, old.kind, old.storage_key, old.content_type, old.size_bytes, old.duration_sec,
    old.created_at, old.files) is distinct from (new.id, new.owner_id, new.kind, new.storage_key, new.content_type,
    new.size_bytes, new.duration_sec, new.created_at, new.files))
  execute function tell_content();


-- Tables: catalog
-- ---------------

create table category (
  id uuid primary key default uuidv7(),
  slug text not null unique,
  name text not null,
  name_en text not null,
  icon text not null,
  motif text not null,
  parent_id uuid references category,
  position integer not null,
  course_count integer not null default 0
);
create index category_parent_id_position_idx on category (parent_id, "position");
create index category_name_words on category using gin (search_vector((name || ' ') || name_en));

create table course (
  id uuid primary key default uuidv7(),
  slug text not null unique,
  title text not null,
  subtitle text not null default '',
  description jsonb not null default '{"type": "doc", "content": []}',
  description_words integer not null default 0,
  outcomes text[] not null default '{}',
  requirements text[] not null default '{}',
  audience text[] not null default '{}',
  tags text[] not null default '{}',
  level text not null default 'ALL' check (level in ('BEGINNER', 'INTERMEDIATE', 'ADVANCED', 'ALL')),
  language text not null default 'vi',
  status text not null default 'DRAFT' check (status in ('DRAFT', 'PENDING_REVIEW', 'NEEDS_FIXES', 'REJECTED',
    'APPROVED', 'PUBLISHED', 'UNPUBLISHED', 'SUSPENDED', 'ARCHIVED')),
  visibility text not null default 'PUBLIC' check (visibility in ('PUBLIC', 'UNLISTED', 'PRIVATE')),
  category_id uuid references category,
  teacher_id uuid not null references person,
  price bigint not null default 0 check (price >= 0),
  sale_price bigint,
  sale_ends_at timestamptz,
  cover_key text,
  student_count integer not null default 0,
  rating_average double precision not null default 0,
  rating_count integer not null default 0,
  lesson_count integer not null default 0,
  duration_sec integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  published_at timestamptz,
  search tsvector generated always as (setweight(to_tsvector('simple'::regconfig, plain(title)), 'A'::"char") ||
    setweight(to_tsvector('simple'::regconfig, plain(subtitle)), 'B'::"char")) stored,
  search_exact tsvector generated always as (to_tsvector('simple'::regconfig, lower((title || ' ') || subtitle)))
    stored,
  cover_id uuid references media,
  cover_token text not null default replace(gen_random_uuid()::text, '-', ''),
  cover_variant smallint check (cover_variant between 0 and 5),
  is_introductory boolean not null default false,
  introductory_at timestamptz,
  suspended_for text check (suspended_for in ('QUOTA', 'ADMINISTRATOR')),
  certificate_enabled boolean not null default true,
  enforce_order boolean not null default false,
  marks_playback boolean not null default false,
  access_days integer check (access_days between 30 and 3650),
  promo_media_id uuid references media,
  why_suspended text,
  restore_asked_at timestamptz,
  restore_message text,
  constraint course_check check (sale_price > 0 and sale_price < price),
  constraint course_restore_request check ((restore_asked_at is null) = (restore_message is null))
);
create index course_search on course using gin (search);
create index course_title_trgm on course using gin (plain(title) gin_trgm_ops) where status = 'PUBLISHED' and
  visibility = 'PUBLIC';
create index course_best_selling on course (student_count desc, id) where status = 'PUBLISHED' and visibility =
  'PUBLIC';
create index course_newest on course (published_at desc, id) where status = 'PUBLISHED' and visibility = 'PUBLIC';
create index course_rating on course (rating_average desc, rating_count desc, id) where status = 'PUBLISHED' and
  visibility = 'PUBLIC';
create index course_category_best_selling on course (category_id, student_count desc, id) where status = 'PUBLISHED'
  and visibility = 'PUBLIC';
create index course_category_newest on course (category_id, published_at desc, id) where status = 'PUBLISHED' and
  visibility = 'PUBLIC';
create index course_price on course (price, id) where status = 'PUBLISHED' and visibility = 'PUBLIC';
create index course_teacher on course (teacher_id, updated_at desc);
create index course_cover_id_idx on course (cover_id);
create index course_listed on course (id) where status = 'PUBLISHED' and visibility = 'PUBLIC';
create index course_counted on course (teacher_id) where status in ('PUBLISHED', 'PENDING_REVIEW', 'SUSPENDED');
create index course_promo_media_id_idx on course (promo_media_id) where promo_media_id is not null;
-- For the filters of the administrators' list
create index course_state on course (status, updated_at desc, id);
create index course_edited on course (updated_at desc, id);
create index course_restore_asked on course (restore_asked_at) where restore_asked_at is not null;
-- For the next price that ends
create index course_sale_ends on course (sale_ends_at) where sale_ends_at is not null;

create table course_slug (
  slug text primary key,
  course_id uuid not null references course on delete cascade
);
create index course_slug_course on course_slug (course_id);

create table section (
  id uuid primary key default uuidv7(),
  course_id uuid not null references course on delete cascade,
  title text not null,
  position integer not null,
  lesson_count integer not null default 0,
  duration_sec integer not null default 0,
  removed_at timestamptz
);
create index section_course_id_position_idx on section (course_id, "position");

create table lesson (
  id uuid primary key default uuidv7(),
  course_id uuid not null references course on delete cascade,
  section_id uuid not null references section on delete cascade,
  title text not null,
  kind text not null check (kind in ('TEXT', 'VIDEO', 'FILE', 'QUIZ', 'ASSIGNMENT', 'LIVE', 'EMBED')),
  rule text not null check (rule in ('WATCH', 'DWELL', 'PASS', 'SUBMIT', 'MANUAL')),
  position integer not null,
  is_preview boolean not null default false,
  is_required boolean not null default true,
  duration_sec integer not null default 0 check (duration_sec >= 0),
  body jsonb,
  media_id uuid references media,
  captions_id uuid references media,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  minutes integer check (minutes between 1 and 600),
  embed_url text,
  live_url text,
  live_starts_at timestamptz,
  recording_url text,
  drip text not null default 'NONE' check (drip in ('NONE', 'RELATIVE', 'DATE')),
  drip_days integer check (drip_days between 1 and 730),
  drip_at timestamptz,
  removed_at timestamptz,
  caption_tracks uuid[] not null default '{}',
  constraint lesson_check check ((drip = 'RELATIVE') = (drip_days is not null)),
  constraint lesson_check1 check ((drip = 'DATE') = (drip_at is not null))
);
create index lesson_section_id_position_idx on lesson (section_id, "position");
create index lesson_course_id_idx on lesson (course_id);

-- Words of a course for search. Triggers write them (adr/0013).
create table course_document (
  course_id uuid primary key references course on delete cascade,
  words tsvector not null default ''
);
create index course_document_words on course_document using gin (words);

create table search_word (
  word text primary key,
  plain text not null
);
create index search_word_plain on search_word using gin (plain gin_trgm_ops);

create table search_synonym (
  id uuid primary key default uuidv7(),
  terms text[] not null check (cardinality(terms) >= 2 and cardinality(terms) <= 8),
  normal text[] generated always as (search_normals(terms)) stored not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index search_synonym_normal_idx on search_synonym using gin (normal);

create table search_term (
  id uuid primary key default uuidv7(),
  words text not null check (length(words) >= 2 and length(words) <= 60),
  language text not null check (language in ('vi', 'en')),
  has_hits boolean not null,
  count integer not null default 1,
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  people integer not null default 0 check (people >= 0),
  popularity integer check (popularity > 0),
  constraint search_term_words_language_key unique (words, language)
);
create index search_term_has_hits_count_last_at_idx on search_term (has_hits, count desc, last_at desc);
create index search_term_last_at_idx on search_term (last_at);

-- Unsaved input, one for each person and thing
create table edit_draft (
  id uuid primary key default uuidv7(),
  person_id uuid not null references person on delete cascade,
  course_id uuid references course on delete cascade,
  lesson_id uuid references lesson on delete cascade,
  version integer not null default 1,
  base_version integer not null,
  content text not null check (length(content) >= 2 and length(content) <= 420000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint edit_draft_check check (num_nonnulls(course_id, lesson_id) = 1),
  constraint edit_draft_person_id_course_id_key unique (person_id, course_id),
  constraint edit_draft_person_id_lesson_id_key unique (person_id, lesson_id)
);
create index edit_draft_course_id_idx on edit_draft (course_id) where course_id is not null;
create index edit_draft_lesson_id_idx on edit_draft (lesson_id) where lesson_id is not null;
create index edit_draft_updated_at_idx on edit_draft (updated_at);

-- Pictures in texts of a course. Texts refer to them by ID.
create table course_picture (
  id uuid primary key default uuidv7(),
  course_id uuid not null references course on delete cascade,
  media_id uuid not null references media,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index course_picture_course_id_idx on course_picture (course_id);
create index course_picture_media_id_idx on course_picture (media_id);

create table course_price_change (
  id uuid primary key default uuidv7(),
  course_id uuid not null references course on delete cascade,
  price bigint not null check (price >= 0),
  sale_price bigint check (sale_price >= 0),
  sale_ends_at timestamptz,
  valid_from timestamptz not null default now()
);
create index course_price_change_course_id_valid_from_idx on course_price_change (course_id, valid_from);

create table co_teacher (
  id uuid primary key default uuidv7(),
  course_id uuid not null references course on delete cascade,
  email citext not null,
  person_id uuid references person on delete cascade,
  rights text[] not null check (rights <@ array['EDIT', 'ANSWER', 'MARK']),
  invited_at timestamptz not null default now(),
  accepted_at timestamptz,
  constraint co_teacher_check check ((person_id is null) = (accepted_at is null)),
  constraint co_teacher_course_id_email_key unique (course_id, email)
);
create unique index co_teacher_course_id_person_id_idx on co_teacher (course_id, person_id) where person_id is not
  null;
create index co_teacher_person_id_idx on co_teacher (person_id) where person_id is not null;
create index co_teacher_email_idx on co_teacher (email) where person_id is null;

create table lesson_file (
  id uuid primary key default uuidv7(),
  lesson_id uuid not null references lesson on delete cascade,
  media_id uuid not null references media,
  name text not null,
  type text not null check (type in ('PDF', 'IMAGE', 'AUDIO', 'VIDEO', 'DOCUMENT', 'SHEET', 'SLIDES', 'TEXT',
    'ARCHIVE')),
  created_at timestamptz not null default now()
);
create index lesson_file_lesson_id_idx on lesson_file (lesson_id);
create index lesson_file_media_id_idx on lesson_file (media_id);

create table course_revision (
  id uuid primary key default uuidv7(),
  course_id uuid not null references course on delete cascade,
  state text not null default 'DRAFT' check (state in ('DRAFT', 'SUBMITTED', 'SENT_BACK', 'APPLIED', 'REJECTED',
    'DISCARDED')),
  title text,
  category_id uuid references category on delete set null,
  price bigint check (price >= 0),
  removed_section_ids uuid[] not null default '{}',
  removed_lesson_ids uuid[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  closed_at timestamptz,
  access_days integer check (access_days between 30 and 3650),
  constraint course_revision_check check ((state in ('APPLIED', 'REJECTED', 'DISCARDED')) = (closed_at is not null))
);
create unique index course_revision_open on course_revision (course_id) where closed_at is null;
create index course_revision_course_id_created_at_idx on course_revision (course_id, created_at desc);
create index course_revision_category_id_idx on course_revision (category_id) where category_id is not null;

create table course_review (
  id uuid primary key default uuidv7(),
  course_id uuid not null references course on delete cascade,
  submitted_by_id uuid not null references person,
  submitted_at timestamptz not null default now(),
  decision text not null default 'PENDING' check (decision in ('PENDING', 'APPROVED', 'SENT_BACK', 'REJECTED',
    'WITHDRAWN')),
  decided_at timestamptz,
  reviewer_id uuid references person,
  checklist jsonb not null default '[]',
  notes text,
  due_at timestamptz not null default now() + '2 days'::interval,
  submitted jsonb,
  revision_id uuid references course_revision on delete cascade,
  assignee_id uuid references person
);
create unique index course_review_open on course_review (course_id) where decision = 'PENDING';
create index course_review_decision_submitted_at_idx on course_review (decision, submitted_at);
create index course_review_course_id_submitted_at_idx on course_review (course_id, submitted_at desc);
create index course_review_revision_id_idx on course_review (revision_id) where revision_id is not null;
create index course_review_assignee on course_review (assignee_id) where assignee_id is not null;

-- What an edit changed, with the values before it
create table course_change (
  id uuid primary key default uuidv7(),
  course_id uuid not null references course on delete cascade,
  version integer not null,
  changed_at timestamptz not null default now(),
  kind text not null check (kind in ('COURSE_EDITED', 'SECTION_ADDED', 'SECTION_EDITED', 'SECTION_REMOVED',
    'LESSON_ADDED', 'LESSON_EDITED', 'LESSON_REMOVED')),
  subject_id uuid not null,
  title text not null,
  fields text[] not null default '{}',
  former jsonb not null default '{}',
  former_media_id uuid references media,
  former_captions_id uuid references media
);
create index course_change_course_id_version_id_idx on course_change (course_id, version desc, id desc);
create index course_change_subject_id_id_idx on course_change (subject_id, id desc);
create index course_change_former_media_id_idx on course_change (former_media_id) where former_media_id is not null;
create index course_change_former_captions_id_idx on course_change (former_captions_id) where former_captions_id is
  not null;

-- A replaced track remains with its file, so that an edit can be undone. lesson.caption_tracks names the current ones.
create table caption_track (
  id uuid primary key default uuidv7(),
  lesson_id uuid not null references lesson on delete cascade,
  language text not null check (language in ('vi', 'en', 'zh', 'ja', 'ko', 'fr', 'de', 'es', 'th')),
  label text not null check (length(label) >= 1 and length(label) <= 40),
  media_id uuid not null references media,
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  replaced_at timestamptz
);
create unique index caption_track_language on caption_track (lesson_id, language) where replaced_at is null;
create unique index caption_track_default on caption_track (lesson_id) where is_default and replaced_at is null;
create index caption_track_lesson_id_idx on caption_track (lesson_id);
create index caption_track_media_id_idx on caption_track (media_id);

-- Belongs to the file, which lessons share
create table caption_cue (
  media_id uuid not null references media on delete cascade,
  position integer not null,
  start_ms integer not null check (start_ms >= 0),
  end_ms integer not null,
  text text not null,
  words tsvector not null default '',
  constraint caption_cue_check check (end_ms > start_ms),
  primary key (media_id, "position")
);

-- All words of a file: most files are excluded without a read of their lines
create table caption_document (
  media_id uuid primary key references media on delete cascade,
  words tsvector not null
);

create table lesson_passage (
  lesson_id uuid not null references lesson on delete cascade,
  position integer not null,
  text text not null,
  words tsvector not null,
  primary key (lesson_id, "position")
);

-- Belongs to the stored file, which lessons share. Only the attempt in run may write; earlier ones have no effect.
create table video_stream (
  media_id uuid primary key references media on delete cascade,
  state text not null default 'WAITING' check (state in ('WAITING', 'MAKING', 'READY', 'FAILED')),
  run uuid,
  percentage integer not null default 0 check (percentage between 0 and 100),
  failure text check (failure in ('UNREADABLE', 'TOO_LARGE', 'TOO_LONG', 'INTERRUPTED', 'NO_ROOM', 'NOT_SET_UP')),
  renditions jsonb not null default '[]',
  poster_key text,
  size_bytes bigint not null default 0,
  requested_at timestamptz not null default now(),
  touched_at timestamptz not null default now(),
  finished_at timestamptz,
  asked integer not null default 1 check (asked > 0),
  asked_since timestamptz not null default now(),
  constraint video_stream_check check ((state = 'FAILED') = (failure is not null)),
  constraint video_stream_check1 check (state <> 'READY' or jsonb_array_length(renditions) > 0)
);
create index video_stream_touched_at_idx on video_stream (touched_at) where state = 'MAKING';

create table search_event (
  id uuid primary key default uuidv7(),
  at timestamptz not null default now(),
  words text not null check (length(words) >= 2 and length(words) <= 60),
  language text not null,
  results integer not null check (results >= 0),
  is_missed boolean not null,
  person_id uuid references person,
  searcher text
);
create index search_event_at_idx on search_event (at);
create index search_event_person_id_idx on search_event (person_id) where person_id is not null;

create table search_day (
  day date not null,
  language text not null,
  searches integer not null check (searches > 0),
  missed integer not null,
  constraint search_day_check check (missed between 0 and searches),
  primary key (day, language)
);

create table search_day_words (
  day date not null,
  language text not null,
  words text not null,
  searches integer not null check (searches > 0),
  missed integer not null,
  constraint search_day_words_check check (missed between 0 and searches),
  primary key (day, language, words)
);

create table category_slug (
  slug text primary key,
  category_id uuid not null references category on delete cascade
);
create index category_slug_category_id_idx on category_slug (category_id);

create function bound_new_siblings() returns trigger language plpgsql as $$
declare is_full boolean;
begin
  execute format('select 1 from %I where id in (select %I from changed) order by id for no key update',
    tg_argv[2], tg_argv[0]);
  execute
    format('select exists (select 1 from %I where %2$I in (select %2$I from changed) group by %2$I having count(*) > $1)',
    tg_table_name, tg_argv[0]) into is_full using tg_argv[1]::int;
  if is_full then
    raise exception '% holds at most % rows of one %', tg_table_name, tg_argv[1], tg_argv[0]
      using errcode = 'check_violation';
  end if;
  return null;
end
$$;

create function count_changed_lessons() returns trigger language plpgsql as $$
declare sign integer := case tg_op when 'DELETE' then -1 else 1 end;
begin

  perform 1 from section where id in (select section_id from changed) order by id for no key update;
  update section t set lesson_count = lesson_count + sign * a.n, duration_sec = t.duration_sec + sign * a.seconds
    from (select section_id, count(*) as n, sum(duration_sec) as seconds from changed
      where removed_at is null group by 1) a
    where t.id = a.section_id;

  perform 1 from course where id in (select course_id from changed) order by id for no key update;
  update course t set lesson_count = lesson_count + sign * a.n, duration_sec = t.duration_sec + sign * a.seconds
    from (select course_id, count(*) as n, sum(duration_sec) as seconds from changed
      where removed_at is null group by 1) a
    where t.id = a.course_id;
  return null;
end
$$;

create function count_courses() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.status = 'PUBLISHED' and old.visibility = 'PUBLIC' then
    update category set course_count = course_count - 1
    where id = old.category_id or id = (select parent_id from category where id = old.category_id);
  end if;
  if tg_op <> 'DELETE' and new.status = 'PUBLISHED' and new.visibility = 'PUBLIC' then
    update category set course_count = course_count + 1
    where id = new.category_id or id = (select parent_id from category where id = new.category_id);
  end if;
  return null;
end
$$;

-- The application changes slugs only together with these rows, under one lock (features/catalog/categories)
create function count_courses_of_moved() returns trigger language plpgsql as $$
begin
  update category k set course_count = k.course_count
      + case when k.id = new.parent_id then new.course_count else 0 end
      - case when k.id = old.parent_id then old.course_count else 0 end
    where k.id in (old.parent_id, new.parent_id);
  return null;
end
$$;

create function count_lessons() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.removed_at is null then
    update section set lesson_count = lesson_count - 1, duration_sec = duration_sec - old.duration_sec where id =
      old.section_id;
    update course set lesson_count = lesson_count - 1, duration_sec = duration_sec - old.duration_sec where id =
      old.course_id;
  end if;
  if tg_op <> 'DELETE' and new.removed_at is null then
    update section set lesson_count = lesson_count + 1, duration_sec = duration_sec + new.duration_sec where id =
      new.section_id;
    update course set lesson_count = lesson_count + 1, duration_sec = duration_sec + new.duration_sec where id =
      new.course_id;
  end if;
  return null;
end
$$;

-- Locked before anything is counted, so that of two transactions the second one counts what the first one wrote
create function count_progress_again() returns trigger language plpgsql as $$
declare done text := coalesce(current_setting('sen.counted', true), '');
begin
  if position(old.course_id::text in done) > 0 then return null; end if;
  perform set_config('sen.counted', done || ' ' || old.course_id, true);
  -- Locked before anything is counted: of two that meet, the second one counts what the first one wrote
  perform 1 from enrolment where course_id = old.course_id order by id for update;
  update enrolment e set completed_lessons = c.done, percentage = c.percentage,
      completed_at = case when c.is_complete then coalesce(e.completed_at, now()) else e.completed_at end,
      completed_version = case when c.is_complete and e.completed_at is null then c.version else e.completed_version end
    from (select x.id, k.version, count(p.completed_at)::int as done,
        100 * count(p.completed_at)::int / greatest(count(l.id)::int, 1) as percentage,
        count(p.completed_at) > 0
          and count(*) filter (where l.is_required and p.completed_at is null) = 0 as is_complete
      from enrolment x join course k on k.id = x.course_id
        join lesson l on l.course_id = x.course_id and l.removed_at is null
        left join lesson_progress p on p.lesson_id = l.id and p.enrolment_id = x.id
      where x.course_id = old.course_id group by x.id, k.version) c
    where e.id = c.id and ((e.completed_lessons, e.percentage) is distinct from (c.done, c.percentage)
      or c.is_complete and e.completed_at is null);
  return null;
end
$$;

create function follow_captions() returns trigger language plpgsql as $$
begin
  update lesson l set
      caption_tracks = array(select t.id from caption_track t
        where t.lesson_id = l.id and t.replaced_at is null order by t.is_default desc, t.language),
      captions_id = (select t.media_id from caption_track t
        where t.lesson_id = l.id and t.replaced_at is null and t.language = 'vi')
    where l.id = new.lesson_id;
  -- Of a course that was never on sale no edits are kept
  delete from caption_track t using lesson l join course c on c.id = l.course_id
    where t.lesson_id = new.lesson_id and l.id = t.lesson_id and t.replaced_at is not null
      and c.published_at is null;
  return null;
end
$$;

create function follow_former_captions() returns trigger language plpgsql as $$
declare known uuid := (select t.media_id from caption_track t
  where t.lesson_id = new.id and t.language = 'vi' and t.replaced_at is null);
begin
  if known is not distinct from new.captions_id then return null; end if;
  update caption_track set replaced_at = now()
    where lesson_id = new.id and language = 'vi' and replaced_at is null;
  if new.captions_id is not null then
    insert into caption_track (lesson_id, language, label, media_id, is_default)
      values (new.id, 'vi', 'Tiếng Việt', new.captions_id, not exists (select 1 from caption_track t
        where t.lesson_id = new.id and t.is_default and t.replaced_at is null));
  end if;
  return null;
end
$$;

create function keep_change_of_course() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform keep_course_change(new.id, 'COURSE_ADDED', new.id, new.title, '{}', '{}');
  elsif tg_op = 'DELETE' then
    perform keep_course_change(old.id, 'COURSE_REMOVED', old.id, old.title, '{}', '{}');
  elsif false then
    perform keep_course_change(new.id, 'COURSE_REMOVED', new.id, new.title, '{}', '{}');
  else
    perform keep_course_change(new.id, 'COURSE_EDITED', new.id, new.title,
      (select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(old)) where key = any(array['title', 'subtitle',
        'description', 'outcomes', 'requirements', 'audience', 'tags', 'level', 'language', 'category_id',
        'price', 'cover_key', 'promo_media_id', 'access_days'])), (select jsonb_object_agg(key, value) from
        jsonb_each(to_jsonb(new)) where key = any(array['title', 'subtitle', 'description', 'outcomes',
        'requirements', 'audience', 'tags', 'level', 'language', 'category_id', 'price', 'cover_key',
        'promo_media_id', 'access_days'])));
  end if;
  return null;
end
$$;

create function keep_change_of_lesson() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform keep_course_change(new.course_id, 'LESSON_ADDED', new.id, new.title, '{}', '{}');
  elsif tg_op = 'DELETE' then
    perform keep_course_change(old.course_id, 'LESSON_REMOVED', old.id, old.title, '{}', '{}');
  elsif (to_jsonb(old) ->> 'removed_at' is null and to_jsonb(new) ->> 'removed_at' is not null) then
    perform keep_course_change(new.course_id, 'LESSON_REMOVED', new.id, new.title, '{}', '{}');
  else
    perform keep_course_change(new.course_id, 'LESSON_EDITED', new.id, new.title,
      (select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(old)) where key = any(array(select key from
        jsonb_object_keys(to_jsonb(old)) key where key not in ('id', 'course_id', 'position',
'version', 'duration_sec', 'created_at', 'updated_at', 'removed_at', 'captions_id')))), (select jsonb_object_agg(key,
  value) from jsonb_each(to_jsonb(new)) where key = any(array(select key from jsonb_object_keys(to_jsonb(old)) key where
  key not in ('id', 'course_id', 'position',
'version', 'duration_sec', 'created_at', 'updated_at', 'removed_at', 'captions_id')))));
  end if;
  return null;
end
$$;

create function keep_change_of_section() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform keep_course_change(new.course_id, 'SECTION_ADDED', new.id, new.title, '{}', '{}');
  elsif tg_op = 'DELETE' then
    perform keep_course_change(old.course_id, 'SECTION_REMOVED', old.id, old.title, '{}', '{}');
  elsif (to_jsonb(old) ->> 'removed_at' is null and to_jsonb(new) ->> 'removed_at' is not null) then
    perform keep_course_change(new.course_id, 'SECTION_REMOVED', new.id, new.title, '{}', '{}');
  else
    perform keep_course_change(new.course_id, 'SECTION_EDITED', new.id, new.title,
      (select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(old)) where key = any(array['title'])), (select
        jsonb_object_agg(key, value) from jsonb_each(to_jsonb(new)) where key = any(array['title'])));
  end if;
  return null;
end
$$;

-- Edits are recorded by constraint triggers at the commit, so that no writer is missed (adr/0017)
create function keep_course_change(of_course uuid, of_kind text, subject uuid, named text, old_row jsonb, new_row
  jsonb) returns void
language plpgsql as $$
declare
  at_version integer;
  changed text[];
begin
  select version into at_version from course
    where id = of_course and published_at is not null and version > 1;
  if not found then return; end if;
  select coalesce(array_agg(key order by key), '{}') into changed from jsonb_each(old_row) o
    where o.value is distinct from new_row -> o.key;
  if of_kind like '%_EDITED' and cardinality(changed) = 0 then return; end if;
  insert into course_change (course_id, version, kind, subject_id, title, fields, former,
      former_media_id, former_captions_id)
    values (of_course, at_version, of_kind, subject, named, changed,
      case when of_kind like '%_EDITED' then (select coalesce(jsonb_object_agg(key, value), '{}') from
        jsonb_each(old_row)
        where key = any(changed)) else '{}' end,
      case when 'media_id' = any(changed) then (old_row ->> 'media_id')::uuid end,
      case when 'captions_id' = any(changed) then (old_row ->> 'captions_id')::uuid end);
end
$$;

-- A trigger, so that no writer of a price is missed
create function keep_course_price() returns trigger language plpgsql as $$
begin
  insert into course_price_change (course_id, price, sale_price, sale_ends_at)
    values (new.id, new.price, new.sale_price, new.sale_ends_at);
  return null;
end
$$;

create function keep_passages() returns trigger language plpgsql as $$
begin
  delete from lesson_passage where lesson_id = new.id;
  insert into lesson_passage (lesson_id, position, text, words)
    select new.id, p.n, p.said, passage_vector(p.said) from passages_of(new.body) p;
  return null;
end
$$;

-- All words in the line itself, or across two lines but not in the second one alone. The last word may be unfinished
-- unless it is so short that it begins a large part of the vocabulary.
create function passage_query(words text) returns tsquery language sql immutable strict parallel safe as $$
select case when count(*) > 0 then to_tsquery('pg_catalog.simple',
  '(' || string_agg(w || ':' || half || 'A', ' & ') || ') | ((' || string_agg(w || ':' || half || 'AB', ' & ')
  || ') & !(' || string_agg(w || ':' || half || 'B', ' & ') || '))') end
from (select w, case when n = max(n) over () and length(w) > 2 then '*' else '' end as half
  from regexp_split_to_table(public.search_normal(left(words, 200)), ' ') with ordinality t(w, n) where w <> '') t
$$;

create function passage_words(words text) returns tsquery language sql immutable strict parallel safe as $$
select to_tsquery('pg_catalog.simple', string_agg(w || half, ' & '))
from (select w, case when n = max(n) over () and length(w) > 2 then ':*' else '' end as half
  from regexp_split_to_table(public.search_normal(left(words, 200)), ' ') with ordinality t(w, n) where w <> '') t
$$;

-- One passage for each block: the words of its paragraphs, cells and items
create function passages_of(body jsonb) returns table(n integer, said text)
language sql immutable parallel safe as $$
select b.n::int - 1, trim(t.said) from jsonb_array_elements(
    case when jsonb_typeof(body -> 'content') = 'array' then body -> 'content' else '[]' end) with ordinality b(block,
      n),
  lateral (select string_agg(coalesce(p #>> '{attrs,latex}',
      (select string_agg(coalesce(e.piece ->> 'text', e.piece #>> '{attrs,latex}', ' '), '' order by e.o)
      from jsonb_array_elements(p -> 'content') with ordinality e(piece, o))), ' ') as said
    from jsonb_path_query(b.block,
      'strict $.** ? (@.type == "blockMath" || exists (@.content[*] ? (exists (@.text) || @.type == "inlineMath")))') p)
        t
where trim(t.said) <> ''
$$;

-- A: title. B: subtitle, tags, category, teacher. C: outcomes, lessons. D: description. The rows are locked before
-- anything is read, so that of two transactions that rename lessons the second one reads what the first one wrote.
create function refresh_course_document(ids uuid[]) returns void language plpgsql as $$
begin
  insert into course_document (course_id) select c.id from course c where c.id = any(ids) order by c.id
    on conflict do nothing;
  perform 1 from course_document where course_id = any(ids) order by course_id for update;
  update course_document s set words =
      search_vector(c.title)
      || setweight(search_vector(concat_ws(' / ', c.subtitle, array_to_string(c.tags, ' / '),
          k.name, k.name_en, u.name, u.name_en, p.full_name)), 'B')
      || setweight(search_vector(concat_ws(' / ', array_to_string(c.outcomes, ' / '),
          (select string_agg(l.title, ' / ' order by n.position, l.position)
           from lesson l join section n on n.id = l.section_id where l.course_id = c.id and l.removed_at is null))),
             'C')
      || coalesce((select search_vector(string_agg(t #>> '{}', ' '), true)
          from jsonb_path_query(c.description, 'strict $.**.text') t), '')
    from course c join person p on p.id = c.teacher_id
      left join category k on k.id = c.category_id left join category u on u.id = k.parent_id
    where s.course_id = c.id and c.id = any(ids);
  insert into search_word (word, plain)
    select distinct w.word, plain(w.word) from (
      select c.title || ' ' || c.subtitle || ' ' || array_to_string(c.tags || c.outcomes, ' ') as text
        from course c where c.id = any(ids)
      union all select l.title from lesson l where l.course_id = any(ids) and l.removed_at is null
      union all select p.full_name from person p join course c on c.teacher_id = p.id where c.id = any(ids)
      union all select k.name || ' ' || k.name_en from category k join course c on c.category_id = k.id where c.id =
        any(ids)
    ) t, regexp_split_to_table(search_normal(t.text), ' ') w(word)
    where length(w.word) between 2 and 30 and w.word !~ '[0-9]' order by 1
    on conflict do nothing;
end
$$;

-- Words without accents are corrected to a word without accents. A known word is not corrected.
create function search_correction(normal text) returns text
language plpgsql stable set pg_trgm.similarity_threshold = 0.2 as $$
declare
  typed text; bare text; found text; fixed text[] := '{}';
begin
  if length(normal) < 4 then return null; end if;
  foreach typed in array string_to_array(normal, ' ') loop
    bare := plain(typed);
    found := null;
    if length(typed) > 1 and typed !~ '[0-9]' and not exists (select 1 from search_word w where w.word = typed or
      w.plain = typed) then
      select case when typed = bare then w.plain else w.word end into found
        from (select s.word, s.plain from search_word s union select t, plain(t)
          from search_synonym y, unnest(y.terms) each, regexp_split_to_table(search_normal(each), ' ') t) w, lateral
            (select search_distance(w.plain, bare) as d) x
        where w.plain % bare and x.d <= case when length(bare) < 4 then case when length(w.plain) = length(bare) and x.d
          = 1 and levenshtein(w.plain, bare) = 2 then 1 else 0 end
            when length(bare) < 7 then 1 when length(bare) < 10 then 2 else 3 end
          and (exists (select 1 from course_document s join course c on c.id = s.course_id
              where s.words @@ quote_literal(w.word)::tsquery and c.status = 'PUBLISHED' and c.visibility = 'PUBLIC')
            or exists (select 1 from search_synonym y where ' ' || array_to_string(y.normal, ' ') || ' ' like '% ' ||
              w.word || ' %'))
        order by x.d, levenshtein(w.word, typed), similarity(w.plain, bare) desc, w.word limit 1;
    end if;
    fixed := fixed || coalesce(found, typed);
  end loop;
  return nullif(array_to_string(fixed, ' '), normal);
end
$$;

-- Two letters that changed places count as one mistake
create function search_distance(a text, b text) returns integer language sql immutable strict parallel safe as $$
select case when a = b then 0
  when length(a) = length(b) and (select array_agg(x order by x) from regexp_split_to_table(a, '') x)
    = (select array_agg(x order by x) from regexp_split_to_table(b, '') x) then 1
  else levenshtein(a, b) end
$$;

create function search_finds(query tsquery) returns boolean language sql stable as $$
select exists (select 1 from course_document s join course c on c.id = s.course_id
    where s.words @@ query and c.status = 'PUBLISHED' and c.visibility = 'PUBLIC')
  or exists (select 1 from person p join teacher_profile t on t.person_id = p.id
    where search_vector(p.full_name) @@ query and p.is_active and p.erased_at is null)
$$;

create function search_of_category() returns trigger language plpgsql as $$
begin perform refresh_course_document(array(select c.id from course c join category k on k.id = c.category_id where k.id
  = new.id or k.parent_id = new.id)); return null; end
$$;

create function search_of_course() returns trigger language plpgsql as $$
begin perform refresh_course_document(array(select new.id)); return null; end
$$;

create function search_of_lesson() returns trigger language plpgsql as $$
begin perform refresh_course_document(array(select distinct each from unnest(array[old.course_id, new.course_id])
  each)); return null; end
$$;

create function search_of_lessons() returns trigger language plpgsql as $$
begin perform refresh_course_document(array(select distinct course_id from changed)); return null; end
$$;

-- The last word may be unfinished if it is long enough, or if words precede it
create function search_phrase(words text[], weights text, is_typing boolean) returns tsquery
language sql immutable strict parallel safe as $$
select coalesce(string_agg(quote_literal(w) || case
  when is_typing and n = cardinality(words) and (n > 1 or length(w) > 2) then ':*' || weights
  else ':' || weights end, ' <-> ' order by n), '')::tsquery
from unnest(words) with ordinality x(w, n)
$$;

create function search_plan(typed text, is_typing boolean default false) returns search_plan
language plpgsql stable as $$
declare
  normal text := search_normal(left(typed, 200));
  first search_plan := search_step(normal, is_typing);
  plan search_plan := first;
  corrected text;
begin
  if normal = '' or search_finds(plan.query) then return plan; end if;
  if not is_typing then
    plan := search_step(normal, true);
    if search_finds(plan.query) then return plan; end if;
  end if;
  foreach corrected in array array_remove(array[search_correction(normal),
      case when normal like '% %' then nullif(plain(normal), normal) end], null) loop
    plan := search_step(corrected, is_typing);
    if search_finds(plan.query) then plan.corrected := corrected; return plan; end if;
  end loop;
  return first;
end
$$;

-- Words side by side anywhere, or scattered over the words that describe the course. A short scattered word would be
-- found everywhere.
create function search_query(words text[], is_typing boolean) returns tsquery
language sql immutable strict parallel safe as $$
select case when cardinality(words) < 2 and length(words[1]) < 3 then search_phrase(words, 'AB', is_typing)
  else search_phrase(words, 'ABCD', is_typing) || (
    select coalesce(string_agg(quote_literal(w) || case
      when is_typing and n = cardinality(words) and length(w) > 2 then ':*ABC'
      when length(w) < 3 then ':AB' else ':ABC' end, ' & '), '')::tsquery
    from unnest(words) with ordinality x(w, n)) end
$$;

-- In PL/pgSQL, because it runs for each hit: an SQL function would be planned each time
create function search_score(document tsvector, plan search_plan) returns real
language sql immutable parallel safe as $$
select (case when document @@ plan.title then 4 when document @@ plan.named then 3
    when document @@ plan.alike_title then 2.5 when document @@ plan.alike then 2
    when document @@ plan.phrase then 1.5 else 0 end
  + case when document @@ plan.whole then 1 else 0 end
  + ts_rank('{0.05, 0.2, 0.5, 1}', document, plan.query))::real
$$;

create function search_step(normal text, is_typing boolean) returns search_plan language plpgsql stable as $$
declare
  words text[] := search_words(normal);
  plan search_plan;
  other text[];
  others text[];
begin
  plan.query := search_query(words, is_typing);
  plan.title := search_phrase(words, 'A', is_typing);
  plan.named := search_phrase(words, 'AB', is_typing);
  plan.phrase := search_phrase(words, 'ABCD', is_typing);
  -- Together with the words that were left out: “học máy” is more than “máy”
  plan.whole := search_phrase(string_to_array(normal, ' '), 'AB', is_typing);
  plan.alike := '';
  plan.alike_title := '';
  -- Words that an administrator holds to mean the same, each in the place of what was typed
  for others in
    select array[trim(replace(' ' || search_step.normal || ' ', ' ' || t || ' ', ' ' || search_normal(u) || ' '))]
    from search_synonym s, unnest(s.normal) t, unnest(s.terms) u
    where ' ' || search_step.normal || ' ' like '% ' || t || ' %' and plain(search_normal(u)) <> plain(t)
    limit 12
  loop
    other := search_words(others[1]);
    plan.query := plan.query || search_phrase(other, 'ABC', is_typing);
    plan.alike := plan.alike || search_phrase(other, 'AB', is_typing);
    plan.alike_title := plan.alike_title || search_phrase(other, 'A', is_typing);
  end loop;
  return plan;
end
$$;

-- Words that say nothing about the subject are left out if others remain. Courses are for beginners unless they say
-- otherwise, and few say it in these words.
create function search_words(normal text) returns text[] language sql immutable strict parallel safe as $$
with word as (select w, n, w =
  any(string_to_array('khoá học thầy cô cách cho và của với về là các những một để từ bằng cần muốn tìm hiểu js khoa hoc cach va cua voi ve la cac nhung mot de tu bang can muon tim hieu course courses learn learning how to the a an of for and in with',
  ' ')) as is_noise
  from unnest(string_to_array(coalesce(nullif(trim(regexp_replace(normal,
    '(^| )(cho )?(người mới|nguoi moi)( bắt đầu| bat dau| học| hoc)?( |$)', ' ')), ''), nullif(normal, '')), ' '))
    with ordinality x(w, n) limit 20)
select coalesce(array_agg(w order by n) filter (where not is_noise or not exists (select 1 from word where not
  is_noise)), '{}')
from word
$$;

create function tell_totals_of_teacher() returns trigger language plpgsql as $$
begin
  perform announce_content('teacher_totals', (
    select string_agg(distinct lower(n.name), ' ')
    from course c
    cross join lateral (
      select c.id::text union all select c.slug
      union all select s.slug from course_slug s where s.course_id = c.id) n(name)
    where c.teacher_id in (old.teacher_id, new.teacher_id)));
  return null;
end
$$;

create trigger search_of_category after update of name, name_en, parent_id on category
  for each row
  when (old.name is distinct from new.name or old.name_en is distinct from new.name_en or old.parent_id is distinct from
    new.parent_id)
  execute function search_of_category();
create trigger bound_siblings before update of parent_id on category
  for each row execute function bound_siblings('parent_id', '30', 'category');
create trigger bound_new_siblings after insert on category referencing new table as changed
  for each statement execute function bound_new_siblings('parent_id', '30', 'category');
create trigger count_courses_of_moved after update of parent_id on category
  for each row
  when (old.parent_id is distinct from new.parent_id)
  execute function count_courses_of_moved();
create trigger tell_content after insert or delete on category for each row execute function tell_content();
create trigger tell_content_change after update on category
  for each row
  when ((old.id, old.slug, old.name, old.name_en, old.icon, old.motif, old.parent_id, old."position", old.course_count)
    is distinct from (new.id, new.slug, new.name, new.name_en, new.icon, new.motif, new.parent_id, new."position",
    new.course_count))
  execute function tell_content();
create trigger count_courses after insert or delete or update of status, visibility, category_id on course
  for each row execute function count_courses();
create trigger search_of_course after update of title, subtitle, tags, outcomes, description, category_id, teacher_id
    on course
  for each row
  when (old.title is distinct from new.title or old.subtitle is distinct from new.subtitle or old.tags is distinct from
    new.tags or old.outcomes is distinct from new.outcomes or old.description is distinct from new.description or
    old.category_id is distinct from new.category_id or old.teacher_id is distinct from new.teacher_id)
  execute function search_of_course();
create trigger search_of_new_course after insert on course for each row execute function search_of_course();
create trigger keep_course_price_update after update on course
  for each row
  when ((new.price, new.sale_price, new.sale_ends_at) is distinct from (old.price, old.sale_price, old.sale_ends_at))
  execute function keep_course_price();
create trigger keep_course_price_insert after insert on course for each row execute function keep_course_price();
create constraint trigger keep_change after update of title, subtitle, description, outcomes, requirements, audience,
    tags, level, language, category_id, price, cover_key, promo_media_id, access_days on course deferrable initially
    deferred
  for each row execute function keep_change_of_course();
create trigger note_change after insert or delete on course for each row execute function note_change('course');
create trigger note_update after update on course
  for each row
  when ((old.slug, old.title, old.subtitle, old.description, old.outcomes, old.requirements, old.audience, old.tags,
    old.level, old.language, old.status, old.suspended_for, old.visibility, old.category_id, old.teacher_id,
    old.price, old.sale_price, old.sale_ends_at, old.cover_id, old.cover_key, old.cover_variant, old.promo_media_id,
    old.lesson_count, old.duration_sec, old.certificate_enabled, old.marks_playback, old.enforce_order,
    old.access_days, old.version, old.updated_at, old.published_at) is distinct from (new.slug, new.title,
    new.subtitle, new.description, new.outcomes, new.requirements, new.audience, new.tags, new.level, new.language,
    new.status, new.suspended_for, new.visibility, new.category_id, new.teacher_id, new.price, new.sale_price,
    new.sale_ends_at, new.cover_id, new.cover_key, new.cover_variant, new.promo_media_id, new.lesson_count,
    new.duration_sec, new.certificate_enabled, new.marks_playback, new.enforce_order, new.access_days, new.version,
    new.updated_at, new.published_at))
  execute function note_change('course');
create trigger tell_webhooks_course_published_insert after insert on course
  for each row
  when (new.status = 'PUBLISHED')
  execute function tell_webhooks_of_row('COURSE_PUBLISHED');
create trigger tell_webhooks_course_published_update after update of status on course
  for each row
  when (new.status = 'PUBLISHED' and old.status <> 'PUBLISHED')
  execute function tell_webhooks_of_row('COURSE_PUBLISHED');
create trigger tell_content after insert or delete on course for each row execute function tell_content_of_course();
create trigger tell_content_change after update on course
  for each row
  when ((old.id, old.slug, old.title, old.subtitle, old.description, old.description_words, old.outcomes,
    old.requirements, old.audience, old.tags, old.level, old.language, old.status, old.visibility, old.category_id,
    old.teacher_id, old.price, old.sale_price, old.sale_ends_at, old.cover_key, old.rating_average, old.rating_count,
    old.lesson_count, old.duration_sec, old.version, old.created_at, old.updated_at, old.published_at, old.cover_id,
    old.cover_token, old.cover_variant, old.is_introductory, old.introductory_at, old.suspended_for,
    old.certificate_enabled, old.enforce_order, old.marks_playback, old.access_days, old.promo_media_id,
    old.why_suspended, old.restore_asked_at, old.restore_message) is distinct from (new.id, new.slug, new.title,
    new.subtitle, new.description, new.description_words, new.outcomes, new.requirements, new.audience, new.tags,
    new.level, new.language, new.status, new.visibility, new.category_id, new.teacher_id, new.price, new.sale_price,
    new.sale_ends_at, new.cover_key, new.rating_average, new.rating_count, new.lesson_count, new.duration_sec,
    new.version, new.created_at, new.updated_at, new.published_at, new.cover_id, new.cover_token, new.cover_variant,
    new.is_introductory, new.introductory_at, new.suspended_for, new.certificate_enabled, new.enforce_order,
    new.marks_playback, new.access_days, new.promo_media_id, new.why_suspended, new.restore_asked_at,
    new.restore_message))
  execute function tell_content_of_course();
-- At the commit: another transaction may have renamed a course, or transferred it to the teacher
create constraint trigger tell_new_totals after insert on course deferrable initially deferred
  for each row
  when (new.status = 'PUBLISHED' and new.visibility = 'PUBLIC')
  execute function tell_totals_of_teacher();
create constraint trigger tell_lost_totals after delete on course deferrable initially deferred
  for each row
  when (old.status = 'PUBLISHED' and old.visibility = 'PUBLIC')
  execute function tell_totals_of_teacher();
create constraint trigger tell_other_totals after update on course deferrable initially deferred
  for each row
  when (((old.teacher_id, old.status, old.visibility, old.rating_average, old.rating_count) is distinct from
    (new.teacher_id, new.status, new.visibility, new.rating_average, new.rating_count)) and (old.status = 'PUBLISHED'
    and old.visibility = 'PUBLIC' or new.status = 'PUBLISHED' and new.visibility = 'PUBLIC'))
  execute function tell_totals_of_teacher();
create trigger tell_content after insert or delete on course_slug
  for each row execute function tell_content_of_course();
create trigger tell_content_change after update on course_slug
  for each row
  when (old.slug is distinct from new.slug or old.course_id is distinct from new.course_id)
  execute function tell_content_of_course();
create constraint trigger keep_change after insert or delete or update of title, removed_at on section deferrable
    initially deferred
  for each row execute function keep_change_of_section();
create trigger tell_content after insert or delete on section for each row execute function tell_content_of_course();
create trigger tell_content_change after update on section
  for each row
  when ((old.id, old.course_id, old.title, old."position", old.lesson_count, old.duration_sec, old.removed_at) is
    distinct from (new.id, new.course_id, new.title, new."position", new.lesson_count, new.duration_sec,
    new.removed_at))
  execute function tell_content_of_course();
create trigger search_of_lessons_insert after insert on lesson referencing new table as changed
  for each statement execute function search_of_lessons();
create trigger search_of_lessons_delete after delete on lesson referencing old table as changed
  for each statement execute function search_of_lessons();
create trigger count_changed_lessons_insert after insert on lesson referencing new table as changed
  for each statement execute function count_changed_lessons();
create trigger count_changed_lessons_delete after delete on lesson referencing old table as changed
  for each statement execute function count_changed_lessons();
create trigger count_lessons after update of section_id, course_id, duration_sec, removed_at on lesson
  for each row execute function count_lessons();
create trigger search_of_lesson after update of title, course_id, section_id, removed_at on lesson
  for each row
  when (old.title is distinct from new.title or old.course_id is distinct from new.course_id or old.section_id is
    distinct from new.section_id or old.removed_at is distinct from new.removed_at)
  execute function search_of_lesson();
create constraint trigger keep_change after insert or delete or update on lesson deferrable initially deferred
  for each row execute function keep_change_of_lesson();
create constraint trigger count_progress_again after delete or update of removed_at on lesson deferrable initially
    deferred
  for each row execute function count_progress_again();
create trigger follow_former_captions after update of captions_id on lesson
  for each row
  when (old.captions_id is distinct from new.captions_id)
  execute function follow_former_captions();
create trigger follow_former_captions_of_new after insert on lesson
  for each row
  when (new.captions_id is not null)
  execute function follow_former_captions();
create trigger keep_passages after update of body on lesson
  for each row
  when (old.body is distinct from new.body)
  execute function keep_passages();
create trigger keep_passages_of_new after insert on lesson
  for each row
  when (new.body is not null)
  execute function keep_passages();
create trigger tell_content after insert or delete on lesson for each row execute function tell_content_of_course();
create trigger tell_content_change after update on lesson
  for each row
  when ((old.id, old.course_id, old.section_id, old.title, old.kind, old.rule, old."position", old.is_preview,
    old.is_required, old.duration_sec, old.body, old.media_id, old.captions_id, old.created_at, old.updated_at,
    old.version, old.minutes, old.embed_url, old.live_url, old.live_starts_at, old.recording_url, old.drip,
    old.drip_days, old.drip_at, old.removed_at, old.caption_tracks) is distinct from (new.id, new.course_id,
    new.section_id, new.title, new.kind, new.rule, new."position", new.is_preview, new.is_required, new.duration_sec,
    new.body, new.media_id, new.captions_id, new.created_at, new.updated_at, new.version, new.minutes, new.embed_url,
    new.live_url, new.live_starts_at, new.recording_url, new.drip, new.drip_days, new.drip_at, new.removed_at,
    new.caption_tracks))
  execute function tell_content_of_course();
create trigger tell_content after insert or delete on search_synonym for each row execute function tell_content();
create trigger tell_content_change after update on search_synonym
  for each row
  when ((old.id, old.terms, old.normal, old.version, old.created_at, old.updated_at) is distinct from (new.id,
    new.terms, new.normal, new.version, new.created_at, new.updated_at))
  execute function tell_content();
create trigger tell_content after delete on search_term
  for each row
  when (old.popularity is not null)
  execute function tell_content();
create trigger tell_new_content after insert on search_term
  for each row
  when (new.popularity is not null)
  execute function tell_content();
create trigger tell_content_change after update on search_term
  for each row
  when (((old.words, old.language, old.has_hits, old.popularity) is distinct from (new.words, new.language,
    new.has_hits, new.popularity)) and coalesce(old.popularity, new.popularity) is not null)
  execute function tell_content();
create trigger tell_content after insert or delete on course_picture
  for each row execute function tell_content_of_course();
create trigger tell_content_change after update on course_picture
  for each row
  when ((old.id, old.course_id, old.media_id, old.width, old.height, old.created_at, old.updated_at) is distinct from
    (new.id, new.course_id, new.media_id, new.width, new.height, new.created_at, new.updated_at))
  execute function tell_content_of_course();
create constraint trigger follow_captions after insert or update of is_default, replaced_at on caption_track
    deferrable initially deferred
  for each row execute function follow_captions();
create trigger tell_content after insert or delete on video_stream for each row execute function tell_content();
create trigger tell_content_change after update on video_stream
  for each row
  when ((old.media_id, old.state, old.run, old.failure, old.renditions, old.poster_key, old.size_bytes) is distinct from
    (new.media_id, new.state, new.run, new.failure, new.renditions, new.poster_key, new.size_bytes))
  execute function tell_content();
create trigger tell_content after insert or delete on category_slug for each row execute function tell_content();
create trigger tell_content_change after update on category_slug
  for each row
  when (old.slug is distinct from new.slug or old.category_id is distinct from new.category_id)
  execute function tell_content();


-- Tables: learning
-- ----------------

create table enrolment (
  id uuid primary key default uuidv7(),
  student_id uuid not null references person,
  course_id uuid not null references course,
  access text not null default 'ACTIVE' check (access in ('ACTIVE', 'SUSPENDED', 'EXPIRED', 'REVOKED')),
  source text not null check (source in ('PURCHASE', 'FREE', 'COUPON', 'GIFT', 'GROUP', 'ADMIN', 'TEACHER')),
  enrolled_at timestamptz not null default now(),
  completed_lessons integer not null default 0,
  percentage integer not null default 0 check (percentage between 0 and 100),
  highest_percentage integer not null default 0,
  completed_at timestamptz,
  last_lesson_id uuid references lesson on delete set null,
  last_studied_at timestamptz,
  completed_version integer,
  expires_at timestamptz,
  told_days integer,
  constraint enrolment_student_id_course_id_key unique (student_id, course_id)
);
create index enrolment_student_id_last_studied_at_idx on enrolment (student_id, last_studied_at desc nulls last);
create index enrolment_course_id_idx on enrolment (course_id);
create index enrolment_course_id_id_idx on enrolment (course_id, id) where completed_at is not null;
create index enrolment_expiring on enrolment (expires_at) where access = 'ACTIVE' and expires_at is not null;
create index enrolment_course_id_enrolled_at_idx on enrolment (course_id, enrolled_at);
create index enrolment_course_id_last_studied_at_idx on enrolment (course_id, last_studied_at);

create table lesson_progress (
  id uuid primary key default uuidv7(),
  enrolment_id uuid not null references enrolment on delete cascade,
  lesson_id uuid not null references lesson on delete cascade,
  watched int4multirange not null default '{}',
  done_sec integer not null default 0,
  position_sec integer not null default 0,
  reached_at timestamptz default now(),
  reported_at timestamptz not null default now(),
  completed_at timestamptz,
  best_score integer check (best_score between 0 and 100),
  completed_why text check (completed_why in ('WATCH', 'DWELL', 'PASS', 'SUBMIT', 'MANUAL', 'TEACHER')),
  -- Start of the sitting to which the next report belongs. Not indexed, so that a report remains a HOT update.
  viewing_began_at timestamptz,
  constraint lesson_progress_enrolment_id_lesson_id_key unique (enrolment_id, lesson_id),
  constraint lesson_progress_check check (completed_why is null or completed_at is not null)
);
create index lesson_progress_lesson_id_idx on lesson_progress (lesson_id);
create index lesson_progress_enrolment_id_completed_at_idx on lesson_progress (enrolment_id, completed_at) where
  completed_at is not null;

create table rating (
  id uuid primary key default uuidv7(),
  course_id uuid not null references course on delete cascade,
  author_id uuid not null references person,
  enrolment_id uuid not null unique references enrolment,
  stars integer not null check (stars between 1 and 5),
  text text,
  teacher_reply text,
  status text not null default 'PUBLISHED' check (status in ('PUBLISHED', 'PENDING', 'HIDDEN', 'REMOVED')),
  created_at timestamptz not null default now(),
  percentage integer check (percentage between 0 and 100),
  course_version integer,
  updated_at timestamptz,
  replied_at timestamptz,
  replied_by_id uuid references person,
  hidden_for text check (hidden_for in ('REFUND', 'MODERATION'))
);
create index rating_course_id_created_at_idx on rating (course_id, created_at desc) where status = 'PUBLISHED';
create index rating_listed on rating (course_id, (text is null), created_at desc, id) where status = 'PUBLISHED';
create index rating_author_id_created_at_idx on rating (author_id, created_at);
create index rating_replied_by_id_idx on rating (replied_by_id) where replied_by_id is not null;
create index rating_unanswered on rating (course_id, created_at) where status = 'PUBLISHED' and teacher_reply is null;

create table study_day (
  enrolment_id uuid not null references enrolment on delete cascade,
  day date not null,
  seconds integer not null check (seconds >= 0),
  primary key (enrolment_id, day)
);
create index study_day_day_idx on study_day (day);

create table achievement (
  code text primary key,
  metric text not null check (metric in ('LESSONS', 'COURSES', 'MINUTES', 'STREAK', 'CERTIFICATES',
    'HELPFUL_ANSWERS')),
  threshold integer not null check (threshold > 0),
  sort_order integer not null unique
);

create table earned_achievement (
  person_id uuid not null references person on delete cascade,
  code text not null references achievement,
  earned_at timestamptz not null default now(),
  primary key (person_id, code)
);

create table study_goal (
  person_id uuid primary key references person on delete cascade,
  minutes_per_day integer not null check (minutes_per_day between 5 and 480),
  days_per_week integer not null check (days_per_week between 1 and 7),
  updated_at timestamptz not null default now()
);

create table issuer_key (
  id uuid primary key default uuidv7(),
  did text not null unique,
  created_at timestamptz not null default now(),
  retired_at timestamptz
);

create table certificate (
  id uuid primary key default uuidv7(),
  enrolment_id uuid not null references enrolment,
  serial text not null unique,
  verify_code text not null unique,
  student_name text not null,
  course_title text not null,
  status text not null default 'ISSUED' check (status in ('ISSUED', 'REVOKED')),
  issued_at timestamptz not null default now(),
  teacher_name text not null default '',
  course_version integer not null default 1,
  lesson_count integer not null default 0,
  study_minutes integer not null default 0,
  score integer check (score between 0 and 100),
  badge text,
  issuer_key_id uuid references issuer_key,
  replaces_id uuid unique references certificate,
  revoked_at timestamptz,
  revoked_for text check (revoked_for in ('GIVEN_BACK', 'CORRECTED', 'WITHDRAWN')),
  revoked_note text,
  constraint certificate_revoked check ((status = 'REVOKED') = (revoked_at is not null) and (revoked_at is null) =
    (revoked_for is null))
);
create unique index certificate_enrolment_id_idx on certificate (enrolment_id) where status = 'ISSUED';
create index certificate_enrolment_id_issued_at_idx on certificate (enrolment_id, issued_at);
create index certificate_issued_at_id_idx on certificate (issued_at, id);
create index certificate_issuer_key_id_idx on certificate (issuer_key_id) where issuer_key_id is not null;

create table rating_version (
  id uuid primary key default uuidv7(),
  rating_id uuid not null references rating on delete cascade,
  stars integer not null check (stars between 1 and 5),
  text text,
  percentage integer,
  course_version integer,
  written_at timestamptz not null
);
create index rating_version_rating_id_written_at_idx on rating_version (rating_id, written_at);

-- Which code was shown to whom: the code in a leaked recording identifies the account
create table playback (
  id uuid primary key default uuidv7(),
  code text not null unique,
  person_id uuid not null references person,
  lesson_id uuid not null references lesson on delete cascade,
  began_at timestamptz not null default now()
);
create index playback_person_id_lesson_id_began_at_idx on playback (person_id, lesson_id, began_at desc);
create index playback_lesson_id_idx on playback (lesson_id);
create index playback_began_at_idx on playback (began_at);

create table lesson_note (
  id uuid primary key default uuidv7(),
  person_id uuid not null references person,
  lesson_id uuid not null references lesson on delete cascade,
  text text not null,
  at_sec integer check (at_sec between 0 and 86400),
  paragraph integer check (paragraph between 0 and 10000),
  created_at timestamptz not null default now(),
  updated_at timestamptz,
  words tsvector generated always as (passage_vector(text)) stored not null
);
create index lesson_note_person_id_lesson_id_idx on lesson_note (person_id, lesson_id);
create index lesson_note_lesson_id_idx on lesson_note (lesson_id);
create index lesson_note_person_id_created_at_idx on lesson_note (person_id, created_at);

-- One small row for each sitting, and sums by day that remain after the rows are deleted (adr/0019). Parts are fortieths
-- of the video: a bit in a row, an element in an array.
create table lesson_viewing (
  progress_id uuid not null references lesson_progress on delete cascade,
  began_at timestamptz not null,
  person_id uuid not null references person,
  last_at timestamptz not null,
  media_id uuid not null references media on delete cascade,
  length_sec integer not null check (length_sec > 0),
  stopped_sec integer not null,
  played bigint not null,
  replayed bigint not null,
  constraint lesson_viewing_check check (stopped_sec between 0 and length_sec),
  primary key (progress_id, began_at)
) with (fillfactor=80);
create index lesson_viewing_began_at_idx on lesson_viewing (began_at);
create index lesson_viewing_person_id_idx on lesson_viewing (person_id);
create index lesson_viewing_media_id_idx on lesson_viewing (media_id);

create table lesson_viewing_day (
  lesson_id uuid not null references lesson on delete cascade,
  media_id uuid not null references media on delete cascade,
  day date not null,
  viewings integer not null check (viewings > 0),
  finished integer not null,
  plays integer[] not null check (cardinality(plays) = 40),
  replays integer[] not null check (cardinality(replays) = 40),
  drops integer[] not null check (cardinality(drops) = 40),
  constraint lesson_viewing_day_check check (finished between 0 and viewings),
  primary key (lesson_id, media_id, day)
);
create index lesson_viewing_day_media_id_idx on lesson_viewing_day (media_id);
create index lesson_viewing_day_day_idx on lesson_viewing_day (day);

create table bookmark (
  id uuid primary key default uuidv7(),
  person_id uuid not null references person,
  lesson_id uuid not null references lesson on delete cascade,
  at_sec integer check (at_sec between 0 and 86400),
  label text,
  created_at timestamptz not null default now()
);
create unique index bookmark_once on bookmark (person_id, lesson_id, at_sec) nulls not distinct;
create index bookmark_person_id_created_at_idx on bookmark (person_id, created_at);
create index bookmark_lesson_id_idx on bookmark (lesson_id);

create table course_message (
  id uuid primary key default uuidv7(),
  course_id uuid not null references course,
  author_id uuid not null references person,
  audience text not null check (audience in ('EVERYONE', 'CHOSEN')),
  title text not null,
  body text not null,
  recipients integer not null,
  sent_at timestamptz not null default now()
);
create index course_message_course_id_sent_at_idx on course_message (course_id, sent_at desc);
create index course_message_author_id_idx on course_message (author_id);

create table course_message_reader (
  message_id uuid not null references course_message on delete cascade,
  enrolment_id uuid not null references enrolment on delete cascade,
  told_at timestamptz,
  read_at timestamptz,
  primary key (message_id, enrolment_id)
);
create index course_message_reader_enrolment_id_message_id_idx on course_message_reader (enrolment_id, message_id
  desc);
create index course_message_reader_message_id_idx on course_message_reader (message_id) where told_at is null;

create table new_lesson_notice (
  course_id uuid primary key references course on delete cascade,
  version integer not null
);

create table roster_change (
  id uuid primary key default uuidv7(),
  course_id uuid not null references course,
  author_id uuid not null references person,
  kind text not null check (kind in ('ENROL', 'END')),
  reason text not null,
  created_at timestamptz not null default now(),
  ended_at timestamptz
);
create index roster_change_course_id_created_at_idx on roster_change (course_id, created_at desc);
create index roster_change_author_id_idx on roster_change (author_id);
-- One at a time for a course
create unique index roster_change_running on roster_change (course_id) where ended_at is null;

create table roster_line (
  change_id uuid not null references roster_change on delete cascade,
  line integer not null,
  email citext,
  enrolment_id uuid references enrolment on delete set null,
  outcome text not null check (outcome in ('WAITING', 'DONE', 'HOLDS', 'TEACHES', 'NO_ACCOUNT', 'NO_PLACE',
    'OTHERWISE_GIVEN', 'INVALID', 'REPEATED', 'STOPPED')),
  primary key (change_id, line)
);
create index roster_line_enrolment_id_idx on roster_line (enrolment_id) where enrolment_id is not null;
create index roster_line_lower_idx on roster_line (lower(email::text)) where email is not null;

create function access_end(days integer) returns timestamptz language sql stable parallel safe
  return ((now() at time zone 'Asia/Ho_Chi_Minh')::date + 1 + days)::timestamp at time zone 'Asia/Ho_Chi_Minh';

create function count_students() returns trigger language plpgsql as $$
begin
  perform 1 from course where id in (select course_id from changed) order by id for no key update;
  update course c set student_count = student_count + a.n
    from (select course_id, count(*) as n from changed group by 1) a where c.id = a.course_id;
  return null;
end
$$;

-- Freezes with the payment when access ends, where the writer does not state it
create function freeze_access_end() returns trigger language plpgsql as $$
declare sold record;
begin
  select l.access_days into sold from order_line l where l.buyer_id = new.student_id
    and l.course_id = new.course_id and l.state = 'PAID' and l.ended_at is null;
  if found then new.expires_at := access_end(sold.access_days); end if;
  return new;
end
$$;

create function note_day_of_enrolment() returns trigger language plpgsql as $$
begin if tg_op <> 'INSERT' then insert into course_day_note (course_id, day) values (old.course_id, (old.enrolled_at at
  time zone 'Asia/Ho_Chi_Minh')::date); end if; if tg_op <> 'DELETE' then insert into course_day_note (course_id, day)
  values (new.course_id, (new.enrolled_at at time zone 'Asia/Ho_Chi_Minh')::date); end if; return null; end
$$;

create function note_day_of_study() returns trigger language plpgsql as $$
begin if tg_op <> 'INSERT' then insert into course_day_note (course_id, day) select e.course_id, old.day from enrolment
  e where e.id = old.enrolment_id; end if; if tg_op <> 'DELETE' then insert into course_day_note (course_id, day) select
  e.course_id, new.day from enrolment e where e.id = new.enrolment_id; end if; return null; end
$$;

create function note_lesson() returns trigger language plpgsql as $$
begin if tg_op <> 'INSERT' then insert into lesson_figure_note (lesson_id) values (old.lesson_id); end if; if tg_op <>
  'DELETE' then insert into lesson_figure_note (lesson_id) values (new.lesson_id); end if; return null; end
$$;

create function score_course() returns trigger language plpgsql as $$
begin perform score_courses(array[new.course_id]); return null; end
$$;

create function score_courses(ids uuid[]) returns void language plpgsql as $$
begin
  perform 1 from course where id = any(ids) order by id for no key update;
  update course c set (rating_average, rating_count) = (
    select coalesce(round(avg(stars), 2), 0), count(*) from rating where course_id = c.id and status = 'PUBLISHED'
  ) where id = any(ids);
end
$$;

create function score_rated_courses() returns trigger language plpgsql as $$
begin perform score_courses(array(select distinct course_id from changed)); return null; end
$$;

create trigger count_students after insert on enrolment referencing new table as changed
  for each statement execute function count_students();
create trigger freeze_access_end before insert on enrolment
  for each row
  when (new.access = 'ACTIVE' and new.expires_at is null)
  execute function freeze_access_end();
-- For a second purchase by a writer that leaves the end as it was
create trigger freeze_access_end_anew before update of access on enrolment
  for each row
  when (new.access = 'ACTIVE' and (old.access in ('REVOKED', 'EXPIRED')) and not new.expires_at is distinct from
    old.expires_at)
  execute function freeze_access_end();
create trigger note_change after insert or delete on enrolment for each row execute function note_change('enrolment');
create trigger note_update after update on enrolment
  for each row
  when ((old.student_id, old.course_id, old.access, old.expires_at, old.source, old.enrolled_at, old.completed_lessons,
    old.completed_at) is distinct from (new.student_id, new.course_id, new.access, new.expires_at, new.source,
    new.enrolled_at, new.completed_lessons, new.completed_at) or (old.last_studied_at at time zone
    'Asia/Ho_Chi_Minh')::date is distinct from (new.last_studied_at at time zone 'Asia/Ho_Chi_Minh')::date)
  execute function note_change('enrolment');
create trigger tell_webhooks_enrolment_created_insert after insert on enrolment referencing new table as changed
  for each statement execute function tell_webhooks_of_rows('ENROLMENT_CREATED');
create trigger tell_webhooks_enrolment_created_update after update of access on enrolment
  for each row
  when (new.access = 'ACTIVE' and ((old.access in ('EXPIRED', 'REVOKED')) or new.expires_at is distinct from
    old.expires_at and old.expires_at <= now()))
  execute function tell_webhooks_of_row('ENROLMENT_CREATED');
create trigger tell_webhooks_enrolment_completed_update after update of completed_at on enrolment
  for each row
  when (new.completed_at is not null and old.completed_at is null)
  execute function tell_webhooks_of_row('ENROLMENT_COMPLETED');
create trigger note_day after insert or delete on enrolment for each row execute function note_day_of_enrolment();
create trigger note_day_anew after update on enrolment
  for each row
  when (old.enrolled_at <> new.enrolled_at or (old.last_studied_at is null) <> (new.last_studied_at is null) or
    (old.completed_at is null) <> (new.completed_at is null))
  execute function note_day_of_enrolment();
create trigger note_lesson after insert or delete on lesson_progress for each row execute function note_lesson();
create trigger note_lesson_anew after update on lesson_progress
  for each row
  when (old.completed_at is distinct from new.completed_at or old.reached_at is distinct from new.reached_at or
    old.best_score is distinct from new.best_score)
  execute function note_lesson();
create trigger score_course after update of stars, status on rating for each row execute function score_course();
create trigger score_rated_courses_insert after insert on rating referencing new table as changed
  for each statement execute function score_rated_courses();
create trigger score_rated_courses_delete after delete on rating referencing old table as changed
  for each statement execute function score_rated_courses();
create trigger tell_content after insert or delete on rating for each row execute function tell_content_of_course();
create trigger tell_content_change after update on rating
  for each row
  when ((old.id, old.course_id, old.author_id, old.enrolment_id, old.stars, old.text, old.teacher_reply, old.status,
    old.created_at, old.percentage, old.course_version, old.updated_at, old.replied_at, old.replied_by_id,
    old.hidden_for) is distinct from (new.id, new.course_id, new.author_id, new.enrolment_id, new.stars, new.text,
    new.teacher_reply, new.status, new.created_at, new.percentage, new.course_version, new.updated_at, new.replied_at,
    new.replied_by_id, new.hidden_for))
  execute function tell_content_of_course();
create trigger note_day after insert or delete on study_day for each row execute function note_day_of_study();
create trigger note_day_anew after update on study_day
  for each row
  when (old.* is distinct from new.*)
  execute function note_day_of_study();
create trigger tell_webhooks_certificate_issued_insert after insert on certificate
  for each row
  when (new.status = 'ISSUED')
  execute function tell_webhooks_of_row('CERTIFICATE_ISSUED');


-- Tables: analytics
-- -----------------

create table visit_salt (
  day date primary key,
  salt bytea not null
);

create table course_visit (
  course_id uuid not null references course on delete cascade,
  day date not null,
  kind text not null check (kind in ('VIEW', 'PREVIEW')),
  visitor bytea not null,
  words text check (length(words) <= 60),
  primary key (course_id, day, kind, visitor)
);
create index course_visit_day_idx on course_visit (day);

create table course_visit_day (
  course_id uuid not null references course on delete cascade,
  day date not null,
  views integer not null check (views >= 0),
  previews integer not null check (previews >= 0),
  primary key (course_id, day)
);

create table course_words_day (
  course_id uuid not null references course on delete cascade,
  day date not null,
  words text not null check (length(words) >= 1 and length(words) <= 60),
  visits integer not null check (visits > 0),
  primary key (course_id, day, words)
);

create table course_day (
  course_id uuid not null references course on delete cascade,
  day date not null,
  ordered integer not null check (ordered >= 0),
  paid integer not null,
  enrolments integer not null check (enrolments >= 0),
  begun integer not null,
  finished integer not null,
  learners integer not null check (learners >= 0),
  seconds integer not null check (seconds >= 0),
  constraint course_day_check check (paid between 0 and ordered),
  constraint course_day_check1 check (begun between 0 and enrolments),
  constraint course_day_check2 check (finished between 0 and enrolments),
  primary key (course_id, day)
);

create table lesson_figure (
  lesson_id uuid primary key references lesson on delete cascade,
  opened integer not null check (opened >= 0),
  completed integer not null check (completed >= 0),
  marked integer not null check (marked >= 0),
  score_sum integer not null check (score_sum >= 0),
  timed integer not null check (timed >= 0),
  hours_sum bigint not null check (hours_sum >= 0)
);

-- Triggers insert a note and update nothing, so that no writer waits. A job reads the notes and sums again what they name
-- (adr/0023).
create table course_day_note (
  id bigint generated always as identity primary key,
  course_id uuid not null,
  day date not null
);

create table lesson_figure_note (
  id bigint generated always as identity primary key,
  lesson_id uuid not null
);


-- Tables: announcements
-- ---------------------

create table announcement (
  id uuid primary key default uuidv7(),
  kind text not null check (kind in ('INFO', 'MAINTENANCE', 'PROMOTION')),
  title_vi text not null,
  title_en text not null,
  text_vi text not null,
  text_en text not null,
  audience text not null check (audience in ('EVERYONE', 'STUDENTS', 'TEACHERS', 'ADMINISTRATORS', 'COURSE')),
  course_id uuid references course,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  is_dismissible boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  constraint announcement_check check (starts_at < ends_at),
  constraint announcement_check1 check ((audience = 'COURSE') = (course_id is not null))
);
create index announcement_ends_at_id_idx on announcement (ends_at desc, id);
create index announcement_course_id_idx on announcement (course_id) where course_id is not null;

create table announcement_reader (
  announcement_id uuid not null references announcement on delete cascade,
  person_id uuid not null references person on delete cascade,
  read_at timestamptz not null default now(),
  dismissed_at timestamptz,
  primary key (announcement_id, person_id)
);
create index announcement_reader_person_id_idx on announcement_reader (person_id);


-- Tables: assessment
-- ------------------

create table question (
  id uuid primary key default uuidv7(),
  course_id uuid not null references course on delete cascade,
  kind text not null check (kind in ('SINGLE', 'MULTIPLE', 'TRUE_FALSE', 'BLANK', 'SHORT', 'ORDERING', 'MATCHING',
    'OPEN')),
  prompt jsonb not null,
  body jsonb not null check (jsonb_typeof(body) = 'object'),
  points integer not null check (points between 1 and 100),
  topic text check (length(topic) >= 1 and length(topic) <= 60),
  explanation text check (length(explanation) >= 1 and length(explanation) <= 2000),
  review_lesson_id uuid references lesson on delete set null,
  review_sec integer not null default 0 check (review_sec >= 0),
  sound_id uuid references media,
  version integer not null default 1,
  removed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index question_course_id_created_at_idx on question (course_id, created_at);
create index question_review_lesson_id_idx on question (review_lesson_id);
create index question_sound_id_idx on question (sound_id);

create table quiz (
  id uuid primary key default uuidv7(),
  course_id uuid not null references course on delete cascade,
  lesson_id uuid not null unique references lesson on delete cascade,
  pass_percent integer not null default 70 check (pass_percent between 1 and 100),
  max_attempts integer check (max_attempts between 1 and 20),
  time_limit_sec integer check (time_limit_sec between 60 and 28800),
  shuffles_questions boolean not null default false,
  shuffles_answers boolean not null default true,
  draw_count integer check (draw_count >= 1),
  answers_shown text not null default 'AFTER_SUBMISSION' check (answers_shown in ('AFTER_SUBMISSION',
    'AFTER_LAST_ATTEMPT', 'NEVER')),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index quiz_course_id_idx on quiz (course_id);

create table quiz_question (
  quiz_id uuid not null references quiz on delete cascade,
  question_id uuid not null references question on delete cascade,
  position integer not null,
  primary key (quiz_id, question_id)
);
create index quiz_question_question_id_idx on quiz_question (question_id);

-- Questions and keys are those of its start. Students read "solutions", to which keys are copied when they may see them;
-- nothing else reads "keys" for them.
create table quiz_attempt (
  id uuid primary key default uuidv7(),
  quiz_id uuid not null references quiz on delete cascade,
  student_id uuid not null references person,
  enrolment_id uuid not null references enrolment,
  number integer not null check (number between 1 and 100),
  status text not null default 'IN_PROGRESS' check (status in ('IN_PROGRESS', 'SUBMITTED', 'GRADED', 'EXPIRED')),
  pass_percent integer not null,
  paper jsonb not null check (jsonb_typeof(paper) = 'array'),
  keys jsonb not null check (jsonb_typeof(keys) = 'array'),
  answers jsonb not null default '{}' check (jsonb_typeof(answers) = 'object'),
  marks jsonb not null default '[]' check (jsonb_typeof(marks) = 'array'),
  solutions jsonb not null default '[]' check (jsonb_typeof(solutions) = 'array'),
  sequence integer not null default 0,
  tab text,
  started_at timestamptz not null default now(),
  ends_at timestamptz,
  saved_at timestamptz,
  submitted_at timestamptz,
  is_timed_out boolean not null default false,
  score integer check (score between 0 and 100),
  passed boolean not null default false,
  constraint quiz_attempt_check check ((status = 'IN_PROGRESS') = (submitted_at is null)),
  constraint quiz_attempt_check1 check (status <> 'IN_PROGRESS' or marks = '[]'::jsonb and solutions = '[]'::jsonb and
    score is null and not passed),
  constraint quiz_attempt_quiz_id_student_id_number_key unique (quiz_id, student_id, number)
);
create unique index quiz_attempt_open on quiz_attempt (quiz_id, student_id) where status = 'IN_PROGRESS';
create index quiz_attempt_student_id_idx on quiz_attempt (student_id);
create index quiz_attempt_enrolment_id_idx on quiz_attempt (enrolment_id);
create index quiz_attempt_waiting on quiz_attempt (quiz_id, submitted_at) where status = 'SUBMITTED';
create index quiz_attempt_enrolment_id_idx1 on quiz_attempt (enrolment_id);

create table quiz_extra_time (
  quiz_id uuid not null references quiz on delete cascade,
  student_id uuid not null references person,
  extra_sec integer not null check (extra_sec between 1 and 28800),
  granted_by_id uuid references person,
  granted_at timestamptz not null default now(),
  primary key (quiz_id, student_id)
);
create index quiz_extra_time_student_id_idx on quiz_extra_time (student_id);
create index quiz_extra_time_granted_by_id_idx on quiz_extra_time (granted_by_id);


-- Tables: assignment
-- ------------------

create table assignment (
  id uuid primary key default uuidv7(),
  course_id uuid not null references course on delete cascade,
  lesson_id uuid not null unique references lesson on delete cascade,
  opens_at timestamptz,
  due_at timestamptz,
  cut_off_at timestamptz,
  max_attempts integer not null default 1 check (max_attempts between 1 and 10),
  max_score integer not null check (max_score between 1 and 1000),
  pass_score integer not null check (pass_score between 0 and 1000),
  late_policy text not null default 'NONE' check (late_policy in ('NONE', 'POINTS', 'PERCENT', 'REFUSED')),
  late_amount integer not null default 0 check (late_amount between 0 and 100),
  rubric jsonb not null check (jsonb_typeof(rubric) = 'array'),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint assignment_check check (pass_score <= max_score),
  constraint assignment_check1 check (cut_off_at is null or due_at is null or cut_off_at >= due_at),
  constraint assignment_check2 check (opens_at is null or due_at is null or due_at > opens_at),
  constraint assignment_check3 check (opens_at is null or cut_off_at is null or cut_off_at > opens_at)
);
create index assignment_course_id_idx on assignment (course_id);
create index assignment_due_at_idx on assignment (due_at) where due_at is not null;

-- Terms are those of its start. Students read "grade", which is written when the work is returned. Until then graders
-- write "marking".
create table assignment_submission (
  id uuid primary key default uuidv7(),
  assignment_id uuid not null references assignment on delete cascade,
  student_id uuid not null references person,
  enrolment_id uuid not null references enrolment,
  number integer not null check (number between 1 and 100),
  status text not null default 'DRAFT' check (status in ('DRAFT', 'SUBMITTED', 'GRADED', 'RETURNED')),
  terms jsonb not null check (jsonb_typeof(terms) = 'object'),
  text text not null default '' check (length(text) <= 20000),
  sequence integer not null default 0,
  tab text,
  started_at timestamptz not null default now(),
  saved_at timestamptz,
  submitted_at timestamptz,
  due_at timestamptz,
  late_minutes integer not null default 0 check (late_minutes >= 0),
  marking jsonb not null default '{}' check (jsonb_typeof(marking) = 'object'),
  marking_version integer not null default 0,
  marked_at timestamptz,
  marked_by_id uuid references person,
  claimed_by_id uuid references person,
  claimed_until timestamptz,
  grade jsonb,
  score double precision check (score >= 0::double precision),
  passed boolean not null default false,
  returned_at timestamptz,
  redo_until timestamptz,
  constraint assignment_submission_check check ((status = 'DRAFT') = (submitted_at is null)),
  constraint assignment_submission_check1 check ((status in ('GRADED', 'RETURNED')) = (returned_at is not null)),
  constraint assignment_submission_check2 check ((grade is null) = (returned_at is null)),
  constraint assignment_submission_check3 check (status = 'RETURNED' or redo_until is null),
  constraint assignment_submission_check4 check ((status in ('GRADED', 'RETURNED')) or score is null and not passed),
  constraint assignment_submission_assignment_id_student_id_number_key unique (assignment_id, student_id, number)
);
create unique index assignment_submission_open on assignment_submission (assignment_id, student_id) where status =
  'DRAFT';
create index assignment_submission_waiting on assignment_submission (assignment_id, submitted_at) where status =
  'SUBMITTED';
create index assignment_submission_student_id_idx on assignment_submission (student_id);
create index assignment_submission_enrolment_id_idx on assignment_submission (enrolment_id);
create index assignment_submission_marked_by_id_idx on assignment_submission (marked_by_id);
create index assignment_submission_claimed_by_id_idx on assignment_submission (claimed_by_id);

create table submission_file (
  id uuid primary key default uuidv7(),
  submission_id uuid not null references assignment_submission on delete cascade,
  media_id uuid not null references media,
  name text not null,
  type text not null check (type in ('PDF', 'IMAGE', 'AUDIO', 'VIDEO', 'DOCUMENT', 'SHEET', 'SLIDES', 'TEXT',
    'ARCHIVE')),
  created_at timestamptz not null default now()
);
create index submission_file_submission_id_idx on submission_file (submission_id);
create index submission_file_media_id_idx on submission_file (media_id);

create table assignment_extension (
  assignment_id uuid not null references assignment on delete cascade,
  student_id uuid not null references person,
  due_at timestamptz not null,
  cut_off_at timestamptz not null,
  reason text not null,
  granted_by_id uuid references person,
  granted_at timestamptz not null default now(),
  constraint assignment_extension_check check (cut_off_at >= due_at),
  primary key (assignment_id, student_id)
);
create index assignment_extension_student_id_idx on assignment_extension (student_id);
create index assignment_extension_granted_by_id_idx on assignment_extension (granted_by_id);

create table extension_request (
  id uuid primary key default uuidv7(),
  assignment_id uuid not null references assignment on delete cascade,
  student_id uuid not null references person,
  reason text not null,
  status text not null default 'PENDING' check (status in ('PENDING', 'GRANTED', 'DECLINED')),
  requested_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by_id uuid references person,
  answer text,
  constraint extension_request_check check ((status = 'PENDING') = (decided_at is null))
);
create unique index extension_request_open on extension_request (assignment_id, student_id) where status = 'PENDING';
create index extension_request_student_id_idx on extension_request (student_id);
create index extension_request_decided_by_id_idx on extension_request (decided_by_id);

create table assignment_reminder (
  assignment_id uuid not null references assignment on delete cascade,
  student_id uuid not null references person,
  due_at timestamptz not null,
  primary key (assignment_id, student_id, due_at)
);
create index assignment_reminder_student_id_idx on assignment_reminder (student_id);

create table saved_comment (
  id uuid primary key default uuidv7(),
  marker_id uuid not null references person on delete cascade,
  text text not null check (length(text) >= 1 and length(text) <= 500),
  created_at timestamptz not null default now(),
  constraint saved_comment_marker_id_text_key unique (marker_id, text)
);


-- Tables: assistant
-- -----------------

create table assistant_request (
  id uuid primary key default uuidv7(),
  person_id uuid not null references person on delete cascade,
  course_id uuid not null references course,
  lesson_id uuid references lesson on delete set null,
  kind text not null check (kind in ('DESCRIPTION', 'OUTCOMES', 'QUESTIONS', 'CHECK', 'PICTURE')),
  state text not null default 'RUNNING' check (state in ('RUNNING', 'DONE', 'FAILED')),
  credits integer not null default 1 check (credits > 0),
  month date not null check (extract(day from month) = 1::numeric),
  is_simulated boolean not null,
  model text not null,
  texts text[] not null default '{}',
  questions jsonb not null default '[]',
  failure text,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  picture text,
  constraint assistant_request_check check ((state = 'RUNNING') = (finished_at is null)),
  constraint assistant_request_check1 check ((state = 'FAILED') = (failure is not null))
);
create index assistant_request_person_id_created_at_idx on assistant_request (person_id, created_at desc);
create index assistant_request_course_id_idx on assistant_request (course_id);
create index assistant_request_lesson_id_idx on assistant_request (lesson_id) where lesson_id is not null;
create index assistant_request_running on assistant_request (created_at) where state = 'RUNNING';
create index assistant_request_picture on assistant_request (created_at) where picture is not null;

create table moderation_scan (
  course_id uuid primary key references course on delete cascade,
  scanned_at timestamptz not null,
  lessons integer not null,
  words integer not null,
  ratings integer not null default 0,
  comments integer not null default 0
);

create table moderation_finding (
  id uuid primary key default uuidv7(),
  course_id uuid not null references course on delete cascade,
  rule text not null check (rule in ('INSULT', 'CONTACT', 'PAYMENT', 'PROMISE', 'HEALTH', 'PERSONAL')),
  place text not null check (place in ('TITLE', 'SUBTITLE', 'DESCRIPTION', 'OUTCOMES', 'REQUIREMENTS', 'AUDIENCE',
    'SECTION', 'LESSON_TITLE', 'LESSON', 'RATING', 'COMMENT')),
  part_id uuid not null,
  sentence text not null,
  hash text not null,
  text_before text not null,
  text_after text not null,
  confidence double precision not null check (confidence >= 0::double precision and confidence <= 1::double precision),
  state text not null check (state in ('OPEN', 'KEPT', 'MISTAKEN', 'MENDED')),
  decided_by uuid references person,
  decided_at timestamptz,
  found_at timestamptz not null default now(),
  seen_at timestamptz not null,
  source text not null default 'RULES' check (source in ('RULES', 'PROVIDER', 'SIMULATED')),
  constraint moderation_finding_course_id_rule_hash_place_part_id_key unique (course_id, rule, hash, place, part_id)
);
create index moderation_finding_course_id_state_confidence_idx on moderation_finding (course_id, state, confidence
  desc);
create index moderation_finding_decided_by_idx on moderation_finding (decided_by) where decided_by is not null;
create index moderation_finding_part_id_idx on moderation_finding (part_id) where place = 'RATING';
create index moderation_finding_part_id_idx1 on moderation_finding (part_id) where place = 'COMMENT';


-- Tables: backup
-- --------------

create table backup_run (
  id uuid primary key default uuidv7(),
  trigger text not null check (trigger in ('DAILY', 'MANUAL')),
  status text not null default 'RUNNING' check (status in ('RUNNING', 'OK', 'WARNING', 'ERROR', 'SKIPPED',
    'UNFINISHED')),
  fault text,
  fault_detail text,
  asked_by uuid references person,
  created_at timestamptz not null default now(),
  claimed_at timestamptz,
  ended_at timestamptz,
  phase text not null default 'WAITING' check (phase in ('WAITING', 'DATABASE', 'FILES', 'CHECKING')),
  done_bytes bigint not null default 0,
  all_bytes bigint not null default 0,
  stop_asked_at timestamptz,
  folder text,
  snapshot_at timestamptz,
  checksum text,
  database_bytes bigint,
  file_bytes bigint,
  row_count bigint,
  file_count integer,
  missing_count integer,
  kept_as text check (kept_as in ('DAILY', 'WEEKLY')),
  removed_at timestamptz,
  checking_since timestamptz,
  checked_at timestamptz,
  check_fault text,
  check_detail text,
  files_at_fault jsonb not null default '[]'
);
create unique index backup_one_at_a_time on backup_run ((true)) where status = 'RUNNING';
create unique index backup_run_folder_idx on backup_run (folder) where removed_at is null;
create index backup_run_asked_by_idx on backup_run (asked_by);

create table backup_drill (
  id uuid primary key default uuidv7(),
  backup_id uuid not null references backup_run on delete cascade,
  status text not null default 'RUNNING' check (status in ('RUNNING', 'PASSED', 'FAILED', 'SKIPPED')),
  fault text,
  fault_detail text,
  asked_by uuid references person,
  started_at timestamptz not null default now(),
  ended_at timestamptz,
  steps jsonb not null default '[]'
);
create unique index drill_one_at_a_time on backup_drill ((true)) where status = 'RUNNING';
create index backup_drill_backup_id_idx on backup_drill (backup_id);
create index backup_drill_asked_by_idx on backup_drill (asked_by);


-- Tables: calendar
-- ----------------

create table study_slot (
  id uuid primary key default uuidv7(),
  person_id uuid not null references person,
  course_id uuid references course,
  title text not null,
  starts_at timestamptz not null,
  minutes integer not null check (minutes between 10 and 480),
  created_at timestamptz not null default now()
);
create index study_slot_person_id_starts_at_idx on study_slot (person_id, starts_at);
create index study_slot_course_id_idx on study_slot (course_id) where course_id is not null;

create table calendar_feed (
  person_id uuid primary key references person,
  version integer not null default 1,
  renewed_at timestamptz default now()
);


-- Tables: discussion
-- ------------------

create table comment (
  id uuid primary key default uuidv7(),
  lesson_id uuid not null references lesson on delete cascade,
  author_id uuid not null references person,
  parent_id uuid references comment on delete cascade,
  text text not null,
  at_sec integer check (at_sec between 0 and 86400),
  paragraph integer check (paragraph between 0 and 10000),
  like_count integer not null default 0,
  reply_count integer not null default 0,
  accepted_at timestamptz,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  constraint comment_check check (parent_id is null or at_sec is null and paragraph is null),
  constraint comment_check1 check (accepted_at is null or parent_id is not null)
);
create index comment_lesson_id_created_at_id_idx on comment (lesson_id, created_at, id) where parent_id is null;
create index comment_parent_id_created_at_id_idx on comment (parent_id, created_at, id) where parent_id is not null;
create index comment_author_id_created_at_idx on comment (author_id, created_at);
-- A question has one accepted answer
create unique index comment_parent_id_idx on comment (parent_id) where accepted_at is not null;

create table comment_like (
  comment_id uuid not null references comment on delete cascade,
  person_id uuid not null references person,
  created_at timestamptz not null default now(),
  primary key (comment_id, person_id)
);
create index comment_like_person_id_idx on comment_like (person_id);

create table comment_report (
  id uuid primary key default uuidv7(),
  comment_id uuid not null references comment on delete cascade,
  reporter_id uuid not null references person,
  note text not null,
  created_at timestamptz not null default now(),
  constraint comment_report_comment_id_reporter_id_key unique (comment_id, reporter_id)
);
create index comment_report_reporter_id_idx on comment_report (reporter_id);

create table content_case (
  id uuid primary key default uuidv7(),
  kind text not null check (kind in ('COMMENT', 'RATING')),
  target_id uuid not null,
  state text not null default 'PENDING' check (state in ('PENDING', 'ACCEPTED', 'REJECTED')),
  outcome text check (outcome in ('HIDDEN', 'REMOVED')),
  reason text,
  decided_by_id uuid references person,
  decided_at timestamptz,
  report_count integer not null default 0,
  created_at timestamptz not null default now(),
  constraint content_case_check check ((state = 'PENDING') = (decided_at is null)),
  constraint content_case_check1 check ((state = 'ACCEPTED') = (outcome is not null))
);
create unique index content_case_kind_target_id_idx on content_case (kind, target_id) where state = 'PENDING';
create index content_case_state_created_at_id_idx on content_case (state, created_at, id);
create index content_case_target_id_idx on content_case (target_id);
create index content_case_decided_by_id_idx on content_case (decided_by_id) where decided_by_id is not null;

create table content_report (
  id uuid primary key default uuidv7(),
  case_id uuid not null references content_case on delete cascade,
  reporter_id uuid not null references person,
  note text not null,
  created_at timestamptz not null default now(),
  constraint content_report_case_id_reporter_id_key unique (case_id, reporter_id)
);
create index content_report_reporter_id_idx on content_report (reporter_id);

create table content_appeal (
  id uuid primary key default uuidv7(),
  case_id uuid not null unique references content_case on delete cascade,
  appellant_id uuid not null references person,
  first_decider_id uuid references person,
  first_outcome text not null check (first_outcome in ('HIDDEN', 'REMOVED')),
  first_reason text not null,
  first_decided_at timestamptz not null,
  reason text not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'UPHELD', 'REVERSED')),
  answer text,
  decided_by_id uuid references person,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  constraint content_appeal_check check ((state = 'WAITING') = (decided_at is null)),
  constraint content_appeal_check1 check ((state = 'WAITING') = (answer is null)),
  constraint content_appeal_check2 check (decided_by_id is distinct from first_decider_id or decided_by_id is null)
);
create index content_appeal_appellant_id_idx on content_appeal (appellant_id);
create index content_appeal_state_created_at_id_idx on content_appeal (state, created_at, id);
create index content_appeal_decided_by_id_idx on content_appeal (decided_by_id) where decided_by_id is not null;
create index content_appeal_first_decider_id_idx on content_appeal (first_decider_id) where first_decider_id is not
  null;

create function tell_answering_teachers() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'inbox:' || t.person_id || ':' || new.id)
    from (
      select c.teacher_id as person_id from lesson l join course c on c.id = l.course_id where l.id = new.lesson_id
      union select x.person_id from lesson l join co_teacher x on x.course_id = l.course_id
        where l.id = new.lesson_id and x.person_id is not null and 'ANSWER' = any(x.rights)) t;
  return null;
end
$$;

-- Sends only IDs: each receiver reads the row with its own permissions
create function tell_comment() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'comment:' || new.lesson_id || ':' || new.id);
  return null;
end
$$;

create trigger tell after insert or update on comment for each row execute function tell_comment();
create trigger tell_teachers after insert or update on comment for each row execute function tell_answering_teachers();


-- Tables: exports
-- ---------------

create table export_file (
  id uuid primary key default uuidv7(),
  person_id uuid not null references person,
  list text not null,
  form text not null check (form in ('CSV', 'XLSX')),
  args jsonb not null,
  state text not null default 'QUEUED' check (state in ('QUEUED', 'RUNNING', 'READY', 'FAILED', 'EXPIRED')),
  attempt integer not null default 0,
  rows_done integer not null default 0,
  row_count integer,
  bytes bigint,
  fault text,
  fault_row integer,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  told_at timestamptz,
  finished_at timestamptz,
  expires_at timestamptz,
  course_ids uuid[],
  constraint export_file_check check ((state = 'READY') <= (bytes is not null and expires_at is not null))
);
create index export_file_person_id_id_idx on export_file (person_id, id);
create index export_file_state_idx on export_file (state) where state in ('QUEUED', 'RUNNING', 'READY');

-- Sends only IDs: each receiver reads the row with its own permissions
create function tell_export() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'export:' || new.person_id || ':' || new.id);
  return null;
end
$$;

create trigger tell after update of state on export_file
  for each row
  when ((new.state in ('READY', 'FAILED')) and old.state is distinct from new.state)
  execute function tell_export();


-- Tables: groups
-- --------------

create table study_group (
  id uuid primary key default uuidv7(),
  name text not null,
  about text,
  course_id uuid references course,
  code text not null unique check (code ~ '^[A-HJ-NP-Z2-9]{8}$'),
  created_at timestamptz not null default now()
);
create index study_group_course_id_idx on study_group (course_id) where course_id is not null;

create table group_member (
  id uuid primary key default uuidv7(),
  group_id uuid not null references study_group on delete cascade,
  person_id uuid not null references person,
  role text not null check (role in ('LEADER', 'MEMBER')),
  shares_progress boolean not null default false,
  joined_at timestamptz not null default now(),
  constraint group_member_group_id_person_id_key unique (group_id, person_id)
);
create index group_member_person_id_idx on group_member (person_id);

create table group_post (
  id uuid primary key default uuidv7(),
  group_id uuid not null references study_group on delete cascade,
  author_id uuid not null references person,
  parent_id uuid references group_post on delete cascade,
  text text not null,
  is_pinned boolean not null default false,
  thanks_count integer not null default 0,
  reply_count integer not null default 0,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  constraint group_post_check check (parent_id is null or not is_pinned)
);
create index group_post_group_id_is_pinned_created_at_id_idx on group_post (group_id, is_pinned desc, created_at desc,
  id desc) where parent_id is null and removed_at is null;
create index group_post_parent_id_created_at_id_idx on group_post (parent_id, created_at, id) where parent_id is not
  null;
create index group_post_author_id_idx on group_post (author_id);

create table group_post_thanks (
  post_id uuid not null references group_post on delete cascade,
  person_id uuid not null references person,
  primary key (post_id, person_id)
);
create index group_post_thanks_person_id_idx on group_post_thanks (person_id);

create table group_goal (
  id uuid primary key default uuidv7(),
  group_id uuid not null references study_group on delete cascade,
  kind text not null check (kind in ('SECTION', 'MINUTES')),
  section_id uuid references section on delete cascade,
  minutes integer check (minutes between 30 and 100000),
  starts_on date not null,
  due_on date not null,
  created_at timestamptz not null default now(),
  constraint group_goal_check check (due_on >= starts_on),
  constraint group_goal_check1 check ((kind = 'SECTION') = (section_id is not null)),
  constraint group_goal_check2 check ((kind = 'MINUTES') = (minutes is not null))
);
create index group_goal_group_id_due_on_idx on group_goal (group_id, due_on);
create index group_goal_section_id_idx on group_goal (section_id) where section_id is not null;

create table group_event (
  id uuid primary key default uuidv7(),
  group_id uuid not null references study_group on delete cascade,
  created_by_id uuid not null references person,
  title text not null,
  starts_at timestamptz not null,
  minutes integer not null check (minutes between 15 and 480),
  address text,
  created_at timestamptz not null default now()
);
create index group_event_group_id_starts_at_idx on group_event (group_id, starts_at);
create index group_event_created_by_id_idx on group_event (created_by_id);

create table group_event_answer (
  event_id uuid not null references group_event on delete cascade,
  person_id uuid not null references person,
  comes boolean not null,
  primary key (event_id, person_id)
);
create index group_event_answer_person_id_idx on group_event_answer (person_id);

-- Sends only IDs: each receiver reads the row with its own permissions
create function tell_group_post() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'group-post:' || new.group_id || ':' || new.id);
  return null;
end
$$;

create trigger tell after insert or update on group_post for each row execute function tell_group_post();


-- Tables: operations
-- ------------------

create table audit_log (
  id uuid primary key default uuidv7(),
  at timestamptz not null default now(),
  actor_id uuid,
  action text not null,
  target_type text not null,
  target_id uuid,
  before jsonb,
  after jsonb,
  reason text,
  address text,
  origin text not null,
  real_actor_id uuid,
  search tsvector generated always as (to_tsvector('simple'::regconfig, plain((translate(action, '.-', '  ') || ' ')
    || coalesce(reason, '')))) stored
);
create index audit_log_target_type_target_id_at_idx on audit_log (target_type, target_id, at);
create index audit_log_actor_id_at_idx on audit_log (actor_id, at);
create index audit_log_at_id_idx on audit_log (at desc, id desc);
create index audit_log_action_at_idx on audit_log (action, at desc);
create index audit_log_target_id_at_idx on audit_log (target_id, at desc);
create index audit_log_real_actor_id_at_idx on audit_log (real_actor_id, at desc) where real_actor_id is not null;
create index audit_log_search_idx on audit_log using gin (search);

create table idempotent_request (
  person_id uuid not null,
  key text not null,
  request_hash text not null,
  result jsonb,
  created_at timestamptz not null default now(),
  primary key (person_id, key)
);

create table download_ticket (
  hash bytea primary key,
  session_id uuid not null references session on delete cascade,
  kind text not null,
  args jsonb not null,
  expires_at timestamptz not null
);
create index download_ticket_session_id_idx on download_ticket (session_id);
create index download_ticket_expires_at_idx on download_ticket (expires_at);

create table setting_value (
  id uuid primary key default uuidv7(),
  key text not null,
  version integer not null check (version > 0),
  value jsonb not null check (jsonb_typeof(value) in ('number', 'boolean')),
  changed_at timestamptz not null default now(),
  changed_by uuid not null references person,
  reason text not null,
  constraint setting_value_key_version_key unique (key, version)
);
create index setting_value_changed_by_idx on setting_value (changed_by);

create table change_era (
  era integer primary key,
  identity text not null,
  shared_era integer,
  shared_xid xid8,
  began_at timestamptz not null default now()
);

create table row_change (
  kind text not null check (kind in ('person', 'course', 'enrolment', 'order')),
  era integer not null,
  xid xid8 not null default pg_current_xact_id(),
  id uuid not null,
  noted_at timestamptz not null default now(),
  primary key (kind, era, xid, id)
);
create index row_change_id_era_xid_idx on row_change (id, era desc, xid desc);

create table change_mark (
  at timestamptz primary key,
  era integer not null,
  xid xid8 not null
);

create table change_backlog (
  kind text primary key,
  table_name text not null,
  after_id uuid not null default '00000000-0000-0000-0000-000000000000'
);

create function announce_setting() returns trigger language plpgsql as $$
begin perform pg_notify('setting_changed', new.key); return null; end
$$;

-- Of processes that start simultaneously, one begins the era (adr/0022)
create function begin_change_era() returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('begin_change_era', 0));
  insert into change_era (era, identity, shared_era, shared_xid)
    select greatest(e.era + 1, extract(epoch from clock_timestamp() - timestamptz '2026-01-01 00:00Z')::integer),
      database_identity(), m.era, m.xid
    from (select * from change_era order by era desc limit 1) e
    left join lateral (select era, xid from change_mark order by era desc, xid desc limit 1) m on true
    where e.identity <> database_identity()
      or exists (select from change_mark k where k.era = e.era and k.xid > pg_snapshot_xmax(pg_current_snapshot()));
end
$$;

-- Transactions are counted from the beginning in each restored backup, which is therefore another database
create function database_identity() returns text language sql stable as $$
select (pg_control_system()).system_identifier || '/' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8)
  || '/' || (select oid from pg_database where datname = current_database())
$$;

-- In portions, so that no lock is held for long
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
end
$$;

-- An entry never changes, with one exception: what it says of an erased person may be blanked (data protection law)
create function only_blank_the_erased() returns trigger language plpgsql as $$
begin
  if (new.id, new.at, new.actor_id, new.real_actor_id, new.action, new.target_type, new.target_id, new.origin)
      is not distinct from
     (old.id, old.at, old.actor_id, old.real_actor_id, old.action, old.target_type, old.target_id, old.origin)
    and (new.before is null or new.before = old.before) and (new.after is null or new.after = old.after)
    and (new.reason is null or new.reason = old.reason) and (new.address is null or new.address = old.address)
    and exists (select from person p where p.erased_at is not null
      and p.id in (old.actor_id, old.target_id)) then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = '55000';
end
$$;

create trigger append_only_all before truncate on audit_log for each statement execute function refuse_change();
create trigger append_only before delete on audit_log for each row execute function refuse_change();
create trigger append_only_but_blank before update on audit_log for each row execute function only_blank_the_erased();
create trigger append_only before delete or update on setting_value for each row execute function refuse_change();
create trigger append_only_all before truncate on setting_value for each statement execute function refuse_change();
create trigger announce after insert on setting_value for each row execute function announce_setting();


-- Tables: support
-- ---------------

create table notification (
  id uuid primary key default uuidv7(),
  person_id uuid not null references person on delete cascade,
  kind text not null,
  params jsonb not null default '{}' check (jsonb_typeof(params) = 'object'),
  link text check (link ~ '^/([^/\\]|$)'),
  created_at timestamptz not null default now(),
  read_at timestamptz
);
create index notification_person_id_created_at_id_idx on notification (person_id, created_at desc, id desc);
create index notification_person_id_created_at_id_idx1 on notification (person_id, created_at desc, id desc) where
  read_at is null;
create index notification_read_at_idx on notification (read_at) where read_at is not null;

create table notification_preference (
  person_id uuid not null references person on delete cascade,
  kind text not null,
  channel text not null check (channel in ('IN_APP', 'MAIL')),
  is_on boolean not null,
  primary key (person_id, kind, channel)
);

-- Sends only IDs: each receiver reads the row with its own permissions
create function tell_notification() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'notification:' || new.person_id || ':' || new.id);
  return null;
end
$$;

create trigger tell after insert on notification for each row execute function tell_notification();


-- Tables: webhooks
-- ----------------

create table webhook (
  id uuid primary key default uuidv7(),
  name text not null check (length(name) >= 1 and length(name) <= 80),
  address text not null check (length(address) >= 1 and length(address) <= 500),
  kinds text[] not null check (cardinality(kinds) > 0 and kinds <@
    '{COURSE_PUBLISHED,ORDER_PAID,REFUND_DECIDED,ENROLMENT_CREATED,ENROLMENT_COMPLETED,CERTIFICATE_ISSUED,PERSON_CHANGED}'),
  is_active boolean not null default true,
  secret_sealed bytea not null,
  secret_changed_at timestamptz not null default now(),
  former_secret_sealed bytea,
  former_secret_until timestamptz,
  created_by uuid references person,
  created_at timestamptz not null default now(),
  last_delivered_at timestamptz,
  failing_since timestamptz,
  failures integer not null default 0,
  switched_off_at timestamptz,
  switched_off_for text check (switched_off_for in ('ADMINISTRATOR', 'FAILING', 'GONE')),
  constraint webhook_check check ((former_secret_sealed is null) = (former_secret_until is null)),
  constraint webhook_check1 check ((switched_off_at is null) = is_active and (switched_off_for is null) = is_active)
);
create index webhook_created_by_idx on webhook (created_by) where created_by is not null;

create table webhook_delivery (
  id uuid primary key default uuidv7(),
  webhook_id uuid not null references webhook on delete cascade,
  kind text not null check (kind = any
    (('{COURSE_PUBLISHED,ORDER_PAID,REFUND_DECIDED,ENROLMENT_CREATED,ENROLMENT_COMPLETED,CERTIFICATE_ISSUED,PERSON_CHANGED}'::text[]
    || '{WEBHOOK_TESTED}'::text[]))),
  object_id uuid not null,
  version bigint not null,
  occurred_at timestamptz not null default now(),
  state text not null default 'WAITING' check (state in ('WAITING', 'DELIVERED', 'FAILED')),
  due_at timestamptz not null default now(),
  retry_until timestamptz not null default now() + '1 day'::interval,
  tries integer not null default 0,
  sending_until timestamptz,
  ended_at timestamptz,
  body text,
  constraint webhook_delivery_check check ((ended_at is null) = (state = 'WAITING'))
);
-- Deliveries that are due, by webhook; and whether an earlier one of the same object is pending
create index webhook_delivery_due on webhook_delivery (webhook_id, due_at) where state = 'WAITING';
create index webhook_delivery_turn on webhook_delivery (webhook_id, object_id, version) where state = 'WAITING';
create index webhook_delivery_webhook_id_id_idx on webhook_delivery (webhook_id, id desc);
create index webhook_delivery_webhook_id_state_id_idx on webhook_delivery (webhook_id, state, id desc);
create index webhook_delivery_occurred_at_idx on webhook_delivery (occurred_at);

create table webhook_attempt (
  id uuid primary key default uuidv7(),
  delivery_id uuid not null references webhook_delivery on delete cascade,
  at timestamptz not null,
  duration_ms integer not null check (duration_ms >= 0),
  signature text,
  fault text check (fault in ('REFUSED_ADDRESS', 'UNKNOWN_HOST', 'TIMEOUT', 'TLS', 'CONNECTION', 'REDIRECT', 'STATUS',
    'SECRET_UNREADABLE')),
  status integer,
  answer text
);
create index webhook_attempt_delivery_id_id_idx on webhook_attempt (delivery_id, id desc);


-- Tables: billing
-- ---------------

create table payment_notice (
  id uuid primary key default uuidv7(),
  gateway text not null,
  kind text not null check (kind in ('NOTIFICATION', 'QUERY')),
  reference text,
  payload jsonb not null,
  outcome text,
  received_at timestamptz not null default now()
);
create index payment_notice_reference_received_at_idx on payment_notice (reference, received_at);
create index payment_notice_received_at_idx on payment_notice (received_at) where outcome = 'UNVERIFIED';

create table commission_rate (
  id uuid primary key default uuidv7(),
  attribution text not null check (attribution in ('PLATFORM', 'TEACHER')),
  basis_points integer not null check (basis_points between 0 and 10000),
  valid_from timestamptz not null,
  constraint commission_rate_attribution_valid_from_key unique (attribution, valid_from)
);

create table withholding_rate (
  id uuid primary key default uuidv7(),
  seller_class text not null check (seller_class in ('INDIVIDUAL', 'HOUSEHOLD', 'COMPANY')),
  vat_bp integer not null check (vat_bp between 0 and 10000),
  pit_bp integer not null check (pit_bp between 0 and 10000),
  valid_from timestamptz not null,
  constraint withholding_rate_seller_class_valid_from_key unique (seller_class, valid_from)
);

create table sandbox_payment (
  gateway text not null,
  kind text not null check (kind in ('PAYMENT', 'REFUND')),
  reference text not null,
  state jsonb not null,
  created_at timestamptz not null default now(),
  primary key (gateway, kind, reference)
);
create index sandbox_payment_expr_idx on sandbox_payment using gin ((state -> 'captures') jsonb_path_ops);

create table coupon (
  id uuid primary key default uuidv7(),
  code text not null unique check (code ~ '^[A-Z0-9]{4,20}$'),
  owner_id uuid references person,
  percent integer check (percent between 1 and 100),
  amount bigint check (amount between 1000 and 50000000),
  scope text not null check (scope in ('ALL', 'CATEGORY', 'TEACHER', 'COURSE')),
  category_id uuid references category,
  teacher_id uuid references person,
  course_id uuid references course,
  starts_at timestamptz not null,
  ends_at timestamptz,
  max_uses integer check (max_uses > 0),
  max_uses_per_person integer not null default 1 check (max_uses_per_person > 0),
  least_amount bigint not null default 0 check (least_amount >= 0),
  uses integer not null default 0 check (uses >= 0),
  is_active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  constraint coupon_check check (ends_at > starts_at),
  constraint coupon_check1 check (num_nonnulls(percent, amount) = 1),
  constraint coupon_check2 check ((category_id is not null) = (scope = 'CATEGORY')),
  constraint coupon_check3 check ((teacher_id is not null) = (scope = 'TEACHER')),
  constraint coupon_check4 check ((course_id is not null) = (scope = 'COURSE')),
  constraint coupon_check5 check (owner_id is null or scope = 'COURSE' or scope = 'TEACHER' and teacher_id = owner_id)
);
create index coupon_owner_id_created_at_idx on coupon (owner_id, created_at desc);
create index coupon_course_id_idx on coupon (course_id) where course_id is not null;
create index coupon_code_idx on coupon (code text_pattern_ops);

create table cart (
  person_id uuid primary key references person on delete cascade,
  coupon_id uuid references coupon
);

create table cart_item (
  person_id uuid not null references cart on delete cascade,
  course_id uuid not null references course on delete cascade,
  added_at timestamptz not null default now(),
  price_seen bigint not null check (price_seen >= 0),
  primary key (person_id, course_id)
);
create index cart_item_course_id_idx on cart_item (course_id);

create table bill_details (
  person_id uuid primary key references person on delete cascade,
  name text not null,
  tax_code text,
  address text,
  updated_at timestamptz not null default now()
);

create table teacher_link (
  course_id uuid primary key references course on delete cascade,
  visits integer not null default 0 check (visits >= 0),
  last_visited_at timestamptz not null default now()
);

create table package (
  id uuid primary key default uuidv7(),
  code text not null unique check (code in ('FREE', 'BASIC', 'PRO', 'STUDIO', 'TRANSITION')),
  position integer not null unique,
  is_sold boolean not null
);

create table package_version (
  id uuid primary key default uuidv7(),
  package_id uuid not null references package,
  number integer not null check (number > 0),
  price bigint not null check (price between 0 and 100000000),
  cycle text not null check (cycle in ('MONTH', 'YEAR')),
  max_courses integer not null check (max_courses >= 0),
  storage_bytes bigint not null check (storage_bytes >= 0),
  max_co_teachers integer not null check (max_co_teachers >= 0),
  max_coupons integer check (max_coupons >= 0),
  ai_credits integer not null check (ai_credits >= 0),
  commission_bp integer check (commission_bp between 0 and 10000),
  trial_days integer not null default 0 check (trial_days between 0 and 90),
  valid_from timestamptz not null,
  created_by_id uuid references person,
  created_at timestamptz not null default now(),
  constraint package_version_package_id_number_key unique (package_id, number),
  constraint package_version_package_id_valid_from_key unique (package_id, valid_from)
);

create table package_subscription (
  id uuid primary key default uuidv7(),
  teacher_id uuid not null references person,
  version_id uuid not null references package_version,
  state text not null check (state in ('PENDING_PAYMENT', 'ACTIVE', 'CANCELS_AT_PERIOD_END', 'PAST_DUE', 'EXPIRED',
    'SUPERSEDED')),
  origin text not null check (origin in ('PURCHASE', 'TRIAL', 'GRANT', 'TRANSITION')),
  began_on date,
  ends_on date,
  grace_until date,
  next_version_id uuid references package_version,
  kept_course_ids uuid[] not null default '{}',
  reminded integer,
  note text,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  constraint package_subscription_check check (ends_on >= began_on),
  constraint package_subscription_check1 check ((began_on is null) = (ends_on is null)),
  constraint package_subscription_check2 check (began_on is not null or (state in ('PENDING_PAYMENT', 'EXPIRED'))),
  constraint package_subscription_check3 check ((state = 'PAST_DUE') = (grace_until is not null))
);
-- One that counts for each teacher, and one more that is not paid yet
create unique index package_subscription_living on package_subscription (teacher_id) where state in ('ACTIVE',
  'CANCELS_AT_PERIOD_END', 'PAST_DUE');
create unique index package_subscription_pending on package_subscription (teacher_id) where state = 'PENDING_PAYMENT';
create index package_subscription_teacher_id_created_at_idx on package_subscription (teacher_id, created_at desc);
create index package_subscription_version_id_idx on package_subscription (version_id);
create index package_subscription_next_version_id_idx on package_subscription (next_version_id) where next_version_id
  is not null;
create index package_subscription_due on package_subscription (ends_on) where state in ('ACTIVE',
  'CANCELS_AT_PERIOD_END', 'PAST_DUE');

create table package_event (
  id uuid primary key default uuidv7(),
  subscription_id uuid not null references package_subscription,
  at timestamptz not null default now(),
  state text not null,
  version_id uuid not null references package_version,
  ends_on date,
  note text
);
create index package_event_subscription_id_at_idx on package_event (subscription_id, at);
create index package_event_version_id_idx on package_event (version_id);

create table settlement_file (
  id uuid primary key default uuidv7(),
  gateway text not null check (gateway in ('VNPAY', 'MOMO', 'ZALOPAY')),
  digest text not null,
  text text not null,
  is_read boolean not null default false,
  imported_by uuid not null references person,
  imported_at timestamptz not null default now(),
  constraint settlement_file_gateway_digest_key unique (gateway, digest)
);
create index settlement_file_imported_at_id_idx on settlement_file (imported_at desc, id desc);
create index settlement_file_imported_by_idx on settlement_file (imported_by);

create table wishlist_item (
  person_id uuid not null references person on delete cascade,
  course_id uuid not null references course on delete cascade,
  added_at timestamptz not null default now(),
  title_then text not null,
  price_then bigint not null check (price_then >= 0),
  told_price bigint check (told_price >= 0),
  told_at timestamptz,
  told_sale_end timestamptz,
  closed_at timestamptz,
  removed_at timestamptz,
  primary key (person_id, course_id)
);
create index wishlist_item_course_id_idx on wishlist_item (course_id) where removed_at is null;
create index wishlist_item_removed_at_idx on wishlist_item (removed_at) where removed_at is not null;

create table orders (
  id uuid primary key default uuidv7(),
  number text not null unique,
  buyer_id uuid not null references person,
  status text not null default 'PENDING' check (status in ('PENDING', 'PAID', 'EXPIRED', 'CANCELLED', 'NEEDS_CHECK',
    'PARTIALLY_REFUNDED', 'REFUNDED')),
  total bigint not null check (total >= 0),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  paid_at timestamptz,
  asked_at timestamptz,
  coupon_id uuid references coupon,
  coupon_code text,
  bill_name text,
  bill_tax_code text,
  bill_address text,
  invoice_series text,
  invoice_number text,
  invoice_date date,
  kind text not null default 'COURSES' check (kind in ('COURSES', 'PACKAGE')),
  exchanged_line_id uuid,
  credit bigint not null default 0,
  constraint orders_credit check (credit between 0 and total and (credit > 0) = (exchanged_line_id is not null))
);
create index orders_buyer_id_created_at_idx on orders (buyer_id, created_at desc);
create index orders_expires_at_idx on orders (expires_at) where status = 'PENDING';
create index orders_created_at_id_idx on orders (created_at, id);
-- For the beginning of a number
create index orders_number_idx on orders (number text_pattern_ops);
create index orders_coupon_id_idx on orders (coupon_id) where coupon_id is not null;
create index orders_exchange on orders (exchanged_line_id) where exchanged_line_id is not null;

create table order_line (
  id uuid primary key default uuidv7(),
  order_id uuid not null references orders,
  buyer_id uuid not null references person,
  course_id uuid not null references course,
  teacher_id uuid not null references person,
  title text not null,
  list_price bigint not null check (list_price >= 0),
  discount bigint not null default 0,
  amount bigint not null,
  attribution text not null check (attribution in ('PLATFORM', 'TEACHER')),
  seller_class text not null,
  commission_bp integer not null check (commission_bp between 0 and 10000),
  vat_bp integer not null check (vat_bp between 0 and 10000),
  pit_bp integer not null check (pit_bp between 0 and 10000),
  commission bigint not null check (commission >= 0),
  vat_withheld bigint not null check (vat_withheld >= 0),
  pit_withheld bigint not null check (pit_withheld >= 0),
  teacher_share bigint not null check (teacher_share >= 0),
  state text not null default 'OPEN' check (state in ('OPEN', 'PAID', 'CLOSED', 'REFUNDED')),
  promotion bigint not null default 0,
  hold_days integer not null default 14 check (hold_days >= 0),
  refund_days integer not null default 7 check (refund_days >= 0),
  refund_most_percent integer not null default 30 check (refund_most_percent between 0 and 100),
  coupon_discount bigint not null default 0,
  link_course_id uuid references course on delete set null,
  access_days integer check (access_days > 0),
  ended_at timestamptz,
  constraint order_line_check check (discount between 0 and list_price),
  constraint order_line_check1 check (amount = (list_price - discount)),
  constraint order_line_check3 check (promotion between 0 and discount),
  constraint order_line_parts check ((commission + vat_withheld + pit_withheld + teacher_share) = (amount +
    promotion)),
  constraint order_line_coupon check (coupon_discount between 0 and discount)
);
create index order_line_order_id_idx on order_line (order_id);
create index order_line_course_id_idx on order_line (course_id);
create index order_line_by_link on order_line (link_course_id) where link_course_id is not null;
-- A course cannot be bought twice, whatever the order of the requests
create unique index order_line_once on order_line (buyer_id, course_id) where state = 'PAID' and ended_at is null;
create unique index order_line_open_once on order_line (buyer_id, course_id) where state = 'OPEN';

create table payment_attempt (
  id uuid primary key default uuidv7(),
  order_id uuid not null references orders,
  gateway text not null check (gateway in ('VNPAY', 'MOMO', 'ZALOPAY', 'VIETQR')),
  reference text not null unique,
  amount bigint not null check (amount > 0),
  status text not null default 'CREATED' check (status in ('CREATED', 'PENDING', 'SUCCEEDED', 'FAILED', 'EXPIRED',
    'UNKNOWN')),
  pay_url text,
  gateway_transaction text,
  failure_code text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  settled_at timestamptz,
  begun_at timestamptz,
  doubt text check (doubt in ('WRONG_AMOUNT', 'AMOUNT_MISSING', 'GATEWAY_UNSURE', 'PAID_TWICE', 'COURSE_OWNED',
    'NOT_ON_SALE', 'COUPON_USED_UP', 'PACKAGE_CHANGED', 'EXCHANGE_OVER')),
  received bigint check (received > 0),
  doubted_at timestamptz,
  answer_by timestamptz,
  asked_at timestamptz,
  answered text check (answered in ('PAID', 'FAILED', 'PENDING', 'NOT_BEGUN', 'UNSURE', 'NO_ANSWER')),
  transfer jsonb,
  constraint payment_attempt_doubted check (doubt is null or doubted_at is not null and answer_by is not null)
);
create index payment_attempt_order_id_created_at_idx on payment_attempt (order_id, created_at);
create unique index payment_attempt_open on payment_attempt (order_id) where status in ('CREATED', 'PENDING');
create unique index payment_attempt_transaction on payment_attempt (gateway, gateway_transaction) where
  gateway_transaction is not null;
create index payment_attempt_doubt on payment_attempt (order_id) where doubt is not null;
create index payment_attempt_reference_idx on payment_attempt (reference text_pattern_ops);
create index payment_attempt_gateway_transaction_idx on payment_attempt (gateway_transaction text_pattern_ops);
create index payment_attempt_gateway_settled_at_idx on payment_attempt (gateway, settled_at) where status =
  'SUCCEEDED';

create table suspense_item (
  id uuid primary key default uuidv7(),
  gateway text not null check (gateway in ('VNPAY', 'MOMO', 'ZALOPAY', 'VIETQR')),
  transaction text not null,
  amount bigint not null check (amount > 0),
  reason text not null check (reason in ('WRONG_AMOUNT', 'PAID_TWICE', 'COURSE_OWNED', 'NOT_ON_SALE',
    'COUPON_USED_UP', 'UNKNOWN_REFERENCE', 'REST', 'PACKAGE_CHANGED', 'EXCHANGE_OVER')),
  reference text,
  content text,
  payer text,
  payer_account text,
  received_at timestamptz not null,
  state text not null default 'OPEN' check (state in ('OPEN', 'MATCHED', 'RETURNING', 'RETURNED')),
  order_id uuid references orders,
  proposed_by_id uuid references person,
  decided_by_id uuid references person,
  decided_at timestamptz,
  decision_reason text,
  bank_reference text,
  left_at timestamptz,
  needs_second_person boolean not null default true,
  constraint suspense_item_gateway_transaction_key unique (gateway, transaction)
);
create index suspense_item_received_at_id_idx on suspense_item (received_at, id) where state in ('OPEN', 'RETURNING');
create index suspense_item_order_id_idx on suspense_item (order_id) where order_id is not null;
create index suspense_item_proposed_by_id_idx on suspense_item (proposed_by_id) where proposed_by_id is not null;
create index suspense_item_decided_by_id_idx on suspense_item (decided_by_id) where decided_by_id is not null;

-- An order occupies its use when it is placed, so that the last one cannot be taken twice
create table coupon_use (
  id uuid primary key default uuidv7(),
  coupon_id uuid not null references coupon,
  order_id uuid not null unique references orders,
  person_id uuid not null references person,
  state text not null check (state in ('RESERVED', 'TAKEN', 'RETURNED')),
  created_at timestamptz not null default now()
);
create index coupon_use_coupon_id_person_id_idx on coupon_use (coupon_id, person_id) where state <> 'RETURNED';
create index coupon_use_person_id_idx on coupon_use (person_id);

create table refund (
  id uuid primary key default uuidv7(),
  number text not null unique,
  line_id uuid not null references order_line,
  order_id uuid not null references orders,
  buyer_id uuid not null references person,
  teacher_id uuid not null references person,
  course_id uuid not null references course,
  status text not null check (status in ('REQUESTED', 'TEACHER_REVIEW', 'ADMIN_REVIEW', 'APPROVED', 'PROCESSING',
    'COMPLETED', 'FAILED', 'REJECTED', 'CANCELLED')),
  reason text not null check (reason in ('NOT_AS_DESCRIBED', 'WRONG_LEVEL', 'HARD_TO_FOLLOW', 'BOUGHT_BY_MISTAKE',
    'OTHER')),
  note text,
  amount bigint not null check (amount > 0),
  percent_at_request integer not null,
  is_flagged boolean not null default false,
  bank_bin text,
  bank_account text,
  bank_holder text,
  answer_by timestamptz,
  first_approver_id uuid references person,
  decided_at timestamptz,
  decision_note text,
  appealed_at timestamptz,
  appeal_note text,
  requested_at timestamptz not null default now(),
  completed_at timestamptz,
  version integer not null default 1,
  bank_number_sealed bytea,
  bank_last_digits text,
  exchange_order_id uuid references orders,
  exchanged bigint not null default 0,
  needs_second_person boolean not null default true,
  constraint refund_bank_account check ((bank_bin is null) = (bank_holder is null) and (bank_number_sealed is null) =
    (bank_last_digits is null) and (bank_bin is null) = (bank_account is null and bank_number_sealed is null)),
  constraint refund_exchanged check (exchanged between 0 and amount and (exchanged > 0) = (exchange_order_id is not
    null))
);
-- One refund for each purchase: after a cancelled one there may be another, after a decided one not
create unique index refund_once on refund (line_id) where status <> 'CANCELLED';
create index refund_buyer_id_requested_at_idx on refund (buyer_id, requested_at desc);
create index refund_teacher_id_requested_at_idx on refund (teacher_id, requested_at desc);
create index refund_status_answer_by_idx on refund (status, answer_by);
create index refund_order_id_idx on refund (order_id);
create index refund_course_id_idx on refund (course_id);
create index refund_line_id_idx on refund (line_id);
create index refund_unsealed on refund (id) where bank_account is not null;
create unique index refund_exchange_order on refund (exchange_order_id) where exchange_order_id is not null;
create index refund_buyer_id_course_id_idx on refund (buyer_id, course_id) where status not in ('COMPLETED',
  'REJECTED', 'CANCELLED');

create table refund_step (
  id uuid primary key default uuidv7(),
  refund_id uuid not null references refund,
  kind text not null,
  role text not null check (role in ('BUYER', 'TEACHER', 'ADMIN', 'SYSTEM')),
  person_id uuid references person,
  note text,
  at timestamptz not null default now()
);
create index refund_step_refund_id_id_idx on refund_step (refund_id, id);
create index refund_step_person_id_idx on refund_step (person_id) where person_id is not null;

create table refund_transfer (
  id uuid primary key default uuidv7(),
  refund_id uuid not null references refund,
  kind text not null check (kind in ('GATEWAY', 'BANK')),
  gateway text,
  reference text not null unique,
  amount bigint not null check (amount > 0),
  status text not null default 'CREATED' check (status in ('CREATED', 'SENT', 'DONE', 'FAILED')),
  transaction text,
  failure_code text,
  created_at timestamptz not null default now(),
  asked_at timestamptz,
  settled_at timestamptz,
  can_retry boolean not null default false,
  file_id uuid
);
-- One transfer at a time
create unique index refund_transfer_open on refund_transfer (refund_id) where status in ('CREATED', 'SENT', 'DONE');
create index refund_transfer_refund_id_created_at_idx on refund_transfer (refund_id, created_at);
create index refund_transfer_file_id_idx on refund_transfer (file_id) where file_id is not null;
-- Transfers for the next file
create index refund_transfer_due on refund_transfer (id) where kind = 'BANK' and status = 'CREATED';

create table package_order (
  order_id uuid primary key references orders,
  subscription_id uuid not null references package_subscription,
  version_id uuid not null references package_version,
  kind text not null check (kind in ('START', 'RENEWAL', 'UPGRADE')),
  title text not null,
  list_amount bigint not null check (list_amount > 0),
  credit bigint not null default 0 check (credit >= 0),
  amount bigint not null check (amount > 0),
  renews_from date,
  replaces_id uuid references package_subscription,
  replaced_until date,
  constraint package_order_check check (amount = (list_amount - credit)),
  constraint package_order_check1 check ((renews_from is not null) = (kind = 'RENEWAL')),
  constraint package_order_check2 check (kind <> 'UPGRADE' or replaces_id is not null)
);
create index package_order_subscription_id_idx on package_order (subscription_id);
create index package_order_version_id_idx on package_order (version_id);
create index package_order_replaces_id_idx on package_order (replaces_id) where replaces_id is not null;

-- What a teacher has from a day to the day before another. Its money is earned day by day (adr/0016).
create table package_period (
  id uuid primary key default uuidv7(),
  subscription_id uuid not null references package_subscription,
  teacher_id uuid not null references person,
  version_id uuid not null references package_version,
  order_id uuid references orders,
  from_day date not null,
  to_day date not null,
  cycle_days integer not null,
  closed_on date,
  worth bigint not null default 0 check (worth >= 0),
  net bigint not null default 0 check (net >= 0),
  earned bigint not null default 0 check (earned >= 0),
  earned_days integer not null default 0,
  moved bigint not null default 0 check (moved >= 0),
  constraint package_period_check check (to_day > from_day),
  constraint package_period_check1 check (cycle_days >= (to_day - from_day)),
  constraint package_period_check2 check (closed_on between from_day and to_day),
  constraint package_period_check3 check (earned_days >= 0 and earned_days <= (to_day - from_day)),
  constraint package_period_check4 check ((earned + moved) <= net),
  constraint package_period_check5 check (moved = 0 or closed_on is not null)
);
create index package_period_subscription_id_from_day_idx on package_period (subscription_id, from_day);
create index package_period_teacher_id_from_day_idx on package_period (teacher_id, from_day);
create index package_period_version_id_idx on package_period (version_id);
create index package_period_order_id_idx on package_period (order_id) where order_id is not null;
create index package_period_unearned on package_period (from_day) where (earned + moved) < net;

create table settlement_line (
  id uuid primary key default uuidv7(),
  file_id uuid not null references settlement_file,
  line integer not null,
  gateway text not null,
  kind text not null check (kind in ('PAYMENT', 'REFUND', 'DISPUTE', 'DISPUTE_WON')),
  reference text not null,
  transaction text not null,
  amount bigint not null check (amount >= 0),
  fee bigint not null check (fee >= 0),
  settled_at timestamptz not null,
  outcome text not null default 'UNKNOWN' check (outcome in ('BOOKED', 'UNKNOWN', 'WRONG_AMOUNT', 'SETTLED_BEFORE')),
  order_id uuid references orders,
  target text,
  expected bigint,
  resolved_by uuid references person,
  resolved_at timestamptz,
  note text,
  constraint settlement_line_check check (outcome <> 'BOOKED' or target is not null),
  constraint settlement_line_check1 check ((resolved_at is null) = (resolved_by is null) and (resolved_at is null) =
    (note is null)),
  constraint settlement_line_gateway_kind_reference_transaction_amount_f_key unique (gateway, kind, reference,
    transaction, amount, fee)
);
-- Money of one payment, or of one refund, is settled once
create unique index settled_once on settlement_line (target) where outcome = 'BOOKED';
create index settlement_line_file_id_idx on settlement_line (file_id);
create index settlement_line_gateway_settled_at_idx on settlement_line (gateway, settled_at desc);
create index settlement_line_order_id_idx on settlement_line (order_id) where order_id is not null;
create index settlement_line_resolved_by_idx on settlement_line (resolved_by) where resolved_by is not null;
create index settlement_difference on settlement_line (settled_at, id) where outcome <> 'BOOKED' and resolved_at is
  null;

create table dispute (
  id uuid primary key default uuidv7(),
  number text not null unique,
  order_id uuid not null references orders,
  line_id uuid references order_line,
  attempt_id uuid not null references payment_attempt,
  buyer_id uuid not null references person,
  teacher_id uuid references person,
  gateway text not null check (gateway in ('VNPAY', 'MOMO', 'ZALOPAY', 'VIETQR')),
  reference text not null,
  amount bigint not null check (amount > 0),
  status text not null default 'OPEN' check (status in ('OPEN', 'WON', 'LOST')),
  deadline date not null,
  evidence text,
  opened_by_id uuid not null references person,
  opened_at timestamptz not null default now(),
  decided_by_id uuid references person,
  decided_at timestamptz,
  decision_note text,
  loss bigint not null default 0,
  constraint dispute_check check ((status = 'OPEN') = (decided_at is null)),
  constraint dispute_check1 check ((decided_at is null) = (decided_by_id is null) and (decided_at is null) =
    (decision_note is null)),
  constraint dispute_loss check (loss between 0 and amount),
  constraint dispute_sale check ((line_id is null) = (teacher_id is null))
);
-- A line is disputed once at a time, and lost once
create unique index dispute_once on dispute (line_id) where status <> 'WON';
create index dispute_status_deadline_idx on dispute (status, deadline);
create index dispute_order_id_idx on dispute (order_id);
create index dispute_line_id_idx on dispute (line_id);
create index dispute_attempt_id_idx on dispute (attempt_id);
create index dispute_buyer_id_idx on dispute (buyer_id);
create index dispute_teacher_id_idx on dispute (teacher_id);
create index dispute_opened_by_id_idx on dispute (opened_by_id);
create index dispute_decided_by_id_idx on dispute (decided_by_id) where decided_by_id is not null;
create unique index dispute_package_once on dispute (order_id) where line_id is null and status <> 'WON';

-- Row by row and for this table alone: PostgreSQL caches the plans of a function that names its tables
create function bound_order_lines() returns trigger language plpgsql as $$
begin
  -- Writers of one order take turns
  perform 1 from orders where id = new.order_id for no key update;
  if (select count(*) from order_line where order_id = new.order_id) > 20 then
    raise exception 'order_line holds at most 20 rows of one order_id' using errcode = 'check_violation';
  end if;
  return null;
end
$$;

-- A purchase without access makes room when the next one is paid, not when its order is placed. While the course is held,
-- a second paid line violates order_line_once.
create function end_former_purchase() returns trigger language plpgsql as $$
begin
  update order_line l set ended_at = now()
    where l.buyer_id = new.buyer_id and l.course_id = new.course_id and l.id <> new.id
      and l.state = 'PAID' and l.ended_at is null
      and exists (select 1 from enrolment e where e.student_id = new.buyer_id and e.course_id = new.course_id
        and access_now(e.access, e.expires_at) = 'EXPIRED');
  return new;
end
$$;

-- A trigger, because orders expire, are cancelled and are returned in several places
create function end_pending_package() returns trigger language plpgsql as $$
begin
  update package_subscription set state = 'EXPIRED', ended_at = now()
    where id = (select subscription_id from package_order where order_id = new.id) and state = 'PENDING_PAYMENT';
  return null;
end
$$;

-- Freezes with the sale how long access lasts, where the writer does not state it
create function freeze_access_length() returns trigger language plpgsql as $$
begin
  new.access_days := (select c.access_days from course c where c.id = new.course_id);
  return new;
end
$$;

-- A trigger, so that no change of a subscription is missed
create function keep_package_event() returns trigger language plpgsql as $$
begin
  insert into package_event (subscription_id, state, version_id, ends_on, note)
    values (new.id, new.state, new.version_id, new.ends_on, new.note);
  return null;
end
$$;

-- A trigger, so that payments, expirations and refunds all move the use with the order
create function move_coupon_use() returns trigger language plpgsql as $$
declare moved uuid;
begin
  if new.status in ('CANCELLED', 'EXPIRED', 'REFUNDED') then
    update coupon_use set state = 'RETURNED' where order_id = new.id and state <> 'RETURNED'
      returning coupon_id into moved;
    update coupon set uses = uses - 1 where id = moved;
  elsif new.status = 'PAID' then
    update coupon_use set state = 'TAKEN' where order_id = new.id and state = 'RETURNED'
      returning coupon_id into moved;
    update coupon set uses = uses + 1 where id = moved;
    update coupon_use set state = 'TAKEN' where order_id = new.id and state = 'RESERVED';
  end if;
  return null;
end
$$;

create function note_day_of_line() returns trigger language plpgsql as $$
begin insert into course_day_note (course_id, day) select new.course_id, (o.created_at at time zone
  'Asia/Ho_Chi_Minh')::date from orders o where o.id = new.order_id; return null; end
$$;

create function note_days_of_order() returns trigger language plpgsql as $$
begin insert into course_day_note (course_id, day) select l.course_id, (new.created_at at time zone
  'Asia/Ho_Chi_Minh')::date from order_line l where l.order_id = new.id; return null; end
$$;

create function note_order() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform note_row('order', old.order_id);
  else
    perform note_row('order', new.order_id);
  end if;
  return null;
end
$$;

create function tell_order() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'order:' || new.id || ':' || new.id);
  return null;
end
$$;

-- Sends only IDs: each receiver reads the row with its own permissions
create function tell_refund() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'refund:' || new.buyer_id || ':' || new.id);
  perform pg_notify('live', 'refund:' || new.teacher_id || ':' || new.id);
  perform pg_notify('live', 'refund:staff:' || new.id);
  return null;
end
$$;

create trigger keep_package_event_insert after insert on package_subscription
  for each row execute function keep_package_event();
create trigger keep_package_event_update after update on package_subscription
  for each row
  when ((new.state, new.version_id, new.ends_on, new.next_version_id) is distinct from (old.state, old.version_id,
    old.ends_on, old.next_version_id))
  execute function keep_package_event();
create trigger tell after update of status on orders
  for each row
  when (old.status is distinct from new.status)
  execute function tell_order();
create trigger move_coupon_use after update of status on orders
  for each row
  when (new.status is distinct from old.status)
  execute function move_coupon_use();
create trigger end_pending_package after update of status on orders
  for each row
  when (new.kind = 'PACKAGE' and new.status is distinct from old.status and (new.status in ('CANCELLED', 'EXPIRED',
    'REFUNDED')))
  execute function end_pending_package();
create trigger note_change after insert or delete on orders for each row execute function note_change('order');
create trigger note_update after update on orders
  for each row
  when ((old.number, old.status, old.total, old.created_at, old.paid_at, old.buyer_id) is distinct from (new.number,
    new.status, new.total, new.created_at, new.paid_at, new.buyer_id))
  execute function note_change('order');
create trigger tell_webhooks_order_paid_insert after insert on orders
  for each row
  when (new.paid_at is not null)
  execute function tell_webhooks_of_row('ORDER_PAID');
create trigger tell_webhooks_order_paid_update after update of paid_at on orders
  for each row
  when (new.paid_at is not null and old.paid_at is null)
  execute function tell_webhooks_of_row('ORDER_PAID');
create trigger note_days after update on orders
  for each row
  when ((old.paid_at is null) <> (new.paid_at is null))
  execute function note_days_of_order();
create trigger bound_siblings before update of order_id on order_line
  for each row execute function bound_siblings('order_id', '20', 'orders');
create trigger end_former_of_new before insert on order_line
  for each row
  when (new.state = 'PAID')
  execute function end_former_purchase();
create trigger end_former_of_paid before update of state on order_line
  for each row
  when (new.state = 'PAID' and old.state <> 'PAID')
  execute function end_former_purchase();
create trigger freeze_access_length before insert on order_line
  for each row
  when (new.access_days is null)
  execute function freeze_access_length();
create trigger note_day after insert on order_line for each row execute function note_day_of_line();
create trigger bound_order_lines after insert on order_line for each row execute function bound_order_lines();
create trigger note_order after insert on payment_attempt for each row execute function note_order();
create trigger note_order_update after update on payment_attempt
  for each row
  when ((old.gateway, old.reference, old.gateway_transaction, old.amount, old.received, old.doubt, old.doubted_at,
    old.answer_by) is distinct from (new.gateway, new.reference, new.gateway_transaction, new.amount, new.received,
    new.doubt, new.doubted_at, new.answer_by))
  execute function note_order();
create trigger tell after insert or update on refund for each row execute function tell_refund();
create trigger tell_webhooks_refund_decided_insert after insert on refund
  for each row
  when (new.decided_at is not null)
  execute function tell_webhooks_of_row('REFUND_DECIDED');
create trigger tell_webhooks_refund_decided_update after update of decided_at on refund
  for each row
  when (new.decided_at is not null and new.decided_at is distinct from old.decided_at)
  execute function tell_webhooks_of_row('REFUND_DECIDED');


-- Tables: ledger
-- --------------

create table ledger_account (
  id uuid primary key default uuidv7(),
  code text not null unique,
  kind text not null,
  owner_id uuid references person,
  normal_side text not null check (normal_side in ('DEBIT', 'CREDIT')),
  may_go_negative boolean not null default false,
  balance bigint not null default 0,
  constraint balance_side check (may_go_negative or case normal_side when 'DEBIT' then balance >= 0 else balance <= 0
    end)
);
create index ledger_account_owner_id_idx on ledger_account (owner_id) where owner_id is not null;

create table ledger_transaction (
  id uuid primary key default uuidv7(),
  kind text not null,
  idempotency_key text not null unique,
  order_id uuid references orders,
  occurred_at timestamptz not null default now(),
  reverses_id uuid unique references ledger_transaction
);
create index ledger_transaction_order_id_idx on ledger_transaction (order_id);
create index ledger_transaction_occurred_at_idx on ledger_transaction (occurred_at);

-- Double-entry: the database enforces that the entries of a transaction add up to 0
create table ledger_entry (
  id uuid primary key default uuidv7(),
  transaction_id uuid not null references ledger_transaction,
  sequence integer not null,
  account_id uuid not null references ledger_account,
  amount bigint not null check (amount <> 0),
  line_id uuid references order_line,
  constraint ledger_entry_transaction_id_sequence_key unique (transaction_id, sequence)
);
create index ledger_entry_account_id_id_idx on ledger_entry (account_id, id);

create table payout_account (
  id uuid primary key default uuidv7(),
  person_id uuid not null references person,
  bank_bin text not null check (bank_bin ~ '^[0-9]{6}$'),
  number_sealed bytea not null,
  last_digits text not null,
  holder text not null,
  added_at timestamptz not null default now(),
  usable_from timestamptz not null,
  replaces_id uuid references payout_account,
  replaced_at timestamptz,
  undone_at timestamptz,
  constraint payout_account_check check (undone_at is null or replaced_at is not null)
);
create unique index payout_account_current on payout_account (person_id) where replaced_at is null;
create index payout_account_person_id_added_at_idx on payout_account (person_id, added_at);
create index payout_account_replaces_id_idx on payout_account (replaces_id);

create table transfer_file (
  id uuid primary key default uuidv7(),
  number text not null unique,
  made_by uuid not null references person,
  made_at timestamptz not null default now()
);
create index transfer_file_made_by_idx on transfer_file (made_by);

create table payout (
  id uuid primary key default uuidv7(),
  number text not null unique,
  teacher_id uuid not null references person,
  account_id uuid not null references payout_account,
  amount bigint not null check (amount > 0),
  status text not null default 'PENDING' check (status in ('PENDING', 'APPROVED', 'PROCESSING', 'PAID', 'FAILED',
    'REJECTED', 'WITHDRAWN')),
  requested_at timestamptz not null default now(),
  due_from timestamptz not null,
  approved_at timestamptz,
  file_id uuid references transfer_file,
  ended_at timestamptz,
  bank_reference text,
  reason text,
  needs_second_person boolean not null default true,
  constraint payout_check check ((status in ('PAID', 'FAILED', 'REJECTED', 'WITHDRAWN')) = (ended_at is not null)),
  constraint payout_check1 check ((status in ('PROCESSING', 'PAID', 'FAILED')) = (file_id is not null))
);
create index payout_teacher_id_requested_at_id_idx on payout (teacher_id, requested_at desc, id desc);
create index payout_status_requested_at_idx on payout (status, requested_at);
create index payout_account_id_idx on payout (account_id);
create index payout_file_id_idx on payout (file_id);

create table payout_approval (
  payout_id uuid not null references payout,
  person_id uuid not null references person,
  approved_at timestamptz not null default now(),
  primary key (payout_id, person_id)
);
create index payout_approval_person_id_idx on payout_approval (person_id);

create table earning (
  line_id uuid primary key references order_line,
  order_id uuid not null references orders,
  teacher_id uuid not null references person,
  amount bigint not null check (amount >= 0),
  promotion bigint not null check (promotion >= 0),
  commission bigint not null check (commission >= 0),
  vat_withheld bigint not null check (vat_withheld >= 0),
  pit_withheld bigint not null check (pit_withheld >= 0),
  teacher_share bigint not null check (teacher_share >= 0),
  refunded bigint not null default 0,
  share_left bigint not null,
  commission_left bigint not null,
  status text not null default 'HELD' check (status in ('HELD', 'AVAILABLE', 'REVERSED')),
  earned_at timestamptz not null,
  held_until timestamptz not null,
  freezes text[] not null default '{}',
  released_at timestamptz,
  service_vat_bp integer,
  constraint earning_check check (refunded between 0 and amount),
  constraint earning_check1 check (share_left between 0 and teacher_share),
  constraint earning_check2 check (commission_left between 0 and commission),
  constraint earning_check3 check ((commission + vat_withheld + pit_withheld + teacher_share) = (amount + promotion)),
  constraint earning_check4 check ((released_at is null) = (service_vat_bp is null)),
  constraint earning_check5 check (status <> 'AVAILABLE' or released_at is not null),
  constraint earning_check6 check (status <> 'REVERSED' or refunded = amount and share_left = 0 and commission_left =
    0)
);
create index earning_due on earning (held_until, line_id) where status = 'HELD';
create index earning_of_teacher on earning (teacher_id, earned_at desc, line_id);
create index earning_released on earning (teacher_id, released_at, line_id) where released_at is not null;
create index earning_order_id_idx on earning (order_id);

create table service_vat_rate (
  id uuid primary key default uuidv7(),
  basis_points integer not null check (basis_points between 0 and 10000),
  valid_from timestamptz not null unique
);

create table ledger_month (
  account_id uuid not null references ledger_account,
  month date not null check (month = date_trunc('month', month::timestamptz)),
  kind text not null,
  debit bigint not null check (debit >= 0),
  credit bigint not null check (credit >= 0),
  primary key (account_id, month, kind)
);
create index ledger_month_month_idx on ledger_month (month);

create table books_check (
  id uuid primary key default uuidv7(),
  at timestamptz not null default now(),
  checked integer not null,
  broken text[] not null
);
create index books_check_at_idx on books_check (at desc);

create table tax_payment (
  id uuid primary key default uuidv7(),
  period text not null,
  reference text not null unique,
  vat_withheld bigint not null check (vat_withheld >= 0),
  pit_withheld bigint not null check (pit_withheld >= 0),
  vat_output bigint not null check (vat_output >= 0),
  paid_by uuid not null references person,
  at timestamptz not null default now(),
  constraint tax_payment_check check ((vat_withheld + pit_withheld + vat_output) > 0)
);
create index tax_payment_at_id_idx on tax_payment (at desc, id desc);
create index tax_payment_paid_by_idx on tax_payment (paid_by);

create table write_off (
  id uuid primary key default uuidv7(),
  teacher_id uuid not null references person,
  amount bigint not null check (amount > 0),
  reason text not null,
  state text not null default 'PROPOSED' check (state in ('PROPOSED', 'BOOKED', 'REJECTED')),
  proposed_by uuid not null references person,
  proposed_at timestamptz not null default now(),
  decided_by uuid references person,
  decided_at timestamptz,
  constraint write_off_check check ((state = 'PROPOSED') = (decided_by is null) and (decided_by is null) = (decided_at
    is null))
);
create unique index write_off_proposed on write_off (teacher_id) where state = 'PROPOSED';
create index write_off_proposed_at_id_idx on write_off (proposed_at desc, id desc);
create index write_off_teacher_id_idx on write_off (teacher_id);
create index write_off_proposed_by_idx on write_off (proposed_by);
create index write_off_decided_by_idx on write_off (decided_by) where decided_by is not null;

create table teacher_invoice (
  id uuid primary key default uuidv7(),
  teacher_id uuid not null references person,
  month date not null check (month = date_trunc('month', month::timestamptz)),
  sequence integer not null check (sequence > 0),
  number text not null unique,
  made_at timestamptz not null default now(),
  sales integer not null,
  gross bigint not null,
  commission bigint not null,
  vat_withheld bigint not null,
  pit_withheld bigint not null,
  share bigint not null,
  refunded bigint not null,
  commission_back bigint not null,
  vat_back bigint not null,
  pit_back bigint not null,
  share_back bigint not null,
  owed_back bigint not null,
  released bigint not null,
  netted bigint not null,
  written_off bigint not null,
  paid_out bigint not null,
  opening bigint not null,
  closing bigint not null,
  opening_owed bigint not null,
  closing_owed bigint not null,
  constraint sales_add_up check ((gross - commission - vat_withheld - pit_withheld) = share),
  constraint refunds_add_up check ((refunded - commission_back - vat_back - pit_back) = share_back),
  constraint balance_adds_up check ((opening + share - (share_back - owed_back) - netted - paid_out) = closing),
  constraint debt_adds_up check ((opening_owed + owed_back - netted - written_off) = closing_owed),
  constraint teacher_invoice_teacher_id_month_key unique (teacher_id, month),
  constraint teacher_invoice_month_sequence_key unique (month, sequence)
);

-- Accounts are locked before their entries are written, so that no posting waits here
create function add_to_ledger_month() returns trigger language plpgsql as $$
begin
  insert into ledger_month (account_id, month, kind, debit, credit)
    select e.account_id, date_trunc('month', t.occurred_at at time zone 'Asia/Ho_Chi_Minh')::date, t.kind,
      sum(greatest(e.amount, 0)), sum(greatest(-e.amount, 0))
    from added e join ledger_transaction t on t.id = e.transaction_id group by 1, 2, 3 order by 1, 2, 3
    on conflict (account_id, month, kind) do update
      set debit = ledger_month.debit + excluded.debit, credit = ledger_month.credit + excluded.credit;
  return null;
end
$$;

create function check_ledger_sum() returns trigger language plpgsql as $$
begin
  if (select sum(amount) from ledger_entry where transaction_id = new.transaction_id) <> 0 then
    raise exception 'ledger transaction % does not sum to zero', new.transaction_id using errcode = '23514';
  end if;
  return null;
end
$$;

create trigger append_only before delete or update on ledger_transaction for each row execute function refuse_change();
create trigger append_only_all before truncate on ledger_transaction
  for each statement execute function refuse_change();
create constraint trigger sums_to_zero after insert on ledger_entry deferrable initially deferred
  for each row execute function check_ledger_sum();
create trigger append_only before delete or update on ledger_entry for each row execute function refuse_change();
create trigger append_only_all before truncate on ledger_entry for each statement execute function refuse_change();
create trigger add_to_month after insert on ledger_entry referencing new table as added
  for each statement execute function add_to_ledger_month();
create trigger append_only before delete or update on teacher_invoice for each row execute function refuse_change();
create trigger append_only_all before truncate on teacher_invoice for each statement execute function refuse_change();


-- Tables: tickets
-- ---------------

create table ticket_counter (
  month text primary key,
  last integer not null
);

-- A deadline that runs is a timestamp. A deadline that is paused is the time that was left, so that nothing expires while
-- a ticket waits for its requester.
create table ticket (
  id uuid primary key default uuidv7(),
  number text not null unique,
  subject text not null check (length(subject) <= 160),
  category text not null check (category in ('PAYMENT', 'LEARNING', 'TEACHING', 'FAULT', 'ACCOUNT', 'OTHER')),
  priority text not null default 'NORMAL' check (priority in ('LOW', 'NORMAL', 'HIGH', 'URGENT')),
  state text not null default 'OPEN' check (state in ('OPEN', 'REPLIED', 'ON_HOLD', 'RESOLVED', 'CLOSED')),
  language text not null check (language in ('vi', 'en')),
  requester_id uuid references person,
  guest_name text,
  guest_email text,
  order_id uuid references orders,
  order_number text check (length(order_number) <= 40),
  course_id uuid references course,
  assignee_id uuid references person,
  merged_into_id uuid references ticket,
  reply_due_at timestamptz,
  reply_left_sec integer,
  solve_due_at timestamptz,
  solve_left_sec integer,
  due_at timestamptz generated always as (least(reply_due_at, solve_due_at)) stored,
  told_overdue_at timestamptz,
  first_replied_at timestamptz,
  resolved_at timestamptz,
  stars integer check (stars between 1 and 5),
  rating_comment text,
  rated_at timestamptz,
  message_count integer not null default 0,
  version integer not null default 1,
  request_key text,
  request_hash text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search tsvector generated always as (person_words(coalesce(guest_name, ''), coalesce(guest_email, ''), null::text)
    || to_tsvector('simple'::regconfig, plain((((translate(number, '-', ' ') || ' ') || subject) || ' ') ||
    translate(coalesce(order_number, ''), '-', ' ')))) stored,
  constraint ticket_check check ((requester_id is null) = (guest_email is not null) and (guest_name is null) =
    (guest_email is null)),
  constraint ticket_check1 check (reply_due_at is null or reply_left_sec is null),
  constraint ticket_check2 check (solve_due_at is null or solve_left_sec is null),
  constraint ticket_check3 check (state = 'OPEN' or due_at is null),
  constraint ticket_check4 check (merged_into_id is null or state = 'CLOSED')
);
create index ticket_due_at_id_idx on ticket (due_at, id) where state = 'OPEN';
create index ticket_state_updated_at_id_idx on ticket (state, updated_at desc, id);
create index ticket_requester_id_id_idx on ticket (requester_id, id desc) where requester_id is not null;
create index ticket_guest_email_id_idx on ticket (guest_email, id desc) where guest_email is not null;
create index ticket_assignee_id_idx on ticket (assignee_id) where assignee_id is not null;
create index ticket_merged_into_id_idx on ticket (merged_into_id) where merged_into_id is not null;
create index ticket_order_id_idx on ticket (order_id) where order_id is not null;
create index ticket_course_id_idx on ticket (course_id) where course_id is not null;
create index ticket_first_replied_at_idx on ticket (first_replied_at) where first_replied_at is not null;
create index ticket_search_idx on ticket using gin (search);
create unique index ticket_guest_email_request_key_idx on ticket (guest_email, request_key) where guest_email is not
  null and request_key is not null;

create table ticket_message (
  id uuid primary key default uuidv7(),
  ticket_id uuid not null references ticket on delete cascade,
  kind text not null check (kind in ('REQUEST', 'ANSWER', 'NOTE', 'EVENT')),
  author_id uuid references person,
  text text not null default '',
  event text check (event in ('ASSIGNED', 'UNASSIGNED', 'PRIORITY', 'CATEGORY', 'HELD', 'REOPENED', 'RESOLVED',
    'CLOSED', 'MERGED_IN', 'MERGED_INTO', 'RATED')),
  value text,
  request_key text,
  created_at timestamptz not null default now(),
  constraint ticket_message_check check ((kind = 'EVENT') = (event is not null))
);
create index ticket_message_ticket_id_created_at_id_idx on ticket_message (ticket_id, created_at, id);
create index ticket_message_author_id_idx on ticket_message (author_id) where author_id is not null;
create unique index ticket_message_ticket_id_request_key_idx on ticket_message (ticket_id, request_key) where
  request_key is not null;

create table ticket_file (
  id uuid primary key default uuidv7(),
  message_id uuid not null references ticket_message on delete cascade,
  media_id uuid not null references media,
  name text not null,
  type text not null,
  created_at timestamptz not null default now()
);
create index ticket_file_message_id_idx on ticket_file (message_id);
create index ticket_file_media_id_idx on ticket_file (media_id);

-- Hash of the secret that lets a guest read a ticket. Only the mail contains the secret (adr/0025).
create table ticket_link (
  hash bytea primary key,
  ticket_id uuid not null references ticket on delete cascade,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index ticket_link_ticket_id_idx on ticket_link (ticket_id);
create index ticket_link_expires_at_idx on ticket_link (expires_at);

create table canned_answer (
  id uuid primary key default uuidv7(),
  title_vi text not null,
  title_en text not null,
  text_vi text not null,
  text_en text not null,
  category text check (category in ('PAYMENT', 'LEARNING', 'TEACHING', 'FAULT', 'ACCOUNT', 'OTHER')),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);


-- Foreign keys between tables that refer to each other
-- ----------------------------------------------------

alter table person add constraint person_avatar_id_fkey foreign key (avatar_id) references media;
alter table orders add constraint orders_exchanged_line_id_fkey foreign key (exchanged_line_id) references order_line;
alter table refund_transfer add constraint refund_transfer_file_id_fkey foreign key (file_id) references transfer_file;


-- Views
-- -----

-- Offered by learning: students of a course, and whether they have access
create view course_student as
  select course_id, student_id, access_now(access, expires_at) = 'ACTIVE' as may_study,
    access_now(access, expires_at) as access from enrolment;

-- Offered by learning: students who have opened a lesson
create view opened_lesson as
  select p.lesson_id, e.student_id, access_now(e.access, e.expires_at) = 'ACTIVE' as may_study,
    access_now(e.access, e.expires_at) as access
  from lesson_progress p join enrolment e on e.id = p.enrolment_id where p.reached_at is not null;

-- Offered by billing: courses whose payment is pending, except if a gateway may have received it
create view payable_course as
  select l.id, o.buyer_id, l.course_id, l.title, o.expires_at
  from orders o join order_line l on l.order_id = o.id where o.status = 'PENDING'
    and not exists (select 1 from payment_attempt a where a.order_id = o.id and a.status = 'PENDING');

-- Every file that a row names
create view named_file as
  select unnest(case when files = '{}' then array[storage_key] else files end) as name from media
  union all select cover_key || size from course cross join (values ('-480.webp'), ('-960.webp')) s(size)
    where cover_key is not null
  union all select substr(avatar_url, 8) from person where avatar_url like '/media/avatars/%';

-- Offered to the ledger: paid lines, and whether the teacher’s link brought the buyer
create view sold_line as
  select l.id as line_id, l.order_id, o.number, l.buyer_id, l.teacher_id, l.course_id, l.title, l.list_price,
    l.discount, l.amount, l.promotion, l.attribution, l.seller_class, l.commission_bp, l.vat_bp, l.pit_bp,
    l.commission, l.vat_withheld, l.pit_withheld, l.teacher_share, l.state, l.hold_days, l.refund_days,
    l.refund_most_percent, o.paid_at, l.link_course_id is not null as is_by_link
  from order_line l join orders o on o.id = l.order_id
  where o.paid_at is not null and l.state in ('PAID', 'REFUNDED');

-- Offered by catalog: prices of a course, each with its period, since it was first on sale
create view course_price_piece as
  select p.course_id, p.price as list_price, s.is_sale, s.amount,
    greatest(s.starts_at, priced_course.published_at) as starts_at, s.ends_at
  from (select price_change.*, coalesce(lead(valid_from) over (partition by course_id order by valid_from, id), 'infinity') as valid_to
    from course_price_change price_change) p
  join course priced_course on priced_course.id = p.course_id
  cross join lateral (
    select true as is_sale, p.sale_price as amount, p.valid_from as starts_at,
      least(p.valid_to, coalesce(p.sale_ends_at, 'infinity')) as ends_at where p.sale_price is not null
    union all
    select false, p.price, case when p.sale_price is null then p.valid_from
      else greatest(p.valid_from, coalesce(p.sale_ends_at, 'infinity')) end, p.valid_to) s
  where s.ends_at > greatest(s.starts_at, priced_course.published_at);

-- Offered by learning: what a refund or a certificate depends on. A certificate for lessons that its teacher completed
-- does not exclude a refund.
create view study_standing as
  select e.id as enrolment_id, e.student_id, e.course_id, access_now(e.access, e.expires_at) as access,
    e.highest_percentage, e.completed_lessons, e.last_studied_at, e.last_lesson_id,
    exists (select 1 from certificate c where c.enrolment_id = e.id and c.status = 'ISSUED')
      and not exists (select 1 from lesson_progress p
        where p.enrolment_id = e.id and p.completed_why = 'TEACHER') as has_certificate
  from enrolment e;

-- Offered to catalog: limits of each seller; those of FREE without a subscription
create view seller_package as
  select s.id as subscription_id, t.id as teacher_id, p.code, v.id as version_id, v.max_courses, v.storage_bytes,
    v.max_co_teachers, v.max_coupons, v.ai_credits, v.commission_bp, s.ends_on,
    s.ends_on::timestamp at time zone 'Asia/Ho_Chi_Minh' as period_end
  from person t
  left join package_subscription s on s.teacher_id = t.id and s.state in ('ACTIVE', 'CANCELS_AT_PERIOD_END', 'PAST_DUE')
  join package_version v on v.id = coalesce(s.version_id, (
    select f.id from package_version f join package k on k.id = f.package_id
    where k.code = 'FREE' and f.valid_from <= now() order by f.valid_from desc limit 1))
  join package p on p.id = v.package_id;

-- Offered by the ledger: balances that other features compare with their own rows
create view account_balance as select kind, owner_id, balance from ledger_account;

-- Offered by billing: while one is open, no certificate is issued
create view open_refund as
  select r.buyer_id as student_id, r.course_id, r.number, r.requested_at
  from refund r where r.status not in ('COMPLETED', 'REJECTED', 'CANCELLED');

-- Offered by assessment: texts that may show pictures of a course
create view question_text as
  select course_id, prompt::text as words from question
  union all select q.course_id, a.paper::text from quiz_attempt a join quiz q on q.id = a.quiz_id;

-- Offered by assessment: whether a lesson has questions
create view lesson_quiz as
  select z.lesson_id, count(q.id)::int as questions from quiz z
  join quiz_question l on l.quiz_id = z.id join question q on q.id = l.question_id and q.removed_at is null
  group by z.lesson_id;

-- Offered by learning: lessons with any progress
create view studied_lesson as select lesson_id from lesson_progress;

-- Offered by assessment: the percentage that passes
create view quiz_pass as select z.lesson_id, z.pass_percent from quiz z;

-- Until when each student may submit: the latest of the deadline of the assignment, that of their draft, their extension,
-- and that of the returned work
create view assignment_deadline as
  select d.assignment_id, d.course_id, d.lesson_id, d.student_id, d.enrolment_id, d.access, d.opens_at, d.due_at,
    d.cut_off_at, d.late_policy, d.status, d.has_attempt,
    case when d.late_policy <> 'REFUSED' then d.cut_off_at
      when d.due_at is not null then greatest(d.due_at, d.extended_to) end as closes_at
  from (
    select a.id as assignment_id, a.course_id, a.lesson_id, e.student_id, e.enrolment_id, e.access, a.opens_at,
      case when a.due_at is null or t.is_never_due then null
        else greatest(a.due_at, t.due_at, x.due_at, t.redo_until) end as due_at,
      case when a.cut_off_at is null or t.is_never_closed then null
        else greatest(a.cut_off_at, t.cut_off_at, x.cut_off_at, t.redo_until) end as cut_off_at,
      x.cut_off_at as extended_to,
      coalesce(t.late_policy, a.late_policy) as late_policy,
      coalesce(t.status, 'NOT_SUBMITTED') as status,
      case coalesce(t.status, 'NOT_SUBMITTED') when 'SUBMITTED' then false
        when 'GRADED' then not t.passed and t.number < a.max_attempts
        when 'RETURNED' then t.number < 20 else true end as has_attempt
    from assignment a join study_standing e on e.course_id = a.course_id
    left join assignment_extension x on x.assignment_id = a.id and x.student_id = e.student_id
    left join lateral (
      select (array_agg(s.status order by s.number desc))[1] as status, max(s.number) as number,
        bool_or(s.passed) as passed, max(s.redo_until) as redo_until,
        max(s.terms->>'latePolicy') filter (where s.status = 'DRAFT') as late_policy,
        max((s.terms->>'dueAt')::timestamptz) filter (where s.status = 'DRAFT') as due_at,
        max((s.terms->>'cutOffAt')::timestamptz) filter (where s.status = 'DRAFT') as cut_off_at,
        coalesce(bool_or(s.status = 'DRAFT' and s.terms->>'dueAt' is null), false) as is_never_due,
        coalesce(bool_or(s.status = 'DRAFT' and s.terms->>'cutOffAt' is null), false) as is_never_closed
      from assignment_submission s where s.assignment_id = a.id and s.student_id = e.student_id) t on true) d;

-- Offered to catalog and learning: whether a lesson has an assignment, and the percentage that passes
create view lesson_assignment as
  select lesson_id, ceil(100.0 * pass_score / max_score)::int as pass_percent from assignment;

-- Offered by learning: study time that a group may count
create view study_time as
  select e.student_id, e.course_id, d.day, d.seconds from study_day d join enrolment e on e.id = d.enrolment_id;

create view completed_lesson as
  select e.student_id, p.lesson_id from lesson_progress p join enrolment e on e.id = p.enrolment_id
  where p.completed_at is not null;

create view study_progress as
  select e.student_id, e.course_id, e.percentage, e.last_studied_at from enrolment e;

-- Accepted, or liked by three people; not an answer to one's own question or in one's own course
create view helpful_answer as
  select r.author_id, r.id as comment_id
  from comment r join comment q on q.id = r.parent_id join lesson l on l.id = r.lesson_id
    join course c on c.id = l.course_id
  where r.removed_at is null and q.author_id <> r.author_id and (r.accepted_at is not null or r.like_count >= 3)
    and c.teacher_id <> r.author_id
    and not exists (select 1 from co_teacher t where t.course_id = c.id and t.person_id = r.author_id);

create view course_enrolment as
  select e.id as enrolment_id, e.student_id, e.course_id, e.enrolled_at, e.last_studied_at, e.completed_at,
    e.completed_lessons, e.last_lesson_id, access_now(e.access, e.expires_at) as access
  from enrolment e;

create view lesson_study as
  select p.lesson_id, p.enrolment_id, p.reached_at, p.completed_at, p.best_score from lesson_progress p;

create view ordered_line as
  select l.id as line_id, l.course_id, o.created_at as ordered_at, o.paid_at is not null as is_paid
  from order_line l join orders o on o.id = l.order_id;

create view open_question as
  select q.lesson_id, q.created_at from comment q
  where q.parent_id is null and q.removed_at is null and not exists (
    select 1 from comment a join lesson l on l.id = a.lesson_id join course y on y.id = l.course_id
    where a.parent_id = q.id and a.removed_at is null and (a.accepted_at is not null or a.author_id = y.teacher_id
      or exists (select 1 from co_teacher t where t.course_id = y.id and t.person_id = a.author_id)));

create view quiz_result as
  select z.lesson_id, a.enrolment_id, count(*)::int as attempts, max(a.score) as best_score,
    bool_or(a.passed) as passed, max(a.submitted_at) as last_at
  from quiz_attempt a join quiz z on z.id = a.quiz_id where a.status in ('GRADED', 'SUBMITTED') and a.score is not null
  group by z.lesson_id, a.enrolment_id;

-- Words that identify no person (adr/0019)
create view common_search as select distinct words from search_term where people >= 3;
`;

/** Rates, packages and achievements, and the beginning of the change feeds. */
const ROWS = `
-- Decree 117/2025: platforms withhold 5 % VAT and 2 % PIT on services of resident individuals and households
insert into withholding_rate (seller_class, vat_bp, pit_bp, valid_from) values
  ('INDIVIDUAL', 500, 200, '2025-07-01 00:00+07'),
  ('HOUSEHOLD', 500, 200, '2025-07-01 00:00+07'),
  ('COMPANY', 0, 0, '2025-07-01 00:00+07');

insert into commission_rate (attribution, basis_points, valid_from) values
  ('PLATFORM', 3000, '2025-07-01 00:00+07'),
  ('TEACHER', 1000, '2025-07-01 00:00+07');

-- 10 %, lowered to 8 % from 1 July 2025 to 31 December 2026 (Resolution 204/2025)
insert into service_vat_rate (basis_points, valid_from) values
  (1000, '2009-01-01 00:00+07'),
  (800, '2025-07-01 00:00+07'),
  (1000, '2027-01-01 00:00+07');

insert into package (code, position, is_sold) values
  ('FREE', 0, true),
  ('BASIC', 1, true),
  ('PRO', 2, true),
  ('STUDIO', 3, true),
  ('TRANSITION', 9, false);

-- Storage, co-teachers, coupons and AI credits are the platform's own choice (adr/0016). TRANSITION was for teachers who
-- had sold more courses than FREE allows before there were packages.
insert into package_version (package_id, number, price, cycle, max_courses, storage_bytes, max_co_teachers, max_coupons,
  ai_credits, commission_bp, trial_days, valid_from)
select p.id, v.number, v.price, v.cycle, v.courses, v.gigabytes * 1073741824::bigint, v.co_teachers, v.coupons, v.credits,
  v.commission, v.trial, v.valid_from::timestamptz
from (values
    ('FREE', 1, 0, 'MONTH', 1, 5, 0, 0, 10, null::int, 0, '2026-01-01 00:00:00+07'),
    ('BASIC', 1, 199000, 'MONTH', 5, 30, 1, 5, 50, null, 14, '2026-01-01 00:00:00+07'),
    ('PRO', 1, 499000, 'MONTH', 20, 100, 3, 20, 200, null, 14, '2026-01-01 00:00:00+07'),
    ('STUDIO', 1, 1490000, 'MONTH', 100, 500, 10, null, 1000, 2500, 0, '2026-01-01 00:00:00+07'),
    ('TRANSITION', 1, 0, 'YEAR', 5, 500, 10, null, 10, null, 0, '2026-01-01 00:00:01+07'),
    ('TRANSITION', 2, 0, 'YEAR', 20, 500, 10, null, 10, null, 0, '2026-01-01 00:00:02+07'),
    ('TRANSITION', 3, 0, 'YEAR', 100, 500, 10, null, 10, null, 0, '2026-01-01 00:00:03+07'),
    ('TRANSITION', 4, 0, 'YEAR', 1000, 500, 10, null, 10, null, 0, '2026-01-01 00:00:04+07'))
  as v(code, number, price, cycle, courses, gigabytes, co_teachers, coupons, credits, commission, trial, valid_from)
join package p on p.code = v.code;

insert into achievement (code, metric, threshold, sort_order) values
  ('first-lesson', 'LESSONS', 1, 1),
  ('seven-day-streak', 'STREAK', 7, 2),
  ('first-course', 'COURSES', 1, 3),
  ('ten-hours', 'MINUTES', 600, 4),
  ('five-courses', 'COURSES', 5, 5),
  ('first-certificate', 'CERTIFICATES', 1, 6),
  ('helpful-answers', 'HELPFUL_ANSWERS', 5, 7);

insert into change_era (era, identity) values (0, database_identity());

-- Kinds whose rows from before a job notes (note_former_rows)
insert into change_backlog (kind, table_name) values
  ('person', 'person'),
  ('course', 'course'),
  ('enrolment', 'enrolment'),
  ('order', 'orders');
`;
