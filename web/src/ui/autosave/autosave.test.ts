import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NetworkError } from '../../apollo/failure.ts';
import { clearTokens, saveTokens } from '../../apollo/session.ts';
import { fakeStorage, tokenFor } from '../../apollo/testing.ts';
import { Autosave } from './autosave.ts';
import { getUnsavedValue } from './unsaved-values.ts';

const offline = () => new NetworkError('Offline', { isUnsent: true, cause: null });
const stale = () =>
  new CombinedGraphQLErrors({
    errors: [{ message: 'Elsewhere', extensions: { code: 'CONFLICT', reason: 'STALE_VERSION' } }],
  });

/** A server whose responses the test releases one by one; it counts parallel requests. */
const createServer = () => {
  const requests: { value: string; answer: () => void; fail: (error: unknown) => void }[] = [];
  let running = 0;
  let maxParallel = 0;
  const save = async (value: string) => {
    running += 1;
    maxParallel = Math.max(maxParallel, running);
    try {
      await new Promise<void>((resolve, reject) => requests.push({ value, answer: resolve, fail: reject }));
    } finally {
      running -= 1;
    }
  };
  return { requests, save, getMaxParallel: () => maxParallel };
};

/** A server that rejects all versions but the next one, as for two tabs. */
const versionedServer = () => {
  let version = 0;
  let text = '';
  const tab = () => {
    let expected = version;
    return async (value: string) => {
      if (expected !== version) throw stale();
      version += 1;
      expected = version;
      text = value;
    };
  };
  return { tab, text: () => text };
};

const signIn = (id: string) => saveTokens({ accessToken: tokenFor(id, 900), refreshToken: null });

const make = (save: (value: string, saved: string) => Promise<void>, retryMs?: number) =>
  new Autosave<string, 'elsewhere'>({
    saved: '',
    save,
    pauseMs: 500,
    conflict: (error) => (CombinedGraphQLErrors.is(error) ? 'elsewhere' : null),
    ...(retryMs !== undefined && { retryMs }),
  });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('autosave', () => {
  it('sends rapid input once, after a pause', async () => {
    const { requests, save } = createServer();
    const autosave = make(save);
    for (const text of ['a', 'ab', 'abc']) autosave.change(() => text);
    await vi.advanceTimersByTimeAsync(499);
    expect(requests).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests.map(({ value }) => value)).toEqual(['abc']);
  });

  it('sends one request at a time and batches later changes', async () => {
    const { requests, save, getMaxParallel } = createServer();
    const autosave = make(save);
    autosave.change(() => 'a', false);
    autosave.change(() => 'b');
    await vi.advanceTimersByTimeAsync(500);
    autosave.online();
    const all = [autosave.flush(), autosave.flush()];
    autosave.change(() => 'c', false);
    expect(requests.map(({ value }) => value)).toEqual(['a']);
    requests[0]!.answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(requests.map(({ value }) => value)).toEqual(['a', 'c']);
    requests[1]!.answer();
    expect(await Promise.all(all)).toEqual([true, true]);
    expect([getMaxParallel(), autosave.snapshot().state, autosave.isDirty]).toEqual([1, 'saved', false]);
  });

  it('saves changes made after an empty flush or by a listener', async () => {
    const { requests, save } = createServer();
    const autosave = make(save);
    expect(await autosave.flush()).toBe(true);
    autosave.change(() => 'a', false);
    expect(requests.map(({ value }) => value)).toEqual(['a']);
    const stop = autosave.subscribe(() => {
      const { state, value } = autosave.snapshot();
      if (state === 'saved' && value === 'a') autosave.change(() => 'b', false);
    });
    requests[0]!.answer();
    await vi.advanceTimersByTimeAsync(0);
    stop();
    expect(requests.map(({ value }) => value)).toEqual(['a', 'b']);
  });

  it('retries lost requests when online again or after a delay', async () => {
    const { requests, save } = createServer();
    const autosave = make(save, 4_000);
    autosave.change(() => 'a', false);
    requests[0]!.fail(offline());
    await vi.advanceTimersByTimeAsync(0);
    expect([autosave.snapshot().state, autosave.isDirty]).toEqual(['offline', true]);
    autosave.online();
    requests[1]!.fail(offline());
    await vi.advanceTimersByTimeAsync(4_000);
    requests[2]!.answer();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests.map(({ value }) => value)).toEqual(['a', 'a', 'a']);
    expect(autosave.snapshot().state).toBe('saved');
  });

  it('reports a conflict with another tab and overwrites nothing by itself', async () => {
    const server = versionedServer();
    const [here, there] = [make(server.tab(), 4_000), make(server.tab(), 4_000)];
    here.change(() => 'here', false);
    await vi.advanceTimersByTimeAsync(0);
    there.change(() => 'there', false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([here.snapshot().state, there.snapshot().state]).toEqual(['saved', 'elsewhere']);
    there.online();
    await vi.advanceTimersByTimeAsync(0);
    expect([there.snapshot().value, server.text()]).toEqual(['there', 'here']);
  });

  it('flushes pending changes when the page is left and sends nothing twice', async () => {
    const { requests, save } = createServer();
    const autosave = make(save);
    autosave.change(() => 'a');
    autosave.leave();
    autosave.leave();
    requests[0]!.answer();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests.length).toBe(1);
  });

  it('retries once more after its screen closes, then stops', async () => {
    const { requests, save } = createServer();
    const autosave = make(save, 4_000);
    autosave.change(() => 'a', false);
    requests[0]!.fail(offline());
    await vi.advanceTimersByTimeAsync(0);
    autosave.stop();
    requests[1]!.fail(offline());
    await vi.advanceTimersByTimeAsync(60_000);
    expect([requests.length, autosave.isDirty]).toEqual([2, true]);
  });

  it('sends nothing after another viewer has signed in', async () => {
    fakeStorage();
    signIn('lan');
    const { requests, save } = createServer();
    const autosave = make(save);
    autosave.change(() => 'a', false);
    autosave.change(() => 'of Lan');
    signIn('minh');
    requests[0]!.answer();
    await vi.advanceTimersByTimeAsync(0);
    autosave.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([requests.length, await autosave.flush()]).toEqual([1, false]);
    signIn('lan');
    void autosave.flush();
    expect(requests.map(({ value }) => value)).toEqual(['a', 'of Lan']);
    clearTokens();
  });

  it('begins with locally stored values and marks them as unsent', async () => {
    const { requests, save } = createServer();
    const autosave = new Autosave({ saved: '', value: 'kept', save, pauseMs: 1 });
    expect(autosave.isDirty).toBe(true);
    autosave.start();
    expect(requests[0]!.value).toBe('kept');
  });
});

describe('unsent values', () => {
  it('are stored by target, so that other edits do not erase them', () => {
    fakeStorage();
    getUnsavedValue('quiz.a').write('first');
    getUnsavedValue('quiz.b').write('second');
    getUnsavedValue('quiz.b').write(undefined);
    expect([getUnsavedValue('quiz.a').read(), getUnsavedValue('quiz.b').read()]).toEqual([
      'first',
      undefined,
    ]);
  });

  it('expire after thirty days', () => {
    fakeStorage();
    const unsaved = getUnsavedValue('quiz.a');
    unsaved.write('old', 0);
    expect([unsaved.read(1), unsaved.read(31 * 86_400_000)]).toEqual(['old', undefined]);
  });

  it('belong to the viewer who typed them', () => {
    fakeStorage();
    signIn('lan');
    const ofLan = getUnsavedValue('quiz.a');
    ofLan.write('of Lan');
    signIn('minh');
    const ofMinh = getUnsavedValue('quiz.a');
    expect(ofMinh.read()).toBeUndefined();
    ofMinh.write('of Minh');
    // A request of Lan ends late
    ofLan.write('the rest of Lan');
    expect(ofMinh.read()).toBe('of Minh');
    ofMinh.write(undefined);
    signIn('lan');
    expect(getUnsavedValue('quiz.a').read()).toBe('the rest of Lan');
    clearTokens();
  });

  it('are migrated from the list of earlier releases', () => {
    const items = fakeStorage();
    signIn('lan');
    const list = [{ key: 'quiz.a', value: 'early', at: Date.now() }];
    items.set('sen.unsaved', JSON.stringify({ owner: 'lan', list }));
    expect(getUnsavedValue('quiz.a').read()).toBe('early');
    clearTokens();
  });
});
