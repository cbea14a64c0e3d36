/** Where the API looks for what `proveIdentity` gave. */
const HEADER = 'x-identity-proof';

interface Question {
  readonly answered: Promise<boolean>;
  readonly settle: (isProved: boolean) => void;
}

/** Never stored: it lasts as long as this tab shows this page, and ten minutes at most. */
let proof: string | null = null;
let question: Question | null = null;
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** The header that shows that the viewer has just proved who they are; none while they have not. */
export const proofHeader = (): Record<string, string> => (proof ? { [HEADER]: proof } : {});

/** Asks the viewer to prove who they are, once for all requests that wait for it. False when they think better of it. */
export const askForProof = (): Promise<boolean> => {
  proof = null;
  if (!question) {
    const { promise: answered, resolve: settle } = Promise.withResolvers<boolean>();
    question = { answered, settle };
    tell();
  }
  return question.answered;
};

/** Ends the question: with what the API gave for the viewer's answer, or null when they closed it. */
export const answerProof = (given: string | null): void => {
  proof = given;
  question?.settle(given !== null);
  question = null;
  tell();
};

/** Whether the viewer is being asked. */
export const isAskingForProof = (): boolean => question !== null;

/** Calls back when that changes. */
export const subscribeProof = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
