import { SESSION_PREFIX } from '../constants.ts';
import { createStore } from '../store.ts';

/** The header for the token that `proveIdentity` returned. */
const HEADER = 'x-identity-proof';

interface Question {
  readonly answered: Promise<boolean>;
  readonly settle: (isProved: boolean) => void;
}

/**
 * Stored with the tokens of the session, so that a reload and another tab do not ask again within its ten minutes. The
 * server accepts it only together with an access token of the same session.
 */
const KEY = `${SESSION_PREFIX}proof`;
/** The proof if storage is not available (private mode): it lasts until the page is left. */
let proof: string | null = null;

const readProof = (): string | null => {
  try {
    return localStorage.getItem(KEY) ?? proof;
  } catch {
    return proof;
  }
};

const keepProof = (newProof: string | null): void => {
  proof = newProof;
  try {
    if (newProof === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, newProof);
  } catch {
    // Kept in memory only
  }
};

const question = createStore<Question | null>(() => null, null);

/** The header with the proof of identity; empty if there is none. */
export const proofHeader = (): Record<string, string> => {
  const kept = readProof();
  return kept ? { [HEADER]: kept } : {};
};

/** Opens one dialog for all requests that need a proof of identity. @returns false if the viewer cancels it */
export const askForProof = (): Promise<boolean> => {
  keepProof(null);
  const open = question.get();
  if (open) return open.answered;
  const { promise: answered, resolve: settle } = Promise.withResolvers<boolean>();
  question.set({ answered, settle });
  return answered;
};

/** Closes the dialog. @param newProof the token of the API, or null if the viewer cancelled */
export const closeProofDialog = (newProof: string | null): void => {
  keepProof(newProof);
  question.get()?.settle(newProof !== null);
  question.set(null);
};

/** True while the dialog is open. */
export const isAskingForProof = (): boolean => question.get() !== null;
export const useIsAskingForProof = (): boolean => question.use() !== null;
