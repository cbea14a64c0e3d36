import type { Plugin } from 'vite';
import { roles } from '../src/theme/roles.ts';
import { styleClasses } from '../src/theme/style-properties.ts';
import { mediaQueries, phoneTokens, wideTokens } from '../src/theme/tokens.ts';

const PUBLIC_ID = 'virtual:theme.css';
const RESOLVED_ID = '\0virtual:theme.css';

const rule = (selector: string, variables: Record<string, string>) =>
  `${selector}{${Object.entries(variables)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

/** Writes the roles, the sizes and the classes of style properties into a style sheet at build time. */
export function themeCss(): Plugin {
  return {
    name: 'sen:theme-css',
    resolveId: (id) => (id === PUBLIC_ID ? RESOLVED_ID : undefined),
    load: (id) =>
      id === RESOLVED_ID
        ? [
            rule(':root', roles.shared),
            // Also for a part of a page, such as the examples of /developers/design
            rule(':root,[data-color-scheme="light"]', roles.light),
            rule('[data-color-scheme="dark"]', roles.dark),
            `@media ${mediaQueries.phone}{${rule(':root', phoneTokens)}}`,
            `@media ${mediaQueries.wide}{${rule(':root', wideTokens)}}`,
            `@layer properties{${styleClasses()}}`,
          ].join('\n')
        : undefined,
  };
}
