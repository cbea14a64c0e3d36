import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { failureOf, problemOf } from '../../../../apollo/failure.ts';
import { uncached } from '../../../../apollo/fetch-policies.ts';
import type { EditDraftSubjectInput } from '../../../../generated/schema.ts';
import { type DraftContent, DraftKeeper, type DraftPort } from './draft-keeper.ts';
import {
  DeleteEditDraftDocument,
  EditDraftDocument,
  type KeptDraftFragment,
  SaveEditDraftDocument,
} from './edit-draft.gen.ts';

const whyNot: DraftPort['whyNot'] = (error) => {
  const { code, reason } = failureOf(error);
  if (reason === 'STALE_VERSION') return 'STALE';
  return ['NETWORK', 'TIMEOUT', 'UNAVAILABLE'].includes(code) ? 'OFFLINE' : { message: problemOf(error) };
};

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
  typed: (() => DraftContent) | null,
) => {
  const client = useApolloClient();
  const [keeper] = useState(() => {
    const port: DraftPort = {
      save: async (draft, expectedVersion) => {
        const input = { subject, ...draft, expectedVersion };
        const { data } = await client.mutate({ mutation: SaveEditDraftDocument, variables: { input } });
        if (!data) throw new Error('No answer');
        return data.saveEditDraft;
      },
      remove: (draftId) => client.mutate({ mutation: DeleteEditDraftDocument, variables: { draftId } }),
      read: async () => {
        const { data } = await client.query({
          query: EditDraftDocument,
          variables: { subject },
          ...uncached,
        });
        return data?.editDraft ?? null;
      },
      whyNot,
    };
    return new DraftKeeper(port, kept, isHeld);
  });
  const status = useSyncExternalStore(keeper.subscribe, () => keeper.status);
  useEffect(() => keeper.want(typed), [keeper, typed]);
  // After what is typed: a draft that was taken is shown before anything is written
  useEffect(() => {
    if (isHeld) void keeper.hold();
    else keeper.release();
  }, [keeper, isHeld]);
  useEffect(() => {
    const { flush } = keeper;
    const onHidden = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    window.addEventListener('online', flush);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      window.removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', onHidden);
      keeper.stop();
    };
  }, [keeper]);
  return { keeper, status };
};
