import { describe, expect, test } from 'vitest';
import { BoundedParser, MarkupFault } from './bounded-parser.ts';

const LIMITS = { depth: 4, tags: 12 };
/** The texts of the markup, or the fault. */
const read = (markup: string, xmlMode = true) => {
  let text = '';
  const parser = new BoundedParser({ ontext: (more) => (text += more) }, LIMITS, { xmlMode });
  try {
    parser.end(markup);
    return text;
  } catch (error) {
    return error;
  }
};

describe('markup from a user', () => {
  test('is parsed within its limits', () => {
    expect(read('<a><b>một</b><c/><b>hai</b></a>')).toBe('mộthai');
    expect(read('<a>'.repeat(4))).toBe('');
    expect(read('<a/>'.repeat(12))).toBe('');
    expect(read('<p>một<br></b></p></p>', false)).toBe('một');
  });

  test('is rejected if it nests too deep, closed or not', () => {
    for (const xmlMode of [true, false]) {
      expect(read('<a>'.repeat(5), xmlMode)).toBeInstanceOf(MarkupFault);
      expect(read(`${'<a>'.repeat(5)}${'</a>'.repeat(5)}`, xmlMode)).toBeInstanceOf(MarkupFault);
    }
  });

  test('is rejected if it has too many tags, closing ones included', () => {
    for (const xmlMode of [true, false]) {
      expect(read('<a/>'.repeat(13), xmlMode)).toBeInstanceOf(MarkupFault);
      expect(read('<a></a>'.repeat(7), xmlMode)).toBeInstanceOf(MarkupFault);
    }
    expect(read('</b>'.repeat(13), false)).toBeInstanceOf(MarkupFault);
  });

  test('is rejected as XML if a closing tag has no opening tag', () => {
    expect(read('<a></b></a>')).toBeInstanceOf(MarkupFault);
    expect(read('</a>')).toBeInstanceOf(MarkupFault);
    expect(read('<a/></a>')).toBeInstanceOf(MarkupFault);
  });
});
