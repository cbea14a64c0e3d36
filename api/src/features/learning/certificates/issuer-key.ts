import { createPublicKey, type KeyObject } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Keys } from '../../../platform/access/keys.ts';
import { runSql, sql } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/process/services.ts';

export interface IssuerKey {
  readonly id: string;
  readonly did: string;
  readonly privateKey: KeyObject;
}

/**
 * Returns the platform's key for badges. It is derived from APP_KEYS, so that no private key is stored. The public
 * key, which is its DID, is stored with the time of its retirement. Badges signed by a retired key remain verifiable
 * by its DID.
 */
export async function issuerKey(em: EntityManager, keys: Keys): Promise<IssuerKey> {
  const privateKey = keys.signingKey('badge issuer');
  const did = toDid(privateKey);
  const [known] = await runSql<{ id: string }>(
    em,
    sql`select id from issuer_key where did = ${did} and retired_at is null`,
  );
  return { id: known?.id ?? (await activate(em, did)), did, privateKey };
}

/** Activates a new key, or a former one that is used again, and retires all others. */
async function activate(em: EntityManager, did: string): Promise<string> {
  const [key] = await runSql<{ id: string }>(
    em,
    sql`insert into issuer_key (did) values (${did}) on conflict (did) do update set retired_at = null returning id`,
  );
  await runSql(
    em,
    sql`update issuer_key set retired_at = now() where id <> ${key!.id} and retired_at is null`,
  );
  return key!.id;
}

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
/** Prefix of an Ed25519 public key (multicodec table). */
const ED25519 = Buffer.from([0xed, 0x01]);

/** The did:key of a key. It contains the public key, so anyone can verify a signature without fetching a document. */
function toDid(privateKey: KeyObject): string {
  const { x } = createPublicKey(privateKey).export({ format: 'jwk' });
  return `did:key:z${base58(Buffer.concat([ED25519, Buffer.from(x!, 'base64url')]))}`;
}

export const getKeyId = (did: string): string => `${did}#${did.slice('did:key:'.length)}`;

/** Needs no support for leading zeros, because the input begins with the multicodec prefix. */
function base58(bytes: Buffer): string {
  let rest = BigInt(`0x${bytes.toString('hex')}`);
  let text = '';
  for (; rest > 0n; rest /= 58n) text = BASE58[Number(rest % 58n)] + text;
  return text;
}

export const ISSUER_DOCUMENT_PATH = '/.well-known/did.json';

/**
 * The did:web document of the platform. It lists the keys that sign badges, including retired ones. A badge is signed
 * by a did:key, which does not reveal the owner of the key. This document does, because only the site can serve it.
 */
export async function issuerDocument({ orm, config }: Pick<Services, 'orm' | 'config'>) {
  const id = `did:web:${encodeURIComponent(new URL(config.publicUrl).host)}`;
  const keys = await runSql<{ did: string }>(
    orm.em.fork(),
    sql`select did from issuer_key order by retired_at desc nulls first, id limit 100`,
  );
  const methods = keys.map(({ did }) => {
    const publicKeyMultibase = did.slice('did:key:'.length);
    return { id: `${id}#${publicKeyMultibase}`, type: 'Multikey', controller: id, publicKeyMultibase };
  });
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
    id,
    alsoKnownAs: [config.publicUrl, ...keys.map(({ did }) => did)],
    verificationMethod: methods,
    assertionMethod: methods.map((method) => method.id),
  };
}
