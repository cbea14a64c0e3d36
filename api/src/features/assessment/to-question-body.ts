import { randomBytes } from 'node:crypto';
import { badInput } from '../../platform/errors/errors.ts';
import type { FaultMessage } from '../../platform/errors/field-faults.ts';
import { cleanRichText, hasContent, type RichTextDocument } from '../courses/index.ts';
import { parseNumbers } from './grading/texts.ts';
import { gapsIn } from './paper.ts';
import { QuestionKind } from './question.enums.ts';
import { MAX_RICH_LENGTH, type QuestionBodyInput } from './question.input.ts';
import type { Blank, QuestionBody } from './question-body.ts';

const EMPTY: QuestionBody = {
  choices: [],
  isTrue: null,
  gapText: null,
  blanks: [],
  pairs: [],
  extras: [],
  guidance: null,
};

/** Random, so that neither a sequence nor a timestamp in it reveals the right answer. */
const newId = (): string => randomBytes(6).toString('hex');

interface Kind {
  readonly toBody: (input: QuestionBodyInput, old: QuestionBody) => Partial<QuestionBody>;
  readonly fault: (body: QuestionBody) => [field: keyof QuestionBody, message: FaultMessage] | undefined;
}

const trim = (text: string | null | undefined): string | null => text?.trim().normalize('NFC') || null;

/**
 * The rich form of a text as it is stored: an empty one is none.
 * @throws BAD_INPUT for a form that is not allowed, or without a text
 */
export function toRich<K extends string>(
  name: K,
  rich: unknown,
  text: string | null | undefined,
  field: string,
): { [N in K]?: RichTextDocument } {
  if (rich == null) return {};
  const doc = cleanRichText(rich, { allowsSounds: true });
  if (!doc || JSON.stringify(doc).length > MAX_RICH_LENGTH) throw badInput(field, 'validation.richText');
  if (!hasContent(doc)) return {};
  if (!text) throw badInput(field, 'assessment.plainMissing');
  return { [name]: doc } as { [N in K]?: RichTextDocument };
}

const toChoices = ({ choices }: QuestionBodyInput, old: QuestionBody, keysOnChoices: boolean) => {
  // Choices keep their IDs through edits, so that statistics about them continue
  const known = new Set(old.choices.map(({ id }) => id));
  const field = 'content.body.choices';
  return choices.map(({ choiceId: id, isRight, ...given }) => {
    const own = id && known.delete(id) ? id : newId();
    const [text, feedback] = [trim(given.text) ?? '', keysOnChoices ? trim(given.feedback) : null];
    return {
      id: own,
      text,
      ...toRich('rich', given.rich, text, field),
      isRight: keysOnChoices && isRight,
      feedback,
      ...(keysOnChoices && toRich('feedbackRich', given.feedbackRich, feedback, field)),
    };
  });
};

const toBlanks = ({ blanks }: QuestionBodyInput): Blank[] =>
  blanks.map(({ accepted, tolerance }) => ({
    accepted: accepted.map((text) => trim(text) ?? '').filter(Boolean),
    tolerance: tolerance ?? null,
  }));

const blankFault = ({ blanks }: QuestionBody): ['blanks', FaultMessage] | undefined => {
  if (blanks.some(({ accepted }) => !accepted.length)) return ['blanks', 'assessment.accepted'];
  const isCompared = ({ accepted, tolerance }: Blank) =>
    tolerance === null || accepted.some((text) => parseNumbers(text).length > 0);
  return blanks.every(isCompared) ? undefined : ['blanks', 'assessment.numbers'];
};

const tooFewChoices: Kind['fault'] = ({ choices }) =>
  choices.length < 2 || choices.some(({ text }) => !text) ? ['choices', 'assessment.twoChoices'] : undefined;

const choiceKind = (rightFault: (right: number) => FaultMessage | undefined): Kind => ({
  toBody: (input, old) => ({ choices: toChoices(input, old, true) }),
  fault: (body) => {
    const message = rightFault(body.choices.filter(({ isRight }) => isRight).length);
    return tooFewChoices(body) ?? (message && ['choices', message]);
  },
});

/** All kinds. The type check fails if a value of QuestionKind is missing. */
const kinds: Readonly<Record<QuestionKind, Kind>> = {
  [QuestionKind.SINGLE]: choiceKind((right) => (right === 1 ? undefined : 'assessment.oneRight')),
  [QuestionKind.MULTIPLE]: choiceKind((right) => (right > 0 ? undefined : 'assessment.someRight')),
  [QuestionKind.TRUE_FALSE]: {
    toBody: ({ isTrue }) => ({ isTrue: isTrue ?? null }),
    fault: ({ isTrue }) => (isTrue === null ? ['isTrue', 'assessment.trueOrFalse'] : undefined),
  },
  [QuestionKind.BLANK]: {
    toBody: (input) => ({ gapText: trim(input.gapText), blanks: toBlanks(input) }),
    fault: (body) => {
      const gaps = gapsIn(body.gapText ?? '');
      return gaps && gaps === body.blanks.length ? blankFault(body) : ['gapText', 'assessment.gaps'];
    },
  },
  [QuestionKind.SHORT]: {
    toBody: (input) => ({ blanks: toBlanks(input).slice(0, 1) }),
    fault: (body) => (body.blanks.length ? blankFault(body) : ['blanks', 'assessment.accepted']),
  },
  [QuestionKind.ORDERING]: {
    toBody: (input, old) => ({ choices: toChoices(input, old, false) }),
    fault: tooFewChoices,
  },
  [QuestionKind.MATCHING]: {
    toBody: toMatching,
    fault: ({ pairs }) =>
      pairs.length < 2 || pairs.some(({ left, right }) => !left || !right)
        ? ['pairs', 'assessment.pairs']
        : undefined,
  },
  [QuestionKind.OPEN]: {
    toBody: ({ guidance }) => ({ guidance: trim(guidance) }),
    fault: () => undefined,
  },
};

/** Assigns each text the ID that it had before, each ID once. A new text gets a new ID. */
function idAssigner(known: readonly (readonly [text: string, id: string])[]): (text: string) => string {
  const unused = [...known];
  return (text) => {
    const at = unused.findIndex(([each]) => each === text);
    return at < 0 ? newId() : unused.splice(at, 1)[0]![1];
  };
}

/**
 * Both sides of a pair keep their IDs by their texts, so that earlier matches of students can be graded against a
 * corrected pair.
 */
function toMatching(input: QuestionBodyInput, old: QuestionBody): Pick<QuestionBody, 'pairs' | 'extras'> {
  const leftId = idAssigner(old.pairs.map(({ left, id }) => [left, id]));
  const rightId = idAssigner([
    ...old.pairs.map(({ right, matchId }) => [right, matchId] as const),
    ...old.extras.map(({ text, id }) => [text, id] as const),
  ]);
  const pairs = input.pairs.map((pair) => {
    const [left, right] = [pair.left.trim(), pair.right.trim()];
    return {
      ...{ id: leftId(left), left, ...toRich('leftRich', pair.leftRich, left, 'content.body.pairs') },
      ...{ matchId: rightId(right), right },
      ...toRich('rightRich', pair.rightRich, right, 'content.body.pairs'),
    };
  });
  const extras = input.extraItems ?? input.extras.map((text) => ({ text, rich: null }));
  return {
    pairs,
    extras: extras.map(({ text: given, rich }) => {
      const text = given.trim();
      return { id: rightId(text), text, ...toRich('rich', rich, text, 'content.body.extraItems') };
    }),
  };
}

/** @throws BAD_INPUT for the first fault */
export function toQuestionBody(
  kind: QuestionKind,
  input: QuestionBodyInput,
  old: QuestionBody = EMPTY,
): QuestionBody {
  const { toBody, fault } = kinds[kind];
  const body = { ...EMPTY, ...toBody(input, old) };
  const found = fault(body);
  if (found) throw badInput(`content.body.${found[0]}`, found[1]);
  return body;
}
