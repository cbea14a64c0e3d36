import { randomBytes } from 'node:crypto';
import { badInput } from '../../platform/errors/errors.ts';
import type { FaultMessage } from '../../platform/errors/field-faults.ts';
import { parseNumbers } from './grading/texts.ts';
import { gapsIn } from './paper.ts';
import { QuestionKind } from './question.enums.ts';
import type { QuestionBodyInput } from './question.input.ts';
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

const toChoices = ({ choices }: QuestionBodyInput, old: QuestionBody, keysOnChoices: boolean) => {
  // Choices keep their IDs through edits, so that statistics about them continue
  const known = new Set(old.choices.map(({ id }) => id));
  return choices.map(({ choiceId: id, text, isRight, feedback }) => {
    const own = id && known.delete(id) ? id : newId();
    return {
      id: own,
      text: trim(text) ?? '',
      isRight: keysOnChoices && isRight,
      feedback: keysOnChoices ? trim(feedback) : null,
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
    return { id: leftId(left), left, matchId: rightId(right), right };
  });
  const extras = input.extras.map((each) => each.trim());
  return { pairs, extras: extras.map((text) => ({ id: rightId(text), text })) };
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
