import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../../platform/process/project-folder.ts';
import { PAGE_PARAMETERS, pageKey } from './page-key.ts';

test.each([
  ['/courses?token=a&page=2&refresh_token=b', '/courses?page=2'],
  ['/courses?u=1&search=x&level=A&level=B', '/courses?level=A&level=B&search=x'],
  ['/?u=1', '/'],
  ['/courses/mot-khoa-hoc?page=2&utm_source=x', '/courses/mot-khoa-hoc'],
  ['/instructor/1?page=2&search=x', '/instructor/1?page=2'],
  ['//', '/'],
  ['//[x', '/[x'],
  ['/\\evil.example/courses', '/evil.example/courses'],
  ['http://evil.example/courses?page=1', '/courses?page=1'],
])('%s is rendered as %s', (url, expected) => {
  expect(pageKey(url)).toBe(expected);
});

test('every parameter that the catalogue’s addresses have counts', () => {
  const source = readFileSync(
    join(projectFolder(), 'web', 'src', 'features', 'courses', 'catalogue-filter.ts'),
    'utf8',
  );
  const read = new Set([...source.matchAll(/params\s*\.get(?:All)?\('(\w+)'\)/g)].map(([, name]) => name));
  expect(read.size).toBeGreaterThan(5);
  expect(read).toEqual(new Set(PAGE_PARAMETERS[0]![1]));
});
