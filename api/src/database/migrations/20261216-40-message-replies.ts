import { Migration } from '@mikro-orm/migrations';

/** Adds the private conversations that begin when a recipient replies to a message of a teacher. */
export class Migration2026121640MessageReplies extends Migration {
  override up(): void {
    this.addSql(`
      create table course_message_reply (
        id uuid primary key default uuidv7(),
        message_id uuid not null,
        enrolment_id uuid not null,
        author_id uuid not null references person,
        body text not null,
        sent_at timestamptz not null default now(),
        foreign key (message_id, enrolment_id) references course_message_reader on delete cascade
      )`);
    this.addSql(`create index course_message_reply_enrolment_id_message_id_idx
      on course_message_reply (enrolment_id, message_id)`);
    this.addSql('create index course_message_reply_message_id_idx on course_message_reply (message_id)');
    this.addSql('create index course_message_reply_author_id_idx on course_message_reply (author_id)');
  }
}
