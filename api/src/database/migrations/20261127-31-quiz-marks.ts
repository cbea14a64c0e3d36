import { Migration } from '@mikro-orm/migrations';

/** What a quiz asks for, beside the marks that a student got. */
export class Migration2026112731QuizMarks extends Migration {
  override up(): void {
    // Offered by assessment: a list of marks says what was needed
    this.addSql(`create view quiz_pass as select z.lesson_id, z.pass_percent from quiz z`);
  }
}
