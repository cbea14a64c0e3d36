import { toFailure } from '../../apollo/failure.ts';
import { getPersonId, readTokens } from '../../apollo/session.ts';
import { createListeners } from '../../store.ts';

/** The state of the last save. `offline` is retried automatically, `failed` by the viewer. */
export type SaveState = 'saved' | 'saving' | 'offline' | 'failed';

/** The state after a request that failed. */
export const stateAfter = (error: unknown): SaveState => {
  const { code } = toFailure(error);
  return code === 'NETWORK' || code === 'TIMEOUT' ? 'offline' : 'failed';
};

interface AutosaveOptions<T, S extends string> {
  saved: T;
  /** Optional. The initial value, if this browser has stored edits that the server has not. Defaults to `saved`. */
  value?: T;
  /**
   * Sends a value. Calls do not overlap.
   *
   * @param isLeaving whether the page is hidden or left, so that only a request with `keepalive` completes
   * @throws if the value was not saved
   */
  save: (value: T, saved: T, isLeaving: boolean) => Promise<void>;
  /** Optional. Stores the difference from the saved value in this browser. Called after each change and each save. */
  store?: (value: T, saved: T) => void;
  /**
   * Optional.
   * @returns the state after an error that blocks saving, for instance a conflict with another tab; else null
   */
  conflict?: (error: unknown) => S | null;
  /** Milliseconds after the last keystroke until the value is sent. */
  pauseMs: number;
  /** Optional. Milliseconds until a request without a response is retried. Defaults to no retries. */
  retryMs?: number;
}

export interface AutosaveSnapshot<T, S extends string> {
  readonly value: T;
  readonly saved: T;
  readonly state: SaveState | S;
  /** The error of the last save; null if it succeeded. */
  readonly error: unknown;
}

/**
 * Saves an edited value with one request at a time. Changes during a request are sent with the next one, so two saves
 * never race for the same version. Each edited object has its own `Autosave`. It sends nothing after another person has
 * signed in, which may happen in another tab while an edit is not saved.
 */
export class Autosave<T, S extends string = never> {
  #options: AutosaveOptions<T, S>;
  readonly #person = getPersonId(readTokens());
  #snapshot: AutosaveSnapshot<T, S>;
  #running: Promise<boolean> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isStopped = false;
  #isHeld = false;
  #isLeaving = false;
  readonly #listeners = createListeners();

  constructor(options: AutosaveOptions<T, S>) {
    this.#options = options;
    const { saved, value = saved } = options;
    this.#snapshot = { value, saved, state: 'saved', error: null };
  }

  subscribe = this.#listeners.subscribe;

  snapshot = () => this.#snapshot;

  get isDirty(): boolean {
    return this.#snapshot.value !== this.#snapshot.saved;
  }

  /** Changes the value and saves it, after a pause if it was typed and immediately otherwise. */
  change = (next: (old: T) => T, isTyped = true): void => {
    this.#isLeaving = false;
    this.#set({ value: next(this.#snapshot.value) });
    this.#options.store?.(this.#snapshot.value, this.#snapshot.saved);
    if (isTyped) this.#sendAfter(this.#options.pauseMs);
    else void this.flush();
  };

  /** Saves the value unless it is saved. @returns true if the server has stored it */
  flush = (): Promise<boolean> => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#running) return this.#running;
    // With nothing to save, #saveAll would end before its promise is stored here
    if (!this.isDirty) return Promise.resolve(true);
    if (!this.#maySend) return Promise.resolve(false);
    this.#running = this.#saveAll();
    return this.#running;
  };

  /** Sends a value that is delayed by a pause or a retry. Called when the page is hidden or left. */
  leave = (): void => {
    this.#isLeaving = true;
    if (this.#timer !== undefined) void this.flush();
  };

  /** Sends an edit that this browser stored during an earlier visit. */
  start = (): void => {
    this.#isStopped = false;
    if (this.isDirty) void this.flush();
  };

  /** Like {@link leave}, and ends retries. Called on unmount, after which another screen may edit the same object. */
  stop = (): void => {
    this.#isStopped = true;
    this.leave();
  };

  /**
   * Suspends saving until `release`, for instance while the whole form is saved. Settles after a request in progress.
   */
  hold = async (): Promise<void> => {
    this.#isHeld = true;
    await this.#running;
  };

  release = (): void => {
    this.#isHeld = false;
    if (this.isDirty) void this.flush();
  };

  /** Replaces the value by one that the server has stored. */
  reset = (value: T): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#set({ value, saved: value, state: 'saved', error: null });
  };

  online = (): void => {
    if (this.#snapshot.state === 'offline') void this.flush();
  };

  get #maySend(): boolean {
    return !this.#isHeld && getPersonId(readTokens()) === this.#person;
  }

  async #saveAll(): Promise<boolean> {
    try {
      while (this.isDirty && this.#maySend) {
        const { value, saved } = this.#snapshot;
        this.#set({ state: 'saving' });
        await this.#options.save(value, saved, this.#isLeaving);
        this.#set({ saved: value });
        this.#options.store?.(this.#snapshot.value, value);
      }
      // Before listeners are called, because a change by a listener starts another save
      this.#running = null;
      this.#set({ state: 'saved', error: null });
      return !this.isDirty;
    } catch (error) {
      this.#running = null;
      this.#set({ state: this.#options.conflict?.(error) ?? stateAfter(error), error });
      const { retryMs } = this.#options;
      if (this.#snapshot.state === 'offline' && retryMs && !this.#isStopped) this.#sendAfter(retryMs);
      return false;
    }
  }

  #sendAfter(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), milliseconds);
  }

  #set(changed: Partial<AutosaveSnapshot<T, S>>): void {
    this.#snapshot = { ...this.#snapshot, ...changed };
    this.#listeners.notify();
  }
}
