import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distance, toLch } from './colours.ts';
import { computePalette, contrastRows, countPairs, refuseColour, writeStyleSheet } from './palette.ts';

const channel = fc.integer({ min: 0, max: 255 });
const colour = fc.tuple(channel, channel, channel).map(
  (channels) =>
    `#${channels
      .map((each) => each.toString(16).padStart(2, '0'))
      .join('')
      .toUpperCase()}`,
);

const rows = (primary: string, accent: string | null = null) =>
  Object.fromEntries(
    contrastRows(computePalette({ primary, accent })).map((row) => [`${row.kind} ${row.theme}`, row]),
  );

describe('the colours of a brand', () => {
  test('500 random pairs of colours are readable in all pairs of roles of both themes', () => {
    fc.assert(
      fc.property(colour, colour, (primary, accent) => {
        const { all, failed } = countPairs(computePalette({ primary, accent }));
        expect(all).toBeGreaterThan(150);
        expect(failed).toBe(0);
      }),
      { numRuns: 500 },
    );
  }, 60_000);

  test('are those of the demo without a choice', () => {
    const palette = computePalette({ primary: null, accent: null });
    expect(palette.roles.light.primary).toBe('#0B6B5D');
    expect(palette.roles.dark.link).toBe('#6FCAB7');
    expect(writeStyleSheet(palette, 'SOFT')).toBeUndefined();
  });

  test('show a chosen colour where it is readable, and a step of its scale elsewhere', () => {
    const blue = rows('#2245B0', '#6B21A8');
    expect(blue['BUTTON light']).toMatchObject({ back: '#2245B0', isAdjusted: false });
    expect(blue['LINK light']).toMatchObject({ front: '#2245B0', isAdjusted: false });
    expect(blue['PRICE light']).toMatchObject({ front: '#6B21A8', isAdjusted: false });
    for (const kind of ['BUTTON', 'LINK', 'PRICE'])
      expect(blue[`${kind} dark`]).toMatchObject({ isAdjusted: true });
    expect(Math.abs(toLch(blue['LINK dark']!.front).h - toLch('#2245B0').h)).toBeLessThan(6);
    // White text is not readable on yellow
    const yellow = rows('#FFD400');
    expect(yellow['BUTTON light']).toMatchObject({ front: '#FFFFFF', isAdjusted: true });
    expect(yellow['LINK dark']).toMatchObject({ front: '#FFD400', isAdjusted: false });
  });

  test('leave the green of success and the red of errors', () => {
    const { light } = computePalette({ primary: '#2245B0', accent: null }).roles;
    expect([light.ok, light.bad]).toEqual(['#0B6B5D', '#A8321A']);
  });

  test('go into one style sheet of roles', () => {
    const css = writeStyleSheet(computePalette({ primary: '#2245B0', accent: null }), 'MEDIUM')!;
    expect(css).toContain('--primary:#2245B0');
    expect(css).toContain('--r-md:8px');
    expect(css).not.toMatch(/--(?:leaf|lotus|sand|pond)-\d|--price:/);
    expect(css.length).toBeLessThan(6000);
  });
});

describe('a colour is refused', () => {
  test('if it cannot be read', () => {
    for (const text of ['', 'blue', '#12', '#GGGGGG', 'url(x)', '#2245B0;}'])
      expect(refuseColour('primary', text)).toEqual({ reason: 'UNREADABLE', nearest: [] });
    expect(refuseColour('primary', ' 24b ')).toBeUndefined();
  });

  test('if it looks like that of errors, with the two nearest that can be used', () => {
    for (const [choice, text] of [
      ['accent', '#E8590C'],
      ['accent', '#A8321A'],
      ['primary', '#A8321A'],
    ] as const) {
      const refused = refuseColour(choice, text)!;
      expect(refused).toMatchObject({ reason: 'LIKE_ERRORS' });
      expect(refused.nearest).toHaveLength(2);
      for (const each of refused.nearest) {
        expect(refuseColour(choice, each)).toBeUndefined();
        expect(distance(each, text)).toBeLessThan(0.2);
      }
    }
    expect(refuseColour('primary', '#0B6B5D')).toBeUndefined();
    expect(refuseColour('accent', '#B8235A')).toBeUndefined();
  });
});
