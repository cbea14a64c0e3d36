import { expect, test } from 'vitest';
import { getPageAssets } from './page-assets.ts';

const manifest = {
  'index.html': { file: 'assets/index.js', css: ['assets/index.css'], imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js' },
  'src/features/home/home.page.tsx': {
    file: 'assets/home.js',
    css: ['assets/home.css', 'assets/index.css'],
    imports: ['_shared.js', '_grid.js'],
  },
  '_grid.js': {
    file: 'assets/grid.js',
    css: ['assets/grid.css'],
    imports: ['src/features/home/home.page.tsx'],
  },
  'src/i18n/vi/common.ts': { file: 'assets/common.js' },
  'src/i18n/en/common.ts': { file: 'assets/common-en.js' },
  'src/i18n/en/home.ts': { file: 'assets/texts-en.js' },
};

test("lists the entry, its libraries, the page's imports and its messages", () => {
  const page = { file: 'src/features/home/home.page.tsx', texts: ['home'] } as const;
  expect(getPageAssets(manifest, page, 'en')).toEqual({
    script: '/assets/index.js',
    libraries: ['/assets/shared.js'],
    modules: ['home.js', 'grid.js', 'common-en.js', 'texts-en.js'].map((name) => `/assets/${name}`),
    styles: ['/assets/index.css', '/assets/home.css', '/assets/grid.css'],
  });
});
