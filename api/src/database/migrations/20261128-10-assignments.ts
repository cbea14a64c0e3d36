import { Migration } from '@mikro-orm/migrations';

/** Assignments of lessons, what students hand in, how it is marked, and time that one of them gets beyond others. */
export class Migration2026112810Assignments extends Migration {
  override up(): void {
    this.addSql(`
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
        check (pass_score <= max_score),
        check (cut_off_at is null or due_at is null or cut_off_at >= due_at),
        check (opens_at is null or due_at is null or due_at > opens_at),
        check (opens_at is null or cut_off_at is null or cut_off_at > opens_at)
      )`);
    this.addSql(`create index on assignment (course_id)`);
    this.addSql(`create index on assignment (due_at) where due_at is not null`);
    // Terms are those of the moment at which it began, whatever becomes of the assignment. A student reads "grade",
    // which is written when their work is returned; what markers write until then stands in "marking".
    this.addSql(`
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
        score double precision check (score >= 0),
        passed boolean not null default false,
        returned_at timestamptz,
        redo_until timestamptz,
        unique (assignment_id, student_id, number),
        check ((status = 'DRAFT') = (submitted_at is null)),
        check ((status in ('GRADED', 'RETURNED')) = (returned_at is not null)),
        check ((grade is null) = (returned_at is null)),
        check (status = 'RETURNED' or redo_until is null),
        check (status in ('GRADED', 'RETURNED') or (score is null and not passed))
      )`);
    this.addSql(
      `create unique index assignment_submission_open on assignment_submission (assignment_id, student_id) where status = 'DRAFT'`,
    );
    this.addSql(
      `create index assignment_submission_waiting on assignment_submission (assignment_id, submitted_at) where status = 'SUBMITTED'`,
    );
    this.addSql(`create index on assignment_submission (student_id)`);
    this.addSql(`create index on assignment_submission (enrolment_id)`);
    this.addSql(`create index on assignment_submission (marked_by_id)`);
    this.addSql(`create index on assignment_submission (claimed_by_id)`);
    this.addSql(`
      create table submission_file (
        id uuid primary key default uuidv7(),
        submission_id uuid not null references assignment_submission on delete cascade,
        media_id uuid not null references media,
        name text not null,
        type text not null
          check (type in ('PDF', 'IMAGE', 'AUDIO', 'VIDEO', 'DOCUMENT', 'SHEET', 'SLIDES', 'TEXT', 'ARCHIVE')),
        created_at timestamptz not null default now()
      )`);
    this.addSql(`create index on submission_file (submission_id)`);
    this.addSql(`create index on submission_file (media_id)`);
    this.addSql(`
      create table assignment_extension (
        assignment_id uuid not null references assignment on delete cascade,
        student_id uuid not null references person,
        due_at timestamptz not null,
        cut_off_at timestamptz not null,
        reason text not null,
        granted_by_id uuid references person,
        granted_at timestamptz not null default now(),
        primary key (assignment_id, student_id),
        check (cut_off_at >= due_at)
      )`);
    this.addSql(`create index on assignment_extension (student_id)`);
    this.addSql(`create index on assignment_extension (granted_by_id)`);
    this.addSql(`
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
        check ((status = 'PENDING') = (decided_at is null))
      )`);
    this.addSql(
      `create unique index extension_request_open on extension_request (assignment_id, student_id) where status = 'PENDING'`,
    );
    this.addSql(`create index on extension_request (student_id)`);
    this.addSql(`create index on extension_request (decided_by_id)`);
    this.addSql(`
      create table assignment_reminder (
        assignment_id uuid not null references assignment on delete cascade,
        student_id uuid not null references person,
        due_at timestamptz not null,
        primary key (assignment_id, student_id, due_at)
      )`);
    this.addSql(`create index on assignment_reminder (student_id)`);
    this.addSql(`
      create table saved_comment (
        id uuid primary key default uuidv7(),
        marker_id uuid not null references person on delete cascade,
        text text not null check (length(text) between 1 and 500),
        created_at timestamptz not null default now(),
        unique (marker_id, text)
      )`);
    // Until when each student of an assignment may hand in: what the assignment says now, what it said when their draft
    // began, what they were given beyond others, and what was said when their work was returned, whichever is latest.
    this.addSql(`
      create view assignment_deadline as
        select d.*, case d.late_policy when 'REFUSED' then d.due_at else d.cut_off_at end as closes_at
        from (
          select a.id as assignment_id, a.course_id, a.lesson_id, e.student_id, e.enrolment_id, e.access, a.opens_at,
            case when a.due_at is null or t.is_never_due then null
              else greatest(a.due_at, t.due_at, x.due_at, t.redo_until) end as due_at,
            case when a.cut_off_at is null or t.is_never_closed then null
              else greatest(a.cut_off_at, t.cut_off_at, x.cut_off_at, t.redo_until) end as cut_off_at,
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
            from assignment_submission s where s.assignment_id = a.id and s.student_id = e.student_id) t on true) d`);
    this.addSql(`
      alter table lesson_file drop constraint lesson_file_type_check,
        add constraint lesson_file_type_check check (type in
          ('PDF', 'IMAGE', 'AUDIO', 'VIDEO', 'DOCUMENT', 'SHEET', 'SLIDES', 'TEXT', 'ARCHIVE'))`);
    // Offered to the catalog and to learning: whether a lesson has one, and what passes it in per cent
    this.addSql(`
      create view lesson_assignment as
        select lesson_id, ceil(100.0 * pass_score / max_score)::int as pass_percent from assignment`);
  }
}
