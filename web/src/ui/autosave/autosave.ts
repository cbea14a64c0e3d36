import { failureOf } from '../../apollo/failure.ts';
import { personOf, readTokens } from '../../apollo/session.ts';

/** The last save: `offline` is tried again by itself, `failed` by the viewer. */
export type SaveState = 'saved' | 'saving' | 'offline' | 'failed';

/** The state after a request that failed. */
export const stateAfter = (error: unknown): SaveState => {
  const { code } = failureOf(error);
  return code === 'NETWORK' || code === 'TIMEOUT' ? 'offline' : 'failed';
};

interface AutosaveOptions<T, S extends string> {
  /** The value that the server has. */
  saved: T;
  /** The value to begin with, where this device has edits that the server does not. */
  value?: T;
  /**
   * Sends a value, and throws where it was not saved. Never called again before it has settled.
   *
   * @param isLeaving the page is hidden or left: only a request with `keepalive` outlives it.
   */
  save: (value: T, saved: T, isLeaving: boolean) => Promise<void>;
  /** Stores on this device what differs from the saved value; called after every change and every save. */
  store?: (value: T, saved: T) => void;
  /** Names a refusal that ends or blocks saving, for instance a conflict with another tab. */
  conflict?: (error: unknown) => S | null;
  /** Milliseconds without a change before a typed value is sent. */
  pauseMs: number;
  /** Milliseconds between attempts to reach a server that does not answer. */
  retryMs?: number;
}

export interface AutosaveSnapshot<T, S extends string> {
  readonly value: T;
  /** The value that the server has. */
  readonly saved: T;
  readonly state: SaveState | S;
  /** Why the last save failed. */
  readonly error: unknown;
}

/**
 * Saves what is edited, one request at a time: changes during a request go with the next one, so that two saves never
 * race for the same version. An `Autosave` belongs to one edited thing; another thing gets another one. It sends nothing
 * in the name of another person: their session may begin, in another tab as well, while something is not saved.
 */
export class Autosave<T, S extends string = never> {
  #options: AutosaveOptions<T, S>;
  readonly #person = personOf(readTokens());
  #snapshot: AutosaveSnapshot<T, S>;
  #running: Promise<boolean> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isStopped = false;
  #isHeld = false;
  #isLeaving = false;
  #listeners = new Set<() => void>();

  constructor(options: AutosaveOptions<T, S>) {
    this.#options = options;
    const { saved, value = saved } = options;
    this.#snapshot = { value, saved, state: 'saved', error: null };
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  snapshot = () => this.#snapshot;

  get isDirty(): boolean {
    return this.#snapshot.value !== this.#snapshot.saved;
  }

  /** Changes the value and saves it: after a pause while the viewer types, else at once. */
  change = (next: (old: T) => T, isTyped = true): void => {
    this.#isLeaving = false;
    this.#set({ value: next(this.#snapshot.value) });
    this.#options.store?.(this.#snapshot.value, this.#snapshot.saved);
    if (isTyped) this.#sendAfter(this.#options.pauseMs);
    else void this.flush();
  };

  /** Sends what is not saved. @returns whether the server has everything */
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

  /** Sends what still waits for a pause or a retry: the page is hidden or left. */
  leave = (): void => {
    this.#isLeaving = true;
    if (this.#timer !== undefined) void this.flush();
  };

  /** Sends at once what this device stored of an earlier visit. */
  start = (): void => {
    this.#isStopped = false;
    if (this.isDirty) void this.flush();
  };

  /** Sends what waits, and retries nothing more: its screen is gone, and another one may edit the same thing. */
  stop = (): void => {
    this.#isStopped = true;
    this.leave();
  };

  /** Sends nothing until it is released, for instance while the whole form is saved. Waits for a request that runs. */
  hold = async (): Promise<void> => {
    this.#isHeld = true;
    await this.#running;
  };

  release = (): void => {
    this.#isHeld = false;
    if (this.isDirty) void this.flush();
  };

  /** Begins anew with a value that the server has. */
  reset = (value: T): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#set({ value, saved: value, state: 'saved', error: null });
  };

  /** The network is back. */
  online = (): void => {
    if (this.#snapshot.state === 'offline') void this.flush();
  };

  get #maySend(): boolean {
    return !this.#isHeld && personOf(readTokens()) === this.#person;
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
      // Before listeners are called: what they change starts a save of its own
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
    for (const listener of this.#listeners) listener();
  }
}
