import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from './platform/process/project-folder.ts';
import { runFolder } from './testing/run-folder.ts';

const SCRIPT = join(projectFolder(), 'api', 'scripts', 'schema-breaks.mjs');

/**
 * Compares two schemas, as `npm run check` does.
 * @returns the output; empty if nothing breaks
 */
function breaks(released: string, now: string): string {
  const folder = runFolder('schema-breaks');
  const files = [released, now].map((text, i) => {
    const file = join(folder, `${i}.graphql`);
    writeFileSync(file, text);
    return file;
  });
  const { status, stderr } = spawnSync(process.execPath, [SCRIPT, ...files], { encoding: 'utf8' });
  expect(status).toBe(stderr ? 1 : 0);
  return stderr;
}

const COURSE = 'type Query { course(id: ID!): Course } type Course { id: ID! title: String! }';

it.each([
  ['a field that is gone', COURSE.replace(' title: String!', ''), 'Course.title was removed'],
  ['a field that may be null now', COURSE.replace('String!', 'String'), 'Course.title changed type'],
  ['an argument that has to be given now', COURSE.replace('ID!)', 'ID!, locale: String!)'), 'locale'],
])('finds %s', (_, now, message) => {
  expect(breaks(COURSE, now)).toContain(message);
});

it('allows additions', () => {
  expect(
    breaks(COURSE, COURSE.replace('ID!)', 'ID!, locale: String)').replace('title', 'slug: ID title')),
  ).toBe('');
});

it('allows removing deprecated fields with their types', () => {
  const old = `${COURSE} extend type Course { cover: Cover @deprecated(reason: "coverUrl") }`
    .replace('} extend type Course {', '')
    .concat(' type Cover { size: Size } type Size { width: Int }');
  expect(breaks(old, COURSE)).toBe('');
  expect(breaks(old.replace(/@deprecated\([^)]*\)/, ''), COURSE)).toContain('Cover was removed');
});
