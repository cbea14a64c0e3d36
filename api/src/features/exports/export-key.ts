/** What says where a file lies: each attempt writes to a place of its own, so that two never write to one. */
export interface KeptFile {
  readonly id: string;
  readonly attempt: number;
  readonly form: string;
}

export const EXPORTS_FOLDER = 'exports';

/** Where a file lies in the storage. */
export const keyOf = ({ id, attempt, form }: KeptFile): string =>
  `${EXPORTS_FOLDER}/${id}-${attempt}.${form.toLowerCase()}`;

/** Of whose row a file in the storage is; undefined for what is none of ours. */
export const idOfKey = (key: string): string | undefined =>
  new RegExp(`^${EXPORTS_FOLDER}/([0-9a-f-]{36})-\\d+\\.(csv|xlsx)(\\.part)?$`).exec(key)?.[1];
