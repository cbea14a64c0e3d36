import { useTranslation } from '../../i18n/use-translation.tsx';
import { Heading, Stack, Text } from '../../ui/layout/layout.tsx';
import { RevisionChanges, type RevisionChangesProps } from '../studio/index.ts';

/** The changes of a revision of a course on sale, above all else. */
export function ReviewedRevision({ course, revision }: RevisionChangesProps) {
  const { t } = useTranslation('revisions');
  return (
    <Stack as="section" card gap={4} shrink aria-labelledby="reviewed-revision">
      <div>
        <Heading level={2} id="reviewed-revision" text="lg">
          {t('review.title')}
        </Heading>
        <Text text="sm" tone="dim">
          {t('review.text')}
        </Text>
      </div>
      <RevisionChanges course={course} revision={revision} />
    </Stack>
  );
}
