import { Migration } from '@mikro-orm/migrations';

/** Adds requests for an e-mail as soon as a course matches a search that found nothing. */
export class Migration2026121620CourseAlerts extends Migration {
  override up(): void {
    // A row is deleted in the transaction that queues its letter
    this.addSql(`
      create table course_alert (
        id uuid primary key default uuidv7(),
        search text not null,
        words text not null,
        language text not null,
        person_id uuid references person,
        email citext,
        created_at timestamptz not null default now(),
        constraint course_alert_receiver_check check ((person_id is null) <> (email is null))
      )`);
    this.addSql(
      `create unique index course_alert_person on course_alert (person_id, words) where person_id is not null`,
    );
    this.addSql(
      `create unique index course_alert_email on course_alert (lower(email::text), words) where email is not null`,
    );
    this.addSql('create index course_alert_words_idx on course_alert (words)');
  }
}
