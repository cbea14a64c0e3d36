import { useEffect, useState } from 'react';
import { useTranslation } from '../i18n/use-translation.tsx';
import { copyText } from './copy-text.ts';
import { toast } from './toast.tsx';

/** Milliseconds for which a button shows that it has copied. */
const SHOWN_MS = 2_000;

/**
 * Copies texts for a button. `isCopied` is true for two seconds; a toast shows an error.
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
