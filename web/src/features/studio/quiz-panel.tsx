import { IconListCheck } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import type { EditableLessonFragment } from './lesson-edit.gen.ts';

export function QuizPanel({ lesson }: { lesson: EditableLessonFragment }) {
  const { t } = useTranslation('lessons');
  return (
    <Stack as="section" card gap={4} shrink>
      <p>{t('lesson.quizText')}</p>
      <div>
        <ButtonLink
          to={`/teacher/courses/${lesson.course.id}/quiz/${lesson.id}`}
          leftSection={<IconListCheck size={18} aria-hidden="true" />}
        >
          {t('lesson.quizEdit')}
        </ButtonLink>
      </div>
    </Stack>
  );
}
