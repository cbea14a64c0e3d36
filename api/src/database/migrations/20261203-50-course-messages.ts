import { Migration } from '@mikro-orm/migrations';

/**
 * What teachers write to the students of a course, who was told of it and has read it; and up to which version students
 * were told of new lessons.
 */
export class Migration2026120350CourseMessages extends Migration {
  override up(): void {
    this.addSql(`
      create table course_message (
        id uuid primary key default uuidv7(),
        course_id uuid not null references course,
        author_id uuid not null references person,
        audience text not null check (audience in ('EVERYONE', 'CHOSEN')),
        title text not null,
        body text not null,
        recipients integer not null,
        sent_at timestamptz not null default now()
      )`);
    this.addSql(`create index on course_message (course_id, sent_at desc)`);
    this.addSql(`create index on course_message (author_id)`);
    this.addSql(`
      create table course_message_reader (
        message_id uuid not null references course_message on delete cascade,
        enrolment_id uuid not null references enrolment on delete cascade,
        told_at timestamptz,
        read_at timestamptz,
        primary key (message_id, enrolment_id)
      )`);
    this.addSql(`create index on course_message_reader (enrolment_id, message_id desc)`);
    this.addSql(`create index on course_message_reader (message_id) where told_at is null`);
    this.addSql(`
      create table new_lesson_notice (
        course_id uuid primary key references course on delete cascade,
        version integer not null
      )`);
    // Nobody is told of what was new before there were such notices
    this.addSql(
      `insert into new_lesson_notice (course_id, version) select id, version from course where version > 1`,
    );
  }
}
