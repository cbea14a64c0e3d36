import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { defineEnum } from '../../graphql/define-enum.ts';
import { getValue, runSql, sql } from '../../platform/db/index.ts';
import { badInput } from '../../platform/errors/errors.ts';
import { drawPicture, toPng } from '../../platform/files/pictures.ts';
import { type ClaimedUpload, claimUpload, findUpload, removeUpload } from '../../platform/files/uploads.ts';
import { audit } from '../operations/index.ts';
import { checkSvg } from './check-svg.ts';

export const BrandingFileKind = defineEnum('BrandingFileKind', 'Purpose of a picture of the branding.', {
  LOGO: 'Logo, SVG or PNG.',
  ICON: 'Square icon of browsers and phones, SVG or PNG of at least 192 pixels.',
  HERO: 'Picture of the home page: JPEG, PNG, WebP or SVG, at least 640 pixels wide.',
  PAGE: 'Picture of a custom page: JPEG, PNG, WebP or SVG, at least 320 pixels wide.',
});
export type BrandingFileKind = keyof typeof BrandingFileKind;

export interface BrandingFile {
  /** The hash of its content, and its type. */
  readonly name: string;
  readonly bytes: Buffer;
  /** Pixels, or units of the drawing. */
  readonly width: number;
  readonly height: number;
}

const KILOBYTE = 1024;
const RULES = {
  LOGO: { maxKilobytes: 512, minWidth: 48, maxSide: 1200 },
  ICON: { maxKilobytes: 512, minWidth: 192, maxSide: 512 },
  HERO: { maxKilobytes: 10 * KILOBYTE, minWidth: 640, maxSide: 1600 },
  PAGE: { maxKilobytes: 10 * KILOBYTE, minWidth: 320, maxSide: 1600 },
} as const satisfies Readonly<Record<BrandingFileKind, object>>;
/** Photographs are stored as WebP, drawings as PNG. */
const isPhotograph = (kind: BrandingFileKind) => kind === 'HERO' || kind === 'PAGE';
/** A drawing with more would be slow to show. */
const MAX_SVG_KILOBYTES = 512;
const MAX_SQUARE_DIFFERENCE = 0.02;
const PNG_BEGINNING = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * Stores a picture for the branding. It is visible on pages only after a version of the branding refers to it.
 * @throws BAD_INPUT at `uploadId` if the file is too large, of another type, or an SVG that does more than draw
 */
export async function addBrandingFile(
  context: Context,
  { uploadId, kind }: { uploadId: string; kind: BrandingFileKind },
): Promise<BrandingFile> {
  const viewer = signedIn(context);
  const own = { personId: viewer.id, uploadId, field: 'uploadId' };
  const upload = await findUpload(context.em, own);
  const file = await readPicture(context, upload, kind);
  const claimed = await context.em.transactional(async (em) => {
    const claim = await claimUpload(em, own);
    const id = await getValue<string>(
      em,
      sql`insert into branding_file (name, bytes, width, height)
        values (${file.name}, decode(${file.bytes.toString('base64')}, 'base64'), ${file.width}, ${file.height})
        on conflict (name) do update set name = excluded.name returning id`,
    );
    audit(em, context, {
      action: 'branding.add-file',
      targetType: 'branding-file',
      targetId: id,
      after: { kind, file: file.name },
    });
    return claim;
  });
  await removeUpload(context.services.storage, claimed.key);
  return file;
}

async function readPicture(
  { services: { storage } }: Context,
  { key, sizeBytes }: ClaimedUpload,
  kind: BrandingFileKind,
): Promise<BrandingFile> {
  const { maxKilobytes, minWidth, maxSide } = RULES[kind];
  // By its length: a file that is too large is not read
  if (sizeBytes > maxKilobytes * KILOBYTE)
    throw badInput('uploadId', 'branding.fileTooLarge', { max: maxKilobytes });
  const beginning = await readBeginning(storage.read(key, { start: 0, end: Math.min(sizeBytes, 512) - 1 }));
  if (/^\s*</.test(beginning.toString('utf8'))) {
    if (sizeBytes > MAX_SVG_KILOBYTES * KILOBYTE)
      throw badInput('uploadId', 'branding.fileTooLarge', { max: MAX_SVG_KILOBYTES });
    return readSvg(await storage.onDisk(key, (path) => readFile(path)), kind);
  }
  if (!isPhotograph(kind) && !beginning.subarray(0, 8).equals(PNG_BEGINNING))
    throw badInput('uploadId', 'branding.fileType');
  const size = { width: 0, height: 0 };
  const [bytes] = await drawPicture(
    storage,
    key,
    { field: 'uploadId', sizeBytes, maxMegabytes: maxKilobytes / KILOBYTE, minWidth },
    ({ picture, width, height }) => {
      assertShape(kind, width, height);
      const scale = Math.min(1, maxSide / Math.max(width, height));
      Object.assign(size, { width: Math.round(width * scale), height: Math.round(height * scale) });
      const resized = picture.resize(size.width, size.height);
      return [isPhotograph(kind) ? resized.webp({ quality: 82 }) : resized.png()];
    },
  );
  return { name: toName(bytes!, isPhotograph(kind) ? 'webp' : 'png'), bytes: bytes!, ...size };
}

async function readSvg(bytes: Buffer, kind: BrandingFileKind): Promise<BrandingFile> {
  const { size, fault } = checkSvg(bytes.toString('utf8'));
  if (fault) throw badInput('uploadId', 'branding.svg', { line: fault.line, part: fault.part.slice(0, 40) });
  if (!size) throw badInput('uploadId', 'branding.fileType');
  assertShape(kind, size.width, size.height);
  // Drawn once, because a damaged file would be noticed only by visitors
  await toPng(bytes, { width: 64, height: 64 }).catch(() => {
    throw badInput('uploadId', 'upload.notAnImage');
  });
  return { name: toName(bytes, 'svg'), bytes, ...size };
}

function assertShape(kind: BrandingFileKind, width: number, height: number): void {
  if (kind === 'ICON' && Math.abs(width / height - 1) > MAX_SQUARE_DIFFERENCE)
    throw badInput('uploadId', 'branding.iconSquare');
}

async function readBeginning(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const toName = (bytes: Buffer, type: 'svg' | 'png' | 'webp'): string =>
  `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${type}`;

/** @returns undefined if no such file is stored */
export async function findBrandingFile(em: EntityManager, name: string): Promise<BrandingFile | undefined> {
  const [file] = await runSql<BrandingFile>(
    em,
    sql`select name, bytes, width, height from branding_file where name = ${name}`,
  );
  return file;
}

/** The sizes of the stored files among those given, by name. */
export async function findPictureSizes(
  em: EntityManager,
  names: readonly string[],
): Promise<ReadonlyMap<string, Pick<BrandingFile, 'width' | 'height'>>> {
  const rows = await runSql<Omit<BrandingFile, 'bytes'>>(
    em,
    sql`select name, width, height from branding_file where name = any(${[...names]}::text[])`,
  );
  return new Map(rows.map(({ name, width, height }) => [name, { width, height }]));
}
