/** One line of captions, with its time in milliseconds. */
export interface CaptionCue {
  readonly startMs: number;
  readonly endMs: number;
  /** What is read: plain text, lines parted by a newline. */
  readonly text: string;
  /** The same as a WebVTT file has it, with its bold, italic and voices. */
  readonly markup: string;
  /** Where on the picture it stands, as WebVTT says it; empty where it does not. */
  readonly settings: string;
}

/** Where a file is no captions: the line, counted from 1, and what is wrong with it. */
export interface CaptionFault {
  readonly line: number;
  readonly fault: 'TIME' | 'ORDER' | 'EMPTY' | 'TOO_MANY' | 'TOO_LONG';
}

/** What stands between two blank lines, from its first line on: a cue, a fault, or what says nothing to a viewer. */
export interface CaptionBlock {
  /** Counted from 1. */
  readonly line: number;
  /** How it begins, as it was written. */
  readonly said: string;
  readonly read: CaptionCue | CaptionFault | 'NOTE' | 'SILENT';
}

/** More than anyone can read in a day. */
export const MOST_CUES = 20_000;
/** Characters of a line: what no screen shows is no caption, and patterns need not look at it. */
const LONGEST_LINE = 2000;
const LINE_END = /\r\n|\n|\r/;
const LONGEST_MS = 24 * 3_600_000;
const TIME = /^(?:(\d{1,2}):)?(\d{1,2}):(\d{1,2})[.,](\d{1,3})$/;
const TIMING = /^([\d:.,]+)[ \t]*-->[ \t]*([\d:.,]+)(?:[ \t]+(.*))?$/;
/** `line:0 position:20%`: names and values that WebVTT knows, and nothing else. */
const SETTING = /^(?:vertical|line|position|size|align):[\w.,%-]+$/;

/**
 * Captions as WebVTT or SubRip (SRT), told apart by how the text begins.
 * @returns their cues in the order of time; where and why they are none; undefined for a text of neither kind
 */
export function parseCaptions(text: string): readonly CaptionCue[] | CaptionFault | undefined {
  const blocks = readBlocks(text);
  if (!blocks) return undefined;
  const fault = blocks.map(({ read }) => read).find(isFault);
  if (fault) return fault;
  const cues = cuesOf(blocks);
  return cues.length ? cues : { line: text.split(LINE_END).length, fault: 'EMPTY' };
}

/** The same block by block, with each fault; it ends where there are too many. */
export function readBlocks(text: string): readonly CaptionBlock[] | undefined {
  const lines = text.replace(/^\uFEFF/, '').split(LINE_END);
  const isVtt = /^WEBVTT(?:[ \t]|$)/.test(lines[0]!);
  const first = lines.findIndex((line) => line.trim() !== '');
  const beginning = lines[first]?.trim().slice(0, LONGEST_LINE) ?? '';
  // Some programs leave out the number of a cue
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
    const said = lines[isFault(read) ? read.line - 1 : from]!.trim();
    if (isCue(read) && ++cues > MOST_CUES) {
      blocks.push({ line, said, read: { line, fault: 'TOO_MANY' } });
      break;
    }
    blocks.push({ line, said, read });
  }
  return blocks;
}

/** What is read of a file, in the order of time. */
export const cuesOf = (blocks: readonly CaptionBlock[]): readonly CaptionCue[] =>
  blocks
    .map(({ read }) => read)
    .filter(isCue)
    .sort((a, b) => a.startMs - b.startMs);

type Read = CaptionBlock['read'];
export const isCue = (read: Read): read is CaptionCue => typeof read === 'object' && 'startMs' in read;
export const isFault = (read: Read): read is CaptionFault => typeof read === 'object' && 'fault' in read;

/** What lies between two blank lines; `line` is the number of its first. */
function readBlock(block: readonly string[], line: number, isVtt: boolean): Read {
  const long = block.findIndex((each) => each.length > LONGEST_LINE);
  if (long >= 0) return { line: line + long, fault: 'TOO_LONG' };
  const at = block.findIndex((each) => each.includes('-->'));
  // Notes, styles and regions of WebVTT; a stray name of a cue says nothing. In SRT each block is a cue
  if (at === -1) return isVtt ? 'NOTE' : { line, fault: 'TIME' };
  const timing = TIMING.exec(block[at]!.trim());
  const [startMs, endMs] = [milliseconds(timing?.[1]), milliseconds(timing?.[2])];
  if (startMs === undefined || endMs === undefined) return { line: line + at, fault: 'TIME' };
  if (endMs <= startMs) return { line: line + at, fault: 'ORDER' };
  const markup = (isVtt ? block.slice(at + 1) : fromSrt(block.slice(at + 1))).join('\n').trim();
  const text = plainText(markup);
  if (!text) return 'SILENT';
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
  return ms <= LONGEST_MS ? ms : undefined;
}

/** Bold, italic and underlined are the same in both; what else programs put into SRT is dropped. */
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

/** The cues as a WebVTT file: nothing of what was sent is in it but their times, places and texts. */
export const writeVtt = (cues: readonly CaptionCue[]): string =>
  `WEBVTT\n\n${cues
    .map(({ startMs, endMs, settings, markup }) =>
      `${clock(startMs)} --> ${clock(endMs)} ${settings}`.trimEnd().concat('\n', inOneBlock(markup), '\n'),
    )
    .join('\n')}`;

/** An arrow in a text would begin a cue of its own. */
const inOneBlock = (markup: string): string => markup.replaceAll('-->', '--&gt;').replace(/\n{2,}/g, '\n');

const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
const clock = (ms: number): string =>
  `${two(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${two((ms / 1000) % 60)}.${String(ms % 1000).padStart(3, '0')}`;
