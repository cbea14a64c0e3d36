/** A letter without accents, in lower case: đ becomes d. The length stays one character. */
export const foldLetter = (letter: string): string => {
  const base = letter.normalize('NFD')[0]!.toLowerCase();
  return base === 'đ' ? 'd' : (base[0] ?? letter);
};

/** An NFC text without accents. It keeps its length, so that positions are valid in both. */
export const fold = (text: string): string =>
  Array.from({ length: text.length }, (_, i) => foldLetter(text[i]!)).join('');

export const hasAccents = (text: string): boolean => fold(text) !== text.toLowerCase();

/**
 * True if a typed word matches: with all of its accents, with some, or with none. Other accents make another word:
 * "các" is not "cặc".
 */
const isTyped = (typed: string, word: string): boolean =>
  typed.length === word.length &&
  [...typed].every((letter, i) => letter === word[i] || letter === foldLetter(word[i]!));

type Rated = readonly (readonly [word: string, confidence: number])[];

const rate = (confidence: number, words: readonly string[]) =>
  words.map((word) => [word, confidence] as const);

/** Insults with their confidence. Words in ACCENTED are harmless without their accents. */
const ALWAYS: Rated = [
  ...rate(0.95, ['địt', 'địt mẹ', 'đụ má', 'đụ mẹ', 'đù má', 'vãi lồn', 'vãi lìn', 'mặt lồn', 'đĩ mẹ']),
  ...rate(0.9, ['vcl', 'vkl', 'clm', 'cmm', 'clgt', 'cmnr', 'fuck', 'fucking', 'asshole', 'bitch']),
  ...rate(0.85, [
    ...['ngu', 'dốt', 'đần'].flatMap((what) =>
      ['bò', 'lợn', 'heo', 'chó', 'trâu'].map((beast) => `${what} như ${beast}`),
    ),
    'đồ ngu',
    'thằng ngu',
    'ngu xuẩn',
    'ngu dốt',
    'khốn nạn',
    'đồ khốn',
    'chó chết',
    'chó má',
    'cút xéo',
    'câm mồm',
    'im mồm',
    'óc lợn',
    'não phẳng',
    'óc chó',
    'đồ vô học',
    'thằng vô học',
    'bọn vô học',
    'đồ rác rưởi',
    'đồ súc vật',
    'lũ súc vật',
    'đồ mất dạy',
    'bọn lừa đảo',
    'đồ lừa đảo',
  ]),
  ...rate(0.6, ['idiot', 'moron', 'đồ điên', 'cút đi']),
];
const ACCENTED: Rated = [
  ...rate(0.95, ['lồn', 'cặc', 'buồi', 'đm', 'đcm', 'con đĩ']),
  ...rate(0.7, ['ngu quá', 'ngu thế', 'ngu vãi', 'mất dạy']),
];

/** After these words "óc chó" means a walnut. */
const NUTS = /(?:hat|qua|dau|sua|cay|nhan|banh|bo) $/;
const LONGEST_NUT = 'banh '.length;
const LEET: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', '@': 'a', $: 's' };

interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** "đ1tttt" becomes "đit": digits among letters are read as letters, and repeated letters are reduced to one. */
const plain = (word: string): string =>
  (/\p{L}/u.test(word) ? word.replace(/[01345@$]/g, (sign) => LEET[sign]!) : word)
    .toLowerCase()
    .replace(/(.)\1{2,}/gu, '$1');

const tokenize = (text: string): Token[] =>
  [...text.matchAll(/[\p{L}\p{N}@$]+/gu)].map(({ 0: word, index }) => ({
    text: plain(word),
    start: index,
    end: index + word.length,
  }));

/** The same tokens, with separated letters joined to one word: "đ.ị.t", "v c l". */
function joinTokens(text: string, tokens: readonly Token[]): Token[] {
  const words: Token[] = [];
  for (const token of tokens) {
    const last = words.at(-1);
    const between = last ? text.slice(last.end, token.start) : undefined;
    const isApart =
      last !== undefined &&
      last.text.length < MAX_SPELT_LENGTH &&
      (/^[._*-]$/.test(between ?? '') ||
        (/^[ .]{1,3}$/.test(between ?? '') && [...token.text].length === 1 && isSpelt(text, last)));
    if (last && isApart)
      words[words.length - 1] = { text: plain(last.text + token.text), start: last.start, end: token.end };
    else words.push(token);
  }
  return words;
}

/** Max length of a spelled-out text. Nobody spells out more than a few words. */
const MAX_SPELT_LENGTH = 24;

/** True if the text consists of separated letters only. */
const isSpelt = (text: string, { start, end }: Token) => !/[\p{L}\p{N}]{2}/u.test(text.slice(start, end));

/**
 * The positions of insults in a text. Words may be written without accents, with digits for letters, or letter by
 * letter.
 */
export function insultsIn(text: string): { start: number; end: number; confidence: number }[] {
  const tokens = tokenize(text);
  const found: { start: number; end: number; confidence: number }[] = [];
  for (const list of [tokens, joinTokens(text, tokens)])
    for (let from = 0; from < list.length; from++) {
      let typed = '';
      for (let to = from; to < Math.min(list.length, from + 4); to++) {
        typed += list[to]!.text;
        const confidence = getConfidence(typed);
        const { start } = list[from]!;
        if (
          !confidence ||
          (fold(typed) === 'occho' && NUTS.test(fold(text.slice(Math.max(0, start - LONGEST_NUT), start))))
        )
          continue;
        found.push({ start, end: list[to]!.end, confidence });
      }
    }
  return found;
}

const compact = (list: Rated): Rated =>
  list.map(([word, confidence]) => [word.replaceAll(' ', ''), confidence]);
const always = compact(ALWAYS);
const accented = compact(ACCENTED);

const getConfidence = (typed: string): number =>
  always.find(([word]) => isTyped(typed, word))?.[1] ?? accented.find(([word]) => typed === word)?.[1] ?? 0;
