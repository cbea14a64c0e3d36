import { useState } from 'react';
import { evictCourseOwnership } from '../../apollo/cache/courses.ts';
import { type Failure, toFailure } from '../../apollo/failure.ts';
import { SUPPRESS_TOAST } from '../../apollo/suppress-toast.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { toast } from '../../ui/toast.tsx';
import { useIdempotencyKey } from '../../ui/use-idempotency-key.ts';
import { CourseViewerDocument } from './course-viewer.gen.ts';
import { useEnrolMutation } from './enrol.gen.ts';

/** Enrols in a free course. Afterwards the button of the course opens the player. */
export function EnrolButton({ courseId, size }: { courseId: string; size: 'lg' | 'xl' }) {
  const { t } = useTranslation('catalog');
  const getKey = useIdempotencyKey();
  const [enrol, { loading }] = useEnrolMutation({
    ...SUPPRESS_TOAST,
    update: (cache) => evictCourseOwnership(cache, [courseId]),
    refetchQueries: [CourseViewerDocument],
    awaitRefetchQueries: true,
  });
  const [failure, setFailure] = useState<Failure | null>(null);
  const submit = async () => {
    setFailure(null);
    try {
      await enrol({ variables: { input: { courseId, idempotencyKey: getKey(courseId) } } });
      toast.success(t('detail.enrolled'));
    } catch (error) {
      setFailure(toFailure(error));
    }
  };
  return (
    <Stack gap={2} shrink>
      <FormError failure={failure} />
      <Button size={size} fullWidth loading={loading} onClick={() => void submit()}>
        {t('detail.enrol')}
      </Button>
    </Stack>
  );
}
