import { createHash } from 'node:crypto';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Keys } from '../access/keys.ts';
import { BackupFault } from './backup-fault.ts';

/** The format that this version writes, and the newest that it reads. */
export const FORMAT = 1;
const MANIFEST = 'manifest.json';
const SIGNATURE = 'manifest.sig';
const PURPOSE = 'backup manifest';
/**
 * Purpose of the key fingerprint. All manifests sign the same text with it, so verifying it shows whether the keys
 * fit.
 */
const FINGERPRINT_PURPOSE = 'backup keys';
/** Maximum size, because a manifest is read into memory as a whole. A longer file is rejected. */
const MAX_BYTES = 256 * 2 ** 20;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.int().min(0);
/** Rejects names that lead out of the folder. */
const streamFile = z.string().regex(/^streams\/\d{3}-[a-z0-9_.]+\.copy\.gz$/);
const storageKey = z.string().regex(/^(?!\/)(?!.*(^|\/)\.\.(\/|$))[\w./@-]{1,300}$/);

const schema = z.object({
  format: z.literal(FORMAT),
  id: z.uuid(),
  program: z.string(),
  trigger: z.enum(['DAILY', 'MANUAL']),
  /** Fingerprint of the APP_KEYS that signed the backup. It does not reveal them. */
  keys: z.string(),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime(),
  snapshotAt: z.iso.datetime(),
  migrations: z.array(z.string()),
  streams: z.array(
    z.object({
      name: z.string().regex(/^[a-z0-9_.]+$/),
      file: streamFile,
      columns: z.array(z.string()),
      rows: count,
      /** Before compression. */
      plainBytes: count,
      bytes: count,
      sha256,
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), value: z.string().nullable() })),
  files: z.array(z.object({ key: storageKey, bytes: count, sha256 })),
  /** Files that a row of the snapshot refers to and that the storage did not have. */
  missing: z.array(z.string()),
});

/** Contents of a backup. Written last: a folder without a manifest is not a backup. */
export type Manifest = z.infer<typeof schema>;
export type StreamEntry = Manifest['streams'][number];
export type FileEntry = Manifest['files'][number];

export const toFingerprint = (keys: Keys): string => keys.sign(FINGERPRINT_PURPOSE, 'fingerprint');

/** The checksum that operators compare: that of the manifest, which contains all other checksums. */
export const toChecksum = (text: string): string => createHash('sha256').update(text).digest('hex');

const toSignature = (keys: Keys, text: string) =>
  Buffer.from(keys.sign(PURPOSE, toChecksum(text)), 'base64url').toString('hex');

/** @returns the checksum of the manifest */
export async function writeManifest(folder: string, keys: Keys, manifest: Manifest): Promise<string> {
  const text = `${JSON.stringify(manifest, null, 1)}\n`;
  await writeFile(join(folder, SIGNATURE), toSignature(keys, text), { mode: 0o600, flush: true });
  await writeFile(join(folder, MANIFEST), text, { mode: 0o600, flush: true });
  return toChecksum(text);
}

export async function readManifest(
  folder: string,
  keys: Keys,
): Promise<{ manifest: Manifest; checksum: string }> {
  const text = await readText(join(folder, MANIFEST));
  const signature = await readText(join(folder, SIGNATURE));
  const claimed = getClaims(text);
  if (typeof claimed.format === 'number' && claimed.format > FORMAT) throw new BackupFault('NEWER_FORMAT');
  if (typeof claimed.keys !== 'string' || !keys.verify(FINGERPRINT_PURPOSE, 'fingerprint', claimed.keys))
    throw new BackupFault('OTHER_KEYS');
  // Hex has one spelling for each signature. In base64url a changed last character could still verify.
  const isHex = /^[0-9a-f]{64}$/.test(signature);
  const isOurs =
    isHex && keys.verify(PURPOSE, toChecksum(text), Buffer.from(signature, 'hex').toString('base64url'));
  const parsed = isOurs ? schema.safeParse(claimed) : undefined;
  if (!parsed?.success) throw new BackupFault('MANIFEST_CHANGED');
  return { manifest: parsed.data, checksum: toChecksum(text) };
}

async function readText(path: string): Promise<string> {
  try {
    if ((await stat(path)).size > MAX_BYTES) throw new BackupFault('MANIFEST_CHANGED');
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof BackupFault) throw error;
    throw new BackupFault('NOT_A_BACKUP', path);
  }
}

function getClaims(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value) return value as Record<string, unknown>;
  } catch {
    // Not JSON
  }
  throw new BackupFault('MANIFEST_CHANGED');
}
