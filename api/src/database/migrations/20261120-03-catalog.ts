import { Migration } from '@mikro-orm/migrations';

/** Categories, courses with their structure, uploads, reviews by administrators, ratings. */
export class Migration2026112003Catalog extends Migration {
  override up(): void {
    this.addSql(`
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
      )`);
    this.addSql(`create index on category (parent_id, position)`);
    this.addSql(`
      create table course (
        id uuid primary key default uuidv7(),
        slug text not null unique,
        title text not null,
        subtitle text not null default '',
        description jsonb not null default '{"type":"doc","content":[]}',
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
        sale_price bigint check (sale_price > 0 and sale_price < price),
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
        search tsvector generated always as (
          setweight(to_tsvector('simple', plain(title)), 'A') || setweight(to_tsvector('simple', plain(subtitle)), 'B')
        ) stored,
        search_exact tsvector generated always as (to_tsvector('simple', lower(title || ' ' || subtitle))) stored
      )`);
    const listed = `where status = 'PUBLISHED' and visibility = 'PUBLIC'`;
    this.addSql(`create index course_search on course using gin (search)`);
    this.addSql(`create index course_title_trgm on course using gin (plain(title) gin_trgm_ops) ${listed}`);
    this.addSql(`create index course_best_selling on course (student_count desc, id) ${listed}`);
    this.addSql(`create index course_newest on course (published_at desc, id) ${listed}`);
    this.addSql(
      `create index course_rating on course (rating_average desc, rating_count desc, id) ${listed}`,
    );
    this.addSql(
      `create index course_category_best_selling on course (category_id, student_count desc, id) ${listed}`,
    );
    this.addSql(
      `create index course_category_newest on course (category_id, published_at desc, id) ${listed}`,
    );
    this.addSql(`create index course_price on course (price, id) ${listed}`);
    this.addSql(`create index course_teacher on course (teacher_id, updated_at desc)`);
    this.addSql(`
      create table course_slug (
        slug text primary key,
        course_id uuid not null references course on delete cascade
      )`);
    this.addSql(`
      create table section (
        id uuid primary key default uuidv7(),
        course_id uuid not null references course on delete cascade,
        title text not null,
        position integer not null,
        lesson_count integer not null default 0,
        duration_sec integer not null default 0
      )`);
    this.addSql(`create index on section (course_id, position)`);
    this.addSql(`
      create table media (
        id uuid primary key default uuidv7(),
        owner_id uuid not null references person,
        kind text not null check (kind in ('VIDEO', 'IMAGE', 'CAPTIONS')),
        storage_key text not null unique,
        content_type text not null,
        size_bytes bigint not null,
        duration_sec integer,
        created_at timestamptz not null default now()
      )`);
    this.addSql(`
      create table upload (
        id uuid primary key default uuidv7(),
        person_id uuid not null references person on delete cascade,
        filename text not null,
        size_bytes bigint not null,
        finished_at timestamptz,
        created_at timestamptz not null default now()
      )`);
    this.addSql(`create index on upload (person_id, created_at)`);
    this.addSql(`
      create table lesson (
        id uuid primary key default uuidv7(),
        course_id uuid not null references course on delete cascade,
        section_id uuid not null references section on delete cascade,
        title text not null,
        kind text not null check (kind in ('TEXT', 'VIDEO')),
        rule text not null check (rule in ('WATCH', 'DWELL')),
        position integer not null,
        is_preview boolean not null default false,
        is_required boolean not null default true,
        duration_sec integer not null default 0 check (duration_sec >= 0),
        body jsonb,
        media_id uuid references media,
        captions_id uuid references media,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      )`);
    this.addSql(`create index on lesson (section_id, position)`);
    this.addSql(`create index on lesson (course_id)`);
    this.addSql(`
      create table course_review (
        id uuid primary key default uuidv7(),
        course_id uuid not null references course on delete cascade,
        submitted_by_id uuid not null references person,
        submitted_at timestamptz not null default now(),
        decision text not null default 'PENDING'
          check (decision in ('PENDING', 'APPROVED', 'SENT_BACK', 'REJECTED', 'WITHDRAWN')),
        decided_at timestamptz,
        reviewer_id uuid references person,
        checklist jsonb not null default '[]',
        notes text
      )`);
    this.addSql(
      `create unique index course_review_open on course_review (course_id) where decision = 'PENDING'`,
    );
    this.addSql(`create index on course_review (decision, submitted_at)`);
    this.addSql(`create index on course_review (course_id, submitted_at desc)`);
    this.#counters();
  }

  /** Counts that lists show are kept by the database, so that nothing past the program can leave them wrong. */
  #counters(): void {
    this.addSql(`
      create function count_lessons() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' then
          update section set lesson_count = lesson_count - 1, duration_sec = duration_sec - old.duration_sec where id = old.section_id;
          update course set lesson_count = lesson_count - 1, duration_sec = duration_sec - old.duration_sec where id = old.course_id;
        end if;
        if tg_op <> 'DELETE' then
          update section set lesson_count = lesson_count + 1, duration_sec = duration_sec + new.duration_sec where id = new.section_id;
          update course set lesson_count = lesson_count + 1, duration_sec = duration_sec + new.duration_sec where id = new.course_id;
        end if;
        return null;
      end $$`);
    this.addSql(`
      create trigger count_lessons after insert or delete or update of section_id, course_id, duration_sec on lesson
      for each row execute function count_lessons()`);
    this.addSql(`
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
      end $$`);
    this.addSql(`
      create trigger count_courses after insert or delete or update of status, visibility, category_id on course
      for each row execute function count_courses()`);
  }
}
