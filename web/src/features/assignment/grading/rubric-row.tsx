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

interface Mark {
  points: number | null;
  comment: string;
}

interface RubricRowProps {
  row: ClaimedWork['rubric'][number];
  number: number;
  mark: Mark;
  comments: MarkingQueueQuery['savedComments'];
  isLocked: boolean;
  onMark: (mark: Mark) => void;
  onSaveComment: (text: string) => void;
  /** Opens the saved comments, to delete some. */
  onManage: () => void;
}

/** A criterion: its grades as choices (Tab moves between criteria, digits set points), and its comment. */
export function RubricRowFields(props: RubricRowProps) {
  const { row, number, mark, comments, isLocked, onMark, onSaveComment, onManage } = props;
  const { t } = useTranslation('marking');
  const { points: formatPoints } = useAssignmentFormat();
  const { id, title, points: most, levels } = row;
  const [isOpen, setOpen] = useState(mark.comment !== '');
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
          {mark.points === null ? '–' : formatPoints(mark.points)} / {most}
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
                checked={mark.points === points}
                // Without a selection the browser would make each choice a tab stop
                tabIndex={mark.points === points || index === 0 ? 0 : -1}
                onChange={() => onMark({ ...mark, points })}
              />
              <strong>{points}</strong>
              <span>{label}</span>
            </label>
          ))}
        </div>
      ) : (
        <NumberField
          aria-label={t('rubric.pointsOf', { title, most })}
          min={0}
          max={most}
          step={0.5}
          decimals={2}
          clampBehavior="strict"
          value={mark.points ?? ''}
          onChange={(value) => onMark({ ...mark, points: value === '' ? null : value })}
        />
      )}
      {isOpen ? (
        <>
          <TextArea
            label={t('rubric.commentOf', { title })}
            autosize
            minRows={2}
            maxLength={2000}
            value={mark.comment}
            onChange={(event) => onMark({ ...mark, comment: event.currentTarget.value })}
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
                  if (text) onMark({ ...mark, comment: mark.comment ? `${mark.comment} ${text}` : text });
                }}
              />
            )}
            {mark.comment.trim() && mark.comment.trim().length <= 500 && (
              <Button variant="subtle" size="sm" onClick={() => onSaveComment(mark.comment.trim())}>
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
