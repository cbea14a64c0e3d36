import { describe, expect, test } from 'vitest';
import { LINEAR, measureGrowth } from '../../../testing/growth.ts';
import { parseCaptions, writeVtt } from './parse-captions.ts';

const VTT = `WEBVTT - bài một

STYLE
::cue { background: url(https://example.com/x) }

NOTE một ghi chú

mở đầu
00:01.000 --> 00:02.500 align:start position:10% onclick:x
<v Thảo>Xin <b>chào</b> &amp; mừng</v>

2
01:00:03.000 --> 01:00:04.000
Hai dòng
và một dòng`;
const SRT = `\uFEFF1\r
00:00:01,500 --> 00:00:02,750\r
{\\an8}<font color="red">Phở</font> < bún & <i>miến</i>\r
\r
2\r
00:00:00,100 --> 00:00:01,000\r
Câu đầu --> câu sau\r
`;

describe('captions', () => {
  test('in WebVTT keep times, positions and texts, without styles and notes', () => {
    expect(parseCaptions(VTT)).toEqual([
      {
        startMs: 1000,
        endMs: 2500,
        text: 'Xin chào & mừng',
        markup: '<v Thảo>Xin <b>chào</b> &amp; mừng</v>',
        settings: 'align:start position:10%',
      },
      {
        startMs: 3_603_000,
        endMs: 3_604_000,
        text: 'Hai dòng\nvà một dòng',
        markup: 'Hai dòng\nvà một dòng',
        settings: '',
      },
    ]);
  });

  test('may omit spaces around the arrow and, in SRT, the number', () => {
    const cue = { startMs: 1000, endMs: 2000, text: 'Chào', markup: 'Chào', settings: '' };
    expect(parseCaptions('WEBVTT\n\n00:01.000-->00:02.000\nChào')).toEqual([cue]);
    expect(parseCaptions('\n00:00:01,000 --> 00:00:02,000\nChào\n')).toEqual([cue]);
    expect(parseCaptions('một --> hai\nChào')).toBeUndefined();
  });

  test('with overlong lines are rejected in linear time, with the line', () => {
    for (const sign of ['<', '{\\', '<a'])
      expect(parseCaptions(`1\n00:00:01,000 --> 00:00:02,000\n${sign.repeat(300_000)}`)).toEqual({
        line: 3,
        fault: 'TOO_LONG',
      });
    // The limit applies to a line and not to all lines together
    const many = (lines: number) =>
      parseCaptions(`1\n00:00:01,000 --> 00:00:02,000\n${`${'<a'.repeat(900)}\n`.repeat(lines)}`);
    expect(measureGrowth(many, 50)).toBeLessThan(LINEAR);
  });

  test('in SRT become equal WebVTT, sorted by time', () => {
    const cues = parseCaptions(SRT.replace('Câu đầu --> câu sau', 'Câu đầu'));
    if (!cues || 'fault' in cues) throw new Error('not read');
    expect(cues.map(({ text }) => text)).toEqual(['Câu đầu', 'Phở < bún & miến']);
    const written = writeVtt(cues);
    expect(written).toBe(
      'WEBVTT\n\n00:00:00.100 --> 00:00:01.000\nCâu đầu\n\n00:00:01.500 --> 00:00:02.750\nPhở &lt; bún &amp; <i>miến</i>\n',
    );
    expect(parseCaptions(written)).toEqual(cues);
  });

  test.each([
    ['WEBVTT\n\n00:01.000 -> 00:02.000\nA\n\n00:01.000 --> giây hai\nB', { line: 6, fault: 'TIME' }],
    ['WEBVTT\n\n00:61.000 --> 00:62.000\nA', { line: 3, fault: 'TIME' }],
    ['WEBVTT\n\n00:02.000 --> 00:01.000\nA', { line: 3, fault: 'ORDER' }],
    ['1\n00:00:01,000 --> 00:00:02,000\nA\n\n2\nkhông có giờ', { line: 5, fault: 'TIME' }],
    ['WEBVTT\n\nNOTE chỉ có ghi chú', { line: 3, fault: 'EMPTY' }],
    ['WEBVTT\n\n', { line: 3, fault: 'EMPTY' }],
  ])('%j is rejected with its line', (text, fault) => {
    expect(parseCaptions(text)).toEqual(fault);
  });

  test.each(['', 'một bài văn', '{"cues": []}', '<tt></tt>', 'WEBVTTX\n\n00:01.000 --> 00:02.000\nA'])(
    '%j is none',
    (text) => expect(parseCaptions(text)).toBeUndefined(),
  );
});
