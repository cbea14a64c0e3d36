import { type Dispatch, type SetStateAction, useState } from 'react';
import { toFailure } from '../../apollo/failure.ts';
import { SUPPRESS_TOAST } from '../../apollo/suppress-toast.ts';
import { RejectCourseInput, SendBackCourseInput } from '../../generated/input-rules.ts';
import type { ReviewItem } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Card, Heading, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.tsx';
import { UnsavedWarning } from '../../ui/unsaved-warning.tsx';
import { CheckItem } from './check-item.tsx';
import {
  createJudgements,
  decisions,
  draftNote,
  ITEMS,
  type Judgement,
  type Judgements,
  tally,
  toInput,
} from './checklist.ts';
import { PendingReviewCountDocument } from './pending-reviews.gen.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import {
  CourseReviewsDocument,
  SubmissionDocument,
  SubmissionHistoryDocument,
  useApproveCourseMutation,
  useRejectCourseMutation,
  useSendBackCourseMutation,
} from './review.gen.ts';

interface DecisionPanelProps {
  reviewId: string;
  courseId: string;
  /** False for the viewer's own course. */
  mayDecide: boolean;
  judgements: Judgements;
  setJudgements: Dispatch<SetStateAction<Judgements>>;
  /** The fixes that the last review requested. */
  earlierFixes: ReadonlyMap<ReviewItem, string>;
  /** Called if another reviewer has decided, or the teacher has withdrawn the submission. */
  onMoved: () => void;
}

/** The checklist and the three decisions. An unavailable decision is explained. */
export function DecisionPanel(props: DecisionPanelProps) {
  const { reviewId, courseId, mayDecide, judgements, setJudgements, earlierFixes, onMoved } = props;
  const { t } = useTranslation('review');
  const [openDialog, setOpenDialog] = useState<'sendBack' | 'reject' | null>(null);
  const [error, setError] = useState<unknown>(null);
  const options = {
    refetchQueries: [
      { query: SubmissionDocument, variables: { id: reviewId } },
      PendingReviewCountDocument,
      CourseReviewsDocument,
      SubmissionHistoryDocument,
    ],
  };
  const [approve, { loading }] = useApproveCourseMutation({ ...SUPPRESS_TOAST, ...options });
  const [sendBack] = useSendBackCourseMutation(options);
  const [reject] = useRejectCourseMutation(options);
  const { pass, fix, left } = tally(judgements);
  const can = decisions(judgements);
  const isBegun = left < ITEMS.length;
  const why =
    left > 0 ? t('leftToJudge', { count: left }) : fix > 0 ? t('hasFixes', { count: fix }) : t('canApprove');

  const judge = (item: ReviewItem, changes: Partial<Judgement>) =>
    setJudgements((old) => ({ ...old, [item]: { ...old[item], ...changes } }));

  const doApprove = async () => {
    if (!can.approve) return;
    setError(null);
    try {
      await approve({ variables: { input: { courseId, reviewId, checklist: toInput(judgements) } } });
      setJudgements(createJudgements());
      toast.success(t('approved'));
    } catch (thrown) {
      setError(thrown);
      if (toFailure(thrown).reason === 'WRONG_STATE') onMoved();
    }
  };
  const doSendBack = async (notes: string) => {
    await sendBack({ variables: { input: { courseId, reviewId, checklist: toInput(judgements), notes } } });
    setJudgements(createJudgements());
    toast.success(t('sentBack'));
  };
  const doReject = async (reason: string) => {
    await reject({ variables: { input: { courseId, reviewId, reason } } });
    setJudgements(createJudgements());
    toast.success(t('rejected'));
  };

  if (!mayDecide) return <Notice tone="warn">{t('own')}</Notice>;
  return (
    <Card as="section" card="flush" aria-labelledby="checklist">
      <Row wrap align="baseline" justify="between" rowGap={1} columnGap={3} px={5} py={4}>
        <Heading level={2} id="checklist" text="lg">
          {t('checklist')}
        </Heading>
        <Text text="sm" tone="dim" role="status">
          {t('judged', { pass, fix, left })}
        </Text>
      </Row>
      {ITEMS.map((item, index) => (
        <CheckItem
          key={item}
          item={item}
          number={index + 1}
          judgement={judgements[item]}
          earlier={earlierFixes.get(item)}
          onJudge={(changes) => judge(item, changes)}
        />
      ))}
      <Stack gap={2} px={5} pt={4} pb={5} bg="surface-2" borderTop>
        <FormError failure={error ? toFailure(error) : null} />
        <Button
          fullWidth
          variant={fix > 0 ? 'default' : 'filled'}
          loading={loading}
          aria-disabled={!can.approve}
          aria-describedby="decision-why"
          onClick={() => void doApprove()}
        >
          {t('approve')}
        </Button>
        <Button
          fullWidth
          variant={fix > 0 ? 'filled' : 'default'}
          aria-disabled={!can.sendBack}
          aria-describedby="decision-why"
          onClick={() => can.sendBack && setOpenDialog('sendBack')}
        >
          {t('sendBack')}
        </Button>
        <Button fullWidth variant="light" color="clay" onClick={() => setOpenDialog('reject')}>
          {t('reject')}
        </Button>
        <Text id="decision-why" text="xs" tone="dim">
          {why}
          {left === 0 && fix === 0 && ` ${t('noFixes')}`}
        </Text>
      </Stack>
      <ReasonDialog
        isOpen={openDialog === 'sendBack'}
        onClose={() => setOpenDialog(null)}
        heading={t('sendBackTitle', { count: fix })}
        field="notes"
        rules={SendBackCourseInput.notes}
        label={t('sendBackNotes')}
        help={t('sendBackHelp', SendBackCourseInput.notes)}
        initial={draftNote(judgements, (item) => t(`item.${item}`))}
        submitLabel={t('sendBack')}
        onSubmit={doSendBack}
        onMoved={onMoved}
      />
      <ReasonDialog
        isOpen={openDialog === 'reject'}
        onClose={() => setOpenDialog(null)}
        heading={t('rejectTitle')}
        text={t('rejectText')}
        field="reason"
        rules={RejectCourseInput.reason}
        label={t('rejectReason')}
        help={t('rejectHelp', RejectCourseInput.reason)}
        initial=""
        submitLabel={t('rejectConfirm')}
        isDanger
        onSubmit={doReject}
        onMoved={onMoved}
      />
      <UnsavedWarning isDirty={isBegun} />
    </Card>
  );
}
