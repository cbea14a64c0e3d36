import { type OperationDefinitionNode, parse } from 'graphql';
import { expect, it } from 'vitest';
import { ByFlags, bytesOfOtherCombinations, getFlags } from './by-flags.ts';

const NAMES = Array.from({ length: 6 }, (_, i) => `f${i}`);
const COMBINATIONS = Array.from({ length: 64 }, (_, k) =>
  Object.fromEntries(NAMES.map((name, i) => [name, (k & (1 << i)) > 0])),
);
const flags = (name: string) => {
  const text = `query ${name} { ${NAMES.map((flag) => `${flag}: id @skip(if: $${flag})`).join(' ')} }`;
  return getFlags(parse(text).definitions[0] as OperationDefinitionNode, {});
};

it('each combination of flags of a document is computed once', () => {
  const plans = new ByFlags<object>(flags('Once'));
  let made = 0;
  const make = () => ({ made: ++made });
  const first = COMBINATIONS.map((variables) => plans.get(variables, make));
  expect(COMBINATIONS.map((variables) => plans.get(variables, make))).toEqual(first);
  expect(made).toBe(64);
});

it('the computation receives the flags only, so that no other variable is cached', () => {
  const plans = new ByFlags<unknown>(flags('Alone'));
  const flagsPassedFor = (variables: Record<string, unknown>) => plans.get(variables, (passed) => passed);
  expect(flagsPassedFor({ f0: true, f1: false, password: 'secret' })).toEqual({ f0: true, f1: false });
  expect(flagsPassedFor({ f1: true, password: 'secret' })).toEqual({ f1: true });
});

it('all documents share one limit of combinations, and the first of each is always cached', () => {
  const documents = Array.from({ length: 40 }, (_, i) => new ByFlags<string>(flags(`Many${i}`)));
  for (const plans of documents) for (const variables of COMBINATIONS) plans.get(variables, () => 'made');
  expect(bytesOfOtherCombinations()).toBeGreaterThan(8 * 2 ** 20);
  expect(bytesOfOtherCombinations()).toBeLessThanOrEqual(16 * 2 ** 20);
  for (const plans of documents) expect(plans.get(COMBINATIONS[0]!, () => 'again')).toBe('made');
  expect(documents[0]!.get(COMBINATIONS[63]!, () => 'again')).toBe('again');
});
