import { IconEye } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import kit from '../../ui/kit.module.css';
import { Notice } from '../../ui/notice.tsx';
import classes from './player.module.css';

/** Above the player of whoever teaches or oversees the course: nothing of what they do here is written down. */
export function PreviewBar({ courseId }: { courseId: string }) {
  const { t } = useTranslation('learning');
  return (
    <div className={classes.preview}>
      <Notice icon={<IconEye size={20} />}>
        {t('player.previewing')}{' '}
        <Link to={`/teacher/courses/${courseId}/structure`} className={kit.moreLink}>
          {t('player.previewBack')}
        </Link>
      </Notice>
    </div>
  );
}
