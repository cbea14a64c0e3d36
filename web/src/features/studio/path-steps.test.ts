import { expect, it } from 'vitest';
import type { ReadinessCode } from '../../generated/schema.ts';
import { missingIn, nextStep } from './path-steps.ts';

const checklist = (...missing: ReadinessCode[]) =>
  (['TITLE', 'OUTCOMES', 'LESSONS', 'DURATION'] as const).map((code) => ({
    code,
    ok: !missing.includes(code),
  }));

it('leads through the missing conditions of the checklist in the order of the steps', () => {
  expect(nextStep(checklist('LESSONS', 'OUTCOMES'))).toBe('about');
  expect(nextStep(checklist('DURATION'))).toBe('lessons');
  expect(nextStep(checklist())).toBe('submit');
  expect(missingIn('lessons', checklist('LESSONS', 'DURATION', 'TITLE')).map(({ code }) => code)).toEqual([
    'LESSONS',
    'DURATION',
  ]);
});
