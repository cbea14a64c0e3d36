import type { TFunction } from '../../i18n/keys.ts';
import { copyWithToast } from '../../ui/copy-text.ts';
import { toast } from '../../ui/toast.tsx';

/** Shares a page by the device's dialog, or else by copying its URL. */
export const share = async (page: { title: string; url: string }, t: TFunction<'catalog'>): Promise<void> => {
  if (!navigator.share)
    return copyWithToast(page.url, { copied: t('detail.shared'), failed: t('detail.notShared') });
  try {
    await navigator.share(page);
  } catch (error) {
    // Closing the dialog is not an error
    if (!(error instanceof DOMException && error.name === 'AbortError')) toast.error(t('detail.notShared'));
  }
};
