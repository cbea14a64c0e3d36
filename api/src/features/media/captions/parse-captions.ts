export interface CaptionCue {
  readonly startMs: number;
  readonly endMs: number;
  /** Plain text, lines separated by newlines. */
  readonly text: string;
  /** The text as in a WebVTT file, with bold, italic and voice tags. */
  readonly markup: string;
  /** WebVTT cue settings: position on the picture. Empty if not specified. */
  readonly settings: string;
}

/** Error in a captions file: the line, from 1, and its kind. */
export interface CaptionFault {
  readonly line: number;
  readonly fault: 'TIME' | 'ORDER' | 'EMPTY' | 'TOO_MANY' | 'TOO_LONG';
}

/** A block between two blank lines: a cue, an error, a note, or a cue without text. */
export interface CaptionBlock {
  readonly line: number;
  /** Its first line as in the file, or the line at fault. */
  readonly quote: string;
  readonly read: CaptionCue | CaptionFault | 'NOTE' | 'EMPTY';
}

export const MAX_CUES = 20_000;
/** Maximum length of a line in characters. Longer lines are rejected before any pattern runs on them. */
const MAX_LINE_LENGTH = 2000;
const LINE_END = /\r\n|\n|\r/;
const MAX_MS = 24 * 3_600_000;
const TIME = /^(?:(\d{1,2}):)?(\d{1,2}):(\d{1,2})[.,](\d{1,3})$/;
const TIMING = /^([\d:.,]+)[ \t]*-->[ \t]*([\d:.,]+)(?:[ \t]+(.*))?$/;
/** `line:0 position:20%`: only names and values that WebVTT defines. */
const SETTING = /^(?:vertical|line|position|size|align):[\w.,%-]+$/;

/**
 * Parses captions as WebVTT or SubRip (SRT), detected by the beginning of the text.
 * @returns the cues in order of time, or the first error, or undefined if the text has neither format
 */
export function parseCaptions(text: string): readonly CaptionCue[] | CaptionFault | undefined {
  const blocks = readBlocks(text);
  if (!blocks) return undefined;
  const fault = blocks.map(({ read }) => read).find(isFault);
  if (fault) return fault;
  const cues = parseCues(blocks);
  return cues.length ? cues : { line: text.split(LINE_END).length, fault: 'EMPTY' };
}

/** Parses captions block by block and reports every error. Stops at the cue beyond the limit. */
export function readBlocks(text: string): readonly CaptionBlock[] | undefined {
  const lines = text.replace(/^\uFEFF/, '').split(LINE_END);
  const isVtt = /^WEBVTT(?:[ \t]|$)/.test(lines[0]!);
  const first = lines.findIndex((line) => line.trim() !== '');
  const beginning = lines[first]?.trim().slice(0, MAX_LINE_LENGTH) ?? '';
  // Some programs omit the number of a cue
  const isSrt =
    !isVtt && (TIMING.test(beginning) || (/^\d+$/.test(beginning) && lines[first + 1]?.includes('-->')));
  if (!isVtt && !isSrt) return undefined;
  const blocks: CaptionBlock[] = [];
  let cues = 0;
  for (let at = isVtt ? 1 : first; at < lines.length; at++) {
    const from = at;
    while (at < lines.length && lines[at]!.trim() !== '') at++;
    if (at === from) continue;
    const line = from + 1;
    const read = readBlock(lines.slice(from, at), line, isVtt);
    const quote = lines[isFault(read) ? read.line - 1 : from]!.trim();
    if (isCue(read) && ++cues > MAX_CUES) {
      blocks.push({ line, quote, read: { line, fault: 'TOO_MANY' } });
      break;
    }
    blocks.push({ line, quote, read });
  }
  return blocks;
}

export const parseCues = (blocks: readonly CaptionBlock[]): readonly CaptionCue[] =>
  blocks
    .map(({ read }) => read)
    .filter(isCue)
    .sort((a, b) => a.startMs - b.startMs);

type Read = CaptionBlock['read'];
export const isCue = (read: Read): read is CaptionCue => typeof read === 'object' && 'startMs' in read;
export const isFault = (read: Read): read is CaptionFault => typeof read === 'object' && 'fault' in read;

function readBlock(block: readonly string[], line: number, isVtt: boolean): Read {
  const long = block.findIndex((each) => each.length > MAX_LINE_LENGTH);
  if (long >= 0) return { line: line + long, fault: 'TOO_LONG' };
  const at = block.findIndex((each) => each.includes('-->'));
  // In WebVTT: notes, styles, regions, or a cue identifier alone. In SRT every block must be a cue
  if (at === -1) return isVtt ? 'NOTE' : { line, fault: 'TIME' };
  const timing = TIMING.exec(block[at]!.trim());
  const [startMs, endMs] = [milliseconds(timing?.[1]), milliseconds(timing?.[2])];
  if (startMs === undefined || endMs === undefined) return { line: line + at, fault: 'TIME' };
  if (endMs <= startMs) return { line: line + at, fault: 'ORDER' };
  const markup = (isVtt ? block.slice(at + 1) : fromSrt(block.slice(at + 1))).join('\n').trim();
  const text = plainText(markup);
  if (!text) return 'EMPTY';
  const settings = isVtt
    ? (timing![3] ?? '')
        .split(/\s+/)
        .filter((each) => SETTING.test(each))
        .join(' ')
    : '';
  return { startMs, endMs, text, markup, settings };
}

function milliseconds(time: string | undefined): number | undefined {
  const match = TIME.exec(time ?? '');
  if (!match) return undefined;
  const [, hours = '0', minutes, seconds, fraction] = match;
  if (Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  const ms =
    Number(hours) * 3_600_000 +
    Number(minutes) * 60_000 +
    Number(seconds) * 1000 +
    Number(fraction!.padEnd(3, '0'));
  return ms <= MAX_MS ? ms : undefined;
}

/** Bold, italic and underline are the same in both formats. Other markup in SRT is dropped. */
const fromSrt = (lines: readonly string[]): string[] =>
  lines.map((line) =>
    line
      .replace(/\{\\[^{}]*\}/g, '')
      .replace(/<\/?(?![biu]>)[a-z][^<>]*>/gi, '')
      .replace(/&(?!(?:amp|lt|gt|nbsp|lrm|rlm);)/g, '&amp;')
      .replace(/<(?!\/?[biu]>)/gi, '&lt;'),
  );

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  lrm: '',
  rlm: '',
};
const plainText = (markup: string): string =>
  markup
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|nbsp|lrm|rlm);/g, (_, name: string) => ENTITIES[name]!)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\p{Cc}/gu, (each) => (each === '\n' ? each : ''))
    .trim();

/** Writes the cues as a WebVTT file. It contains only the parsed times, positions and texts of the original. */
export const writeVtt = (cues: readonly CaptionCue[]): string =>
  `WEBVTT\n\n${cues
    .map(({ startMs, endMs, settings, markup }) =>
      `${clock(startMs)} --> ${clock(endMs)} ${settings}`.trimEnd().concat('\n', inOneBlock(markup), '\n'),
    )
    .join('\n')}`;

/** An arrow in a text would begin a new cue. */
const inOneBlock = (markup: string): string => markup.replaceAll('-->', '--&gt;').replace(/\n{2,}/g, '\n');

const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
const clock = (ms: number): string =>
  `${two(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${two((ms / 1000) % 60)}.${String(ms % 1000).padStart(3, '0')}`;
