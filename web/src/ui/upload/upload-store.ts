import { useMemo, useSyncExternalStore } from 'react';
import type { Upload } from 'tus-js-client';
import { failureOf, problemOf } from '../../apollo/failure.ts';
import { claimsOf, readTokens, subscribeTokens } from '../../apollo/session.ts';
import { makeUpload } from '../../apollo/tus.ts';
import { forgetUnfinished, keepUnfinished } from './unfinished.ts';

/** An upload as screens show it. */
export interface UploadTask {
  name: string;
  /** Bytes. */
  size: number;
  sent: number;
  /** Bytes that were there when this run began, and when it did (milliseconds since 1970). */
  from: number;
  since: number;
  /** `waiting`: for its turn; `checking`: all is sent, the server looks at what it is. */
  status: 'waiting' | 'running' | 'paused' | 'checking' | 'failed';
  /** Why it failed, in the server's words; null when the server was not reached. */
  message: string | null;
}

/** Gives the finished upload to whom it is for. Rejects with the server's refusal. */
type Take = (uploadId: string, file: File) => Promise<unknown>;

interface Running {
  readonly file: File;
  task: UploadTask;
  upload: Upload | null;
  take: Take;
  /** Set once all is sent, so that only the taking is tried again. */
  uploadId: string | null;
}

/** Of those that wait for their turn; more would only make each of them slower. */
const MOST_AT_ONCE = 2;

const all = new Map<string, Running>();
const listeners = new Set<() => void>();

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

const count = (...wanted: UploadTask['status'][]) =>
  [...all.values()].filter(({ task }) => wanted.includes(task.status)).length;

/** How many are on their way or about to be: none of them survives the page. */
export const countUnderWay = (): number => count('waiting', 'running', 'checking');

const publish = () => {
  if (countUnderWay() > 0) window.addEventListener('beforeunload', warn);
  else window.removeEventListener('beforeunload', warn);
  for (const listener of listeners) listener();
  startNext();
};

const change = (purpose: string, changes: Partial<UploadTask>) => {
  const running = all.get(purpose);
  if (!running) return;
  running.task = { ...running.task, ...changes };
  publish();
};

const drop = (purpose: string) => {
  all.delete(purpose);
  forgetUnfinished(purpose);
  publish();
};

/** The server's reason; null when it never gave one. */
const reasonOf = (error: unknown): string | null =>
  ['NETWORK', 'TIMEOUT'].includes(failureOf(error).code) ? null : problemOf(error);

const finish = async (purpose: string, running: Running, uploadId: string) => {
  running.uploadId = uploadId;
  change(purpose, { status: 'checking', sent: running.task.size });
  try {
    await running.take(uploadId, running.file);
    if (all.get(purpose) === running) drop(purpose);
  } catch (error) {
    // A file that took its place has a resume record and a result of its own
    if (all.get(purpose) !== running) return;
    const message = reasonOf(error);
    // A file that was refused is used up; one that was not judged can be offered again.
    if (message !== null) running.uploadId = null;
    forgetUnfinished(purpose);
    change(purpose, { status: 'failed', message });
  }
};

const begin = async (purpose: string, running: Running): Promise<void> => {
  const isCurrent = () => all.get(purpose) === running;
  change(purpose, { status: 'running', message: null, from: -1, since: Date.now() });
  try {
    running.upload ??= await makeUpload(purpose, running.file, {
      onProgress: (sent) => {
        if (!isCurrent() || running.task.status !== 'running') return;
        const from = running.task.from < 0 ? sent : running.task.from;
        change(purpose, { sent, from });
        keepUnfinished(purpose, running.task);
      },
      onDone: (uploadId) => {
        if (isCurrent()) void finish(purpose, running, uploadId);
      },
      onFailed: (message) => {
        if (isCurrent()) change(purpose, { status: 'failed', message });
      },
    });
    if (isCurrent() && running.task.status === 'running') running.upload.start();
  } catch {
    if (isCurrent()) change(purpose, { status: 'failed', message: null });
  }
};

/** One at a time: what has begun is told, and so the one after it begins. */
const startNext = () => {
  if (count('running', 'checking') >= MOST_AT_ONCE) return;
  const next = [...all].find(([, { task }]) => task.status === 'waiting');
  if (next) void begin(...next);
};

const put = (purpose: string, file: File, take: Take): Running => {
  void all.get(purpose)?.upload?.abort();
  const { name, size } = file;
  const task: UploadTask = {
    name,
    size,
    sent: 0,
    from: -1,
    since: Date.now(),
    status: 'waiting',
    message: null,
  };
  const running: Running = { file, task, upload: null, take, uploadId: null };
  all.set(purpose, running);
  return running;
};

/**
 * Begins an upload for a purpose, for instance `video.<lesson>`. It lives outside of any screen, so that the person
 * may go on working elsewhere in the program; a second upload for the same purpose replaces the first.
 */
export const startUpload = (purpose: string, file: File, take: Take): Promise<void> =>
  begin(purpose, put(purpose, file, take));

/** Uploads a file when it is its turn, in the order in which they came. */
export const queueUpload = (purpose: string, file: File, take: Take): void => {
  const { task } = put(purpose, file, take);
  // A page that is left meanwhile knows afterwards whose file this was
  keepUnfinished(purpose, task);
  publish();
};

/** Whether a file is on its way for a purpose. */
export const isUploading = (purpose: string): boolean => {
  const status = all.get(purpose)?.task.status;
  return status !== undefined && status !== 'failed';
};

export const pauseUpload = (purpose: string): void => {
  void all.get(purpose)?.upload?.abort();
  change(purpose, { status: 'paused' });
};

/** Goes on after a pause or a failure. */
export const resumeUpload = (purpose: string): void => {
  const running = all.get(purpose);
  if (!running) return;
  if (running.uploadId) {
    void finish(purpose, running, running.uploadId);
    return;
  }
  void begin(purpose, running);
};

/** Ends an upload and asks the server to forget what it has. */
export const cancelUpload = (purpose: string): void => {
  const upload = all.get(purpose)?.upload;
  drop(purpose);
  void upload?.abort(true).catch(() => undefined);
};

const viewerNow = () => claimsOf(readTokens().accessToken).sub;
let owner = viewerNow();

/** The next viewer must not send the files of the one before them, nor see their names. */
subscribeTokens(() => {
  if (viewerNow() === owner) return;
  owner = viewerNow();
  const left = [...all.values()];
  all.clear();
  for (const { upload } of left) void upload?.abort();
  publish();
});

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** The upload for a purpose; null when none is under way. */
export const useUpload = (purpose: string): UploadTask | null =>
  useSyncExternalStore(
    subscribe,
    () => all.get(purpose)?.task ?? null,
    () => null,
  );

/** Uploads whose purposes begin so, in the order in which they came. */
export const useUploads = (prefix: string): readonly { purpose: string; task: UploadTask }[] => {
  const read = () =>
    JSON.stringify(
      [...all].flatMap(([purpose, { task }]) => (purpose.startsWith(prefix) ? { purpose, task } : [])),
    );
  const shown = useSyncExternalStore(subscribe, read, () => '[]');
  return useMemo(() => JSON.parse(shown) as { purpose: string; task: UploadTask }[], [shown]);
};
