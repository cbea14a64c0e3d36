import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Box, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { styleClass } from '../../../ui/layout/style-class.ts';
import utilities from '../../../ui/utilities.module.css';
import { getTitle } from '../result-model.ts';
import type { QuizAnalysisQuery, QuizEditorFragment } from './quiz-editor.gen.ts';
import classes from './quiz-editor.module.css';

interface QuestionListProps {
  questions: QuizEditorFragment['questions'];
  analysis: QuizAnalysisQuery['quizAnalysis'];
  /** Ids of questions with unsaved changes. */
  unsaved: readonly string[];
  selected: string | null;
  isBusy: boolean;
  onSelect: (id: string) => void;
  /** Called with the ids in a new order or without a removed one. */
  onOrder: (ids: string[]) => void;
}

/** A question is called hard if fewer students than this answer it correctly. */
const HARD_RIGHT_SHARE = 0.4;

/** The questions of a quiz in order. The open one can be moved and removed. */
export function QuestionList({
  questions,
  analysis,
  unsaved,
  selected,
  isBusy,
  onSelect,
  onOrder,
}: QuestionListProps) {
  const { t } = useTranslation(['quizBuilder', 'quiz']);
  const ids = questions.map(({ id }) => id);
  const move = (from: number, to: number) => {
    const next = [...ids];
    next.splice(to, 0, ...next.splice(from, 1));
    onOrder(next);
  };
  return (
    <Stack as="ol" gap={1}>
      {questions.map(({ id, kind, prompt }, index) => {
        const figures = analysis.find(({ questionId }) => questionId === id);
        const share = figures && Math.round(figures.rightShare * 100);
        const isHere = id === selected;
        const name = getTitle(prompt) || t('quiz:result.pictureOnly');
        return (
          <Box as="li" key={id} className={classes.question} p={2} radius="md" data-here={isHere}>
            <button
              type="button"
              className={`${utilities.plainButton} ${styleClass({ display: 'flex', gap: 3, w: 'full' })}`}
              aria-current={isHere ? 'true' : undefined}
              onClick={() => onSelect(id)}
            >
              <Box as="span" className={classes.number} minW={5} weight={600} tone="dim" numbers>
                {index + 1}
              </Box>
              <Text as="span" grow shrink>
                <Box as="span" text="control" overflow="hidden" clamp={3}>
                  {name}
                </Box>
                <Text as="span" text="xs" tone="dim">
                  {t(`kinds.${kind}`)}
                  {figures && share !== undefined && (
                    <span data-hard={figures.rightShare < HARD_RIGHT_SHARE}>
                      {' '}
                      · {t('list.share', { percent: share })}
                    </span>
                  )}
                  {unsaved.includes(id) && ` · ${t('list.unsaved')}`}
                </Text>
              </Text>
            </button>
            {isHere && (
              <Row as="span" className={classes.moves} align="stretch" justify="end">
                <IconButton
                  aria-label={t('list.up', { number: index + 1 })}
                  aria-disabled={isBusy || index === 0}
                  onClick={() => !isBusy && index > 0 && move(index, index - 1)}
                >
                  <IconArrowUp size={18} aria-hidden="true" />
                </IconButton>
                <IconButton
                  aria-label={t('list.down', { number: index + 1 })}
                  aria-disabled={isBusy || index === ids.length - 1}
                  onClick={() => !isBusy && index < ids.length - 1 && move(index, index + 1)}
                >
                  <IconArrowDown size={18} aria-hidden="true" />
                </IconButton>
                <IconButton
                  aria-label={t('list.takeOut', { number: index + 1 })}
                  aria-disabled={isBusy}
                  onClick={() => !isBusy && onOrder(ids.filter((each) => each !== id))}
                >
                  <IconX size={18} aria-hidden="true" />
                </IconButton>
              </Row>
            )}
          </Box>
        );
      })}
    </Stack>
  );
}
