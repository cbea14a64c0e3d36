import { createStore } from '../store.ts';

/** The header for the token that `proveIdentity` returned. */
const HEADER = 'x-identity-proof';

interface Question {
  readonly answered: Promise<boolean>;
  readonly settle: (isProved: boolean) => void;
}

/** Not stored: it lasts until the page is left, and at most ten minutes. */
let proof: string | null = null;
const question = createStore<Question | null>(() => null, null);

/** The header with the proof of identity; empty if there is none. */
export const proofHeader = (): Record<string, string> => (proof ? { [HEADER]: proof } : {});

/** Opens one dialog for all requests that need a proof of identity. @returns false if the viewer cancels it */
export const askForProof = (): Promise<boolean> => {
  proof = null;
  const open = question.get();
  if (open) return open.answered;
  const { promise: answered, resolve: settle } = Promise.withResolvers<boolean>();
  question.set({ answered, settle });
  return answered;
};

/** Closes the dialog. @param newProof the token of the API, or null if the viewer cancelled */
export const closeProofDialog = (newProof: string | null): void => {
  proof = newProof;
  question.get()?.settle(newProof !== null);
  question.set(null);
};

/** True while the dialog is open. */
export const isAskingForProof = (): boolean => question.get() !== null;
export const useIsAskingForProof = (): boolean => question.use() !== null;
