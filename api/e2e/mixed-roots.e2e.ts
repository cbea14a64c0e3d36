import { beforeAll, expect, it } from 'vitest';
import type { App } from '../src/app.ts';
import { ownApp } from '../src/testing/app.ts';
import { ask, course, select, student, teacher } from '../src/testing/factories.ts';

/** One document with a public root, whose answer is kept, and a private one. */
const read: string[] = [];
let app: App;
beforeAll(async () => {
  app = await ownApp(
    { READ_CACHE_MB: '8' },
    {
      onStatement: ({ pool, text }) => {
        if (pool === 'read') read.push(text);
      },
    },
  );
  await course(app, (await teacher(app)).id);
});

const MIXED = 'query Mixed { categories { id name } me { id fullName } }';
const PUBLIC = 'query Public { categories { id name } }';

it('gives each viewer their own part, and the public part of what is kept', async () => {
  const people = [await student(app), await student(app), await teacher(app)];
  for (const { id } of people)
    await select(app, 'update person set full_name = ? where id = ?', [`Người ${id}`, id]);
  const { categories } = (await ask(app, undefined, PUBLIC)).data;
  expect(categories).not.toEqual([]);
  // It is kept by then
  for (let i = 0; i < 3; i++) for (const person of people) await ask(app, person, MIXED);
  const before = { ...app.shared!.figures, wholes: app.wholes!.figures };
  read.length = 0;
  for (let i = 0; i < 3; i++)
    for (const person of people) {
      const { data, errors } = await ask(app, person, MIXED);
      expect(errors).toBeUndefined();
      expect(data).toEqual({ categories, me: { id: person.id, fullName: `Người ${person.id}` } });
    }
  const asked = 3 * people.length;
  expect(app.shared!.figures.hits).toBe(before.hits + asked);
  expect(app.wholes!.figures).toEqual(before.wholes);
  // The private part alone is read
  expect(read).toHaveLength(asked);
  for (const text of read) expect(text).not.toContain('from category');
});

it('refuses a guest as a whole, whose private part may not be null', async () => {
  for (let i = 0; i < 3; i++) {
    const { data, errors } = await ask(app, undefined, MIXED);
    expect(data).toBeNull();
    expect(errors).toMatchObject([{ path: ['me'], extensions: { reason: 'TOKEN_MISSING' } }]);
  }
});
