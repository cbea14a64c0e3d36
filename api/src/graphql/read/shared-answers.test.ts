import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Known } from './plan.ts';
import { type About, SharedAnswers } from './shared-answers.ts';

const COURSE = new Map([['course', 1]]);
let listens = true;
let changesIn = Number.POSITIVE_INFINITY;
let answers: SharedAnswers;
/** What the database would say now, and how often it was asked. */
let stored = 'one';
let reads = 0;
beforeEach(() => {
  listens = true;
  changesIn = Number.POSITIVE_INFINITY;
  stored = 'one';
  reads = 0;
  answers = make();
});

const make = (
  options: { mostBytes?: number; lifeMs?: number; tables?: ReadonlyMap<string, number> | null } = {},
) => {
  const { tables = COURSE } = options;
  return new SharedAnswers({
    mostBytes: options.mostBytes ?? 10_000,
    ...(options.lifeMs && { lifeMs: options.lifeMs }),
    dependenciesOf: async () => tables && { tables },
    isListening: () => listens,
    changesIn: async () => changesIn,
  });
};
const known = (name = 'a'): Known => ({ name, text: `select ${name}`, uses: 5 });
const KNOWN = known();

const given = (value: unknown = 1, about?: About, of = KNOWN) =>
  answers.answer(of, [value], about, async () => {
    reads++;
    return stored;
  });
const ask = async (...asked: Parameters<typeof given>) => (await given(...asked)).text;
/** Learned, seen once, and kept. */
const keep = async (value: unknown = 1, about?: About, of = KNOWN) => {
  for (let i = 0; i < 3; i++) await ask(value, about, of);
  reads = 0;
};

describe('an answer', () => {
  test('is kept from the second time on that it is asked for, by its values', async () => {
    await keep();
    stored = 'two';
    expect(await ask()).toBe('one');
    expect(reads).toBe(0);
    expect(await ask(2)).toBe('two');
    expect(answers.figures).toMatchObject({ hits: 1, answers: 1 });
  });

  test('of tables that are not announced is read each time', async () => {
    answers = make({ tables: null });
    await keep();
    await ask();
    expect([reads, answers.figures.answers]).toEqual([1, 0]);
  });

  test('of nothing is never kept', async () => {
    stored = null as unknown as string;
    await keep();
    await ask();
    expect(reads).toBe(1);
  });

  test('is forgotten when a table behind it changes, and not for others', async () => {
    await keep();
    answers.forget({ table: 'category', names: [] });
    await ask();
    expect(reads).toBe(0);
    answers.forget({ table: 'course', names: ['x'] });
    await ask();
    expect(reads).toBe(1);
  });

  test('about one thing is forgotten for that alone, unless it reads others as well', async () => {
    const about = (name: string, times: number) => ({ name, table: 'course', reads: times });
    await keep('x', about('x', 1));
    await keep('y', about('y', 2));
    answers.forget({ table: 'course', names: ['z'] });
    await ask('x');
    expect(reads).toBe(0);
    await ask('y');
    expect(reads).toBe(1);
    answers.forget({ table: 'course', names: ['x', 'former-x'] });
    await ask('x', about('x', 1));
    expect(reads).toBe(2);
    answers.forget({ table: 'course', names: [] });
    await ask('x', about('x', 1));
    expect(reads).toBe(3);
  });

  test('that was read across a change is given and not kept', async () => {
    await ask();
    await ask();
    const reading = answers.answer(KNOWN, [1], undefined, async () => {
      answers.forget({ table: 'course', names: [] });
      return 'old';
    });
    expect(await reading).toEqual({ text: 'old' });
    expect(await ask()).toBe('one');
    expect(reads).toBe(3);
  });

  test('is read once for all who ask at the same time, and never for who asks after a change', async () => {
    await ask();
    await ask();
    const first = Promise.withResolvers<string>();
    const running = [1, 2].map(() => answers.answer(KNOWN, [1], undefined, () => first.promise));
    answers.forget({ table: 'course', names: [] });
    stored = 'new';
    expect(await ask()).toBe('new');
    first.resolve('old');
    expect(await Promise.all(running)).toEqual([{ text: 'old' }, { text: 'old' }]);
    expect(await ask()).toBe('new');
  });

  test('is not shared when reading it fails', async () => {
    await ask();
    await ask();
    const broken = answers.answer(KNOWN, [1], undefined, async () => {
      throw new Error('lost');
    });
    await expect(broken).rejects.toThrow('lost');
    expect(await ask()).toBe('one');
  });

  test('is neither kept nor given while changes may be missed', async () => {
    await keep();
    listens = false;
    stored = 'two';
    expect(await ask()).toBe('two');
    listens = true;
    answers.clear();
    expect(await ask()).toBe('two');
  });

  test('is kept for its life at most, and not beyond the moment when it changes by itself', async () => {
    answers = make({ lifeMs: 80 });
    await keep();
    await ask();
    expect(reads).toBe(0);
    await pause(100);
    changesIn = 30;
    await ask();
    await ask();
    expect(reads).toBe(1);
    await pause(50);
    changesIn = 0;
    await ask();
    await ask();
    expect(reads).toBe(3);
  });

  test('that was read across the moment when it changes by itself is given and not kept', async () => {
    await ask();
    await ask();
    answers.clear();
    changesIn = 20;
    await answers.answer(KNOWN, [1], undefined, async () => {
      await pause(40);
      // Whoever was faster has asked for the next such moment already
      changesIn = Number.POSITIVE_INFINITY;
      return 'old';
    });
    expect(await ask()).toBe('one');
  });

  test('is kept by a short key, however long the values are', async () => {
    const long = (end: string) => `${'x'.repeat(100_000)}${end}`;
    await keep(long('a'));
    await ask(long('a'));
    expect(reads).toBe(0);
    await ask(long('b'));
    expect(reads).toBe(1);
    expect(answers.figures.bytes).toBeLessThan(1_000);
  });

  test('costs nothing when thousands of others change', async () => {
    answers = make({ mostBytes: 10_000_000 });
    for (let n = 0; n < 4_000; n++) await keep(n, { name: `of-${n}`, table: 'course', reads: 1 });
    // Looking at each of the stored responses for each change would take the time of 80 million comparisons
    for (let n = 0; n < 20_000; n++)
      answers.forget({ table: 'course', names: [`other-${n}`, `former-${n}`] });
    expect(answers.figures.answers).toBe(4_000);
    for (let n = 0; n < 4_000; n++) answers.forget({ table: 'course', names: [`of-${n}`] });
    expect(answers.figures.answers).toBe(0);
  });

  test('is not kept when it would push out most others', async () => {
    await keep(1);
    stored = 'x'.repeat(3_000);
    await keep(2);
    await ask(2);
    expect(reads).toBe(1);
    await ask(1);
    expect(reads).toBe(1);
  });

  test('takes the room of the one that was asked for longest ago', async () => {
    stored = 'x'.repeat(2_000);
    for (const value of [1, 2, 3]) await keep(value);
    expect(answers.figures.answers).toBe(2);
    expect(answers.figures.bytes).toBeLessThanOrEqual(10_000);
    await ask(1);
    expect(reads).toBe(1);
  });
});
