import { useState } from 'react';
import { savedCommentCreated } from '../../../apollo/cache/teaching.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import kit from '../../../ui/kit.module.css';
import { fromLocal, toLocal } from '../../../ui/local-time.ts';
import { Notice } from '../../../ui/notice.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useMoments } from '../words.tsx';
import {
  type MarkingQueueQuery,
  useCreateSavedCommentMutation,
  type WorkToMarkFragment,
} from './marking.gen.ts';
import classes from './rubric-form.module.css';
import { RubricRowFields } from './rubric-row.tsx';
import { SavedComments } from './saved-comments.tsx';
import type { MarkSaving, Marks } from './use-marking.ts';

interface RubricFormProps {
  work: WorkToMarkFragment;
  marks: Marks;
  comments: MarkingQueueQuery['savedComments'];
  saving: MarkSaving;
  problem: string | null;
  onChange: (next: (old: Marks) => Marks) => void;
  onDone: () => void;
  onReturn: () => void;
}

/** In a week, at the end of the day in Vietnam. */
const inAWeek = () =>
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
  const { points } = useMoments();
  const [areCommentsOpen, setCommentsOpen] = useState(false);
  const [keep] = useCreateSavedCommentMutation({
    update: (cache, { data }) => data && savedCommentCreated(cache, data.createSavedComment),
  });
  const isLocked = !!work.heldBy;
  const rows = Object.values(marks.rows);
  const sum = rows.reduce((total, row) => total + (row.points ?? 0), 0);
  const missing = rows.filter((row) => row.points === null).length;
  const storeComment = async (text: string) => {
    try {
      await keep({ variables: { input: { text } } });
      toast.success(t('rubric.kept'));
    } catch {
      // A toast shows the failure
    }
  };
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        onDone();
      }}
    >
      <div className={kit.between}>
        <h2 className={classes.title}>{t('rubric.title')}</h2>
        <p className={classes.sum} role="status">
          <strong>{missing < rows.length ? points(sum) : '–'}</strong> / {work.maxScore}
        </p>
      </div>
      {work.rubric.map((row, index) => (
        <RubricRowFields
          key={row.id}
          row={row}
          number={index + 1}
          mark={marks.rows[row.id]!}
          comments={comments}
          isLocked={isLocked}
          onKeep={(text) => void storeComment(text)}
          onManage={() => setCommentsOpen(true)}
          onMark={(mark) => onChange((old) => ({ ...old, rows: { ...old.rows, [row.id]: mark } }))}
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
          const redoUntil = event.currentTarget.checked ? inAWeek() : null;
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
      <div className={classes.done}>
        <Button type="submit" size="lg" fullWidth disabled={isLocked || missing > 0}>
          {t('rubric.done')} <kbd className={classes.key}>Ctrl ↵</kbd>
        </Button>
        <p className={classes.hint} role="status">
          {missing > 0 ? t('rubric.missing', { count: missing }) : t(`saving.${saving}`)}
        </p>
      </div>
      {work.state !== 'WAITING' && (
        <Button variant="default" fullWidth disabled={isLocked} onClick={onReturn}>
          {work.state === 'RELEASED' ? t('rubric.returnAgain') : t('rubric.return')}
        </Button>
      )}
      <p className={classes.hint}>{t('rubric.hidden')}</p>
      <SavedComments isOpen={areCommentsOpen} onClose={() => setCommentsOpen(false)} comments={comments} />
    </form>
  );
}
