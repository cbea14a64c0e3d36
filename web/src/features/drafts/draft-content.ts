import type { Draft } from './draft-store.ts';
import type { KeptDraftFragment } from './edit-draft.gen.ts';

interface BasedValues<V> {
  base: V;
  values: V;
}

const pick = <V, F extends keyof V>(values: V, fields: readonly F[]) =>
  Object.fromEntries(fields.map((field) => [field, values[field]]));

/** The draft that the server stores of a form: the changed fields and the values that they are based on. */
export const toContent = <V, F extends keyof V>(
  { base, values }: BasedValues<V>,
  fields: readonly F[],
): string => JSON.stringify({ base: pick(base, fields), values: pick(values, fields) });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The server's draft, based on the saved values; null without one or if an older form wrote it. */
export const toDraft = <V extends object>(
  serverDraft: KeptDraftFragment | null,
  saved: V,
): Draft<V> | null => {
  if (!serverDraft) return null;
  try {
    const { base, values } = JSON.parse(serverDraft.content) as { base?: unknown; values?: unknown };
    if (!isRecord(base) || !isRecord(values)) return null;
    const knownFields = Object.keys(values).filter((field) => Object.hasOwn(saved, field));
    return {
      version: serverDraft.baseVersion,
      base: { ...saved, ...pick(base, knownFields) },
      values: { ...saved, ...pick(values, knownFields) },
      savedAt: Date.parse(serverDraft.updatedAt),
    };
  } catch {
    return null;
  }
};
