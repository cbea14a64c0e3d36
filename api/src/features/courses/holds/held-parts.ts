import type { EntityManager } from '@mikro-orm/postgresql';
import type { HeldContent, HeldEdit, HeldPartKind } from './held-edit.entity.ts';

/** Applies the edits of one kind of parts, provided by the feature that owns the part. */
export interface HeldPart {
  readonly kind: HeldPartKind;
  /**
   * Writes values of the part. The caller holds the lock of the course. Does nothing if the part was removed meanwhile.
   * @param values null removes a part that did not exist before the edit
   */
  readonly apply: (em: EntityManager, edit: HeldEdit, values: HeldContent | null) => Promise<void>;
}

const parts = new Map<HeldPartKind, HeldPart>();

/** Registers the parts of a feature. Called once for each feature at the start. */
export const addHeldParts = (added: readonly HeldPart[]): void => {
  for (const part of added) parts.set(part.kind, part);
};

export const applyHeldEdit = (em: EntityManager, edit: HeldEdit, values: HeldContent | null): Promise<void> =>
  parts.get(edit.kind)!.apply(em, edit, values);
