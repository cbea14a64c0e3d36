import { useState } from 'react';
import { insertSavedComment } from '../../../apollo/cache/teaching.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { Box, Grid, Heading, Row, Text } from '../../../ui/layout/layout.tsx';
import { fromLocal, toLocal } from '../../../ui/local-time.ts';
import { Notice } from '../../../ui/notice.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useAssignmentFormat } from '../status-and-times.tsx';
import { type MarkingQueueQuery, useCreateSavedCommentMutation } from './grading.gen.ts';
import classes from './rubric-form.module.css';
import { RubricRowFields } from './rubric-row.tsx';
import { SavedComments } from './saved-comments.tsx';
import type { ClaimedWork, GradeSaving, Grades } from './use-grading.ts';

interface RubricFormProps {
  work: ClaimedWork;
  marks: Grades;
  comments: MarkingQueueQuery['savedComments'];
  saving: GradeSaving;
  problem: string | null;
  onChange: (next: (old: Grades) => Grades) => void;
  onDone: () => void;
  onReturn: () => void;
}

/** In a week, at the end of the day in Vietnam. */
const getEndOfDayInAWeek = () =>
  fromLocal(`${toLocal(new Date(Date.now() + 7 * 86_400_000).toISOString()).slice(0, 10)}T23:59`);

/** The rubric of a submission with points, comments and an overall comment. Changes are saved automatically. */
export function RubricForm({
  work,
  marks,
  comments,
  saving,
  problem,
  onChange,
  onDone,
  onReturn,
}: RubricFormProps) {
  const { t } = useTranslation('marking');
  const { points } = useAssignmentFormat();
  const [areCommentsOpen, setCommentsOpen] = useState(false);
  const [createSavedComment] = useCreateSavedCommentMutation({
    update: (cache, { data }) => data && insertSavedComment(cache, data.createSavedComment),
  });
  const isLocked = !!work.heldBy;
  const rows = Object.values(marks.rows);
  const sum = rows.reduce((total, row) => total + (row.points ?? 0), 0);
  const missing = rows.filter((row) => row.points === null).length;
  const storeComment = async (text: string) => {
    try {
      await createSavedComment({ variables: { input: { text } } });
      toast.success(t('rubric.kept'));
    } catch {
      // A toast shows the failure
    }
  };
  return (
    <Grid
      as="form"
      gap={4}
      onSubmit={(event) => {
        event.preventDefault();
        onDone();
      }}
    >
      <Row justify="between" gap={4} shrink>
        <Heading level={2} text="h3">
          {t('rubric.title')}
        </Heading>
        <Text className={classes.sum} tone="dim" numbers role="status">
          <strong>{missing < rows.length ? points(sum) : '–'}</strong> / {work.maxScore}
        </Text>
      </Row>
      {work.rubric.map((row, index) => (
        <RubricRowFields
          key={row.id}
          row={row}
          number={index + 1}
          grade={marks.rows[row.id]!}
          comments={comments}
          isLocked={isLocked}
          onSaveComment={(text) => void storeComment(text)}
          onManage={() => setCommentsOpen(true)}
          onGrade={(mark) => onChange((old) => ({ ...old, rows: { ...old.rows, [row.id]: mark } }))}
        />
      ))}
      <TextArea
        label={t('rubric.comment')}
        autosize
        minRows={3}
        maxLength={2000}
        readOnly={isLocked}
        value={marks.comment}
        onChange={(event) => {
          const comment = event.currentTarget.value;
          onChange((old) => ({ ...old, comment }));
        }}
      />
      <Checkbox
        label={t('rubric.again')}
        disabled={isLocked}
        checked={marks.redoUntil !== null}
        onChange={(event) => {
          const redoUntil = event.currentTarget.checked ? getEndOfDayInAWeek() : null;
          onChange((old) => ({ ...old, redoUntil }));
        }}
      />
      {marks.redoUntil && (
        <DateField
          label={t('rubric.until')}
          withTime
          value={toLocal(marks.redoUntil)}
          onDate={(value) => onChange((old) => ({ ...old, redoUntil: fromLocal(value) ?? old.redoUntil }))}
        />
      )}
      {problem && (
        <Notice tone="bad" isAlert>
          {problem}
        </Notice>
      )}
      <Grid gap={1} pt={3} pb={2} bg="surface" borderTop position="sticky" z={1} bottom={0}>
        <Button type="submit" size="lg" fullWidth disabled={isLocked || missing > 0}>
          {t('rubric.done')}{' '}
          <Box as="kbd" ml={2} text="micro">
            Ctrl ↵
          </Box>
        </Button>
        <Text text="xs" tone="dim" textAlign="center" role="status">
          {missing > 0 ? t('rubric.missing', { count: missing }) : t(`saving.${saving}`)}
        </Text>
      </Grid>
      {work.state !== 'WAITING' && (
        <Button variant="default" fullWidth disabled={isLocked} onClick={onReturn}>
          {work.state === 'RELEASED' ? t('rubric.returnAgain') : t('rubric.return')}
        </Button>
      )}
      <Text text="xs" tone="dim" textAlign="center">
        {t('rubric.hidden')}
      </Text>
      <SavedComments isOpen={areCommentsOpen} onClose={() => setCommentsOpen(false)} comments={comments} />
    </Grid>
  );
}
