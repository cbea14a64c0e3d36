/** The data of a file's key. Each attempt writes to its own key, so that two never write to the same file. */
export interface ExportFileKey {
  readonly id: string;
  readonly attempt: number;
  readonly form: string;
}

export const EXPORTS_FOLDER = 'exports';

export const keyOf = ({ id, attempt, form }: ExportFileKey): string =>
  `${EXPORTS_FOLDER}/${id}-${attempt}.${form.toLowerCase()}`;

/**
 * The ID of the row of a stored file.
 * @returns undefined if the key has another format
 */
export const parseKey = (key: string): string | undefined =>
  new RegExp(`^${EXPORTS_FOLDER}/([0-9a-f-]{36})-\\d+\\.(csv|xlsx)(\\.part)?$`).exec(key)?.[1];
