import { describe, expect, it } from 'vitest';
import { getInitials } from './avatar.tsx';
import { openPetals } from './bloom.tsx';
import { pagesToShow } from './pagination.tsx';
import { plainText, safeHref } from './rich-text-view.tsx';
import { fieldPath } from './use-server-errors.ts';
import { parsePage } from './use-table-search-params.ts';

describe('the progress flower', () => {
  it.each([
    [0, 0],
    [1, 1],
    [24, 1],
    [25, 2],
    [50, 3],
    [99, 4],
    [100, 5],
  ])('at %i %% has %i open petals', (percent, petals) => {
    expect(openPetals(percent)).toBe(petals);
  });
});

describe('initials', () => {
  it('are the first letters of the last two words', () => {
    expect(getInitials('Nguyễn Hoàng Nam')).toBe('HN');
    expect(getInitials(' Ánh ')).toBe('Á');
    expect(getInitials('Hoa Sen 🌸')).toBe('HS');
    expect(getInitials('')).toBe('');
  });
});

describe('the page numbers', () => {
  it('include both ends, the neighbours, and gaps for several pages', () => {
    expect(pagesToShow(1, 1)).toEqual([1]);
    expect(pagesToShow(1, 3)).toEqual([1, 2, 3]);
    expect(pagesToShow(5, 9)).toEqual([1, 0, 4, 5, 6, 0, 9]);
    expect(pagesToShow(4, 9)).toEqual([1, 2, 3, 4, 5, 0, 9]);
    expect(pagesToShow(9, 9)).toEqual([1, 0, 8, 9]);
  });

  it('are read from the URL only if valid', () => {
    expect(['3', '0', '-1', '1.5', 'x', null].map(parsePage)).toEqual([3, 1, 1, 1, 1, 1]);
  });
});

describe('rich text', () => {
  it('links only to safe URLs', () => {
    expect(safeHref('https://sen.vn/a')).toBe('https://sen.vn/a');
    expect(safeHref('/courses')).toBe('/courses');
    expect(safeHref('mailto:a@b.vn')).toBe('mailto:a@b.vn');
    for (const bad of [
      'javascript:alert(1)',
      ' JavaScript:alert(1)',
      'data:text/html,x',
      '//evil.test',
      '/\\evil.test',
      '',
      5,
      null,
    ]) {
      expect(safeHref(bad)).toBeNull();
    }
  });

  it('converts to plain text', () => {
    const doc = {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'Một ' },
            { type: 'text', text: 'hai' },
          ],
        },
        { type: 'paragraph', content: [{ type: 'text', text: 'ba' }] },
      ],
    };
    expect(plainText(doc)).toBe('Một hai ba');
    expect(plainText('<b>')).toBe('');
  });
});

describe('the server’s field names', () => {
  it('map to the form’s names', () => {
    expect(fieldPath('input.email')).toBe('email');
    expect(fieldPath('outcomes[2]')).toBe('outcomes.2');
    expect(fieldPath('title')).toBe('title');
  });
});
