const MESSAGES = {
  NOT_A_BACKUP: 'the folder contains no complete backup',
  NEWER_FORMAT: 'a newer version of the server made the backup: restore it with that version',
  OTHER_KEYS: 'the backup was made with other APP_KEYS: set the keys that the server had then',
  MANIFEST_CHANGED: 'the manifest was changed or is damaged',
  FILE_MISSING: 'a file of the backup is missing',
  FILE_CHANGED: 'a file of the backup was changed or is damaged',
  UNEXPECTED_ENTRY: 'the archive contains an entry that no backup has',
  NEWER_MIGRATIONS: 'the backup has tables of a newer version: restore it with that version',
  NOT_EMPTY: 'the target is not empty: restore into an empty database and storage',
  NO_ROOM: 'the disk does not have enough space',
  STOPPED: 'the backup was stopped',
};
export type BackupFaultCode = keyof typeof MESSAGES;

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
    readonly files: readonly FileFault[] = [],
  ) {
    const others = files.slice(1).map(({ file }) => `, ${file}`);
    super(what ? `${MESSAGES[code]}: ${what}${others.join('')}` : MESSAGES[code]);
  }
}
