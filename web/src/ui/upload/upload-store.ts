import { useMemo, useSyncExternalStore } from 'react';
import type { Upload } from 'tus-js-client';
import { failureOf, problemOf } from '../../apollo/failure.ts';
import { claimsOf, readTokens, subscribeTokens } from '../../apollo/session.ts';
import { makeUpload } from '../../apollo/tus.ts';
import { createListeners } from '../../store.ts';
import { forgetUnfinished, storeUnfinished } from './unfinished.ts';

export interface UploadTask {
  name: string;
  /** Bytes. */
  size: number;
  sent: number;
  /** Bytes that were sent before this run, and its start (milliseconds since the epoch). */
  from: number;
  since: number;
  /** `waiting`: queued; `checking`: everything is sent, and the server validates the file. */
  status: 'waiting' | 'running' | 'paused' | 'checking' | 'failed';
  /** The server's message; null if the server was not reached. */
  message: string | null;
}

/** Passes the finished upload to the object that it is for. Rejects if the server refuses it. */
type Take = (uploadId: string, file: File) => Promise<unknown>;

interface Running {
  readonly file: File;
  task: UploadTask;
  upload: Upload | null;
  take: Take;
  /** Set when everything is sent, so that a retry only repeats the last step. */
  uploadId: string | null;
}

/** Limit of parallel queued uploads; more would only slow down each of them. */
const MAX_AT_ONCE = 2;

const all = new Map<string, Running>();
const { subscribe, notify } = createListeners();

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

const count = (...wanted: UploadTask['status'][]) =>
  [...all.values()].filter(({ task }) => wanted.includes(task.status)).length;

/** Number of uploads in progress or queued. None of them survives closing the page. */
export const countUnderWay = (): number => count('waiting', 'running', 'checking');

const publish = () => {
  if (countUnderWay() > 0) window.addEventListener('beforeunload', warn);
  else window.removeEventListener('beforeunload', warn);
  notify();
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

/** The server's message; null if it sent none. */
const reasonOf = (error: unknown): string | null =>
  ['NETWORK', 'TIMEOUT'].includes(failureOf(error).code) ? null : problemOf(error);

const finish = async (purpose: string, running: Running, uploadId: string) => {
  running.uploadId = uploadId;
  change(purpose, { status: 'checking', sent: running.task.size });
  try {
    await running.take(uploadId, running.file);
    if (all.get(purpose) === running) drop(purpose);
  } catch (error) {
    // A newer file for this purpose has its own resume record and result
    if (all.get(purpose) !== running) return;
    const message = reasonOf(error);
    // A rejected file is used up; a file that was not validated can be passed again.
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
        storeUnfinished(purpose, running.task);
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

/** Starts the next queued upload. `publish` calls this after every change of status, so one call starts one. */
const startNext = () => {
  if (count('running', 'checking') >= MAX_AT_ONCE) return;
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
 * Starts an upload for a purpose, for instance `video.<lesson>`. It does not depend on a screen, so that the viewer
 * can navigate meanwhile. A second upload for the same purpose replaces the first.
 */
export const startUpload = (purpose: string, file: File, take: Take): Promise<void> =>
  begin(purpose, put(purpose, file, take));

/** Queues an upload. Uploads start in the order of their calls. */
export const queueUpload = (purpose: string, file: File, take: Take): void => {
  const { task } = put(purpose, file, take);
  // Stored, so that the page can ask for the same file after a reload
  storeUnfinished(purpose, task);
  publish();
};

export const isUploading = (purpose: string): boolean => {
  const status = all.get(purpose)?.task.status;
  return status !== undefined && status !== 'failed';
};

export const pauseUpload = (purpose: string): void => {
  void all.get(purpose)?.upload?.abort();
  change(purpose, { status: 'paused' });
};

export const resumeUpload = (purpose: string): void => {
  const running = all.get(purpose);
  if (!running) return;
  if (running.uploadId) {
    void finish(purpose, running, running.uploadId);
    return;
  }
  void begin(purpose, running);
};

/** Ends an upload and deletes its uploaded part on the server. */
export const cancelUpload = (purpose: string): void => {
  const upload = all.get(purpose)?.upload;
  drop(purpose);
  void upload?.abort(true).catch(() => undefined);
};

const viewerNow = () => claimsOf(readTokens().accessToken).sub;
let owner = viewerNow();

/** The next viewer must neither send nor see the files of the previous one. */
subscribeTokens(() => {
  if (viewerNow() === owner) return;
  owner = viewerNow();
  const left = [...all.values()];
  all.clear();
  for (const { upload } of left) void upload?.abort();
  publish();
});

export const useUpload = (purpose: string): UploadTask | null =>
  useSyncExternalStore(
    subscribe,
    () => all.get(purpose)?.task ?? null,
    () => null,
  );

/** Uploads whose purposes start with a prefix, in the order of their start. */
export const useUploads = (prefix: string): readonly { purpose: string; task: UploadTask }[] => {
  const read = () =>
    JSON.stringify(
      [...all].flatMap(([purpose, { task }]) => (purpose.startsWith(prefix) ? { purpose, task } : [])),
    );
  const shown = useSyncExternalStore(subscribe, read, () => '[]');
  return useMemo(() => JSON.parse(shown) as { purpose: string; task: UploadTask }[], [shown]);
};
