import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { ButtonLink, type ButtonStyleProps } from '../../../ui/button.tsx';
import { useFormat } from '../../../ui/format.ts';
import { type CourseFlower, isBud, toNext } from './course-flower.ts';

interface NextLessonProps extends Pick<ButtonStyleProps, 'variant' | 'size' | 'fullWidth'> {
  enrolment: CourseFlower;
}

/** The button that opens the next lesson of a course at the second at which the viewer stopped. */
export function NextLesson({ enrolment, ...style }: NextLessonProps) {
  const { t } = useTranslation('pond');
  const { clock } = useFormat();
  const { path, at } = toNext(enrolment);
  const text = () => {
    if (!enrolment.nextLesson) return t('next.review');
    if (isBud(enrolment)) return t('next.start');
    return at > 0 ? t('next.continueFrom', { at: clock(at) }) : t('next.continue');
  };
  return (
    <ButtonLink
      to={path}
      leftSection={<IconPlayerPlayFilled size={18} aria-hidden="true" />}
      aria-label={`${text()}: ${enrolment.course.title}`}
      {...style}
    >
      {text()}
    </ButtonLink>
  );
}
