import { expect, test } from 'vitest';
import { parseLevels, toDraft, toInput } from './rubric-draft.ts';

test('converts levels to one line each and back', () => {
  expect(parseLevels('0 Chưa có\n\n 2  Một phần \n4')).toEqual([
    { points: 0, label: 'Chưa có' },
    { points: 2, label: 'Một phần' },
    { points: 4, label: '4' },
  ]);
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
  expect(toInput(draft, { lessonId: 'l', expectedVersion: 3 })).toMatchObject({
    ...{ lessonId: 'l', expectedVersion: 3, opensAt: null, dueAt: '2026-11-25T16:59:00.000Z', lateAmount: 0 },
    rubric: [
      {
        ...{ rowId: 'a', title: 'API', points: 2 },
        levels: [
          { points: 0, label: 'Chưa' },
          { points: 2, label: 'Đủ' },
        ],
      },
    ],
  });
});
