import { Field, ID, ObjectType } from 'type-graphql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { isSignedQuery, type SignedQuery, signedQuery } from '../../platform/access/signed-address.ts';
import { lockById, runSql, sql } from '../../platform/db/index.ts';
import { isUuid } from '../../platform/input/ids.ts';
import type { Services } from '../../platform/process/services.ts';
import { audit } from '../operations/index.ts';
import { SellerIdentity } from './seller.entity.ts';
import { openPaperNumber } from './submit-seller-identity.ts';

const PURPOSE = 'seller evidence';
/** Seconds. */
const LINK_SECONDS = 300;

@ObjectType({ description: 'A file that proves the identity of a seller.' })
export class SellerEvidenceFile {
  @Field(() => ID, { description: 'Unique ID of the file.' })
  id!: string;
  @Field({ description: 'Name of the file, for display only.' })
  name!: string;
  @Field({ description: 'Signed URL below the platform’s own, valid for five minutes.' })
  url!: string;
}

@ObjectType({ description: 'Evidence of the identity of a seller. Each reading is in the audit log.' })
export class SellerEvidenceContent {
  @Field({ description: 'Complete number as submitted, without spaces.' })
  paperNumber!: string;
  @Field(() => DateTime, { description: 'Time at which the URLs expire.' })
  expiresAt!: Date;
  @Field(() => [SellerEvidenceFile], { description: 'Files, at most three.' })
  files!: SellerEvidenceFile[];
}

/** Opens the evidence for a viewer who may read it, and records that in the audit log. */
export function readSellerEvidence(context: Context, sellerId: string): Promise<SellerEvidenceContent> {
  signedIn(context);
  const { keys } = context.services;
  return context.em.transactional(async (em) => {
    const seller = await lockById(em, SellerIdentity, sellerId);
    const files = await seller.evidence.loadItems({ orderBy: { createdAt: 'asc', id: 'asc' } });
    audit(em, context, {
      action: 'seller.read-evidence',
      targetType: 'seller',
      targetId: seller.id,
      after: { files: files.length },
    });
    const expires = Math.floor(Date.now() / 1000) + LINK_SECONDS;
    return {
      paperNumber: openPaperNumber(keys, seller.paperNumberSealed),
      expiresAt: new Date(expires * 1000),
      files: files.map(({ id, name }) => ({
        id,
        name,
        url: `/downloads/seller-evidence/${id}?${signedQuery(keys, PURPOSE, id, expires)}`,
      })),
    };
  });
}

/** @returns undefined if the signature is invalid or the file does not exist */
export async function findSellerEvidence({ keys, orm }: Services, id: string, query: SignedQuery) {
  if (!isUuid(id) || !isSignedQuery(keys, PURPOSE, id, query)) return undefined;
  const [file] = await runSql<{ name: string; storage_key: string; content_type: string }>(
    orm.em.fork(),
    sql`select e.name, m.storage_key, m.content_type from seller_evidence e join media m on m.id = e.media_id where e.id = ${id}`,
  );
  return file;
}
