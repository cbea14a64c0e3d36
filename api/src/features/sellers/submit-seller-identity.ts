import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { ArrayMaxSize, ArrayMinSize, Matches } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { assertMarketplace } from '../../platform/access/assert-marketplace.ts';
import type { Keys } from '../../platform/access/keys.ts';
import { badInput } from '../../platform/errors/errors.ts';
import { storeFile } from '../../platform/files/stored-files.ts';
import {
  type ClaimedUpload,
  claimUpload,
  moveToPermanentKey,
  permanentKey,
} from '../../platform/files/uploads.ts';
import { TrimmedLength } from '../../platform/input/trimmed-length.ts';
import { TeacherProfile, User } from '../accounts/index.ts';
import { Media, typeOfFile } from '../media/index.ts';
import { audit } from '../operations/index.ts';
import { evidenceCheck } from './identity-check.ts';
import { SellerEvidence, SellerIdentity, SellerPaperKind } from './seller.entity.ts';

const PURPOSE = 'seller paper number';
const MAX_FILES = 3;
const MAX_MB = 10;

const NUMBERS: Readonly<Record<SellerPaperKind, RegExp>> = {
  CITIZEN_IDENTITY: /^\d{12}$/,
  BUSINESS_REGISTRATION: /^[0-9A-Z]{8,14}$/,
};

@InputType({ description: 'Identity of the viewer as a seller, with its evidence.' })
export class SubmitSellerIdentityInput {
  @Field({ description: 'Name on the paper, 2 to 200 characters.' })
  @TrimmedLength(2, 200, { message: 'sellers.legalName' })
  legalName!: string;

  @Field({ description: 'Address on the paper, 5 to 300 characters.' })
  @TrimmedLength(5, 300, { message: 'sellers.address' })
  address!: string;

  @Field(() => SellerPaperKind, { description: 'Document that proves the identity.' })
  paperKind!: SellerPaperKind;

  @Field({
    description:
      'Number of the paper: 12 digits of a citizen identity, 8 to 14 digits or letters of a business registration.',
  })
  @Matches(/^[\s0-9A-Za-z.-]{8,30}$/, { message: 'sellers.paperNumber' })
  paperNumber!: string;

  @Field(() => [ID], {
    description:
      'IDs of one to three finished uploads: pictures or PDF of the paper, together at most 10 MB.',
  })
  @ArrayMinSize(1, { message: 'sellers.evidence' })
  @ArrayMaxSize(MAX_FILES, { message: 'sellers.evidence' })
  uploadIds!: string[];
}

/** Encrypts the number of a paper, so that the contents of the table reveal none. */
export const sealPaperNumber = (keys: Keys, number: string): Buffer =>
  keys.seal(PURPOSE, Buffer.from(number));

/** @throws Error if the keys that encrypted the number are gone */
export function openPaperNumber(keys: Keys, sealed: Buffer): string {
  const number = keys.open(PURPOSE, sealed);
  if (!number) throw new Error('the number of a paper cannot be decrypted: its key is missing');
  return number.toString();
}

/**
 * Submits or replaces the viewer's identity. Earlier evidence is removed.
 * @throws BAD_INPUT if the number or a file is not one of the paper
 */
export async function submitSellerIdentity(
  context: Context,
  input: SubmitSellerIdentityInput,
): Promise<string> {
  const viewer = signedIn(context);
  const { keys, settings } = context.services;
  assertMarketplace(settings);
  const { paperKind, uploadIds } = input;
  const [legalName, address] = [input.legalName.trim(), input.address.trim()];
  const paperNumber = input.paperNumber.replace(/[\s.-]/g, '').toUpperCase();
  if (!NUMBERS[paperKind].test(paperNumber)) throw badInput('paperNumber', 'sellers.paperNumber');
  const status = await evidenceCheck.check({ legalName, paperKind, paperNumber });
  return context.em.transactional(async (em) => {
    const profile = await em.findOneOrFail(
      TeacherProfile,
      { person: viewer.id },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    const after = {
      status,
      method: evidenceCheck.method,
      sellerClass: profile.sellerClass,
      taxCode: profile.taxId ?? null,
      isResident: profile.isResident,
      legalName,
      address,
      paperKind,
      paperNumberSealed: sealPaperNumber(keys, paperNumber),
      paperLastDigits: paperNumber.slice(-4),
      submittedAt: new Date(),
      decidedBy: null,
      decidedAt: status === 'VERIFIED' ? new Date() : null,
      rejection: null,
    };
    const found = await em.findOne(SellerIdentity, { person: viewer.id });
    const identity = found
      ? em.assign(found, after)
      : em.create(SellerIdentity, { person: em.getReference(User, viewer.id), ...after });
    await em.flush();
    await em.nativeDelete(SellerEvidence, { seller: identity.id });
    await storeEvidence(em, context, identity, uploadIds);
    // Name, address and number of the paper are private
    audit(em, context, {
      action: 'seller.submit',
      targetType: 'seller',
      targetId: identity.id,
      after: { paperKind, sellerClass: profile.sellerClass, files: uploadIds.length },
    });
    return identity.id;
  });
}

async function storeEvidence(
  em: EntityManager,
  { services }: Context,
  seller: SellerIdentity,
  uploadIds: readonly string[],
): Promise<void> {
  const personId = seller.person.id;
  let bytes = 0;
  const claimed: { upload: ClaimedUpload; key: string }[] = [];
  for (const uploadId of new Set(uploadIds)) {
    const upload = await claimUpload(em, { personId, uploadId, field: 'uploadIds' });
    bytes += upload.sizeBytes;
    if (bytes > MAX_MB * 1024 ** 2) throw badInput('uploadIds', 'sellers.filesTooLarge', { max: MAX_MB });
    const found = await typeOfFile(services.storage, upload.key, upload.filename);
    if (found?.type !== 'PDF' && found?.type !== 'IMAGE') throw badInput('uploadIds', 'sellers.notEvidence');
    const key = permanentKey(services.storage, upload);
    const mediaId = await storeFile(em, {
      ownerId: personId,
      kind: 'EVIDENCE',
      storageKey: key,
      contentType: found.contentType,
      sizeBytes: upload.sizeBytes,
    });
    em.create(SellerEvidence, {
      seller,
      media: em.getReference(Media, mediaId),
      name: upload.filename,
      type: found.type,
    });
    claimed.push({ upload, key });
  }
  await em.flush();
  // Last, because it only moves files: if the commit fails, the sweep deletes the unreferenced ones
  for (const { upload, key } of claimed) await moveToPermanentKey(services.storage, upload, key);
}
