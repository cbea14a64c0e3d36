import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { uncached } from '../../apollo/fetch-policies.ts';
import { SUPPRESS_TOAST } from '../../apollo/suppress-toast.ts';
import type { EditDraftSubjectInput } from '../../generated/schema.ts';
import { useAutosave } from '../../ui/autosave/use-autosave.ts';
import { DraftAutosave, type DraftPort, type TypedDraft } from './draft-autosave.ts';
import {
  DeleteEditDraftDocument,
  EditDraftDocument,
  type KeptDraftFragment,
  SaveEditDraftDocument,
} from './edit-draft.gen.ts';

/** Bytes that browsers send at most with `keepalive`, all such requests together; ours has a head as well. */
const MOST_KEPT_ALIVE = 48_000;
const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/**
 * Keeps on the server what is typed, a moment after typing stops.
 * @param kept what the server has at the beginning
 * @param isHeld nothing is written now: the person decides about `kept`, or may not edit
 * @param typed what is to be kept; null when all is saved. A new function means that more was typed.
 */
export const useServerDraft = (
  subject: EditDraftSubjectInput,
  kept: KeptDraftFragment | null,
  isHeld: boolean,
  typed: TypedDraft,
) => {
  const client = useApolloClient();
  const [saver] = useState(() => {
    const port: DraftPort = {
      save: async (draft, expectedVersion, isLeaving) => {
        const input = { subject, ...draft, expectedVersion };
        const keepalive = isLeaving && bytesOf(draft.content) < MOST_KEPT_ALIVE;
        const { data } = await client.mutate({
          mutation: SaveEditDraftDocument,
          variables: { input },
          context: { ...SUPPRESS_TOAST.context, ...(keepalive && { fetchOptions: { keepalive } }) },
        });
        if (!data) throw new Error('No answer');
        return data.saveEditDraft;
      },
      remove: (draftId) =>
        client.mutate({ mutation: DeleteEditDraftDocument, variables: { draftId }, ...SUPPRESS_TOAST }),
      read: async () => {
        const { data } = await client.query({
          query: EditDraftDocument,
          variables: { subject },
          ...uncached,
        });
        return data?.editDraft ?? null;
      },
    };
    return new DraftAutosave(port, kept, isHeld);
  });
  useEffect(() => saver.type(typed), [saver, typed]);
  // After what is typed: a draft that was taken is shown before anything is written
  useEffect(() => {
    if (isHeld) void saver.autosave.hold();
    else saver.autosave.release();
  }, [saver, isHeld]);
  const status = saver.status(useAutosave(saver.autosave));
  return { saver, status };
};
