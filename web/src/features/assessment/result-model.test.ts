import { expect, test } from 'vitest';
import { NO_ANSWER, type PaperQuestion } from './attempt-model.ts';
import { formatAnswer, getBody, getTitle, isTitleRepeated } from './result-model.ts';

const WORDS = { isTrue: 'Đúng', isFalse: 'Sai', none: 'chưa trả lời' };
const question = (kind: PaperQuestion['kind']): PaperQuestion => ({
  __typename: 'PaperQuestion',
  id: 'q',
  number: 1,
  kind,
  prompt: null,
  points: 1,
  topic: null,
  gapText: null,
  gaps: 0,
  soundUrl: null,
  choices: [
    { __typename: 'PaperPiece', id: 'a', text: 'Một', rich: null },
    { __typename: 'PaperPiece', id: 'b', text: 'Hai', rich: null },
  ],
  matches: [{ __typename: 'PaperPiece', id: 'm', text: 'Sủa', rich: null }],
});

test('describes an answer of any kind in words', () => {
  const answerText = (kind: PaperQuestion['kind'], answer: object) =>
    formatAnswer(question(kind), { ...NO_ANSWER, ...answer }, WORDS);
  expect(answerText('SINGLE', { choiceIds: ['b'] })).toBe('Hai');
  expect(answerText('MULTIPLE', { choiceIds: ['a', 'b'] })).toBe('Một; Hai');
  expect(answerText('TRUE_FALSE', { choiceIds: ['false'] })).toBe('Sai');
  expect(answerText('ORDERING', { choiceIds: ['b', 'a'] })).toBe('Hai → Một');
  expect(answerText('MATCHING', { pairs: [{ pairId: 'a', matchId: 'm' }] })).toBe('Một → Sủa');
  expect(answerText('BLANK', { texts: ['5', ''] })).toBe('5; …');
  expect(answerText('SHORT', { texts: [' '] })).toBe('chưa trả lời');
});

test('titles a question by its first paragraph and shows the rest below', () => {
  const line = { type: 'paragraph', content: [{ type: 'text', text: 'Hiện số mấy?' }] };
  const code = { type: 'codeBlock', content: [{ type: 'text', text: 'n + 1' }] };
  const doc = (...content: object[]) => ({ type: 'doc', content });
  expect([getTitle(doc(line, code)), getBody(doc(line, code))]).toEqual(['Hiện số mấy?', doc(code)]);
  expect([getBody(doc(line)), isTitleRepeated(doc(line))]).toEqual([null, false]);
  const formula = { type: 'inlineMath', attrs: { latex: 'x^2' } };
  const document = doc({ ...line, content: [...line.content, formula] });
  expect([getTitle(document), getBody(document), isTitleRepeated(document)]).toEqual([
    'Hiện số mấy?x^2',
    document,
    true,
  ]);
  const block = doc({ ...formula, type: 'blockMath' });
  expect(getBody(block)).toEqual(block);
});
