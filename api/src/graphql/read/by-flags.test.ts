import { type OperationDefinitionNode, parse } from 'graphql';
import { expect, it } from 'vitest';
import { ByFlags, bytesOfFurther, flagsOf } from './by-flags.ts';

const NAMES = Array.from({ length: 6 }, (_, i) => `f${i}`);
const COMBINATIONS = Array.from({ length: 64 }, (_, k) =>
  Object.fromEntries(NAMES.map((name, i) => [name, (k & (1 << i)) > 0])),
);
const flags = (name: string) => {
  const text = `query ${name} { ${NAMES.map((flag) => `${flag}: id @skip(if: $${flag})`).join(' ')} }`;
  return flagsOf(parse(text).definitions[0] as OperationDefinitionNode, {});
};

it('each combination of flags of a document is computed once', () => {
  const kept = new ByFlags<object>(flags('Once'));
  let made = 0;
  const make = () => ({ made: ++made });
  const first = COMBINATIONS.map((variables) => kept.get(variables, make));
  expect(COMBINATIONS.map((variables) => kept.get(variables, make))).toEqual(first);
  expect(made).toBe(64);
});

it('the computation receives the flags only, so that no other variable is cached', () => {
  const kept = new ByFlags<unknown>(flags('Alone'));
  const told = (variables: Record<string, unknown>) => kept.get(variables, (given) => given);
  expect(told({ f0: true, f1: false, password: 'secret' })).toEqual({ f0: true, f1: false });
  expect(told({ f1: true, password: 'secret' })).toEqual({ f1: true });
});

it('all documents share one limit of combinations, and the first of each is always cached', () => {
  const documents = Array.from({ length: 40 }, (_, i) => new ByFlags<string>(flags(`Many${i}`)));
  for (const kept of documents) for (const variables of COMBINATIONS) kept.get(variables, () => 'made');
  expect(bytesOfFurther()).toBeGreaterThan(8 * 2 ** 20);
  expect(bytesOfFurther()).toBeLessThanOrEqual(16 * 2 ** 20);
  for (const kept of documents) expect(kept.get(COMBINATIONS[0]!, () => 'again')).toBe('made');
  expect(documents[0]!.get(COMBINATIONS[63]!, () => 'again')).toBe('again');
});
