import { useState } from 'react';
import { withoutToasts } from '../../apollo/suppress-toast.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { RatingStars } from '../../ui/rating.tsx';
import { toast } from '../../ui/toast.tsx';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
import { ReportRating } from '../courses/index.ts';
import { type TaughtRatingsQuery, useReplyToRatingMutation } from './ratings.gen.ts';
import classes from './ratings.module.css';

type Taught = TaughtRatingsQuery['taughtRatings']['items'][number];

interface ReplyFormProps {
  rating: Taught;
  onClose: () => void;
  onReplied: () => void;
}

const ReplyForm = ({ rating, onClose, onReplied }: ReplyFormProps) => {
  const { t } = useTranslation('ratings');
  const [reply, { loading }] = useReplyToRatingMutation();
  const send = async (answer: string | null) => {
    await reply({ variables: { input: { ratingId: rating.id, text: answer } } });
    toast.success(t(answer ? 'replied' : 'replyTaken'));
    onClose();
    onReplied();
  };
  const { form, submit, isBusy, formError, setServerErrors } = useMutationForm({
    initialValues: { text: rating.teacherReply ?? '' },
    send: ({ text }) => send(text.trim()),
  });
  const remove = () => void withoutToasts(() => send(null)).catch(setServerErrors);
  return (
    <Stack as="form" gap={2} shrink noValidate onSubmit={submit}>
      <TextArea
        label={t('replyLabel')}
        description={t('replyHelp')}
        data-autofocus
        autosize
        minRows={3}
        maxLength={1000}
        key={form.key('text')}
        {...form.getInputProps('text')}
      />
      <FormError failure={formError} />
      <Row wrap gap={2} shrink>
        <Button type="submit" loading={isBusy || loading}>
          {t(rating.teacherReply ? 'saveReply' : 'sendReply')}
        </Button>
        <Button variant="subtle" onClick={onClose}>
          {t('cancelReply')}
        </Button>
        {rating.teacherReply && (
          <Button variant="subtle" color="clay" disabled={loading} onClick={remove}>
            {t('takeReply')}
          </Button>
        )}
      </Row>
    </Stack>
  );
};

interface TaughtRatingProps {
  rating: Taught;
  /** True if it names its course. */
  hasCourse: boolean;
  onReplied: () => void;
}

/** A rating with the teacher's public answer, which can be edited. */
export function TaughtRating({ rating, hasCourse, onReplied }: TaughtRatingProps) {
  const { t } = useTranslation('ratings');
  const { date } = useFormat();
  const [isReplying, setReplying] = useState(false);
  const {
    author,
    course,
    stars,
    text,
    percentage,
    courseVersion,
    createdAt,
    updatedAt,
    teacherReply,
    canReply,
  } = rating;
  return (
    <Row as="li" className={classes.row} align="start" gap={4} px={6} py={5} borderTop>
      <Avatar name={author.fullName} src={author.avatarUrl} size={40} />
      <Stack as="article" gap={2} grow shrink aria-label={t('by', { name: author.fullName })}>
        <div>
          <Row as="p" wrap gap={2} shrink>
            <Text as="b" weight={600}>
              {author.fullName}
            </Text>
            <RatingStars value={stars} />
          </Row>
          <Text text="sm" tone="dim">
            {[
              hasCourse && course.title,
              percentage !== null && t('provenance', { percent: percentage }),
              courseVersion !== null && t('version', { version: courseVersion }),
              date(updatedAt ?? createdAt),
              updatedAt && t('wasEdited'),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </div>
        {text && (
          <Text space="lines" anywhere>
            {text}
          </Text>
        )}
        {teacherReply && !isReplying && (
          <Box px={4} py={3} mt={3} bg="surface-2" radius="md">
            <Text text="sm" weight={600}>
              {t('yourReply')}
            </Text>
            <Text space="lines" anywhere>
              {teacherReply}
            </Text>
          </Box>
        )}
        {isReplying ? (
          <ReplyForm rating={rating} onClose={() => setReplying(false)} onReplied={onReplied} />
        ) : (
          <Row justify="between" gap={4} shrink>
            {canReply && (
              <Button
                size="compact-md"
                variant={teacherReply ? 'subtle' : 'light'}
                aria-label={`${t(teacherReply ? 'editReply' : 'reply')}: ${author.fullName}`}
                onClick={() => setReplying(true)}
              >
                {t(teacherReply ? 'editReply' : 'reply')}
              </Button>
            )}
            <ReportRating rating={rating} />
          </Row>
        )}
      </Stack>
    </Row>
  );
}
