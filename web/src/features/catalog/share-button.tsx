import { IconShare3 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import kit from '../../ui/kit.module.css';
import { useOrigin } from '../../ui/page-meta.tsx';
import { toast } from '../../ui/toast.tsx';
import classes from './course-detail.module.css';

/** Hands a page on: by the device's own sheet where it has one, else as a link on the clipboard. */
export function ShareButton({ title, path }: { title: string; path: string }) {
  const { t } = useTranslation('catalog');
  const url = useOrigin() + path;
  const share = async () => {
    try {
      if (navigator.share) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      toast.success(t('detail.shared'));
    } catch (error) {
      // Closing the sheet is no failure
      if (!(error instanceof DOMException && error.name === 'AbortError')) toast.error(t('detail.notShared'));
    }
    return undefined;
  };
  return (
    <button type="button" className={`${kit.plainButton} ${classes.share}`} onClick={() => void share()}>
      <IconShare3 size={18} stroke={1.75} aria-hidden="true" />
      {t('detail.share')}
    </button>
  );
}
