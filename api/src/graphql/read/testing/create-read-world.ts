import { execute, parse } from 'graphql';
import { afterAll, beforeEach } from 'vitest';
import { getId } from './data.ts';
import type { Viewer } from './domain.ts';
import { ownDatabase } from './own-database.ts';
import { makeWorld } from './world.ts';

export const ADMIN: Viewer = { id: getId(1, 7), admin: true };

/**
 * The fixture for a test file, with functions to execute documents. Statements, log and failures are reset before
 * each test.
 */
export async function createReadWorld() {
  const world = await makeWorld(await ownDatabase());
  afterAll(() => world.close());
  beforeEach(() => {
    world.statements.length = 0;
    world.logged.length = 0;
    world.failure = undefined;
    world.delayMs = 0;
  });

  const answer = (text: string, viewer: Viewer | null = ADMIN, variables = {}) =>
    world.reads.answer(parse(text), undefined, variables, { viewer: viewer ?? undefined });
  /** The JSON of a result without errors. */
  const bySql = async (...args: Parameters<typeof answer>) => {
    const result = await answer(...args);
    return result?.errors.length === 0 ? `{"data":${result.data}}` : undefined;
  };
  const byGraphqlJs = async (text: string, viewer: Viewer | null = ADMIN) => {
    const result = await execute({
      schema: world.schema,
      document: parse(text),
      contextValue: { viewer: viewer ?? undefined },
    });
    return JSON.parse(JSON.stringify(result)) as {
      data: Record<string, never>;
      errors?: { message: string; path: unknown[]; extensions: unknown }[];
    };
  };

  /** A course that is hidden from guests and other teachers. */
  const draft = world.tables.course.find((c) => c.status === 'draft' && c.teacher_id === getId(1, 2))!.id;
  return { world, draft, answer, bySql, byGraphqlJs };
}
