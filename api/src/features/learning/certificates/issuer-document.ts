import { runSql } from '../../../platform/db/run-sql.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { Services } from '../../../platform/process/services.ts';

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
