import { IconCheck, IconClock, IconPlayerPlayFilled, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { formatClock } from '../../ui/format.ts';
import kit from '../../ui/kit.module.css';
import { RichTextView } from '../../ui/rich-text-view.tsx';
import { QuestionSound } from './question-sound.tsx';
import type { QuizAttemptFieldsFragment } from './quiz.gen.ts';
import classes from './result-list.module.css';
import { bodyOf, inWords, isTitleRepeated, type Outcome, type ResultRow, titleOf } from './result-model.ts';

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
  pictures: QuizAttemptFieldsFragment['pictures'];
  /** URL of the course in the player. */
  place: string;
}

const Row = ({ row, pictures, place }: RowProps) => {
  const { t } = useTranslation('quiz');
  const { question, answer, mark, outcome, solution } = row;
  const words = {
    isTrue: t('question.true'),
    isFalse: t('question.false'),
    none: t('result.noAnswer'),
  };
  const given = inWords(question, answer, words);
  const body = bodyOf(question.prompt);
  const Icon = ICONS[outcome];
  const points = t('result.points', { earned: String(mark.earned).replace('.', ','), points: mark.points });
  const feedback = solution?.feedback.filter(({ choiceId }) => answer.choiceIds.includes(choiceId)) ?? [];
  const isRight = outcome === 'right';
  return (
    <li className={classes.row}>
      <span className={classes.icon} data-outcome={outcome}>
        <Icon size={16} aria-hidden="true" />
        <span className={kit.hidden}>{t(`result.outcome.${outcome}`)}</span>
      </span>
      <details className={classes.details} open={!isRight}>
        <summary>
          <span className={classes.name}>
            {question.number}.{' '}
            <span data-repeated={isTitleRepeated(question.prompt) || undefined}>
              {titleOf(question.prompt) || t('result.pictureOnly')}
            </span>
          </span>
          <span className={classes.points}>{outcome === 'waiting' ? t('result.toMark') : points}</span>
          <span className={classes.given}>{t('result.given', { answer: given })}</span>
        </summary>
        <div className={classes.more}>
          {body && <RichTextView doc={body} pictures={pictures} />}
          {question.soundUrl && <QuestionSound url={question.soundUrl} label={t('question.sound')} />}
          <dl className={classes.box}>
            <dt>{t('result.chosen')}</dt>
            <dd data-tone={tones[outcome]}>{given}</dd>
            {solution && question.kind !== 'OPEN' && (
              <>
                <dt>{t('result.rightAnswer')}</dt>
                <dd data-tone="ok">{inWords(question, solution, words)}</dd>
              </>
            )}
            {feedback.map(({ choiceId, text }) => (
              <div key={choiceId} className={classes.pair}>
                <dt>{t('result.feedback')}</dt>
                <dd>{text}</dd>
              </div>
            ))}
            {solution?.explanation && (
              <>
                <dt>{t('result.explanation')}</dt>
                <dd>{solution.explanation}</dd>
              </>
            )}
            {mark.comment && (
              <>
                <dt>{t('result.comment')}</dt>
                <dd>{mark.comment}</dd>
              </>
            )}
          </dl>
          {!solution && <p className={`${kit.small} ${kit.dim}`}>{t('result.hidden')}</p>}
          {solution?.reviewLesson && !isRight && (
            <Link to={`${place}?lesson=${solution.reviewLesson.id}`} className={`${kit.link} ${kit.row}`}>
              <IconPlayerPlayFilled size={14} aria-hidden="true" />
              {t(solution.reviewSec ? 'result.reviewAt' : 'result.reviewLesson', {
                title: solution.reviewLesson.title,
                time: formatClock(solution.reviewSec),
              })}
            </Link>
          )}
        </div>
      </details>
    </li>
  );
};

/** Each question with its answer. Those with wrong answers are expanded. */
export function ResultList({
  rows,
  pictures,
  place,
}: Omit<RowProps, 'row'> & { rows: readonly ResultRow[] }) {
  const { t } = useTranslation('quiz');
  const [filter, setFilter] = useState<Filter>('all');
  const lists: Readonly<Record<Filter, readonly ResultRow[]>> = {
    all: rows,
    wrong: rows.filter(({ outcome }) => outcome === 'wrong' || outcome === 'part'),
    marked: rows.filter(({ answer }) => answer.isMarked),
  };
  const filters = (['all', 'wrong', 'marked'] as const).filter((each) => lists[each].length > 0);
  return (
    <section className={kit.cardFlush}>
      <div className={classes.head}>
        <h2 className={classes.title}>{t('result.each')}</h2>
        {filters.length > 1 && (
          <fieldset className={classes.filters}>
            <legend className={kit.hidden}>{t('result.filter')}</legend>
            {filters.map((value) => (
              <button
                key={value}
                type="button"
                className={value === filter ? kit.chipOn : kit.chip}
                aria-pressed={value === filter}
                onClick={() => setFilter(value)}
              >
                {t(`result.filters.${value}`, { count: lists[value].length })}
              </button>
            ))}
          </fieldset>
        )}
      </div>
      <ul className={classes.list}>
        {lists[filter].map((row) => (
          <Row key={row.question.id} row={row} pictures={pictures} place={place} />
        ))}
      </ul>
    </section>
  );
}
