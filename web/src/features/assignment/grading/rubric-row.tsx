import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { Grid, Row, Text } from '../../../ui/layout/layout.tsx';
import { styleClass } from '../../../ui/layout/style-class.ts';
import { TextButton } from '../../../ui/text-button.tsx';
import utilities from '../../../ui/utilities.module.css';
import { useAssignmentFormat } from '../status-and-times.tsx';
import type { MarkingQueueQuery } from './grading.gen.ts';
import classes from './rubric-form.module.css';
import type { ClaimedWork } from './use-grading.ts';

interface Grade {
  points: number | null;
  comment: string;
}

interface RubricRowProps {
  row: ClaimedWork['rubric'][number];
  number: number;
  grade: Grade;
  comments: MarkingQueueQuery['savedComments'];
  isLocked: boolean;
  onGrade: (mark: Grade) => void;
  onSaveComment: (text: string) => void;
  /** Opens the saved comments, to delete some. */
  onManage: () => void;
}

/** A criterion: its grades as choices (Tab moves between criteria, digits set points), and its comment. */
export function RubricRowFields(props: RubricRowProps) {
  const { row, number, grade, comments, isLocked, onGrade, onSaveComment, onManage } = props;
  const { t } = useTranslation('marking');
  const { points: formatPoints } = useAssignmentFormat();
  const { id, title, points: maxPoints, levels } = row;
  const [isOpen, setOpen] = useState(grade.comment !== '');
  const name = t('rubric.row', { number, title });
  return (
    <Grid as="fieldset" gap={2} shrink pb={4} border="none" borderBottom data-row={id} disabled={isLocked}>
      <Row
        as="legend"
        align="stretch"
        justify="between"
        gap={3}
        w="full"
        mb={2}
        text="sm"
        weight={600}
        numbers
      >
        <span>{name}</span>
        <Text as="span" tone="dim">
          {grade.points === null ? '–' : formatPoints(grade.points)} / {maxPoints}
        </Text>
      </Row>
      {levels.length > 0 ? (
        <div className={classes.levels}>
          {levels.map(({ points, label }, index) => (
            <label
              key={points}
              className={`${classes.level} ${styleClass({ display: 'grid', justifyItems: 'center', p: 2, text: 'xs', textAlign: 'center', radius: 'md', border: 'strong', cursor: 'pointer' })}`}
            >
              <input
                type="radio"
                name={`row-${id}`}
                value={points}
                className={utilities.hidden}
                checked={grade.points === points}
                // Without a selection the browser would make each choice a tab stop
                tabIndex={grade.points === points || index === 0 ? 0 : -1}
                onChange={() => onGrade({ ...grade, points })}
              />
              <strong>{points}</strong>
              <span>{label}</span>
            </label>
          ))}
        </div>
      ) : (
        <NumberField
          aria-label={t('rubric.pointsOf', { title, most: maxPoints })}
          min={0}
          max={maxPoints}
          step={0.5}
          decimals={2}
          clampBehavior="strict"
          value={grade.points ?? ''}
          onChange={(value) => onGrade({ ...grade, points: value === '' ? null : value })}
        />
      )}
      {isOpen ? (
        <>
          <TextArea
            label={t('rubric.commentOf', { title })}
            autosize
            minRows={2}
            maxLength={2000}
            value={grade.comment}
            onChange={(event) => onGrade({ ...grade, comment: event.currentTarget.value })}
          />
          <Row wrap gap={2}>
            {comments.length > 0 && (
              <Select
                aria-label={t('rubric.useSaved')}
                options={[
                  { value: '', label: t('rubric.useSaved') },
                  ...comments.map((comment) => ({ value: comment.id, label: comment.text })),
                ]}
                value=""
                onChange={(event) => {
                  const text = comments.find((comment) => comment.id === event.currentTarget.value)?.text;
                  if (text) onGrade({ ...grade, comment: grade.comment ? `${grade.comment} ${text}` : text });
                }}
              />
            )}
            {grade.comment.trim() && grade.comment.trim().length <= 500 && (
              <Button variant="subtle" size="sm" onClick={() => onSaveComment(grade.comment.trim())}>
                {t('rubric.keep')}
              </Button>
            )}
            {comments.length > 0 && (
              <Button variant="subtle" size="sm" onClick={onManage}>
                {t('rubric.saved')}
              </Button>
            )}
          </Row>
        </>
      ) : (
        <TextButton
          data-comment
          // The key C opens it, so that Tab moves between criteria
          tabIndex={-1}
          onClick={() => setOpen(true)}
        >
          {t('rubric.addComment')}
        </TextButton>
      )}
    </Grid>
  );
}
