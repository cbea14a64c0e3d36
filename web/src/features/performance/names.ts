import type { TFunction } from '../../i18n/keys.ts';

/** What a kind of job is called; a new one goes by its code. */
export const jobName = (t: TFunction<'performance'>, code: string): string =>
  t(`job.${code}` as 'job', { defaultValue: code }) as unknown as string;

/** What an operation is called, where it has a name beside its code. */
export const operationName = (t: TFunction<'performance'>, code: string): string | undefined =>
  (t(`operation.${code}` as 'operation', { defaultValue: '' }) as unknown as string) || undefined;
