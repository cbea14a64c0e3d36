import { Migration } from '@mikro-orm/migrations';

/** Answers that helped another person count towards an achievement: the last of the list of design/domain.md. */
export class Migration2026112952HelpfulAnswers extends Migration {
  override up(): void {
    // Chosen as the answer, or found helpful by three; not one's own question, and not what one teaches
    this.addSql(`
      create view helpful_answer as
        select r.author_id, r.id as comment_id
        from comment r join comment q on q.id = r.parent_id join lesson l on l.id = r.lesson_id
          join course c on c.id = l.course_id
        where r.removed_at is null and q.author_id <> r.author_id and (r.accepted_at is not null or r.like_count >= 3)
          and c.teacher_id <> r.author_id
          and not exists (select 1 from co_teacher t where t.course_id = c.id and t.person_id = r.author_id)`);
    this.addSql(`alter table achievement drop constraint achievement_metric_check`);
    this.addSql(`
      alter table achievement add constraint achievement_metric_check
        check (metric in ('LESSONS', 'COURSES', 'MINUTES', 'STREAK', 'CERTIFICATES', 'HELPFUL_ANSWERS'))`);
    this.addSql(`
      insert into achievement (code, metric, threshold, sort_order) values ('helpful-answers', 'HELPFUL_ANSWERS', 5, 7)`);
    // Who has answered well already need not answer once more to be told
    this.addSql(`
      insert into earned_achievement (person_id, code)
        select author_id, 'helpful-answers' from helpful_answer group by author_id having count(*) >= 5`);
  }
}
