import { join } from 'node:path';

/**
 * Layout of a backup folder: each backup has a folder of its own; the files of all backups are in a pool, once for
 * each content hash; the list of erased people is next to them. A backup in progress has another name until it is
 * complete.
 */
const UNFINISHED = '.unfinished-';
const FOLDER = /^\d{8}T\d{6}Z-[0-9a-f]{8}$/;

/** For example `20261124T190000Z-0190c5e1`. */
export const toFolderName = (id: string, at: Date): string =>
  `${at.toISOString().replace(/[-:]|\.\d+/g, '')}-${id.replaceAll('-', '').slice(-8)}`;
export const isBackupFolder = (name: string): boolean => FOLDER.test(name);

export const unfinishedName = (id: string): string => `${UNFINISHED}${id}`;
export const isUnfinished = (name: string): boolean => name.startsWith(UNFINISHED);

/** Path of a stored file in the pool, by its content hash. */
export const poolPath = (root: string, sha256: string): string =>
  join(root, 'files', sha256.slice(0, 2), sha256);
export const poolRoot = (root: string): string => join(root, 'files');
export const erasuresPath = (root: string): string => join(root, 'erasures.jsonl');
