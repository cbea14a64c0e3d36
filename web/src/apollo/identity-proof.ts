/** The header for the token that `proveIdentity` returned. */
const HEADER = 'x-identity-proof';

interface Question {
  readonly answered: Promise<boolean>;
  readonly settle: (isProved: boolean) => void;
}

/** Not stored: it lasts until the page is left, and at most ten minutes. */
let proof: string | null = null;
let question: Question | null = null;
const listeners = new Set<() => void>();
const notifyListeners = () => {
  for (const listener of listeners) listener();
};

/** The header with the proof of identity; empty if there is none. */
export const proofHeader = (): Record<string, string> => (proof ? { [HEADER]: proof } : {});

/** Opens one dialog for all requests that need a proof of identity. @returns false if the viewer cancels it */
export const askForProof = (): Promise<boolean> => {
  proof = null;
  if (!question) {
    const { promise: answered, resolve: settle } = Promise.withResolvers<boolean>();
    question = { answered, settle };
    notifyListeners();
  }
  return question.answered;
};

/** Closes the dialog. @param given the token of the API, or null if the viewer cancelled */
export const answerProof = (given: string | null): void => {
  proof = given;
  question?.settle(given !== null);
  question = null;
  notifyListeners();
};

export const isAskingForProof = (): boolean => question !== null;

/** Subscribes to {@link isAskingForProof}. @returns a function to unsubscribe */
export const subscribeProof = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
