import { describe, expect, it } from 'vitest';
import { getDueSteps, getOverdue } from './due-steps.ts';

const NOW = Date.parse('2026-11-23T09:00:00Z');
const day = (n: number) => new Date(NOW + n * 86_400_000).toISOString();
const late = { opensAt: day(-10), dueAt: day(-1), closesAt: day(5), allowsLate: true };
const marks = (...args: Parameters<typeof getDueSteps>) =>
  getDueSteps(...args).map(({ key, state }) => `${key} ${state}`);

describe('the steps of an assignment', () => {
  it('are not done without a submission', () => {
    const owed = { status: 'NOT_SUBMITTED', lateMinutes: null } as const;
    expect(marks(late, owed, NOW)).toEqual(['opens past', 'due missed', 'late now', 'closes ahead']);
    expect(marks({ ...late, closesAt: day(-0.5) }, owed, NOW)).toEqual([
      'opens past',
      'due missed',
      'late missed',
      'closes missed',
    ]);
    expect(marks({ ...late, dueAt: day(1) }, { ...owed, status: 'RETURNED' }, NOW)).toEqual([
      'opens past',
      'due ahead',
      'late ahead',
      'closes ahead',
    ]);
  });

  it('are done after a submission, on time or late', () => {
    const inTime = { status: 'SUBMITTED', lateMinutes: 0 } as const;
    expect(marks({ ...late, dueAt: day(1) }, inTime, NOW)).toContain('due done');
    expect(marks(late, inTime, NOW)).toEqual(['opens past', 'due done', 'late ahead', 'closes ahead']);
    expect(marks(late, { status: 'GRADED', lateMinutes: 90 }, NOW)).toEqual([
      'opens past',
      'due missed',
      'late done',
      'closes ahead',
    ]);
  });

  it('have no late step if the deadline ends the submissions', () => {
    const inTime = { status: 'NOT_SUBMITTED', lateMinutes: null } as const;
    const terms = { ...late, dueAt: day(1), closesAt: day(1) };
    expect(marks(terms, inTime, NOW)).toEqual(['opens past', 'due ahead', 'closes ahead']);
  });

  it('show teachers and guests only past dates', () => {
    expect(marks(late, null, NOW)).toEqual(['opens past', 'due past', 'late ahead', 'closes ahead']);
    expect(marks({ ...late, allowsLate: false, closesAt: day(-1) }, null, NOW)).toEqual([
      'opens past',
      'due past',
      'closes past',
    ]);
  });
});

it('are overdue while work is missing, and closed after the final deadline', () => {
  expect(getOverdue('DRAFT', day(-1), day(1), NOW)).toBe('late');
  expect(getOverdue('DRAFT', day(-1), null, NOW)).toBe('late');
  expect(getOverdue('NOT_SUBMITTED', day(-2), day(-1), NOW)).toBe('closed');
  expect(getOverdue('SUBMITTED', day(-2), day(-1), NOW)).toBe('no');
  expect(getOverdue('RETURNED', day(1), day(1), NOW)).toBe('no');
  expect(getOverdue('NOT_SUBMITTED', null, null, NOW)).toBe('no');
  // The minute of the deadline is included
  const deadline = new Date(NOW).toISOString();
  expect(getOverdue('DRAFT', deadline, deadline, NOW + 59_999)).toBe('no');
  expect(getOverdue('DRAFT', deadline, deadline, NOW + 60_000)).toBe('closed');
});
