import type { vi } from './vi.ts';

export const en: Record<keyof typeof vi, string> = {
  'permission.resource.assistant': 'AI assistant',
  'permission.action.use': 'Use',
  'assistant.off': 'Sen is not connected to an AI provider yet, so it can not write drafts.',
  'assistant.drawsNot': 'Sen is not connected to a model that draws, so AI can not draw covers.',
  'assistant.noCredits': 'You have used all {limit} credits of this month.',
  'assistant.fails': '{limit} of your drafts came to nothing within 24 hours. Try again later.',
  'assistant.lessonTooShort':
    'A lesson takes at least {limit} words to be asked about; this one has {value}.',
  'notification.COURSE_CHECKED.MARKED.title': 'The AI has read “{course}”',
  'notification.COURSE_CHECKED.MARKED.text': 'Sentences marked: {marks}. You decide about each.',
  'notification.COURSE_CHECKED.NOTHING.title': 'The AI has read “{course}”',
  'notification.COURSE_CHECKED.NOTHING.text':
    'It marked no sentence. It may miss some, and the marks of the rules are still there.',
  'notification.COURSE_CHECKED.FAILED.title': 'The AI could not read “{course}”',
  'notification.COURSE_CHECKED.FAILED.text': 'Your credit was given back. Try again later.',
  'permission.resource.moderation': 'Content check',
  'moderation.gone': 'This sentence is not in the course any more.',
};
