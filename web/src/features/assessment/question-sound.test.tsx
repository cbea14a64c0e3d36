import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPiece } from '../../testing/render.tsx';
import { NO_ANSWER } from './attempt-model.ts';
import { GradingCard } from './grading/grading-card.tsx';
import { ResultList } from './result-list.tsx';
import type { ResultRow } from './result-model.ts';

const prompt = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Nghe' }] }] };
const soundUrl = '/media/s1?x';
const soundSource = () =>
  screen.getByLabelText('Âm thanh của câu hỏi', { selector: 'audio' }).getAttribute('src');

test('plays the sound of a question where its answer is shown', async () => {
  const row = {
    question: { id: 'q1', number: 1, kind: 'TRUE_FALSE', prompt, soundUrl, choices: [], matches: [] },
    answer: NO_ANSWER,
    mark: { questionId: 'q1', share: 0, earned: 0, points: 1, comment: null },
    outcome: 'wrong',
    solution: undefined,
  } as unknown as ResultRow;
  await renderPiece(<ResultList rows={[row]} files={{ pictures: [], sounds: [] }} place="/learning/nghe" />, {
    texts: ['quiz'],
  });
  expect(soundSource()).toBe(soundUrl);
});

test('plays the sound to the teacher who grades an open answer', async () => {
  const answer = {
    __typename: 'WaitingAnswer' as const,
    ...{ attemptId: 'a1', questionId: 'q1', studentName: 'Lê Tám' },
    ...{ lessonTitle: 'Nghe', courseTitle: 'Tiếng Anh', submittedAt: '2026-11-20T03:00:00Z' },
    ...{ prompt, soundUrl, text: 'Có', points: 2, guidance: null, earned: null, comment: null },
  };
  await renderPiece(<GradingCard answer={answer} />, { texts: ['quizBuilder'] });
  expect(soundSource()).toBe(soundUrl);
});
