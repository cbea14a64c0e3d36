import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import type { Plugin } from 'vite';
import { cssVariablesResolver } from '../src/theme/roles.ts';
import { styleClasses } from '../src/theme/style-properties.ts';
import { theme } from '../src/theme/theme.ts';
import { breakpoints, phoneTokens } from '../src/theme/tokens.ts';

const PUBLIC_ID = 'virtual:theme.css';
const RESOLVED_ID = '\0virtual:theme.css';

/** Mantine's default palettes, which Sen does not use. Omitting them saves about 10 kB of CSS. */
const STOCK = /^--mantine-color-(red|pink|grape|violet|indigo|blue|cyan|green|lime|yellow|orange|teal)-/;

const withoutStock = (variables: Record<string, string>) =>
  Object.fromEntries(Object.entries(variables).filter(([name]) => !STOCK.test(name)));

/**
 * Writes the theme's CSS variables and the classes of style properties into a style sheet at build time. Mantine would render them into a `<style>`
 * element on each page, which a content security policy without inline styles refuses.
 */
export function themeCss(): Plugin {
  return {
    name: 'sen:theme-css',
    resolveId: (id) => (id === PUBLIC_ID ? RESOLVED_ID : undefined),
    load(id) {
      if (id !== RESOLVED_ID) return undefined;
      const merged = mergeMantineTheme(DEFAULT_THEME, theme);
      const base = defaultCssVariablesResolver(merged);
      const own = cssVariablesResolver(merged);
      const variables = convertCssVariables({
        variables: withoutStock({ ...base.variables, ...own.variables }),
        light: withoutStock({ ...base.light, ...own.light }),
        dark: withoutStock({ ...base.dark, ...own.dark }),
      });
      const onPhones = Object.entries(phoneTokens).map(([name, value]) => `${name}:${value}`);
      return [
        variables,
        `@media ${breakpoints.phone}{:root{${onPhones.join(';')}}}`,
        `@layer properties{${styleClasses()}}`,
      ].join('\n');
    },
  };
}
