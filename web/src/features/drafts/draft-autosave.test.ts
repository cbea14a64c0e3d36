import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NetworkError } from '../../apollo/failure.ts';
import { DraftAutosave, type DraftPort } from './draft-autosave.ts';
import type { KeptDraftFragment } from './edit-draft.gen.ts';

const refusal = (code: string, reason?: string) =>
  new CombinedGraphQLErrors({ errors: [{ message: 'Quá dài', extensions: { code, reason } }] });
const OFFLINE = new NetworkError('Offline', { isUnsent: true, cause: null });

/** A server with one draft, which several tabs change. */
const server = () => {
  let stored: KeptDraftFragment | null = null;
  const state = { fails: null as Error | null, losesAnswer: false, saves: 0, leaving: 0 };
  const port: DraftPort = {
    save: async ({ content, baseVersion }, expectedVersion, isLeaving) => {
      state.saves++;
      if (isLeaving) state.leaving++;
      if (state.fails) throw state.fails;
      if ((stored?.version ?? null) !== expectedVersion) throw refusal('CONFLICT', 'STALE_VERSION');
      const version = (stored?.version ?? 0) + 1;
      const serverDraft = {
        __typename: 'EditDraft' as const,
        id: 'd',
        version,
        baseVersion,
        content,
        pictures: [],
      };
      stored = { ...serverDraft, updatedAt: `at ${version}` };
      if (state.losesAnswer) throw OFFLINE;
      return stored;
    },
    remove: async () => {
      stored = null;
    },
    read: async () => stored,
  };
  return { port, state, stored: () => stored };
};
const edited = (content: string) => () => ({ baseVersion: 1, content });
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const open = (port: DraftPort, serverDraft: KeptDraftFragment | null = null, isHeld = false) => {
  const draft = new DraftAutosave(port, serverDraft, isHeld);
  return { draft, status: () => draft.status(draft.autosave.snapshot()) };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('saves the newest text after a pause and deletes a reverted draft', async () => {
  const { port, state, stored } = server();
  const { draft, status } = open(port);
  for (const text of ['a', 'ab', 'abc']) {
    draft.type(edited(text));
    await pass(500);
  }
  expect([status().kind, state.saves]).toEqual(['saving', 0]);
  await pass(1_500);
  expect([status(), state.saves, stored()?.content]).toEqual([{ kind: 'saved', at: 'at 1' }, 1, 'abc']);
  draft.type(null);
  await pass(1_500);
  expect([status().kind, stored()]).toEqual(['none', null]);
});

test('deletes an unwanted server draft and keeps the loaded one', async () => {
  const { port, state, stored } = server();
  open(port).draft.type(edited('a'));
  await pass(1_500);
  const { draft, status } = open(port, stored());
  draft.type(edited('a'));
  expect(status().kind).toBe('saved');
  await pass(60_000);
  expect(state.saves).toBe(1);
  open(port, stored()).draft.type(null);
  await pass(1_500);
  expect(stored()).toBeNull();
});

test('reports a lost connection, retries and treats a lost response as no conflict', async () => {
  const { port, state, stored } = server();
  const { draft, status } = open(port);
  state.fails = OFFLINE;
  draft.type(edited('a'));
  await pass(1_500);
  expect(status().kind).toBe('offline');
  Object.assign(state, { fails: null, losesAnswer: true });
  await pass(5_000);
  expect([status().kind, stored()?.content]).toEqual(['offline', 'a']);
  Object.assign(state, { losesAnswer: false, fails: refusal('UNAVAILABLE') });
  await pass(5_000);
  expect(status().kind).toBe('offline');
  state.fails = null;
  await pass(5_000);
  expect([status().kind, draft.version]).toEqual(['saved', 1]);
});

test('retries if the server cannot return the stored draft', async () => {
  const { port, stored } = server();
  const [one, two] = [open(port), open(port)];
  one.draft.type(edited('một'));
  await pass(1_500);
  const { read } = port;
  port.read = async () => {
    throw refusal('UNAVAILABLE');
  };
  two.draft.type(edited('hai'));
  await pass(1_500);
  expect(two.status().kind).toBe('offline');
  port.read = read;
  await pass(5_000);
  expect([two.status().kind, stored()?.content]).toEqual(['elsewhere', 'một']);
});

test('reports a rejection once and sends the next text', async () => {
  const { port, state } = server();
  const { draft, status } = open(port);
  state.fails = refusal('INVALID_INPUT');
  draft.type(edited('a'));
  await pass(60_000);
  expect([status(), state.saves]).toEqual([{ kind: 'refused', message: 'Quá dài' }, 1]);
  state.fails = null;
  draft.type(edited('b'));
  await pass(1_500);
  expect(status().kind).toBe('saved');
});

test.each([
  ['ours', edited('hai nữa'), 'hai nữa'],
  ['the other', edited('một'), 'một'],
])('two tabs never overwrite each other without confirmation; then %s stays', async (_, chosen, remains) => {
  const { port, stored, state } = server();
  const [one, two] = [open(port), open(port)];
  one.draft.type(edited('một'));
  await pass(1_500);
  two.draft.type(edited('hai'));
  await pass(1_500);
  expect([two.status().kind, stored()?.content]).toEqual(['elsewhere', 'một']);
  const { saves } = state;
  two.draft.type(edited('hai nữa'));
  await pass(60_000);
  expect([stored()?.content, state.saves, two.status().kind]).toEqual(['một', saves, 'elsewhere']);
  const status = two.status();
  if (status.kind === 'elsewhere') two.draft.replaceConflicting(status.conflictingDraft);
  two.draft.type(chosen);
  await pass(1_500);
  expect([two.status().kind, stored()?.content]).toEqual(['saved', remains]);
});

test('sends nothing while held, deletes saved drafts and flushes on leave', async () => {
  const { port, state, stored } = server();
  const { draft, status } = open(port, null, true);
  draft.type(edited('a'));
  draft.autosave.leave();
  await pass(60_000);
  expect(state.saves).toBe(0);
  draft.autosave.release();
  await pass(0);
  expect(stored()?.content).toBe('a');
  await draft.autosave.hold();
  draft.clear();
  expect([status().kind, draft.id]).toEqual(['none', null]);
  await port.remove('d');
  state.leaving = 0;
  draft.type(edited('b'));
  draft.autosave.leave();
  // Without a timer, which a phone may not run any more
  await Promise.resolve();
  expect(state.leaving).toBe(1);
});
