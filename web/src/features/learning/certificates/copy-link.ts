import type { TFunction } from '../../../i18n/keys.ts';
import { toast } from '../../../ui/toast.tsx';

/** Puts an address on the clipboard, and says so. */
export async function copyLink(url: string, t: TFunction<'certificates'>): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast.success(t('copied'));
  } catch {
    toast.error(t('notCopied', { url }));
  }
}
