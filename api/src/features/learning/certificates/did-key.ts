import { createPublicKey, type KeyObject } from 'node:crypto';

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
/** Says that an Ed25519 public key follows (the multicodec table). */
const ED25519 = Buffer.from([0xed, 0x01]);

/**
 * The name of a key that is the key itself (the did:key method): whoever has it verifies what the key signed, and needs
 * to ask no one.
 */
export function didOf(privateKey: KeyObject): string {
  const { x } = createPublicKey(privateKey).export({ format: 'jwk' });
  return `did:key:z${base58(Buffer.concat([ED25519, Buffer.from(x!, 'base64url')]))}`;
}

/** Where the key is found in the document that the name stands for. */
export const keyIdOf = (did: string): string => `${did}#${did.slice('did:key:'.length)}`;

/** No leading zeros to keep: what is written here begins with the multicodec. */
function base58(bytes: Buffer): string {
  let rest = BigInt(`0x${bytes.toString('hex')}`);
  let text = '';
  for (; rest > 0n; rest /= 58n) text = BASE58[Number(rest % 58n)] + text;
  return text;
}
