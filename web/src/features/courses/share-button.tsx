import { IconShare3 } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import { useOrigin } from '../../ui/page-meta.tsx';
import utilities from '../../ui/utilities.module.css';
import classes from './course-detail.module.css';

/** The code for sharing is loaded when the button is pressed. */
export function ShareButton({ title, path }: { title: string; path: string }) {
  const { t } = useTranslation('catalog');
  const url = useOrigin() + path;
  const onClick = () => void import('./share.ts').then(({ share }) => share({ title, url }, t));
  return (
    <button
      type="button"
      className={`${utilities.plainButton} ${classes.share} ${styleClass({ display: 'inline-flex', align: 'center', gap: 2, minH: 8 })}`}
      onClick={onClick}
    >
      <IconShare3 size={18} stroke={1.75} aria-hidden="true" />
      {t('detail.share')}
    </button>
  );
}
