import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DraftKeeper, type DraftPort } from './draft-keeper.ts';
import type { KeptDraftFragment } from './edit-draft.gen.ts';

const STALE = new Error('stale');
const OFFLINE = new Error('offline');

/** A server with one draft, as several tabs find it. */
const server = () => {
  let stored: KeptDraftFragment | null = null;
  const state = { fails: null as Error | null, losesAnswer: false, saves: 0 };
  const port: DraftPort = {
    save: async ({ content, baseVersion }, expectedVersion) => {
      state.saves++;
      if (state.fails) throw state.fails;
      if ((stored?.version ?? null) !== expectedVersion) throw STALE;
      const version = (stored?.version ?? 0) + 1;
      const kept = { __typename: 'EditDraft' as const, id: 'd', version, baseVersion, content, pictures: [] };
      stored = { ...kept, updatedAt: `at ${version}` };
      if (state.losesAnswer) throw OFFLINE;
      return stored;
    },
    remove: async () => {
      stored = null;
    },
    read: async () => stored,
    whyNot: (error) =>
      error === STALE ? 'STALE' : error === OFFLINE ? 'OFFLINE' : { message: (error as Error).message },
  };
  return { port, state, stored: () => stored };
};
const typed = (content: string) => () => ({ baseVersion: 1, content });
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('writes once typing pauses, and only the newest', async () => {
  const { port, state, stored } = server();
  const keeper = new DraftKeeper(port, null, false);
  for (const text of ['a', 'ab', 'abc']) {
    keeper.want(typed(text));
    await pass(500);
  }
  expect([keeper.status.kind, state.saves]).toEqual(['saving', 0]);
  await pass(1_500);
  expect([keeper.status, state.saves, stored()?.content]).toEqual([{ kind: 'saved', at: 'at 1' }, 1, 'abc']);
  keeper.want(null);
  await pass(1_500);
  expect([keeper.status.kind, stored()]).toEqual(['none', null]);
});

test('says that the line is gone and goes on by itself; a lost answer is no rival', async () => {
  const { port, state, stored } = server();
  const keeper = new DraftKeeper(port, null, false);
  state.fails = OFFLINE;
  keeper.want(typed('a'));
  await pass(1_500);
  expect(keeper.status.kind).toBe('offline');
  Object.assign(state, { fails: null, losesAnswer: true });
  await pass(5_000);
  expect([keeper.status.kind, stored()?.content]).toEqual(['offline', 'a']);
  state.losesAnswer = false;
  await pass(5_000);
  expect([keeper.status.kind, keeper.version]).toEqual(['saved', 1]);
});

test('a refusal is said once, and the next text is tried', async () => {
  const { port, state } = server();
  const keeper = new DraftKeeper(port, null, false);
  state.fails = new Error('Quá dài');
  keeper.want(typed('a'));
  await pass(60_000);
  expect([keeper.status, state.saves]).toEqual([{ kind: 'refused', message: 'Quá dài' }, 1]);
  state.fails = null;
  keeper.want(typed('b'));
  await pass(1_500);
  expect(keeper.status.kind).toBe('saved');
});

test('of two tabs none overwrites the other unasked', async () => {
  const { port, stored } = server();
  const [one, two] = [new DraftKeeper(port, null, false), new DraftKeeper(port, null, false)];
  one.want(typed('một'));
  await pass(1_500);
  two.want(typed('hai'));
  await pass(1_500);
  expect([two.status.kind, stored()?.content]).toEqual(['elsewhere', 'một']);
  two.want(typed('hai nữa'));
  await pass(60_000);
  expect(stored()?.content).toBe('một');
  if (two.status.kind === 'elsewhere') two.goOnAfter(two.status.rival);
  await pass(0);
  expect([two.status.kind, stored()?.content]).toEqual(['saved', 'hai nữa']);
});

test('held, it waits; what is saved is forgotten; leaving writes what waits', async () => {
  const { port, state, stored } = server();
  const keeper = new DraftKeeper(port, null, true);
  keeper.want(typed('a'));
  await pass(60_000);
  expect(state.saves).toBe(0);
  keeper.release();
  await pass(0);
  expect(stored()?.content).toBe('a');
  await keeper.hold();
  keeper.forget();
  expect([keeper.status.kind, keeper.id]).toEqual(['none', null]);
  await port.remove('d');
  keeper.want(typed('b'));
  keeper.stop();
  await pass(0);
  expect(stored()?.content).toBe('b');
});
