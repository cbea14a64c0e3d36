import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { uncached } from '../../apollo/fetch-policies.ts';
import { SUPPRESS_TOAST } from '../../apollo/suppress-toast.ts';
import type { EditDraftSubjectInput } from '../../generated/schema.ts';
import { useAutosave } from '../../ui/autosave/use-autosave.ts';
import { DraftAutosave, type DraftPort, type DraftReader } from './draft-autosave.ts';
import {
  DeleteEditDraftDocument,
  EditDraftDocument,
  type KeptDraftFragment,
  SaveEditDraftDocument,
} from './edit-draft.gen.ts';

/**
 * Limit in bytes for a draft with `keepalive`. Browsers limit all pending requests of this kind together, and ours have
 * headers as well.
 */
const MAX_KEEPALIVE_BYTES = 48_000;
const countBytes = (text: string) => new TextEncoder().encode(text).length;

/**
 * Stores unsaved input on the server after a pause in typing.
 * @param kept the server's draft at the start
 * @param isHeld whether nothing may be written: the viewer has to decide about `kept`, or may not edit
 * @param typed the unsaved input; null if everything is saved. A new function means new input.
 */
export const useServerDraft = (
  subject: EditDraftSubjectInput,
  serverDraft: KeptDraftFragment | null,
  isHeld: boolean,
  typed: DraftReader,
) => {
  const client = useApolloClient();
  const [saver] = useState(() => {
    const port: DraftPort = {
      save: async (draft, expectedVersion, isLeaving) => {
        const input = { subject, ...draft, expectedVersion };
        const keepalive = isLeaving && countBytes(draft.content) < MAX_KEEPALIVE_BYTES;
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
    return new DraftAutosave(port, serverDraft, isHeld);
  });
  useEffect(() => saver.type(typed), [saver, typed]);
  // After the effect for typing: a chosen draft is shown before anything is written
  useEffect(() => {
    if (isHeld) void saver.autosave.hold();
    else saver.autosave.release();
  }, [saver, isHeld]);
  const status = saver.status(useAutosave(saver.autosave));
  return { saver, status };
};
