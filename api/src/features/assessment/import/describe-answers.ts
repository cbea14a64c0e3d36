import type { Context } from '../../../graphql/context.ts';
import { translate } from '../../../platform/i18n/messages/index.ts';
import type { QuestionBody } from '../question-body.ts';
import type { ImportedAnswer } from './import.types.ts';

/** The answers of a question with its key, as texts for a preview. */
export function describeAnswers(
  { locale }: Context,
  body: QuestionBody,
  isOrdered: boolean,
): ImportedAnswer[] {
  const { choices, isTrue, blanks, pairs, extras } = body;
  const right = (text: string): ImportedAnswer => ({ text, isRight: true });
  return [
    ...choices.map(({ text, isRight }) => ({ text, isRight: isOrdered || isRight })),
    ...(isTrue === null
      ? []
      : [right(translate(locale, isTrue ? 'assessment.isTrue' : 'assessment.isFalse'))]),
    ...blanks.map(({ accepted, tolerance }) =>
      right(accepted.join('; ') + (tolerance ? ` ± ${tolerance}` : '')),
    ),
    ...pairs.map(({ left, right: partner }) => right(`${left} → ${partner}`)),
    ...extras.map(({ text }) => ({ text, isRight: false })),
  ];
}
