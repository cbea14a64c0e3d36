import { freshOnArrival } from '../../../apollo/fetch-policies.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import kit from '../../../ui/kit.module.css';
import { Meter } from '../../../ui/meter.tsx';
import { type BankQuestionFragment, useChoiceCountsQuery } from './quiz-editor.gen.ts';

interface ChoiceCountsProps {
  quizId: string;
  question: BankQuestionFragment;
  attempts: number;
}

/** The number of students who selected each choice, which shows ineffective distractors. */
export function ChoiceCounts({ quizId, question, attempts }: ChoiceCountsProps) {
  const { t } = useTranslation('quizBuilder');
  const { kind, choices, isTrue } = question;
  const isChosen = kind === 'SINGLE' || kind === 'MULTIPLE' || kind === 'TRUE_FALSE';
  const counts = useChoiceCountsQuery({
    variables: { quizId, questionId: question.id },
    skip: !isChosen,
    ...freshOnArrival,
  }).data?.choiceCounts;
  if (!isChosen || !counts || attempts === 0) return null;
  const shown =
    kind === 'TRUE_FALSE'
      ? [true, false].map((value) => ({
          id: String(value),
          text: t(value ? 'body.true' : 'body.false'),
          isRight: value === isTrue,
        }))
      : choices;
  return (
    <div className={kit.stackTight}>
      <h3 className={kit.small}>{t('figures.choices')}</h3>
      <ul className={`${kit.bare} ${kit.stackTight}`}>
        {shown.map(({ id, text, isRight }) => {
          const count = counts.find(({ choiceId }) => choiceId === id)?.count ?? 0;
          return (
            <li key={id}>
              <p className={kit.between}>
                <span>
                  {text}
                  {isRight && <span className={kit.dim}> · {t('figures.rightChoice')}</span>}
                </span>
                <b className={kit.strong}>{count}</b>
              </p>
              <Meter percent={(100 * count) / attempts} label={text} thin />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
