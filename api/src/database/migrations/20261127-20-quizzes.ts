import { Migration } from '@mikro-orm/migrations';

/** Questions of a course, quizzes of its lessons, and what students answered. */
export class Migration2026112720Quizzes extends Migration {
  override up(): void {
    this.addSql(`
      create table question (
        id uuid primary key default uuidv7(),
        course_id uuid not null references course on delete cascade,
        kind text not null check (kind in
          ('SINGLE', 'MULTIPLE', 'TRUE_FALSE', 'BLANK', 'SHORT', 'ORDERING', 'MATCHING', 'OPEN')),
        prompt jsonb not null,
        body jsonb not null check (jsonb_typeof(body) = 'object'),
        points integer not null check (points between 1 and 100),
        topic text check (length(topic) between 1 and 60),
        explanation text check (length(explanation) between 1 and 2000),
        review_lesson_id uuid references lesson on delete set null,
        review_sec integer not null default 0 check (review_sec >= 0),
        sound_id uuid references media,
        version integer not null default 1,
        removed_at timestamptz,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      )`);
    this.addSql(`create index on question (course_id, created_at)`);
    this.addSql(`create index on question (review_lesson_id)`);
    this.addSql(`create index on question (sound_id)`);
    this.addSql(`
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
        answers_shown text not null default 'AFTER_SUBMISSION'
          check (answers_shown in ('AFTER_SUBMISSION', 'AFTER_LAST_ATTEMPT', 'NEVER')),
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      )`);
    this.addSql(`create index on quiz (course_id)`);
    this.addSql(`
      create table quiz_question (
        quiz_id uuid not null references quiz on delete cascade,
        question_id uuid not null references question on delete cascade,
        position integer not null,
        primary key (quiz_id, question_id)
      )`);
    this.addSql(`create index on quiz_question (question_id)`);
    // The paper and the keys are those of the moment at which it began, whatever becomes of the questions. What
    // students are shown of keys is copied to "solutions" when they may see it; nothing else reads "keys" for them.
    this.addSql(`
      create table quiz_attempt (
        id uuid primary key default uuidv7(),
        quiz_id uuid not null references quiz on delete cascade,
        student_id uuid not null references person,
        enrolment_id uuid not null references enrolment,
        number integer not null check (number between 1 and 100),
        status text not null default 'IN_PROGRESS'
          check (status in ('IN_PROGRESS', 'SUBMITTED', 'GRADED', 'EXPIRED')),
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
        unique (quiz_id, student_id, number),
        check ((status = 'IN_PROGRESS') = (submitted_at is null)),
        check (status <> 'IN_PROGRESS' or (marks = '[]' and solutions = '[]' and score is null and not passed))
      )`);
    this.addSql(
      `create unique index quiz_attempt_open on quiz_attempt (quiz_id, student_id) where status = 'IN_PROGRESS'`,
    );
    this.addSql(`create index on quiz_attempt (student_id)`);
    this.addSql(`create index on quiz_attempt (enrolment_id)`);
    this.addSql(
      `create index quiz_attempt_waiting on quiz_attempt (quiz_id, submitted_at) where status = 'SUBMITTED'`,
    );
    this.addSql(`
      create table quiz_extra_time (
        quiz_id uuid not null references quiz on delete cascade,
        student_id uuid not null references person,
        extra_sec integer not null check (extra_sec between 1 and 28800),
        granted_by_id uuid references person,
        granted_at timestamptz not null default now(),
        primary key (quiz_id, student_id)
      )`);
    this.addSql(`create index on quiz_extra_time (student_id)`);
    this.addSql(`create index on quiz_extra_time (granted_by_id)`);
    this.addSql(`
      alter table media drop constraint media_kind_check,
        add constraint media_kind_check check (kind in ('VIDEO', 'IMAGE', 'CAPTIONS', 'FILE', 'AUDIO'))`);
    // Of assessment, for the catalog: texts that show pictures of a course, and whether a lesson has questions
    this.addSql(`
      create view question_text as
        select course_id, prompt::text as words from question
        union all select q.course_id, a.paper::text from quiz_attempt a join quiz q on q.id = a.quiz_id`);
    this.addSql(`
      create view lesson_quiz as
        select z.lesson_id, count(q.id)::int as questions from quiz z
        join quiz_question l on l.quiz_id = z.id join question q on q.id = l.question_id and q.removed_at is null
        group by z.lesson_id`);
  }
}
