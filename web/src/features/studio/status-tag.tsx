import { useTranslation } from '../../i18n/use-translation.tsx';
import { Tag } from '../../ui/tag.tsx';
import { type CourseState, isForQuota, TONES } from './course-state.ts';

export function StatusTag({ course }: { course: CourseState }) {
  const { t } = useTranslation('studio');
  if (isForQuota(course)) return <Tag tone="warn">{t('status.forQuota')}</Tag>;
  return <Tag tone={TONES[course.status]}>{t(`status.${course.status}`)}</Tag>;
}
