import { Migration } from '@mikro-orm/migrations';

/** Adds the edits of reviewed courses that wait for a reviewer. The course keeps its reviewed content meanwhile. */
export class Migration2026121430HeldEdits extends Migration {
  override up(): void {
    this.addSql(`
      create table held_edit (
        id uuid primary key default uuidv7(),
        course_id uuid not null references course on delete cascade,
        lesson_id uuid references lesson on delete cascade,
        kind text not null check (kind in ('COURSE', 'SECTION', 'LESSON', 'FILE', 'CAPTIONS', 'QUESTION', 'QUIZ',
          'ASSIGNMENT')),
        subject_id uuid not null,
        title text not null,
        state text not null check (state in ('CHECKING', 'WAITING', 'SHOWN', 'RELEASED', 'REJECTED', 'REPLACED')),
        version integer not null default 1,
        content jsonb not null,
        former jsonb,
        changes jsonb not null,
        flagged jsonb not null,
        media_id uuid references media,
        author_id uuid not null references person,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        decided_by_id uuid references person,
        decided_at timestamptz,
        note text,
        check ((state in ('RELEASED', 'REJECTED', 'REPLACED')) = (decided_at is not null))
      )`);
    this.addSql('create unique index held_edit_open on held_edit (subject_id) where decided_at is null');
    this.addSql('create index held_edit_course_id_created_at_idx on held_edit (course_id, created_at)');
    this.addSql('create index held_edit_waiting on held_edit (created_at) where decided_at is null');
    this.addSql('create index held_edit_lesson_id_idx on held_edit (lesson_id) where lesson_id is not null');
    this.addSql('create index held_edit_media_id_idx on held_edit (media_id) where media_id is not null');
    this.addSql('create index held_edit_author_id_idx on held_edit (author_id)');
    this.addSql(
      'create index held_edit_decided_by_id_idx on held_edit (decided_by_id) where decided_by_id is not null',
    );
  }
}
