import { operations } from '../operations.ts';
import { postgraphileReads } from './postgraphile/documents.ts';

/** Alternatives to Sen's server. */
export const peers = ['postgraphile', 'idiomatic'] as const;
export type PeerName = (typeof peers)[number];

/** A read as a peer receives it, and the conversion of its response to the `data` of Sen's response. */
export interface PeerRead {
  readonly document: string;
  readonly variables: (ours: Record<string, unknown>) => object;
  readonly toData: (data: never) => unknown;
}

/** The read of a peer for an operation, signed in or as a guest. Undefined if the peers have no such read. */
export function peerRead(peer: PeerName, name: string): PeerRead | undefined {
  const read = postgraphileReads[name.replace(/ \(anonymous\)$/, '')];
  return read && (peer === 'postgraphile' ? read : sameAsSen(name));
}

/** The idiomatic stack has the fields of Sen's schema, so it receives the same document. */
const sameAsSen = (name: string): PeerRead => ({
  document: operations.find((each) => each.name === name)!.document,
  variables: (ours) => ours,
  toData: (data) => data,
});
