import { useMemo, useSyncExternalStore } from 'react';
import type { Upload } from 'tus-js-client';
import { toErrorMessage, toFailure } from '../../apollo/failure.ts';
import { readClaims, readTokens, subscribeTokens } from '../../apollo/session.ts';
import { makeUpload } from '../../apollo/tus.ts';
import { createListeners } from '../../store.ts';
import { deleteUnfinished, storeUnfinished } from './unfinished.ts';

export interface UploadTask {
  name: string;
  /** Bytes. */
  size: number;
  sent: number;
  /** Bytes that were sent before this run; -1 until they are known. */
  from: number;
  /** Start of this run, in milliseconds since the epoch. */
  since: number;
  /** `waiting`: queued; `checking`: everything is sent, and the server validates the file. */
  status: 'waiting' | 'running' | 'paused' | 'checking' | 'failed';
  /** The server's message; null if the server was not reached. */
  message: string | null;
}

/** Attaches a finished upload to its object, for instance a lesson. @throws if the server rejects the file */
type Attach = (uploadId: string, file: File) => Promise<unknown>;

interface Entry {
  readonly file: File;
  task: UploadTask;
  upload: Upload | null;
  attach: Attach;
  /** Set when all bytes are sent, so that a retry only attaches the upload again. */
  uploadId: string | null;
}

/** Limit of parallel queued uploads; more would only slow down each of them. */
const MAX_PARALLEL = 2;

const uploads = new Map<string, Entry>();
const { subscribe, notify } = createListeners();

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

const count = (...statuses: UploadTask['status'][]) =>
  [...uploads.values()].filter(({ task }) => statuses.includes(task.status)).length;

/** Number of uploads in progress or queued. Closing the page aborts them. */
export const countActiveUploads = (): number => count('waiting', 'running', 'checking');

const publish = () => {
  if (countActiveUploads() > 0) window.addEventListener('beforeunload', warn);
  else window.removeEventListener('beforeunload', warn);
  notify();
  startNext();
};

const change = (purpose: string, changes: Partial<UploadTask>) => {
  const entry = uploads.get(purpose);
  if (!entry) return;
  entry.task = { ...entry.task, ...changes };
  publish();
};

const remove = (purpose: string) => {
  uploads.delete(purpose);
  deleteUnfinished(purpose);
  publish();
};

/** The server's message; null if it sent none. */
const getReason = (error: unknown): string | null =>
  ['NETWORK', 'TIMEOUT'].includes(toFailure(error).code) ? null : toErrorMessage(error);

const finish = async (purpose: string, entry: Entry, uploadId: string) => {
  entry.uploadId = uploadId;
  change(purpose, { status: 'checking', sent: entry.task.size });
  try {
    await entry.attach(uploadId, entry.file);
    if (uploads.get(purpose) === entry) remove(purpose);
  } catch (error) {
    // A newer file for this purpose has its own resume record and result
    if (uploads.get(purpose) !== entry) return;
    const message = getReason(error);
    // A rejected upload cannot be attached again. After a network error, a retry attaches the same upload.
    if (message !== null) entry.uploadId = null;
    deleteUnfinished(purpose);
    change(purpose, { status: 'failed', message });
  }
};

const start = async (purpose: string, entry: Entry): Promise<void> => {
  const isCurrent = () => uploads.get(purpose) === entry;
  change(purpose, { status: 'running', message: null, from: -1, since: Date.now() });
  try {
    entry.upload ??= await makeUpload(purpose, entry.file, {
      onProgress: (sent) => {
        if (!isCurrent() || entry.task.status !== 'running') return;
        const from = entry.task.from < 0 ? sent : entry.task.from;
        change(purpose, { sent, from });
        storeUnfinished(purpose, entry.task);
      },
      onDone: (uploadId) => {
        if (isCurrent()) void finish(purpose, entry, uploadId);
      },
      onFailed: (message) => {
        if (isCurrent()) change(purpose, { status: 'failed', message });
      },
    });
    if (isCurrent() && entry.task.status === 'running') entry.upload.start();
  } catch {
    if (isCurrent()) change(purpose, { status: 'failed', message: null });
  }
};

/** Starts at most one queued upload. `publish` calls this after each change of status, also after that start. */
const startNext = () => {
  if (count('running', 'checking') >= MAX_PARALLEL) return;
  const next = [...uploads].find(([, { task }]) => task.status === 'waiting');
  if (next) void start(...next);
};

const addUpload = (purpose: string, file: File, attach: Attach): Entry => {
  void uploads.get(purpose)?.upload?.abort();
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
  const entry: Entry = { file, task, upload: null, attach, uploadId: null };
  uploads.set(purpose, entry);
  return entry;
};

/**
 * Starts an upload for a purpose, for instance `video.<lesson>`. It does not depend on a screen, so that the viewer
 * can navigate meanwhile. A second upload for the same purpose replaces the first.
 */
export const startUpload = (purpose: string, file: File, attach: Attach): Promise<void> =>
  start(purpose, addUpload(purpose, file, attach));

/** Queues an upload. Uploads start in the order of their calls. */
export const queueUpload = (purpose: string, file: File, attach: Attach): void => {
  const { task } = addUpload(purpose, file, attach);
  // Stored, so that the page can ask for the same file after a reload
  storeUnfinished(purpose, task);
  publish();
};

export const isUploading = (purpose: string): boolean => {
  const status = uploads.get(purpose)?.task.status;
  return status !== undefined && status !== 'failed';
};

export const pauseUpload = (purpose: string): void => {
  void uploads.get(purpose)?.upload?.abort();
  change(purpose, { status: 'paused' });
};

export const resumeUpload = (purpose: string): void => {
  const entry = uploads.get(purpose);
  if (!entry) return;
  if (entry.uploadId) {
    void finish(purpose, entry, entry.uploadId);
    return;
  }
  void start(purpose, entry);
};

/** Ends an upload and deletes its uploaded part on the server. */
export const cancelUpload = (purpose: string): void => {
  const upload = uploads.get(purpose)?.upload;
  remove(purpose);
  void upload?.abort(true).catch(() => undefined);
};

const currentViewer = () => readClaims(readTokens().accessToken).sub;
let owner = currentViewer();

/** The next viewer must neither send nor see the files of the previous one. */
subscribeTokens(() => {
  if (currentViewer() === owner) return;
  owner = currentViewer();
  const ended = [...uploads.values()];
  uploads.clear();
  for (const { upload } of ended) void upload?.abort();
  publish();
});

export const useUpload = (purpose: string): UploadTask | null =>
  useSyncExternalStore(
    subscribe,
    () => uploads.get(purpose)?.task ?? null,
    () => null,
  );

/** Uploads whose purposes start with a prefix, in the order of their start. */
export const useUploads = (prefix: string): readonly { purpose: string; task: UploadTask }[] => {
  const read = () =>
    JSON.stringify(
      [...uploads].flatMap(([purpose, { task }]) => (purpose.startsWith(prefix) ? { purpose, task } : [])),
    );
  const shown = useSyncExternalStore(subscribe, read, () => '[]');
  return useMemo(() => JSON.parse(shown) as { purpose: string; task: UploadTask }[], [shown]);
};
