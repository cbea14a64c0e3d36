import { useEffect, useState } from 'react';
import { useTranslation } from '../i18n/use-translation.tsx';
import { copyText } from './copy-text.ts';
import { toast } from './toast.tsx';

/** How long a button says that it has copied, in milliseconds. */
const SHOWN_MS = 2_000;

/**
 * Copies for a button: `isCopied` is true for a moment, and a toast says that copying failed.
 * @param failed Optional. Text of that toast.
 */
export const useCopy = (failed?: string): { isCopied: boolean; copy: (text: string) => Promise<void> } => {
  const { t } = useTranslation('common');
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async (text: string) => {
    if (await copyText(text)) setCopied(true);
    else toast.error(failed ?? t('copyFailed'));
  };
  return { isCopied, copy };
};
