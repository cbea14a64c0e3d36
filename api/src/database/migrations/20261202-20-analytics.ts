import { Migration } from '@mikro-orm/migrations';

const DAY_OF = (column: string) => `(${column} at time zone 'Asia/Ho_Chi_Minh')::date`;

/**
 * How courses go, counted by small events and summed by a job (docs/adr/0023).
 *
 * What changes a day of a course, or a lesson, is noted by triggers: a line is added and nothing is updated, so that
 * nobody waits for anybody. The job takes the notes and sums anew what they name.
 */
export class Migration2026120220Analytics extends Migration {
  override up(): void {
    this.#visits();
    this.#sums();
    this.#offered();
    this.#notes();
    this.#triggers();
    this.#past();
  }

  /** Who looked at a course's page, by a mark of that day and that course alone: no one can be found by it. */
  #visits(): void {
    this.addSql(`create table visit_salt (day date primary key, salt bytea not null)`);
    this.addSql(`
      create table course_visit (
        course_id uuid not null references course on delete cascade,
        day date not null,
        kind text not null check (kind in ('VIEW', 'PREVIEW')),
        visitor bytea not null,
        words text check (length(words) <= 60),
        primary key (course_id, day, kind, visitor)
      )`);
    this.addSql(`create index on course_visit (day)`);
    this.addSql(`
      create table course_visit_day (
        course_id uuid not null references course on delete cascade,
        day date not null,
        views integer not null check (views >= 0),
        previews integer not null check (previews >= 0),
        primary key (course_id, day)
      )`);
    this.addSql(`
      create table course_words_day (
        course_id uuid not null references course on delete cascade,
        day date not null,
        words text not null check (length(words) between 1 and 60),
        visits integer not null check (visits > 0),
        primary key (course_id, day, words)
      )`);
  }

  #sums(): void {
    this.addSql(`
      create table course_day (
        course_id uuid not null references course on delete cascade,
        day date not null,
        ordered integer not null check (ordered >= 0),
        paid integer not null check (paid between 0 and ordered),
        enrolments integer not null check (enrolments >= 0),
        begun integer not null check (begun between 0 and enrolments),
        finished integer not null check (finished between 0 and enrolments),
        learners integer not null check (learners >= 0),
        seconds integer not null check (seconds >= 0),
        primary key (course_id, day)
      )`);
    this.addSql(`
      create table lesson_figure (
        lesson_id uuid primary key references lesson on delete cascade,
        opened integer not null check (opened >= 0),
        completed integer not null check (completed >= 0),
        marked integer not null check (marked >= 0),
        score_sum integer not null check (score_sum >= 0),
        timed integer not null check (timed >= 0),
        hours_sum bigint not null check (hours_sum >= 0)
      )`);
  }

  /** What other features let be counted. */
  #offered(): void {
    this.addSql(`
      create view course_enrolment as
        select e.id as enrolment_id, e.student_id, e.course_id, e.enrolled_at, e.last_studied_at, e.completed_at,
          e.completed_lessons, e.last_lesson_id, access_now(e.access, e.expires_at) as access
        from enrolment e`);
    this.addSql(`
      create view lesson_study as
        select p.lesson_id, p.enrolment_id, p.reached_at, p.completed_at, p.best_score from lesson_progress p`);
    this.addSql(`
      create view ordered_line as
        select l.id as line_id, l.course_id, o.created_at as ordered_at, o.paid_at is not null as is_paid
        from order_line l join orders o on o.id = l.order_id`);
    this.addSql(`
      create view open_question as
        select q.lesson_id, q.created_at from comment q
        where q.parent_id is null and q.removed_at is null and not exists (
          select 1 from comment a join lesson l on l.id = a.lesson_id join course y on y.id = l.course_id
          where a.parent_id = q.id and a.removed_at is null and (a.accepted_at is not null or a.author_id = y.teacher_id
            or exists (select 1 from co_teacher t where t.course_id = y.id and t.person_id = a.author_id)))`);
    this.addSql(`
      create view quiz_result as
        select z.lesson_id, a.enrolment_id, count(*)::int as attempts, max(a.score) as best_score,
          bool_or(a.passed) as passed, max(a.submitted_at) as last_at
        from quiz_attempt a join quiz z on z.id = a.quiz_id where a.status in ('GRADED', 'SUBMITTED') and a.score is not null
        group by z.lesson_id, a.enrolment_id`);
    // Words that tell nothing of whoever searched them (docs/adr/0019)
    this.addSql(`create view common_search as select distinct words from search_term where people >= 3`);
    this.addSql(`create index on enrolment (course_id, enrolled_at)`);
    this.addSql(`create index on quiz_attempt (enrolment_id)`);
  }

  #notes(): void {
    this.addSql(`
      create table course_day_note (
        id bigint generated always as identity primary key,
        course_id uuid not null,
        day date not null
      )`);
    this.addSql(`
      create table lesson_figure_note (
        id bigint generated always as identity primary key,
        lesson_id uuid not null
      )`);
    const note = (name: string, body: string) =>
      this.addSql(
        `create function ${name}() returns trigger language plpgsql as $$ begin ${body} return null; end $$`,
      );
    const both = (statement: (row: string) => string) =>
      `if tg_op <> 'INSERT' then ${statement('old')} end if; if tg_op <> 'DELETE' then ${statement('new')} end if;`;
    note(
      'note_day_of_enrolment',
      both(
        (row) =>
          `insert into course_day_note (course_id, day) values (${row}.course_id, ${DAY_OF(`${row}.enrolled_at`)});`,
      ),
    );
    note(
      'note_day_of_study',
      both(
        (row) =>
          `insert into course_day_note (course_id, day) select e.course_id, ${row}.day from enrolment e where e.id = ${row}.enrolment_id;`,
      ),
    );
    note(
      'note_day_of_line',
      `insert into course_day_note (course_id, day) select new.course_id, ${DAY_OF('o.created_at')} from orders o where o.id = new.order_id;`,
    );
    note(
      'note_days_of_order',
      `insert into course_day_note (course_id, day) select l.course_id, ${DAY_OF('new.created_at')} from order_line l where l.order_id = new.id;`,
    );
    note(
      'note_lesson',
      both((row) => `insert into lesson_figure_note (lesson_id) values (${row}.lesson_id);`),
    );
  }

  #triggers(): void {
    const trigger = (name: string, event: string, table: string, run: string, when = '') =>
      this.addSql(
        `create trigger ${name} after ${event} on ${table} for each row ${when} execute function ${run}()`,
      );
    trigger('note_day', 'insert or delete', 'enrolment', 'note_day_of_enrolment');
    trigger(
      'note_day_anew',
      'update',
      'enrolment',
      'note_day_of_enrolment',
      `when (old.enrolled_at <> new.enrolled_at or (old.last_studied_at is null) <> (new.last_studied_at is null)
        or (old.completed_at is null) <> (new.completed_at is null))`,
    );
    trigger('note_day', 'insert or delete', 'study_day', 'note_day_of_study');
    trigger(
      'note_day_anew',
      'update',
      'study_day',
      'note_day_of_study',
      `when (old.* is distinct from new.*)`,
    );
    trigger('note_day', 'insert', 'order_line', 'note_day_of_line');
    trigger(
      'note_days',
      'update',
      'orders',
      'note_days_of_order',
      `when ((old.paid_at is null) <> (new.paid_at is null))`,
    );
    trigger('note_lesson', 'insert or delete', 'lesson_progress', 'note_lesson');
    trigger(
      'note_lesson_anew',
      'update',
      'lesson_progress',
      'note_lesson',
      `when (old.completed_at is distinct from new.completed_at or old.reached_at is distinct from new.reached_at
        or old.best_score is distinct from new.best_score)`,
    );
  }

  /** What happened before is summed by the first run of the job. */
  #past(): void {
    this.addSql(`
      insert into course_day_note (course_id, day)
      select course_id, ${DAY_OF('enrolled_at')} from enrolment
      union select e.course_id, d.day from study_day d join enrolment e on e.id = d.enrolment_id
      union select l.course_id, ${DAY_OF('o.created_at')} from order_line l join orders o on o.id = l.order_id`);
    this.addSql(`insert into lesson_figure_note (lesson_id) select distinct lesson_id from lesson_progress`);
  }
}
