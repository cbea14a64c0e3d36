import { IconWriting } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import type { EditableLessonFragment } from './lesson-edit.gen.ts';

export function AssignmentPanel({ lesson }: { lesson: EditableLessonFragment }) {
  const { t } = useTranslation('lessons');
  return (
    <Stack as="section" card gap={4} shrink>
      <p>{t('lesson.assignmentText')}</p>
      <div>
        <ButtonLink
          to={`/teacher/courses/${lesson.course.id}/assignment/${lesson.id}`}
          leftSection={<IconWriting size={18} aria-hidden="true" />}
        >
          {t('lesson.assignmentEdit')}
        </ButtonLink>
      </div>
    </Stack>
  );
}
