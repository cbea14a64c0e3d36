import { IconEye } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Notice } from '../../ui/notice.tsx';
import utilities from '../../ui/utilities.module.css';
import classes from './player.module.css';

/** Bar above the player for teachers and administrators. It states that nothing is recorded. */
export function PreviewBar({ courseId }: { courseId: string }) {
  const { t } = useTranslation('learning');
  return (
    <div className={classes.preview}>
      <Notice icon={<IconEye size={20} />}>
        {t('player.previewing')}{' '}
        <Link to={`/teacher/courses/${courseId}/structure`} className={utilities.moreLink}>
          {t('player.previewBack')}
        </Link>
      </Notice>
    </div>
  );
}
