import { Migration } from '@mikro-orm/migrations';

/**
 * Tickets of members and guests. A clock that runs is a moment by which something has to be done; a clock that stands
 * is the time that was left, so that nothing runs out while a ticket waits for its requester.
 */
export class Migration2026120240Tickets extends Migration {
  override up(): void {
    this.#tickets();
    this.#messages();
    this.#rest();
  }

  #tickets(): void {
    this.addSql(`create table ticket_counter (month text primary key, last integer not null)`);
    this.addSql(`
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
        search tsvector generated always as (
          person_words(coalesce(guest_name, ''), coalesce(guest_email, ''), null)
            || to_tsvector('simple', plain(translate(number, '-', ' ') || ' ' || subject || ' '
              || translate(coalesce(order_number, ''), '-', ' ')))) stored,
        check ((requester_id is null) = (guest_email is not null) and (guest_name is null) = (guest_email is null)),
        check (reply_due_at is null or reply_left_sec is null),
        check (solve_due_at is null or solve_left_sec is null),
        check (state = 'OPEN' or due_at is null),
        check (merged_into_id is null or state = 'CLOSED')
      )`);
    // The desk: what waits by its due time, what waits for others and what is done by when it changed
    this.addSql(`create index on ticket (due_at, id) where state = 'OPEN'`);
    this.addSql(`create index on ticket (state, updated_at desc, id)`);
    this.addSql(`create index on ticket (requester_id, id desc) where requester_id is not null`);
    this.addSql(`create index on ticket (guest_email, id desc) where guest_email is not null`);
    this.addSql(`create index on ticket (assignee_id) where assignee_id is not null`);
    this.addSql(`create index on ticket (merged_into_id) where merged_into_id is not null`);
    this.addSql(`create index on ticket (order_id) where order_id is not null`);
    this.addSql(`create index on ticket (course_id) where course_id is not null`);
    this.addSql(`create index on ticket (first_replied_at) where first_replied_at is not null`);
    this.addSql(`create index on ticket using gin (search)`);
    this.addSql(
      `create unique index on ticket (guest_email, request_key) where guest_email is not null and request_key is not null`,
    );
  }

  #messages(): void {
    this.addSql(`
      create table ticket_message (
        id uuid primary key default uuidv7(),
        ticket_id uuid not null references ticket on delete cascade,
        kind text not null check (kind in ('REQUEST', 'ANSWER', 'NOTE', 'EVENT')),
        author_id uuid references person,
        text text not null default '',
        event text check (event in ('ASSIGNED', 'UNASSIGNED', 'PRIORITY', 'CATEGORY', 'HELD', 'REOPENED', 'RESOLVED', 'CLOSED',
          'MERGED_IN', 'MERGED_INTO', 'RATED')),
        value text,
        request_key text,
        created_at timestamptz not null default now(),
        check ((kind = 'EVENT') = (event is not null))
      )`);
    this.addSql(`create index on ticket_message (ticket_id, created_at, id)`);
    this.addSql(`create index on ticket_message (author_id) where author_id is not null`);
    this.addSql(
      `create unique index on ticket_message (ticket_id, request_key) where request_key is not null`,
    );
    this.addSql(`
      create table ticket_file (
        id uuid primary key default uuidv7(),
        message_id uuid not null references ticket_message on delete cascade,
        media_id uuid not null references media,
        name text not null,
        type text not null,
        created_at timestamptz not null default now()
      )`);
    this.addSql(`create index on ticket_file (message_id)`);
    this.addSql(`create index on ticket_file (media_id)`);
    this.addSql(`
      alter table media drop constraint media_kind_check,
        add constraint media_kind_check
          check (kind in ('VIDEO', 'IMAGE', 'CAPTIONS', 'FILE', 'AUDIO', 'SUBMISSION', 'TICKET'))`);
  }

  #rest(): void {
    // What lets a guest into a ticket: the hash of a secret that only the mail has
    this.addSql(`
      create table ticket_link (
        hash bytea primary key,
        ticket_id uuid not null references ticket on delete cascade,
        expires_at timestamptz not null,
        created_at timestamptz not null default now()
      )`);
    this.addSql(`create index on ticket_link (ticket_id)`);
    this.addSql(`create index on ticket_link (expires_at)`);
    this.addSql(`
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
      )`);
  }
}
