import type { TFunction } from '../../i18n/keys.ts';
import { copyWithToast } from '../../ui/copy-text.ts';

/** Copies a URL and shows a toast. */
export const copyLink = (url: string, t: TFunction<'certificates'>): Promise<void> =>
  copyWithToast(url, { copied: t('copied'), failed: t('notCopied', { url }) });
