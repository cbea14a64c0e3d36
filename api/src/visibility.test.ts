import { expect, test } from 'vitest';
import { testApp } from './testing/app.ts';

const { engine } = await testApp();

test('rows of a type with a table are for everyone only where it is meant', async () => {
  const types = [...engine.reads.model.types].filter(({ meta }) => meta);
  expect(types.length).toBeGreaterThan(15);
  expect(types.filter(({ declaresVisible }) => !declaresVisible)).toEqual([]);
  const open = types.filter(({ visible }) => !visible).map(({ type }) => type.name);
  expect(open.sort()).toEqual(['Category', 'Package', 'PackageVersion', 'PublicProfile', 'RatingAuthor']);
});
