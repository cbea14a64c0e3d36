import { describe, expect, test } from 'vitest';
import { partsOf } from '../../build/critical-styles.plugin.ts';
import { getCriticalStyles } from './critical-styles.ts';

const styles = (css: string, markup: string) =>
  getCriticalStyles({ 'a.css': partsOf(css) }, ['a.css'], markup);

describe('critical styles', () => {
  test.each([
    ['.a{color:red}.b{color:blue}', '<p class="a">', '.a{color:red}'],
    ['.a .b{color:red}', '<p class="a">', ''],
    ['.a .b{color:red}', '<p class="x a"><b class="b">', '.a .b{color:red}'],
    ['.b,.a:hover{color:red}', '<p class="a">', '.b,.a:hover{color:red}'],
    // Classes that must not be in a page do not exclude a rule
    ['.a:not(.b,.c:is(.d)){color:red}', '<p class="a">', '.a:not(.b,.c:is(.d)){color:red}'],
    [':where(.b) .a{color:red}', '<p class="a">', ':where(.b) .a{color:red}'],
    ['p{color:red}', '<p>', 'p{color:red}'],
    ['@media print{.a{color:red}.b{color:blue}}', '<p class="a">', '@media print{.a{color:red}}'],
    ['@media print{.b{color:blue}}', '<p class="a">', ''],
    ['@layer one,two;@layer two{.a{color:red}}', '<p class="a">', '@layer one,two;@layer two{.a{color:red}}'],
  ])('%s of %s is %s', (css, markup, expected) => {
    expect(styles(css, markup)).toBe(expected);
  });

  test('define every variable that they and the markup use', () => {
    const css = ':root{--a:var(--b);--b:1px;--c:2px;--d:3px}.x{margin:var(--a)}';
    expect(styles(css, '<p class="x">')).toBe(':root{--a:var(--b);--b:1px}.x{margin:var(--a)}');
    expect(styles(css, '<p style="margin:var(--d)">')).toBe(':root{--d:3px}');
    // Includes the variables in values of another colour scheme
    const dark = `${css}[data-dark]{--b:4px;--c:5px}`;
    expect(styles(dark, '<p class="x">')).toContain('[data-dark]{--b:4px}');
  });

  test('include their animations and all fonts', () => {
    const css =
      '@keyframes turn{to{rotate:1turn}}@keyframes fade{to{opacity:0}}.x{animation:turn 1s}@font-face{font-family:A;src:url(a.woff2)}@font-face{font-family:B;src:local(Arial)}';
    expect(styles(css, '<p class="x">')).toBe(
      '@keyframes turn{to{rotate:1turn}}.x{animation:turn 1s}@font-face{font-family:A;src:url(a.woff2)}@font-face{font-family:B;src:local(Arial)}',
    );
  });

  test('preserve the order of the sheets', () => {
    const sheets = { 'a.css': partsOf('.x{color:red}'), 'b.css': partsOf('.x{color:blue}') };
    expect(getCriticalStyles(sheets, ['b.css', 'a.css'], '<p class="x">')).toBe(
      '.x{color:blue}.x{color:red}',
    );
  });
});
