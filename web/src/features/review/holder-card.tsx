import type { FragmentType } from '@apollo/client';
import { IconUserCheck } from '@tabler/icons-react';
import { toFailure } from '../../apollo/failure.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { Heading, Stack, Text } from '../../ui/layout/layout.tsx';
import { useViewer } from '../accounts/index.ts';
import {
  type HolderCardFragment,
  useAssignReviewMutation,
  useHolderCardFragment,
} from './holder-card.gen.ts';
import { CourseReviewsDocument } from './review.gen.ts';

interface HolderCardProps {
  review: FragmentType<HolderCardFragment>;
  /** Called if another reviewer has taken or decided the submission. */
  onReviewChanged: () => void;
}

/** The reviewer of a submission, so that two do not review the same course: claim, hand over or release it. */
export function HolderCard({ review: from, onReviewChanged }: HolderCardProps) {
  const { t } = useTranslation('review');
  const viewerId = useViewer().user?.id;
  const [assign, { loading }] = useAssignReviewMutation({
    refetchQueries: [CourseReviewsDocument],
  });
  const review = useHolderCardFragment(from);
  if (!review) return null;
  const { assignee, possibleReviewers } = review;
  const isMine = assignee != null && assignee.id === viewerId;
  const assignTo = async (personId: string | null) => {
    const input = { reviewId: review.id, personId, shownPersonId: assignee?.id ?? null };
    try {
      await assign({ variables: { input } });
    } catch (error) {
      if (toFailure(error).code === 'CONFLICT') onReviewChanged();
    }
  };
  return (
    <Stack as="section" card px={5} py={4} mb={4} gap={2} shrink aria-labelledby="holder">
      <Heading level={2} id="holder" text="md">
        {t('holder.title')}
      </Heading>
      {assignee && !isMine && (
        <Text text="sm" tone="dim">
          {t('holder.other', { name: assignee.fullName })}
        </Text>
      )}
      <Select
        aria-labelledby="holder"
        disabled={loading}
        value={assignee?.id ?? ''}
        onChange={(event) => void assignTo(event.currentTarget.value || null)}
        options={[
          { value: '', label: t('holder.none') },
          ...(possibleReviewers ?? []).map(({ id, fullName }) => ({
            value: id,
            label: id === viewerId ? t('holder.me', { name: fullName }) : fullName,
          })),
        ]}
      />
      {!assignee && viewerId && (
        <Button
          variant="light"
          loading={loading}
          leftSection={<IconUserCheck size={18} aria-hidden="true" />}
          onClick={() => void assignTo(viewerId)}
        >
          {t('holder.take')}
        </Button>
      )}
    </Stack>
  );
}
