import { useTranslation } from 'react-i18next';
import type { CourseStatus } from '../../../generated/schema.ts';
import { Tag } from '../../../ui/tag.tsx';
import { TONES } from './course-state.ts';

/** Where a course is on its way, in words. */
export function StatusTag({ status }: { status: CourseStatus }) {
  const { t } = useTranslation('studio');
  return <Tag tone={TONES[status]}>{t(`status.${status}`)}</Tag>;
}
