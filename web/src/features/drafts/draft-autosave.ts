import { NetworkError, toErrorMessage, toFailure } from '../../apollo/failure.ts';
import { Autosave, type AutosaveSnapshot } from '../../ui/autosave/autosave.ts';
import type { KeptDraftFragment } from './edit-draft.gen.ts';

export interface DraftContent {
  baseVersion: number;
  content: string;
}

/** Serialises the content when it is sent, because it may be a long document. Null if everything is saved. */
export type DraftReader = (() => DraftContent) | null;

export interface DraftPort {
  save: (
    draft: DraftContent,
    expectedVersion: number | null,
    isLeaving: boolean,
  ) => Promise<KeptDraftFragment>;
  remove: (id: string) => Promise<unknown>;
  read: () => Promise<KeptDraftFragment | null>;
}

export type DraftStatus =
  | { kind: 'none' | 'saving' | 'offline' }
  | { kind: 'saved'; at: string }
  | { kind: 'refused'; message: string }
  /** Another tab or device has stored a different draft, and the viewer has to decide. */
  | { kind: 'elsewhere'; conflictingDraft: KeptDraftFragment };

class DraftConflictError extends Error {
  override name = 'RivalError';
}

type Snapshot = AutosaveSnapshot<DraftReader, 'elsewhere'>;

/** Milliseconds without a change before a draft is sent, and between retries without a network. */
const PAUSE_MS = 1_500;
const RETRY_MS = 5_000;

/**
 * Saves unsaved form input on the server as a draft with a version. If another tab or device has stored a different
 * draft, it overwrites nothing until the viewer has decided.
 */
export class DraftAutosave {
  readonly #port: DraftPort;
  readonly autosave: Autosave<DraftReader, 'elsewhere'>;
  /** The draft on the server that the next one replaces; null if there is none. */
  #stored: KeptDraftFragment | null;
  #rival: KeptDraftFragment | null = null;
  /** Content of the last request, whose response may be lost. */
  #sent: string | null = null;
  #hasBegun = false;

  constructor(port: DraftPort, stored: KeptDraftFragment | null, isHeld: boolean) {
    this.#port = port;
    this.#stored = stored;
    this.autosave = new Autosave<DraftReader, 'elsewhere'>({
      saved: stored && (() => stored),
      value: null,
      pauseMs: PAUSE_MS,
      retryMs: RETRY_MS,
      conflict: (error) => (error instanceof DraftConflictError ? 'elsewhere' : null),
      save: (typed, _saved, isLeaving) => this.#save(typed, isLeaving),
    });
    if (isHeld) void this.autosave.hold();
  }

  /** Id of the draft on the server; null if there is none. */
  get id(): string | null {
    return this.#stored?.id ?? null;
  }

  /** Version of the draft on the server that the next one replaces; null if there is none. */
  get version(): number | null {
    return this.#stored?.version ?? null;
  }

  /** Sends the unsaved input after a pause. */
  type(typed: DraftReader): void {
    // A form may start with the server's draft. Later comparisons are skipped, because each would serialise a long
    // document on every keystroke
    const isStored = !this.#hasBegun && typed !== null && typed().content === this.#stored?.content;
    this.#hasBegun = true;
    if (isStored) this.autosave.reset(typed);
    else this.autosave.change(() => typed);
  }

  /** Called when the form is saved, for which the server has deleted the draft. */
  clear(): void {
    this.#stored = null;
    this.#rival = null;
    this.#sent = null;
    this.autosave.reset(null);
    this.autosave.release();
  }

  /** Replaces the draft of another tab or device: with its own content, which the caller shows now, or with ours. */
  replaceConflicting(conflictingDraft: KeptDraftFragment): void {
    this.#stored = conflictingDraft;
    this.#rival = null;
    this.autosave.change((typed) => typed);
  }

  status({ state, value, saved, error }: Snapshot): DraftStatus {
    if (this.#rival) return { kind: 'elsewhere', conflictingDraft: this.#rival };
    if (state === 'offline') return { kind: 'offline' };
    if (state === 'failed') return { kind: 'refused', message: toErrorMessage(error) };
    if (value !== saved) return { kind: value ? 'saving' : 'none' };
    return this.#stored ? { kind: 'saved', at: this.#stored.updatedAt } : { kind: 'none' };
  }

  async #save(typed: DraftReader, isLeaving: boolean): Promise<void> {
    if (this.#rival) throw new DraftConflictError();
    try {
      await this.#sendAfterNewest(typed, isLeaving);
    } catch (error) {
      const { code, message } = toFailure(error);
      if (code === 'UNAVAILABLE') throw new NetworkError(message, { isUnsent: false, cause: error });
      throw error;
    }
  }

  async #sendAfterNewest(typed: DraftReader, isLeaving: boolean): Promise<void> {
    try {
      await this.#send(typed, isLeaving);
    } catch (error) {
      if (toFailure(error).reason !== 'STALE_VERSION') throw error;
      const newest = await this.#port.read();
      // It was deleted meanwhile, or it is ours and the response was lost
      if (newest === null || newest.content === this.#sent) this.#stored = newest;
      else {
        this.#rival = newest;
        throw new DraftConflictError();
      }
      await this.#send(typed, isLeaving);
    }
  }

  async #send(typed: DraftReader, isLeaving: boolean): Promise<void> {
    if (typed === null) {
      const deleted = this.#stored;
      this.#stored = null;
      // Deleting a draft that does not exist any more is not an error
      if (deleted) await this.#port.remove(deleted.id).catch(() => undefined);
      return;
    }
    const draft = typed();
    if (draft.content === this.#stored?.content && draft.baseVersion === this.#stored.baseVersion) return;
    this.#sent = draft.content;
    this.#stored = await this.#port.save(draft, this.#stored?.version ?? null, isLeaving);
  }
}
