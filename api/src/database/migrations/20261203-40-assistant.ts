import { Migration } from '@mikro-orm/migrations';

/** The assistant: what teachers asked a provider for, with the credit that it took. One that failed has given it back. */
export class Migration2026120340Assistant extends Migration {
  override up(): void {
    this.addSql(`
      create table assistant_request (
        id uuid primary key default uuidv7(),
        person_id uuid not null references person on delete cascade,
        course_id uuid not null references course,
        lesson_id uuid references lesson on delete set null,
        kind text not null check (kind in ('DESCRIPTION', 'OUTCOMES', 'QUESTIONS')),
        state text not null default 'RUNNING' check (state in ('RUNNING', 'DONE', 'FAILED')),
        credits integer not null default 1 check (credits > 0),
        month date not null check (extract(day from month) = 1),
        is_simulated boolean not null,
        model text not null,
        texts text[] not null default '{}',
        questions jsonb not null default '[]',
        failure text,
        created_at timestamptz not null default now(),
        finished_at timestamptz,
        check ((state = 'RUNNING') = (finished_at is null)),
        check ((state = 'FAILED') = (failure is not null))
      )`);
    this.addSql(`create index on assistant_request (person_id, created_at desc)`);
    this.addSql(`create index on assistant_request (course_id)`);
    this.addSql(`create index on assistant_request (lesson_id) where lesson_id is not null`);
    this.addSql(
      `create index assistant_request_running on assistant_request (created_at) where state = 'RUNNING'`,
    );
  }
}
