import { beforeEach, describe, expect, test } from 'vitest';
import { raw, sql } from '../../platform/sql.ts';
import { Viewer } from '../../platform/viewer.ts';
import type { Operation } from './operation.ts';
import { type Call, Plan, type Public } from './plan.ts';
import { type Change, SharedAnswers } from './shared-answers.ts';
import { untracked } from './tracked-context.ts';
import { AnswerName, type RootAnswer, WholeAnswers } from './whole-answers.ts';

interface Asker {
  viewer?: { id: string; token?: boolean };
  locale?: string;
  request?: { id: string };
  onlyValidates?: boolean;
}
const GUEST: Asker = { locale: 'vi', request: { id: '1' } };
const MEMBER: Asker = { ...GUEST, viewer: { id: 'an' } };
const OPERATION = { id: 7 } as Operation;
const KEY = new AnswerName('key');

let shared: SharedAnswers;
let wholes: WholeAnswers;
let listens = true;
beforeEach(() => {
  listens = true;
  shared = new SharedAnswers({
    mostBytes: 100_000,
    dependenciesOf: async () => ({ tables: new Map([['course', 1]]) }),
    isListening: () => listens,
    changesIn: async () => Number.POSITIVE_INFINITY,
  });
  wholes = new WholeAnswers(shared, 100_000);
});

const CHANGE: Change = { table: 'course', names: [] };
const call = (run: (context: Asker) => unknown): Call => ({
  run: (_, context) => run(context as Asker),
  accept: (value) => value,
});
/** A root field whose resolver and rules do that. */
const planOf = (calls: Call[], publicRows?: Public) =>
  new Plan(
    [
      'select ',
      (out, results) => {
        for (const each of results) out.add(sql`${String(each)} `);
      },
    ],
    calls,
    'Test',
    true,
    publicRows,
  );

/** As reads ask: until it is kept. */
async function answered(plan: Plan, context: Asker, text = '"a"'): Promise<RootAnswer> {
  let answer: RootAnswer;
  for (let i = 0; i < 4; i++) {
    const written = await plan.write({}, context, [], { isTracked: true });
    const given = await shared.answer(written.known, written.values, undefined, async () => text);
    answer = { given, dependsOn: written.dependsOn(false) };
  }
  return answer!;
}
/** Whether an answer is given again, to whoever asks then. */
async function isKept(plan: Plan, context: Asker, asker = context, variables = {}): Promise<boolean> {
  const answer = await answered(plan, context);
  const name = wholes.nameOf(OPERATION, variables)!;
  wholes.keep(name, context, [answer], '{"data":{"it":"a"}}');
  return wholes.find(name, asker)?.body.text === '{"data":{"it":"a"}}';
}

describe('an operation is answered whole', () => {
  test.each<[string, (context: Asker) => unknown]>([
    ['looks at nothing', () => 1],
    ['looks at the language', ({ locale }) => locale],
    ['is asynchronous', async () => 1],
    ['is asked whether its context is a promise', async (context) => (await context).locale],
    ['passes the context on', (context) => ((given: Asker) => given.locale)(context)],
  ])('where its resolver %s', async (_, run) => {
    expect(await isKept(planOf([call(run)]), GUEST)).toBe(true);
    expect(await isKept(planOf([call(run)]), MEMBER)).toBe(true);
  });

  test('for guests, where its resolver looks at there being no viewer', async () => {
    const plan = planOf([call(({ viewer }) => viewer?.id ?? 'guest')]);
    expect(await isKept(plan, GUEST)).toBe(true);
    expect(await isKept(plan, MEMBER)).toBe(false);
  });

  test.each<[string, (context: Asker) => unknown]>([
    ['is handed the viewer and looks at nothing of them', ({ viewer }) => ((_: unknown) => 1)(viewer)],
    ['looks at whether there is one', ({ viewer }) => (viewer ? 'member' : 'guest')],
  ])('for whoever is signed in, where it %s', async (_, run) => {
    expect(await isKept(planOf([call(run)]), MEMBER, { ...MEMBER, viewer: { id: 'binh' } })).toBe(true);
    wholes = new WholeAnswers(shared, 100_000);
    expect(await isKept(planOf([call(run)]), MEMBER, GUEST)).toBe(false);
    expect(await isKept(planOf([call(run)]), GUEST)).toBe(true);
  });

  test('only to those whose context it is read with', async () => {
    const contextOf = (context: unknown) =>
      (context as Asker).viewer?.token ? { ...(context as Asker), viewer: undefined } : context;
    const token: Asker = { ...MEMBER, viewer: { id: 'an', token: true } };
    const name = wholes.nameOf(OPERATION, {})!;
    const plan = planOf([call(({ viewer }) => (viewer ? 'member' : 'guest'))]);
    wholes.keep(name, MEMBER, [{ ...(await answered(plan, MEMBER)), contextOf }], '{}');
    expect(wholes.find(name, MEMBER)).toBeDefined();
    expect(wholes.find(name, token)).toBeUndefined();
    const asGuest = await answered(plan, contextOf(token) as Asker);
    wholes.keep(name, token, [{ ...asGuest, contextOf }], '{"guest"}');
    expect(wholes.find(name, MEMBER)!.body.text).toBe('{}');
  });

  test('for everyone, where it looks at the viewer untracked', async () => {
    const plan = planOf([call((context) => (untracked(context).viewer?.token ? 'less' : 'all'))]);
    expect(await isKept(plan, MEMBER)).toBe(true);
  });

  test('to those alone who ask the same in the same language, signed in or not', async () => {
    const plan = planOf([call(() => 1)]);
    expect(await isKept(plan, GUEST, { ...GUEST, request: { id: '2' } })).toBe(true);
    expect(await isKept(plan, MEMBER, { ...MEMBER, viewer: { id: 'binh' } })).toBe(true);
    wholes = new WholeAnswers(shared, 100_000);
    expect(await isKept(plan, GUEST, MEMBER)).toBe(false);
    expect(await isKept(plan, GUEST, { ...GUEST, locale: 'en' })).toBe(false);
    expect(await isKept(plan, GUEST, { ...GUEST, onlyValidates: true })).toBe(false);
    expect(wholes.find(wholes.nameOf(OPERATION, { page: 2 })!, GUEST)).toBeUndefined();
    expect(wholes.find(wholes.nameOf({ id: 8 } as Operation, {})!, GUEST)).toBeUndefined();
  });
});

describe('it is not, where its resolver', () => {
  test.each<[string, (context: Asker) => unknown]>([
    ['looks at the request', ({ request }) => request?.id],
    ['copies the context', (context) => ({ ...context }).locale],
    ['asks whether there is something', (context) => 'request' in context],
    ['looks at what is under way', async (context) => Promise.resolve().then(() => context.request?.id)],
    ['looks for its properties', (context) => Object.hasOwn(context, 'request')],
  ])('%s', async (_, run) => {
    expect(await isKept(planOf([call(run)]), GUEST)).toBe(false);
  });

  test.each<[string, (context: Asker) => unknown]>([
    ['looks at who the viewer is', ({ viewer }) => viewer?.id],
    ['copies the viewer', ({ viewer }) => Object.entries({ ...viewer }).length],
    ['looks at what is known of the viewer', ({ viewer }) => Object.keys(viewer!).length],
    ['asks whether something is known of the viewer', ({ viewer }) => 'token' in viewer!],
    ['asks the viewer', ({ viewer }) => (viewer as unknown as Viewer).personMay('course:buy')],
  ])('%s', async (_, run) => {
    const viewer = new Viewer('an', 'session', []);
    expect(await isKept(planOf([call(run)]), { ...GUEST, viewer } as unknown as Asker)).toBe(false);
  });

  test('is one of many of which another looks at the viewer', async () => {
    const plan = planOf([call(() => 1), call(({ viewer }) => viewer?.id)]);
    expect(await isKept(plan, MEMBER)).toBe(false);
  });

  test('is not tracked', async () => {
    const answer = await answered(planOf([call(() => 1)]), GUEST);
    wholes.keep(KEY, GUEST, [{ given: answer.given }], '{}');
    expect(wholes.find(KEY, GUEST)).toBeUndefined();
  });

  test('is answered by what is not kept', async () => {
    const answer = await answered(planOf([call(() => 1)]), GUEST);
    wholes.keep(KEY, GUEST, [answer, { given: { text: '1' }, dependsOn: new Set() }], '{}');
    expect(wholes.find(KEY, GUEST)).toBeUndefined();
  });
});

test('what public rows stand in for has not decided anything', async () => {
  const rule = call(({ viewer }) => (viewer?.id ? sql`mine` : raw('open')));
  const plan = planOf([call(() => 1), rule], { call: 1, rows: raw('open') });
  const written = await plan.write({}, MEMBER, [], { isTracked: true });
  expect([...written.dependsOn(true)!]).toEqual([]);
  expect([...written.dependsOn(false)!]).toEqual(['viewer']);
});

test.each<[string, () => unknown]>([
  ['what it is made of has changed', () => shared.forget(CHANGE)],
  ['changes may have been missed', () => shared.clear()],
  ['changes are not heard', () => (listens = false)],
])('a whole answer is not given after %s', async (_, happen) => {
  const plan = planOf([call(() => 1)]);
  expect(await isKept(plan, GUEST)).toBe(true);
  happen();
  expect(wholes.find(wholes.nameOf(OPERATION, {})!, GUEST)).toBeUndefined();
});

test('nor after one of its parts has been read anew', async () => {
  const [one, two] = [planOf([call(() => 1)]), planOf([call(() => 2)])];
  const parts = [await answered(one, GUEST), await answered(two, GUEST)];
  wholes.keep(KEY, GUEST, parts, '{"data":{}}');
  expect(wholes.find(KEY, GUEST)).toBeDefined();
  shared.forget(CHANGE);
  await answered(one, GUEST);
  await answered(two, GUEST);
  expect(wholes.find(KEY, GUEST)).toBeUndefined();
});

test('every part counts as given; a whole counts once', async () => {
  const parts = [
    await answered(planOf([call(() => 1)]), GUEST),
    await answered(planOf([call(() => 2)]), GUEST),
  ];
  wholes.keep(KEY, GUEST, parts, '{"data":{}}');
  const { hits } = shared.figures;
  wholes.find(KEY, GUEST);
  expect(shared.figures.hits).toBe(hits + 2);
  expect(wholes.figures.hits).toBe(1);
});

test('values that are no JSON have no name; long ones have a short one', () => {
  expect(wholes.nameOf(OPERATION, { price: 1n })).toBeUndefined();
  expect(wholes.nameOf(OPERATION, { search: 'a'.repeat(10_000) })!.text.length).toBeLessThan(100);
});

test('it takes no more memory than it is given', async () => {
  const parts = [await answered(planOf([call(() => 1)]), GUEST)];
  for (let i = 0; i < 500; i++)
    wholes.keep(new AnswerName(`key ${i}`), GUEST, parts, `{"data":"${'a'.repeat(1000)}"}`);
  expect(wholes.figures.bytes).toBeLessThanOrEqual(100_000);
  expect(wholes.find(new AnswerName('key 499'), GUEST)).toBeDefined();
});
