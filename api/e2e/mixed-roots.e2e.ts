import { beforeAll, expect, it } from 'vitest';
import type { App } from '../src/app.ts';
import { ownApp } from '../src/testing/app.ts';
import { ask, course, select, student, teacher } from '../src/testing/factories.ts';

/** A document with a public and a private root field. */
let app: App;
beforeAll(async () => {
  app = await ownApp({ READ_CACHE_MB: '8' });
  await course(app, (await teacher(app)).id);
});

const MIXED = 'query Mixed { categories { id name } me { id fullName } }';
const PUBLIC = 'query Public { categories { id name } }';

it('returns the private part of each viewer and caches nothing', async () => {
  const people = [await student(app), await student(app), await teacher(app)];
  for (const { id } of people)
    await select(app, 'update person set full_name = ? where id = ?', [`Người ${id}`, id]);
  const { categories } = (await ask(app, undefined, PUBLIC)).data;
  expect(categories).not.toEqual([]);
  for (let i = 0; i < 3; i++)
    for (const person of people) {
      const { data, errors } = await ask(app, person, MIXED);
      expect(errors).toBeUndefined();
      expect(data).toEqual({ categories, me: { id: person.id, fullName: `Người ${person.id}` } });
    }
  expect(app.cache!.figures.entries).toBe(0);
});

it('rejects a guest as a whole if the private part is non-null', async () => {
  for (let i = 0; i < 3; i++) {
    const { data, errors } = await ask(app, undefined, MIXED);
    expect(data).toBeNull();
    expect(errors).toMatchObject([{ path: ['me'], extensions: { reason: 'TOKEN_MISSING' } }]);
  }
});
