import type { KeptDraftFragment } from './edit-draft.gen.ts';

/** What is to be kept. */
export interface DraftContent {
  baseVersion: number;
  content: string;
}

/** How drafts reach the server. */
export interface DraftPort {
  save: (draft: DraftContent, expectedVersion: number | null) => Promise<KeptDraftFragment>;
  remove: (id: string) => Promise<unknown>;
  read: () => Promise<KeptDraftFragment | null>;
  /** `STALE`: another tab or device kept more; `OFFLINE`: no answer came; otherwise the refusal in words. */
  whyNot: (error: unknown) => 'STALE' | 'OFFLINE' | { message: string };
}

export type DraftStatus =
  | { kind: 'none' | 'saving' | 'offline' }
  | { kind: 'saved'; at: string }
  | { kind: 'refused'; message: string }
  /** Another tab or device keeps something else: the person decides. */
  | { kind: 'elsewhere'; rival: KeptDraftFragment };

/** Writing waits for a pause in typing, and after a failure, in milliseconds. */
const PAUSE_MS = 1_500;
const RETRY_MS = 5_000;

/** Brings what is typed to the server: one request at a time, the newest text last, until it is there. */
export class DraftKeeper {
  readonly #port: DraftPort;
  readonly #listeners = new Set<() => void>();
  #kept: KeptDraftFragment | null;
  #wanted: (() => DraftContent) | null = null;
  /** What the last request tried to keep: its answer may have got lost. */
  #tried: string | null = null;
  #isHeld: boolean;
  #run: Promise<void> | null = null;
  #isDue = false;
  /** The screen is left: what waits is written once more, nothing is tried again. */
  #isLeft = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  status: DraftStatus = { kind: 'none' };

  constructor(port: DraftPort, kept: KeptDraftFragment | null, isHeld: boolean) {
    this.#port = port;
    this.#kept = kept;
    this.#isHeld = isHeld;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Of the draft on the server; null while there is none. */
  get id(): string | null {
    return this.#kept?.id ?? null;
  }

  /** Of the draft on the server that ours goes on from; null while there is none. */
  get version(): number | null {
    return this.#kept?.version ?? null;
  }

  /** What is typed now; null when nothing is. Written after a pause. */
  want(wanted: (() => DraftContent) | null): void {
    this.#wanted = wanted;
    this.#isLeft = false;
    this.#isDue = true;
    if (this.#isHeld || this.status.kind === 'elsewhere') return;
    if (wanted && wanted().content === this.#kept?.content)
      this.#say({ kind: 'saved', at: this.#kept.updatedAt });
    else if (wanted && this.status.kind !== 'offline') this.#say({ kind: 'saving' });
    this.#wake(PAUSE_MS);
  }

  /** Writes at once what waits: the screen is being left. */
  flush = (): void => this.#wake(0);

  /** Nothing is written until it is released, for instance while the form is being saved. Waits for what is on its way. */
  async hold(): Promise<void> {
    this.#isHeld = true;
    clearTimeout(this.#timer);
    await this.#run;
  }

  release(): void {
    this.#isHeld = false;
    if (this.#isDue) this.#wake(0);
  }

  /** Everything is saved, and the server has dropped the draft with it. */
  forget(): void {
    this.#kept = null;
    this.#tried = null;
    this.#isDue = false;
    this.#say({ kind: 'none' });
    this.#isHeld = false;
  }

  /** Goes on upon what another tab or device kept: with its text, which the caller shows now, or over it with ours. */
  goOnAfter(rival: KeptDraftFragment): void {
    this.#kept = rival;
    this.#isDue = true;
    this.#say({ kind: 'saving' });
    this.#wake(0);
  }

  stop(): void {
    this.#isLeft = true;
    if (this.#isDue && !this.#isHeld && this.status.kind !== 'elsewhere') void this.#start();
    clearTimeout(this.#timer);
  }

  #say(status: DraftStatus): void {
    this.status = status;
    for (const listener of this.#listeners) listener();
  }

  #wake(ms: number): void {
    clearTimeout(this.#timer);
    const waits = this.#isHeld || this.#isLeft || this.status.kind === 'elsewhere';
    if (!waits) this.#timer = setTimeout(() => void this.#start(), ms);
  }

  #start(): Promise<void> {
    this.#run ??= this.#write().finally(() => {
      this.#run = null;
    });
    return this.#run;
  }

  async #write(): Promise<void> {
    while (this.#isDue && !this.#isHeld) {
      this.#isDue = false;
      try {
        await this.#once();
      } catch (error) {
        if (!(await this.#recover(error))) return;
      }
    }
  }

  async #once(): Promise<void> {
    const wanted = this.#wanted?.();
    if (!wanted) {
      const gone = this.#kept;
      this.#kept = null;
      this.#say({ kind: 'none' });
      // One that is gone already is gone
      if (gone) await this.#port.remove(gone.id).catch(() => undefined);
      return;
    }
    if (wanted.content !== this.#kept?.content || wanted.baseVersion !== this.#kept.baseVersion) {
      this.#tried = wanted.content;
      this.#kept = await this.#port.save(wanted, this.#kept?.version ?? null);
    }
    if (!this.#isDue) this.#say({ kind: 'saved', at: this.#kept.updatedAt });
  }

  /** Whether to go on at once. */
  async #recover(error: unknown): Promise<boolean> {
    this.#isDue = true;
    const why = this.#port.whyNot(error);
    if (typeof why === 'object') {
      // The same text would be refused again: the next one is tried
      this.#isDue = false;
      this.#say({ kind: 'refused', message: why.message });
      return false;
    }
    if (why === 'STALE') {
      const rival = await this.#port.read().catch(() => undefined);
      if (rival === null || (rival && rival.content === this.#tried)) {
        this.#kept = rival;
        return true;
      }
      if (rival) {
        this.#say({ kind: 'elsewhere', rival });
        return false;
      }
    }
    this.#say({ kind: 'offline' });
    this.#wake(RETRY_MS);
    return false;
  }
}
