import fc from 'fast-check';
import { expect, test } from 'vitest';
import { event, KINDS } from './testing/model/event.ts';
import { Model } from './testing/model/model.ts';

/** `npm run drill` runs 100,000. */
const HISTORIES = Number(process.env.MODEL_HISTORIES ?? 20_000);

test('after any history of events no account is overdrawn and all debts add up', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(fc.array(event, { minLength: 1, maxLength: 60 }), (history) => {
      const model = new Model();
      for (const each of history) {
        model.happen(each);
        seen.add(each.kind);
      }
      const faults = model.faults();
      if (faults.length) throw new Error(faults.join(', '));
    }),
    { numRuns: HISTORIES },
  );
  expect(seen.size).toBe(KINDS.length);
}, 600_000);
