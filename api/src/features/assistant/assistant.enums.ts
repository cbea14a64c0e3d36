import { defineEnum } from '../../graphql/define-enum.ts';

export const DraftKind = defineEnum('DraftKind', 'Kind of draft that the assistant can write.', {
  DESCRIPTION: 'Paragraphs that describe the content of a course.',
  OUTCOMES: 'Skills that students of a course will acquire.',
  QUESTIONS: 'Quiz questions about the text of a lesson.',
  CHECK: 'Sentences of a course to which a reviewer might object.',
  PICTURE: 'An image that can be used as the cover of a course.',
});
export type DraftKind = keyof typeof DraftKind;

export const AssistantRequestState = defineEnum(
  'AssistantRequestState',
  'Progress of a request to the assistant.',
  {
    RUNNING: 'The provider is working on the draft; the credit has been charged.',
    DONE: 'The draft is available to the teacher.',
    FAILED: 'There is no draft, and the credit was refunded.',
  },
);
export type AssistantRequestState = keyof typeof AssistantRequestState;

export const AssistantFailure = defineEnum(
  'AssistantFailure',
  'Reason why a request to the assistant failed.',
  {
    NO_ANSWER: 'The provider could not be reached.',
    TIMEOUT: 'The provider took longer than one minute.',
    REFUSED: 'The provider rejected its key, its model or the request.',
    BUSY: 'The provider is overloaded or out of service.',
    UNREADABLE: 'The response of the provider was truncated or malformed.',
    LOST: 'The server stopped before the response arrived.',
  },
);
export type AssistantFailure = keyof typeof AssistantFailure;

export const AssistantProvider = defineEnum('AssistantProvider', 'Provider of the assistant’s drafts.', {
  NONE: 'No provider is configured by an administrator.',
  SIMULATED: 'Sandbox simulator, which has no knowledge beyond the text it receives.',
  CONFIGURED: 'Provider configured by an administrator.',
});
export type AssistantProvider = keyof typeof AssistantProvider;
