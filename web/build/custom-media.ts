import type { AtRule, Plugin } from 'postcss';
import { mediaQueries } from '../src/theme/tokens.ts';

const isBreakpoint = (name: string): name is keyof typeof mediaQueries => Object.hasOwn(mediaQueries, name);

/** PostCSS plugin that replaces `@media (--phone)` by the query of the breakpoint (src/theme/tokens.ts). */
export const customMedia: Plugin = {
  postcssPlugin: 'custom-media',
  AtRule: {
    media(rule: AtRule) {
      rule.params = rule.params.replace(/\(--([\w-]+)\)/g, (query, name: string) => {
        if (isBreakpoint(name)) return mediaQueries[name];
        throw rule.error(`Unknown breakpoint ${query}`);
      });
    },
  },
};
