import type { TFunction } from '../../i18n/keys.ts';
import { copyWithToast } from '../../ui/copy-text.ts';
import { toast } from '../../ui/toast.tsx';

/** Hands a page on: by the device's own sheet where it has one, else as a link on the clipboard. */
export const share = async (page: { title: string; url: string }, t: TFunction<'catalog'>): Promise<void> => {
  if (!navigator.share)
    return copyWithToast(page.url, { copied: t('detail.shared'), failed: t('detail.notShared') });
  try {
    await navigator.share(page);
  } catch (error) {
    // Closing the sheet is no failure
    if (!(error instanceof DOMException && error.name === 'AbortError')) toast.error(t('detail.notShared'));
  }
};
