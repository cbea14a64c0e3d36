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
  description: 'What the assistant drafts.',
  valuesConfig: {
    DESCRIPTION: { description: 'Paragraphs that say what a course is about.' },
    OUTCOMES: { description: 'What students of a course will be able to do.' },
    QUESTIONS: { description: 'Quiz questions about the text of a lesson.' },
    CHECK: { description: 'Marks at sentences of a course at which a reviewer might stop.' },
    PICTURE: { description: 'A picture that may become the cover of a course.' },
  },
});

export enum AssistantRequestState {
  RUNNING = 'RUNNING',
  DONE = 'DONE',
  FAILED = 'FAILED',
}
registerEnumType(AssistantRequestState, {
  name: 'AssistantRequestState',
  description: 'Where a request to the assistant is.',
  valuesConfig: {
    RUNNING: { description: 'The provider is being asked; the credit is taken.' },
    DONE: { description: 'The draft is there.' },
    FAILED: { description: 'There is no draft, and the credit was given back.' },
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
  description: 'Why the assistant has no draft.',
  valuesConfig: {
    NO_ANSWER: { description: 'The provider could not be reached.' },
    TIMEOUT: { description: 'The provider took longer than a minute.' },
    REFUSED: { description: 'The provider refused: its key, its model, or what was asked.' },
    BUSY: { description: 'The provider has too much to do, or is out of order.' },
    UNREADABLE: { description: 'What it answered is cut off or has not the form that was asked for.' },
    LOST: { description: 'The program stopped while it waited for the answer.' },
  },
});

export enum AssistantProvider {
  NONE = 'NONE',
  SIMULATED = 'SIMULATED',
  CONFIGURED = 'CONFIGURED',
}
registerEnumType(AssistantProvider, {
  name: 'AssistantProvider',
  description: 'Who writes the drafts of the assistant.',
  valuesConfig: {
    NONE: { description: 'No provider: an administrator has set none.' },
    SIMULATED: { description: 'A simulator of the sandbox, which knows nothing but the text it gets.' },
    CONFIGURED: { description: 'The provider that the administrator has set.' },
  },
});
