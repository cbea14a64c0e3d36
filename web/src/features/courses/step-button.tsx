import { useTranslation } from '../../i18n/use-translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Text } from '../../ui/layout/layout.tsx';
import { lazyOptional } from '../../ui/lazy-optional.tsx';
import type { CourseDetailQuery } from './course-detail.gen.ts';
import type { NextStep } from './next-step.ts';

type Course = NonNullable<CourseDetailQuery['course']>;

/** Loaded with the first free course that a member can enrol in. */
const EnrolButton = lazyOptional(async () => (await import('./enrol-button.tsx')).EnrolButton);

/** Loaded with a course that is not on sale, for viewers who may preview it. */
const DisabledBuyButton = lazyOptional(async () => (await import('./seller-preview.tsx')).DisabledBuyButton, {
  texts: ['studio'],
});

interface StepButtonProps {
  step: NextStep;
  size: 'lg' | 'xl';
  course: Course;
}

/** The next step as a button; the same in the box, in the bars and below a preview. */
export function StepButton({ step, size, course }: StepButtonProps) {
  const { t } = useTranslation('catalog');
  if (step.kind === 'sellerPreview') return <DisabledBuyButton course={course} size={size} />;
  // A guest signs in on the page of the checkout
  const label = step.kind === 'buySignIn' ? 'buy' : step.kind;
  if (!step.to)
    return (
      <Text p={4} text="control" weight={600} tone="warn" bg="warn-bg" radius="md">
        {t(`detail.${label}`)}
      </Text>
    );
  if (step.kind === 'enrol') return <EnrolButton courseId={course.id} size={size} />;
  return (
    <ButtonLink to={step.to} size={size} fullWidth>
      {t(`detail.${label}`)}
    </ButtonLink>
  );
}
