import type { PageModule } from './page-module.ts';

/** Pages for viewers who sign in, study, teach or pay. The public pages are in page.ts. */
export const memberPages = import.meta.glob<PageModule>([
  '../features/**/*.page.tsx',
  '!../features/home/*.page.tsx',
  '!../features/courses/*.page.tsx',
  '!../features/cart/*.page.tsx',
  '!../features/developers/*.page.tsx',
  '!../features/certificates/verify.page.tsx',
  '!../features/tickets/contact.page.tsx',
]);
