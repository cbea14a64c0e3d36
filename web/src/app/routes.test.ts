import { describe, expect, it } from 'vitest';
import adminSource from './admin.routes.tsx?raw';
import memberSource from './member.routes.tsx?raw';
import routesSource from './routes.tsx?raw';
import teacherSource from './teacher.routes.tsx?raw';

const pages = Object.keys(import.meta.glob(['./*.page.tsx', '../features/**/*.page.tsx']));
const named = [routesSource, memberSource, teacherSource, adminSource]
  .flatMap((source) => [...source.matchAll(/page\('([^']+)'/g)])
  .map(([, name = '']) => (name.includes('/') ? `../features/${name}.page.tsx` : `./${name}.page.tsx`));

describe('the route table', () => {
  it('names only existing pages and every page', () => {
    expect([...new Set(named)].sort()).toEqual(pages.sort());
  });
});
