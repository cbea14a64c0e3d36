import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql, sql } from '../../platform/db/index.ts';

/** Records that the assistant drafted texts of a course. The fact remains when a teacher edits them. */
export const recordAiText = (em: EntityManager, courseId: string): Promise<object[]> =>
  runSql(
    em,
    sql`update course set has_ai_text = true where id = ${courseId} and not has_ai_text`,
    'course.ai-text',
  );
