import { readStored, writeStored } from '../ui/browser-storage.ts';

const RELOADED_KEY = 'sen.reloadedAt';
/** Milliseconds between two reloads that the program makes by itself. */
const PAUSE_MS = 60_000;

/** The code of a page could not be fetched: offline, or another version has been deployed since. */
export class ChunkError extends Error {
  override name = 'ChunkError';
}

const reload = () => window.location.reload();

/**
 * Gets the page again, by itself where that can help: at once when the network is there (a new version has other file
 * names), but not over and over; else when the network comes back.
 *
 * @returns the way to stop waiting.
 */
export const recoverFromChunkError = (again: () => void = reload): (() => void) => {
  const last = Number(readStored(RELOADED_KEY, 'sessionStorage'));
  const isDue = navigator.onLine && Date.now() - last > PAUSE_MS;
  // Without storage nothing tells how often it was tried: the person's own click remains
  if (isDue && writeStored(RELOADED_KEY, Date.now(), 'sessionStorage')) again();
  window.addEventListener('online', again, { once: true });
  return () => window.removeEventListener('online', again);
};
