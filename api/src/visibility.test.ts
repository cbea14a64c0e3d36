import { expect, test } from 'vitest';
import { testApp } from './testing/app.ts';

const { engine } = await testApp();

test('only the listed types with a table are visible to everyone', async () => {
  const types = [...engine.reads.model.types].filter(({ meta }) => meta);
  expect(types.length).toBeGreaterThan(15);
  expect(types.filter(({ declaresVisible }) => !declaresVisible)).toEqual([]);
  const open = types.filter(({ visible }) => !visible).map(({ type }) => type.name);
  expect(open.sort()).toEqual([
    'Category',
    'LegalDocument',
    'Package',
    'PackageVersion',
    'PublicProfile',
    'RatingAuthor',
  ]);
});
