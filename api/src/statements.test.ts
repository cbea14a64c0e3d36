import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { createLog } from './platform/log.ts';
import { projectFolder } from './platform/project-folder.ts';
import { testApp } from './testing/app.ts';
import {
  type Actor,
  admin,
  ask,
  type CourseFacts,
  course,
  enrol,
  student,
  teacher,
} from './testing/factories.ts';

/** Counts the statements of the web's own documents; exact, so it is asserted (design/quality.md). */
const documents = new Map(
  Object.values(
    JSON.parse(readFileSync(join(projectFolder(), 'schema', 'operations.json'), 'utf8')) as Record<
      string,
      { name: string; document: string }
    >,
  ).map(({ name, document }) => [name, document]),
);

let statements: string[] = [];
const app = await testApp({}, createLog('silent'), (statement) => void statements.push(statement));
let learner: Actor, seller: Actor, reviewer: Actor;
let facts: CourseFacts;
beforeAll(async () => {
  [learner, seller, reviewer] = [await student(app), await teacher(app), await admin(app)];
  facts = await course(app, seller.id, { lessons: 8 });
  for (let i = 0; i < 4; i++) {
    const other = await course(app, seller.id);
    await enrol(app, learner.id, other.id);
  }
  await enrol(app, learner.id, facts.id);
});

async function count(who: Actor | undefined, name: string, variables: object): Promise<number> {
  statements = [];
  const reply = await ask(app, who, documents.get(name)!, variables as Record<string, unknown>);
  expect(reply.errors, name).toBeUndefined();
  return statements.length;
}

describe('statements of a screen', () => {
  test('a catalogue page: 1 for the list', async () => {
    expect(
      await count(undefined, 'Catalogue', { filter: {}, sort: 'BEST_SELLING', page: 1 }),
    ).toBeLessThanOrEqual(2);
  });

  test('course detail with outline, ratings and teacher: at most 4', async () => {
    expect(await count(undefined, 'CourseDetail', { idOrSlug: facts.slug })).toBeLessThanOrEqual(4);
  });

  test('one’s own courses, a teacher’s own, the review queue: at most 3 each', async () => {
    expect(await count(learner, 'MyEnrolments', { status: 'ALL', page: 1, limit: 24 })).toBeLessThanOrEqual(
      3,
    );
    expect(
      await count(seller, 'TaughtCourses', { page: 1, limit: 20, sortBy: 'UPDATED_AT', sortOrder: 'DESC' }),
    ).toBeLessThanOrEqual(3);
    expect(
      await count(reviewer, 'CourseReviews', { decision: 'PENDING', page: 1, limit: 20 }),
    ).toBeLessThanOrEqual(3);
  });

  test('the administration’s tables: at most 3 each, whatever the filter', async () => {
    const filter = { search: 'thu', roles: ['TEACHER', 'USER'], isActive: true };
    const people = { filter, sortBy: 'FULL_NAME', sortOrder: 'ASC', page: 1, limit: 50 };
    expect(await count(reviewer, 'People', people)).toBeLessThanOrEqual(3);
    expect(await count(reviewer, 'PersonForAdmin', { id: learner.id })).toBeLessThanOrEqual(3);
    expect(await count(reviewer, 'AuditLog', { filter: { search: 'thu' }, first: 50 })).toBeLessThanOrEqual(
      3,
    );
  });

  test('the player with its whole outline: 1', async () => {
    expect(await count(learner, 'PlayerCourse', { idOrSlug: facts.slug })).toBe(1);
  });

  test('none grows with the number of rows', async () => {
    const QUERY =
      '{ courses(limit: 50) { items { teacher { fullName } category { name } sections { lessons { title } } ratings { items { author { fullName } } } } } }';
    statements = [];
    await ask(app, undefined, QUERY);
    const few = statements.length;
    for (let i = 0; i < 10; i++) await course(app, seller.id);
    statements = [];
    await ask(app, undefined, QUERY);
    expect([few, statements.length]).toEqual([1, 1]);
  });
});
