import type { EntityManager } from '@mikro-orm/postgresql';
import type { Services } from '../../../platform/process/services.ts';

/** A sentence of an edit that a reviewer must see. */
export interface FlaggedSentence {
  /** Name of the violated rule. */
  readonly rule: string;
  readonly sentence: string;
  /** From 0 to 1. */
  readonly confidence: number;
}

/** The check of edits, provided by the feature that has the rules. */
export interface ContentCheck {
  /** Returns the sentences of the texts that violate a rule, without those that the reviewed texts contain. */
  readonly findFlagged: (
    texts: readonly string[],
    reviewed: readonly string[],
  ) => Promise<readonly FlaggedSentence[]>;
  /** True if a provider checks the edits that the rules pass. */
  readonly hasProvider: (services: Services) => boolean;
  /** Enqueues the check of an edit by the provider. */
  readonly enqueue: (em: EntityManager, services: Services, heldEditId: string) => Promise<void>;
}

let registered: ContentCheck | undefined;

/** Called once, when the features are registered. */
export function setContentCheck(check: ContentCheck): void {
  if (registered) throw new Error('two features check the edits of courses');
  registered = check;
}

export function contentCheck(): ContentCheck {
  if (!registered) throw new Error('no feature checks the edits of courses');
  return registered;
}
