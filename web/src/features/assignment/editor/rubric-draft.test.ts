import { expect, test } from 'vitest';
import { newLevel, toDraft, toInput } from './rubric-draft.ts';

test('converts a stored assignment to the form and back, without empty levels', () => {
  const rubric = [
    {
      ...{ __typename: 'RubricRow' as const, id: 'a', title: 'API', description: null, points: 2 },
      levels: [
        { __typename: 'RubricLevel' as const, points: 0, label: 'Chưa' },
        { __typename: 'RubricLevel' as const, points: 2, label: 'Đủ' },
      ],
    },
  ];
  const draft = toDraft({
    ...{
      __typename: 'Assignment',
      id: 'x',
      opensAt: null,
      dueAt: '2026-11-25T16:59:00.000Z',
      cutOffAt: null,
    },
    ...{ maxAttempts: 2, passScore: 1, latePolicy: 'NONE', lateAmount: 0, version: 3 },
    brief: { __typename: 'AssignmentBrief', id: 'x', rubric },
  });
  expect(draft.dueAt).toBe('2026-11-25T23:59');
  draft.rubric[0]!.levels.push(newLevel(), newLevel(1, ' '), newLevel('', ' Khá '));
  expect(toInput(draft, { lessonId: 'l', expectedVersion: 3 })).toMatchObject({
    ...{ lessonId: 'l', expectedVersion: 3, opensAt: null, dueAt: '2026-11-25T16:59:00.000Z', lateAmount: 0 },
    rubric: [
      {
        ...{ rowId: 'a', title: 'API', points: 2 },
        levels: [
          { points: 0, label: 'Chưa' },
          { points: 2, label: 'Đủ' },
          { points: 1, label: '' },
          { points: 0, label: 'Khá' },
        ],
      },
    ],
  });
});
