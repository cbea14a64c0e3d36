import { useSyncExternalStore } from 'react';
import type { Upload } from 'tus-js-client';
import { failureOf, problemOf } from '../../../../apollo/failure.ts';
import { makeUpload } from '../../../../apollo/tus.ts';
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
  /** `checking`: all is sent, the server looks at what it is. */
  status: 'running' | 'paused' | 'checking' | 'failed';
  /** Why it failed, in the server's words; null when the server was not reached. */
  message: string | null;
}

/** Gives the finished upload to whom it is for. Rejects with the server's refusal. */
type Take = (uploadId: string) => Promise<unknown>;

interface Running {
  task: UploadTask;
  upload: Upload | null;
  take: Take;
  /** Set once all is sent, so that only the taking is tried again. */
  uploadId: string | null;
}

const all = new Map<string, Running>();
const listeners = new Set<() => void>();

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

const publish = () => {
  const isBusy = [...all.values()].some(
    ({ task }) => task.status === 'running' || task.status === 'checking',
  );
  if (isBusy) window.addEventListener('beforeunload', warn);
  else window.removeEventListener('beforeunload', warn);
  for (const listener of listeners) listener();
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
    await running.take(uploadId);
    if (all.get(purpose) === running) drop(purpose);
  } catch (error) {
    const message = reasonOf(error);
    // A file that was refused is used up; one that was not judged can be offered again.
    if (message !== null) running.uploadId = null;
    forgetUnfinished(purpose);
    change(purpose, { status: 'failed', message });
  }
};

/**
 * Begins an upload for a purpose, for instance `video.<lesson>`. It lives outside of any screen, so that the person
 * may go on working elsewhere in the program; a second upload for the same purpose replaces the first.
 */
export const startUpload = async (purpose: string, file: File, take: Take): Promise<void> => {
  await all.get(purpose)?.upload?.abort();
  const task: UploadTask = {
    name: file.name,
    size: file.size,
    sent: 0,
    from: -1,
    since: Date.now(),
    status: 'running',
    message: null,
  };
  const running: Running = { task, upload: null, take, uploadId: null };
  all.set(purpose, running);
  publish();
  const isCurrent = () => all.get(purpose) === running;
  running.upload = await makeUpload(purpose, file, {
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
  if (isCurrent()) running.upload.start();
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
  change(purpose, { status: 'running', message: null, from: -1, since: Date.now() });
  running.upload?.start();
};

/** Ends an upload and asks the server to forget what it has. */
export const cancelUpload = (purpose: string): void => {
  const upload = all.get(purpose)?.upload;
  drop(purpose);
  void upload?.abort(true).catch(() => undefined);
};

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
