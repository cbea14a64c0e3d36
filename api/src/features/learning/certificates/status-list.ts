import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { SignJWT } from 'jose';
import { runSql, sql } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/process/services.ts';
import { getKeyId, issuerKey } from './issuer-key.ts';

/**
 * Entries of a list, the minimum of the standard. A list is so large that its URL reveals little about the badge in
 * question.
 */
const LIST_SIZE = 131_072;

export const STATUS_LIST_PATH = '/credentials/status';

/** The reference by which a verifier checks whether a badge was revoked (W3C Bitstring Status List 1.0). */
export function toCredentialStatus(serial: string, publicUrl: string) {
  const number = Number(/\d+$/.exec(serial)![0]);
  const [list, index] = [Math.floor(number / LIST_SIZE), number % LIST_SIZE];
  const statusListCredential = `${publicUrl}${STATUS_LIST_PATH}/${list}`;
  return {
    id: `${statusListCredential}#${index}`,
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex: String(index),
    statusListCredential,
  };
}

/**
 * A list as a signed credential (JWT).
 * @returns undefined if no certificate has a number in it
 */
export async function statusList({ orm, keys, config }: Services, list: number): Promise<string | undefined> {
  const em = orm.em.fork();
  const first = list * LIST_SIZE;
  const [found] = await runSql<{ exists: boolean; revoked: number[] }>(
    em,
    sql`select ${first}::bigint <= s.last_value as exists, array(
        select (n - ${first}::bigint)::int from (
          select substring(c.serial from '\\d+$')::bigint as n from certificate c
          where c.status = 'REVOKED' and ${first}::bigint <= s.last_value) numbered
        where n >= ${first}::bigint and n < ${first + LIST_SIZE}::bigint) as revoked
      from certificate_number s`,
  );
  if (!found?.exists) return undefined;
  const bits = Buffer.alloc(LIST_SIZE / 8);
  // The first index is the leftmost bit
  for (const index of found.revoked) bits[index >> 3]! |= 0x80 >> (index & 7);
  const id = `${config.publicUrl}${STATUS_LIST_PATH}/${list}`;
  const { did, privateKey } = await issuerKey(em, keys);
  return new SignJWT({
    '@context': ['https://www.w3.org/ns/credentials/v2'],
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: did,
    validFrom: new Date().toISOString(),
    credentialSubject: {
      id: `${id}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList: `u${(await promisify(gzip)(bits)).toString('base64url')}`,
    },
  })
    .setProtectedHeader({ alg: 'EdDSA', kid: getKeyId(did), typ: 'vc+jwt' })
    .setIssuer(did)
    .sign(privateKey);
}
