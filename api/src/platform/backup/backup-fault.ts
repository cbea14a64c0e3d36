export type BackupFaultCode =
  | 'NOT_A_BACKUP'
  | 'NEWER_FORMAT'
  | 'OTHER_KEYS'
  | 'MANIFEST_CHANGED'
  | 'FILE_MISSING'
  | 'FILE_CHANGED'
  | 'UNEXPECTED_ENTRY'
  | 'NEWER_MIGRATIONS'
  | 'NOT_EMPTY'
  | 'NO_ROOM'
  | 'STOPPED';

const WORDS: Readonly<Record<BackupFaultCode, string>> = {
  NOT_A_BACKUP: 'there is no backup here, or it was never finished',
  NEWER_FORMAT: 'a newer version of the program made it: restore it with that version',
  OTHER_KEYS: 'it was made under other APP_KEYS: without them nothing that is sealed in it could be opened',
  MANIFEST_CHANGED: 'its manifest is not as it was written',
  FILE_MISSING: 'a file of it is missing',
  FILE_CHANGED: 'a file of it is not as it was written',
  UNEXPECTED_ENTRY: 'the archive holds what no backup holds',
  NEWER_MIGRATIONS: 'a newer version of the program made its tables: restore it with that version',
  NOT_EMPTY: 'there is something in the place where it should go: restore into an empty one',
  NO_ROOM: 'the disk has not enough room',
  STOPPED: 'it was stopped',
};

/** A file of a backup that is missing or has changed. */
export interface FileFault {
  readonly fault: 'FILE_MISSING' | 'FILE_CHANGED';
  /** File name within the backup, or key in the storage. */
  readonly file: string;
}

/** Thrown if a backup cannot be made, read or restored. The message is for the operator who ran the command. */
export class BackupFault extends Error {
  constructor(
    readonly code: BackupFaultCode,
    /** The file at fault, or what is missing. */
    readonly what?: string,
    /** All files at fault that were found, including the first. */
    readonly files: readonly FileFault[] = [],
  ) {
    const others = files.slice(1).map(({ file }) => `, ${file}`);
    super(what ? `${WORDS[code]}: ${what}${others.join('')}` : WORDS[code]);
  }
}
