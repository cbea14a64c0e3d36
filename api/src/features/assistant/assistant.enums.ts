import { registerEnumType } from 'type-graphql';

export enum DraftKind {
  DESCRIPTION = 'DESCRIPTION',
  OUTCOMES = 'OUTCOMES',
  QUESTIONS = 'QUESTIONS',
  CHECK = 'CHECK',
  PICTURE = 'PICTURE',
}
registerEnumType(DraftKind, {
  name: 'DraftKind',
  description: 'Kind of draft that the assistant can write.',
  valuesConfig: {
    DESCRIPTION: { description: 'Paragraphs that describe the content of a course.' },
    OUTCOMES: { description: 'Skills that students of a course will acquire.' },
    QUESTIONS: { description: 'Quiz questions about the text of a lesson.' },
    CHECK: { description: 'Sentences of a course to which a reviewer might object.' },
    PICTURE: { description: 'An image that can be used as the cover of a course.' },
  },
});

export enum AssistantRequestState {
  RUNNING = 'RUNNING',
  DONE = 'DONE',
  FAILED = 'FAILED',
}
registerEnumType(AssistantRequestState, {
  name: 'AssistantRequestState',
  description: 'Progress of a request to the assistant.',
  valuesConfig: {
    RUNNING: { description: 'The provider is working on the draft; the credit has been charged.' },
    DONE: { description: 'The draft is available to the teacher.' },
    FAILED: { description: 'There is no draft, and the credit was refunded.' },
  },
});

export enum AssistantFailure {
  NO_ANSWER = 'NO_ANSWER',
  TIMEOUT = 'TIMEOUT',
  REFUSED = 'REFUSED',
  BUSY = 'BUSY',
  UNREADABLE = 'UNREADABLE',
  LOST = 'LOST',
}
registerEnumType(AssistantFailure, {
  name: 'AssistantFailure',
  description: 'Reason why a request to the assistant failed.',
  valuesConfig: {
    NO_ANSWER: { description: 'The provider could not be reached.' },
    TIMEOUT: { description: 'The provider took longer than one minute.' },
    REFUSED: { description: 'The provider rejected its key, its model or the request.' },
    BUSY: { description: 'The provider is overloaded or out of service.' },
    UNREADABLE: { description: 'The response of the provider was truncated or malformed.' },
    LOST: { description: 'The server stopped before the response arrived.' },
  },
});

export enum AssistantProvider {
  NONE = 'NONE',
  SIMULATED = 'SIMULATED',
  CONFIGURED = 'CONFIGURED',
}
registerEnumType(AssistantProvider, {
  name: 'AssistantProvider',
  description: 'Provider of the assistant’s drafts.',
  valuesConfig: {
    NONE: { description: 'No provider is configured by an administrator.' },
    SIMULATED: { description: 'Sandbox simulator, which has no knowledge beyond the text it receives.' },
    CONFIGURED: { description: 'Provider configured by an administrator.' },
  },
});
