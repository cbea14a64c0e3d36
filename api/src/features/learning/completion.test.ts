import { expect, it } from 'vitest';
import { defaultSettings } from '../../platform/settings/index.ts';
import { CompletionRule } from '../courses/index.ts';
import { applyReport, MAX_WATCHED_RANGES } from './completion.ts';

const every = (from: number, count: number) =>
  Array.from({ length: count }, (_, i) => ({ from: from + 2 * i, to: from + 2 * i + 1 }));
const snapshot = (watched: string) => ({
  rule: CompletionRule.WATCH,
  duration: 7200,
  watched,
  done: MAX_WATCHED_RANGES,
  elapsed: 7200,
  completed: false,
});
const scattered = `{${every(0, MAX_WATCHED_RANGES)
  .map(({ from, to }) => `[${from},${to})`)
  .join(',')}}`;

it('a fragmented video stores no more ranges, but a closed gap counts', () => {
  const more = applyReport(defaultSettings, snapshot(scattered), { watched: [{ from: 5000, to: 5010 }] });
  expect([more.done, more.watched]).toEqual([MAX_WATCHED_RANGES, every(0, MAX_WATCHED_RANGES)]);
  const closed = applyReport(defaultSettings, snapshot(scattered), { watched: [{ from: 1, to: 2 }] });
  expect([closed.done, closed.watched.length]).toEqual([MAX_WATCHED_RANGES + 1, MAX_WATCHED_RANGES - 1]);
});

it.each([
  ['short', 20, 30],
  ['ordinary', 240, 120],
  ['long', 3600, 300],
])('a %s text of %i s is complete after %i s', (_, duration, required) => {
  const text = {
    rule: CompletionRule.DWELL,
    duration,
    watched: '{}',
    done: 0,
    elapsed: 3600,
    completed: false,
  };
  const after = (dwellSec: number) => applyReport(defaultSettings, text, { dwellSec }).completes;
  expect([after(required - 1), after(required)]).toEqual([false, true]);
});
