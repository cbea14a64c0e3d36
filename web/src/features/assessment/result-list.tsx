import { IconCheck, IconClock, IconPlayerPlayFilled, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { formatClock } from '../../ui/format.ts';
import { Box, Card, Grid, Heading, Stack, Text } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import { RichTextView } from '../../ui/rich-text-view.tsx';
import utilities from '../../ui/utilities.module.css';
import { AnswerView } from './answer-view.tsx';
import { PieceView, type QuestionFiles } from './piece-view.tsx';
import { QuestionSound } from './question-sound.tsx';
import classes from './result-list.module.css';
import {
  formatAnswer,
  getBody,
  getTitle,
  isTitleRepeated,
  type Outcome,
  type ResultRow,
} from './result-model.ts';

type Filter = 'all' | 'wrong' | 'marked';

const ICONS: Readonly<Record<Outcome, typeof IconCheck>> = {
  right: IconCheck,
  part: IconCheck,
  wrong: IconX,
  waiting: IconClock,
};

const tones: Readonly<Record<Outcome, string>> = { right: 'ok', part: 'bad', wrong: 'bad', waiting: 'plain' };

interface RowProps {
  row: ResultRow;
  files: QuestionFiles;
  /** URL of the course in the player. */
  place: string;
}

const Row = ({ row, files, place }: RowProps) => {
  const { t } = useTranslation('quiz');
  const { question, answer, mark, outcome, solution } = row;
  const texts = {
    isTrue: t('question.true'),
    isFalse: t('question.false'),
    none: t('result.noAnswer'),
  };
  const answerText = formatAnswer(question, answer, texts);
  const body = getBody(question.prompt);
  const Icon = ICONS[outcome];
  const points = t('result.points', { earned: String(mark.earned).replace('.', ','), points: mark.points });
  const feedback = solution?.feedback.filter(({ choiceId }) => answer.choiceIds.includes(choiceId)) ?? [];
  const isRight = outcome === 'right';
  return (
    <Box as="li" className={classes.row} display="flex" gap={4} px={6} py={4} borderTop>
      <Grid
        as="span"
        className={classes.icon}
        place="center"
        rigid
        w={6}
        h={6}
        tone="ok"
        bg="ok-bg"
        radius="round"
        data-outcome={outcome}
      >
        <Icon size={16} aria-hidden="true" />
        <span className={utilities.hidden}>{t(`result.outcome.${outcome}`)}</span>
      </Grid>
      <Box as="details" className={classes.details} grow shrink open={!isRight}>
        <summary>
          <Text as="span" className={classes.name} anywhere>
            {question.number}.{' '}
            <span data-repeated={isTitleRepeated(question.prompt) || undefined}>
              {getTitle(question.prompt) || t('result.pictureOnly')}
            </span>
          </Text>
          <Text as="span" className={classes.points} tone="text-2" numbers space="nowrap">
            {outcome === 'waiting' ? t('result.toMark') : points}
          </Text>
          <Box
            as="span"
            className={classes.given}
            span="all"
            text="sm"
            tone="dim"
            space="nowrap"
            overflow="hidden"
            ellipsis
          >
            {t('result.given', { answer: answerText })}
          </Box>
        </summary>
        <Stack gap={3} mt={3}>
          {body && <RichTextView doc={body} pictures={files.pictures} />}
          {question.soundUrl && <QuestionSound url={question.soundUrl} label={t('question.sound')} />}
          <dl className={classes.box}>
            <dt>{t('result.chosen')}</dt>
            <dd data-tone={tones[outcome]}>
              <AnswerView question={question} answer={answer} text={answerText} files={files} />
            </dd>
            {solution && question.kind !== 'OPEN' && (
              <>
                <dt>{t('result.rightAnswer')}</dt>
                <dd data-tone="ok">
                  <AnswerView
                    question={question}
                    answer={solution}
                    text={formatAnswer(question, solution, texts)}
                    files={files}
                  />
                </dd>
              </>
            )}
            {feedback.map(({ choiceId, text, rich }) => (
              <div key={choiceId} className={classes.pair}>
                <dt>{t('result.feedback')}</dt>
                <dd>
                  <PieceView piece={{ text, rich }} files={files} />
                </dd>
              </div>
            ))}
            {solution?.explanation && (
              <>
                <dt>{t('result.explanation')}</dt>
                <dd>
                  <PieceView
                    piece={{ text: solution.explanation, rich: solution.explanationRich }}
                    files={files}
                  />
                </dd>
              </>
            )}
            {mark.comment && (
              <>
                <dt>{t('result.comment')}</dt>
                <dd>{mark.comment}</dd>
              </>
            )}
          </dl>
          {!solution && (
            <Text text="sm" tone="dim">
              {t('result.hidden')}
            </Text>
          )}
          {solution?.reviewLesson && !isRight && (
            <Link
              to={`${place}?lesson=${solution.reviewLesson.id}`}
              className={`${utilities.link} ${styleClass({ display: 'flex', align: 'center', gap: 2, shrink: true })}`}
            >
              <IconPlayerPlayFilled size={14} aria-hidden="true" />
              {t(solution.reviewSec ? 'result.reviewAt' : 'result.reviewLesson', {
                title: solution.reviewLesson.title,
                time: formatClock(solution.reviewSec),
              })}
            </Link>
          )}
        </Stack>
      </Box>
    </Box>
  );
};

/** Each question with its answer. Those with wrong answers are expanded. */
export function ResultList({ rows, files, place }: Omit<RowProps, 'row'> & { rows: readonly ResultRow[] }) {
  const { t } = useTranslation('quiz');
  const [filter, setFilter] = useState<Filter>('all');
  const lists: Readonly<Record<Filter, readonly ResultRow[]>> = {
    all: rows,
    wrong: rows.filter(({ outcome }) => outcome === 'wrong' || outcome === 'part'),
    marked: rows.filter(({ answer }) => answer.isMarked),
  };
  const filters = (['all', 'wrong', 'marked'] as const).filter((each) => lists[each].length > 0);
  return (
    <Card as="section" card="flush">
      <Box display="flex" wrap align="center" justify="between" gap={3} px={6} py={5}>
        <Heading level={2} text="h3">
          {t('result.each')}
        </Heading>
        {filters.length > 1 && (
          <Box as="fieldset" display="flex" wrap gap={2} border="none">
            <legend className={utilities.hidden}>{t('result.filter')}</legend>
            {filters.map((value) => (
              <button
                key={value}
                type="button"
                className={value === filter ? utilities.chipOn : utilities.chip}
                aria-pressed={value === filter}
                onClick={() => setFilter(value)}
              >
                {t(`result.filters.${value}`, { count: lists[value].length })}
              </button>
            ))}
          </Box>
        )}
      </Box>
      <ul>
        {lists[filter].map((row) => (
          <Row key={row.question.id} row={row} files={files} place={place} />
        ))}
      </ul>
    </Card>
  );
}
