import { readStored, writeStored } from '../ui/browser-storage.ts';

const RELOADED_KEY = 'sen.reloadedAt';
/** The least time between two automatic reloads, in milliseconds. */
const PAUSE_MS = 60_000;

/** The code of a page could not be loaded: the browser is offline, or a newer version has been deployed. */
export class ChunkError extends Error {
  override name = 'ChunkError';
}

const reload = () => window.location.reload();

/**
 * Reloads the page. It does so immediately if the browser is online, because a new version has other file names, but
 * at most once in PAUSE_MS. Otherwise it reloads when the network is back.
 * @returns a function that cancels the reload
 */
export const recoverFromChunkError = (retry: () => void = reload): (() => void) => {
  const last = Number(readStored(RELOADED_KEY, 'sessionStorage'));
  const canReload = navigator.onLine && Date.now() - last > PAUSE_MS;
  // Without storage the last reload is unknown, so only the viewer can reload
  if (canReload && writeStored(RELOADED_KEY, Date.now(), 'sessionStorage')) retry();
  window.addEventListener('online', retry, { once: true });
  return () => window.removeEventListener('online', retry);
};
