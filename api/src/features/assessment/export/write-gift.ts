import { plainText, type RichTextDocument } from '../../courses/index.ts';
import { getNumbers } from '../grading/texts.ts';
import type { Question } from '../question.entity.ts';
import { type Blank, GAP } from '../question-body.ts';
import { formHtml, isPlain, toHtml } from './html.ts';

/** A text with its rich form. */
interface Formed {
  readonly text: string;
  readonly rich?: RichTextDocument | undefined;
}

const escapeSigns = (text: string): string =>
  text.replaceAll(/[~=#{}:\\]/g, '\\$&').replaceAll(/\r?\n/g, '\\n');

/** GIFT has no files, so their descriptions replace them. */
const noFile = (): undefined => undefined;

/** Answers have the format of the question unless they name another one. */
const toText = ({ text, rich }: Formed, isHtml: boolean): string =>
  rich
    ? `[html]${escapeSigns(formHtml(text, rich, noFile))}`
    : `${isHtml ? '[plain]' : ''}${escapeSigns(text)}`;

const linesOf = ({ content = [] }: RichTextDocument): string => content.map(plainText).join('\n');

const weight = (share: number): string => `%${Number(share.toFixed(5))}%`;

const toBlank = (blank: Blank): string => {
  const { accepted, tolerance } = blank;
  if (tolerance === null) return accepted.map((text) => `=${escapeSigns(text)}`).join(' ');
  const numbers = getNumbers(blank);
  const [first, ...others] = numbers.map((value) => `${value}:${tolerance}`);
  return others.length ? `#${numbers.map((value) => `=${value}:${tolerance}`).join(' ')}` : `#${first}`;
};

/** The text in braces; undefined if GIFT has no such kind of question. */
function toAnswers({ kind, body }: Question, isHtml: boolean): string | undefined {
  const text = (formed: Formed) => toText(formed, isHtml);
  const right = body.choices.filter(({ isRight }) => isRight).length;
  switch (kind) {
    case 'SINGLE':
    case 'MULTIPLE':
      return body.choices
        .map((choice) => {
          const share = 100 / right;
          const sign =
            kind === 'SINGLE' ? (choice.isRight ? '=' : '~') : `~${weight(choice.isRight ? share : -share)}`;
          const feedback = choice.feedback
            ? `#${text({ text: choice.feedback, rich: choice.feedbackRich })}`
            : '';
          return `${sign}${text(choice)}${feedback}`;
        })
        .join(' ');
    case 'TRUE_FALSE':
      return body.isTrue ? 'T' : 'F';
    case 'SHORT':
    case 'BLANK':
      return body.blanks.length === 1 ? toBlank(body.blanks[0]!) : undefined;
    case 'MATCHING':
      return [
        ...body.pairs.map(
          ({ left, leftRich, right: partner, rightRich }) =>
            `=${text({ text: left, rich: leftRich })} -> ${text({ text: partner, rich: rightRich })}`,
        ),
        ...body.extras.map((extra) => `= -> ${text(extra)}`),
      ].join(' ');
    case 'OPEN':
      return '';
    case 'ORDERING':
      return undefined;
  }
}

/** A question as a block; a comment if GIFT cannot express it. */
function toBlock(question: Question): string {
  const { prompt, body, explanation, kind } = question;
  const isHtml = kind !== 'BLANK' && !isPlain(prompt);
  const answers = toAnswers(question, isHtml);
  const words = plainText(prompt).replaceAll(/\s+/g, ' ');
  if (answers === undefined) return `// ${kind}: ${words}`;
  const reason = explanation
    ? ` ####${toText({ text: explanation, rich: body.explanationRich }, isHtml)}`
    : '';
  if (kind === 'BLANK') {
    const [before = '', after = ''] = body.gapText!.split(GAP);
    return `::${escapeSigns(words)}::${escapeSigns(before)}{${answers}${reason}}${escapeSigns(after)}`;
  }
  return `${isHtml ? `[html]${escapeSigns(toHtml(prompt, noFile))}` : escapeSigns(linesOf(prompt))}{${answers}${reason}}`;
}

/** Questions in the GIFT format. */
export function writeGift(questions: readonly Question[]): string {
  const blocks: string[] = [];
  let topic: string | null = null;
  for (const question of questions) {
    const own = question.topic ?? null;
    if (own && own !== topic) blocks.push(`$CATEGORY: ${own.replaceAll('/', '//')}`);
    topic = own ?? topic;
    blocks.push(toBlock(question));
  }
  return `${blocks.join('\n\n')}\n`;
}
