import { expect, test } from 'vitest';
import { features } from '../manifests.ts';
import { OrderKind } from '../orders/index.ts';
import { addFulfilments } from './fulfilments.ts';

const all = features.flatMap(({ fulfilments = [] }) => fulfilments);

test('orders of each kind are fulfilled by exactly one feature', () => {
  expect(all.map(({ kind }) => kind).sort()).toEqual(Object.values(OrderKind).sort());
});

test('a second fulfilment of a kind prevents the start', () => {
  expect(() => addFulfilments(all.slice(0, 1))).toThrow(
    `two features fulfil orders of the kind ${all[0]!.kind}`,
  );
});
