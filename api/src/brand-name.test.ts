import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from './platform/process/project-folder.ts';

/** Files that may contain the name of the demo's brand as a word, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'api/src/platform/branding/branding-values.ts': 'the demo’s brand itself',
  'api/src/graphql/http/graphiql.ts': 'replaces the title of the built page',
  'web/graphiql.html': 'that title',
  'api/src/config.ts': 'the software’s name in messages for operators',
  'api/src/main.ts': 'the software’s name in messages for operators',
  'api/src/platform/http/outgoing.ts': 'the software’s name in the User-Agent of webhooks',
  'api/src/features/assistant/provider.ts': 'the software’s name in the User-Agent',
};

const root = projectFolder();
const isRead = (path: string) =>
  /\.(tsx?|mjs|html|css|webmanifest|svg|graphql|json)$/.test(path) &&
  !/\.(test|drill)\.tsx?$|\/(migrations|seed|testing|dist|generated)\//.test(path);
const filesBelow = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)))
    .filter(isRead);

test('the name of the demo’s brand is in no text, page, file or description but the listed ones', () => {
  const files = ['api/src', 'web/src', 'web/public', 'web/build', 'schema']
    .flatMap(filesBelow)
    .concat('web/index.html', 'web/graphiql.html');
  expect(files.length).toBeGreaterThan(3000);
  const named = files.filter((path) =>
    /(?<![\w-])Sen(?![\w-])|Sen-\w/.test(readFileSync(join(root, path), 'utf8')),
  );
  expect(named.toSorted()).toEqual(Object.keys(EXCEPTIONS).toSorted());
  expect(named.length).toBeLessThanOrEqual(10);
});
