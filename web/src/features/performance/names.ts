import type { TFunction } from '../../i18n/keys.ts';

/** The name of a kind of job; an unknown one is shown by its code. */
export const jobName = (t: TFunction<'performance'>, code: string): string =>
  t(`job.${code}` as 'job.account.invite', { defaultValue: code });

/** The name of an operation, if it has one besides its code. */
export const operationName = (t: TFunction<'performance'>, code: string): string | undefined =>
  t(`operation.${code}` as 'operation.Catalogue', { defaultValue: '' }) || undefined;
