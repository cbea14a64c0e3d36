import { Migration } from '@mikro-orm/migrations';

/**
 * Adds audio in the rich forms of answers. These forms are part of `question.body` and of the keys of attempts, so the
 * pictures in them are in use.
 */
export class Migration2026121630RichAnswers extends Migration {
  override up(): void {
    this.addSql(`
      create table course_sound (
        id uuid primary key default uuidv7(),
        course_id uuid not null references course on delete cascade,
        media_id uuid not null references media,
        created_at timestamptz not null default now()
      )`);
    this.addSql('create index course_sound_course_id_idx on course_sound (course_id)');
    this.addSql('create index course_sound_media_id_idx on course_sound (media_id)');
    this.addSql(`
      create or replace view question_text as
        select course_id, prompt::text || body::text as words from question
        union all select q.course_id, a.paper::text || a.keys::text || a.solutions::text
          from quiz_attempt a join quiz q on q.id = a.quiz_id`);
  }
}
