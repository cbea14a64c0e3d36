import { toast } from './toast.tsx';

/** @returns false if the browser refuses, or has no clipboard because the page was not loaded over HTTPS */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Shows one of two messages in a toast. */
export async function copyWithToast(
  text: string,
  messages: { readonly copied: string; readonly failed: string },
): Promise<void> {
  if (await copyText(text)) toast.success(messages.copied);
  else toast.error(messages.failed);
}
