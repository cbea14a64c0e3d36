import type { FragmentType } from '@apollo/client';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Card, Heading } from '../../ui/layout/layout.tsx';
import { toast } from '../../ui/toast.tsx';
import {
  type MarksPanelFragment,
  useMarksPanelFragment,
  useSwitchPlaybackMarksMutation,
} from './marks-panel.gen.ts';

/** Switch for watermarks with a code of each playback in the course's videos. Saved immediately. */
export function MarksPanel({
  course: from,
  isLocked,
}: {
  course: FragmentType<MarksPanelFragment>;
  isLocked: boolean;
}) {
  const { t } = useTranslation('studio');
  const [turn, { loading }] = useSwitchPlaybackMarksMutation();
  const course = useMarksPanelFragment(from);
  if (!course) return null;
  const change = async (isEnabled: boolean) => {
    const { data } = await turn({
      variables: { input: { courseId: course.id, isEnabled } },
    });
    if (data) toast.success(t(isEnabled ? 'marks.on' : 'marks.off'));
  };
  return (
    <Card as="section" aria-labelledby="marks">
      <Heading level={2} id="marks" text="lg">
        {t('marks.title')}
      </Heading>
      <Checkbox
        label={t('marks.label')}
        description={t('marks.help')}
        checked={course.marksPlayback}
        disabled={isLocked || loading}
        onChange={(event) => void change(event.currentTarget.checked)}
      />
    </Card>
  );
}
