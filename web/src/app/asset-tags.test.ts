import { describe, expect, it } from 'vitest';
import { assetTags } from './asset-tags.ts';

const manifest = {
  'index.html': { file: 'assets/index.js', css: ['assets/index.css'], imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js' },
  'src/features/catalog/home.page.tsx': {
    file: 'assets/home.js',
    css: ['assets/home.css', 'assets/index.css'],
    imports: ['_shared.js', '_grid.js'],
  },
  '_grid.js': {
    file: 'assets/grid.js',
    css: ['assets/grid.css'],
    imports: ['src/features/catalog/home.page.tsx'],
  },
  'src/i18n/vi/common.ts': { file: 'assets/common.js' },
};

describe('the assets of a rendered page', () => {
  it('are its styles and scripts with those they need, without what the template names', () => {
    const tags = assetTags(manifest, { file: 'src/features/catalog/home.page.tsx' });
    expect(tags.match(/(?<=href="\/assets\/)[^"]+/g)).toEqual([
      'home.css',
      'grid.css',
      'home.js',
      'grid.js',
      'common.js',
    ]);
    expect(tags.match(/<link rel="modulepreload"[^>]*>/g)?.every((tag) => tag.includes('"low"'))).toBe(true);
  });

  it('are none in development, where there is no manifest', () => {
    expect(assetTags(undefined, { file: 'src/features/catalog/home.page.tsx' })).toBe('');
  });
});
