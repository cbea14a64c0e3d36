import { IconEye } from '@tabler/icons-react';
import { useSignOut, useViewAsQuery, useViewer } from '../features/accounts/index.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { Button } from '../ui/button.tsx';
import { useFormat } from '../ui/format.ts';
import classes from './view-as-banner.module.css';

/** Banner above every page while an administrator views the app as another person. */
export function ViewAsBanner() {
  const { t } = useTranslation('people');
  const { time } = useFormat();
  const { name } = useViewer();
  const stop = useSignOut();
  const { data } = useViewAsQuery();
  return (
    <div className={classes.banner} role="status">
      <IconEye size={20} aria-hidden="true" />
      <p>
        <b>{t('viewAs.title', { name })}</b>{' '}
        {data?.viewAs && t('viewAs.until', { time: time(data.viewAs.until), by: data.viewAs.by.fullName })}
      </p>
      <Button variant="default" size="sm" onClick={() => void stop()}>
        {t('viewAs.stop')}
      </Button>
    </div>
  );
}
