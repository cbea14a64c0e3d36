import { byId, byInput, type Row, row, TEACHERS } from './row.ts';

/** Drafts of the assistant, for courses that a teacher edits. */
export const assistantRows: readonly Row[] = [
  row('Query.assistantAllowance', TEACHERS, { fields: '{ credits used provider drawsPictures }' }),
  row('Query.assistantRequests', TEACHERS, { fields: '{ total items { id texts } }' }),
  byId('Query.assistantRequest', 'AAFF00F', () => crypto.randomUUID(), { fields: '{ id texts }' }),
  byInput(
    'Mutation.createSuggestion',
    'AAFFN+F',
    ({ published }) => ({ courseId: published.id, kind: 'OUTCOMES' }),
    { fields: '{ id state }' },
  ),
  byId('Mutation.recordAppliedDraft', 'AAFFNNF', () => crypto.randomUUID(), { name: 'requestId' }),
  row('Query.coverDrawings', TEACHERS, {
    args: 'text: "Sen", motif: CODE',
    fields: '{ variant svg }',
  }),
  row('Query.avatarDrawings', TEACHERS, { args: 'name: "Hoàng Nam"', fields: '{ variant svg }' }),
  byId('Query.courseModeration', 'AAFF0++', ({ published }) => published.id, { fields: '{ id open }' }),
  byId('Query.moderationFindings', 'AAFF+++', ({ published }) => published.id, {
    name: 'courseId',
    fields: '{ total items { id sentence lessonTitle } }',
  }),
  byInput('Mutation.scanCourse', 'AAFFN+F', ({ published }) => ({ courseId: published.id }), {
    fields: '{ id open }',
  }),
  byInput('Mutation.decideFinding', 'AAFFNNF', () => ({ findingId: crypto.randomUUID(), state: 'KEPT' }), {
    fields: '{ id state }',
  }),
];
