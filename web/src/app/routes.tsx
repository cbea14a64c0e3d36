import type { RouteObject } from 'react-router-dom';
import { preloadCategories } from '../features/categories/index.ts';
import type { Translator } from '../i18n/translator.ts';
import { CrashScreen } from './crash-screen.tsx';
import { insideFrame, insideProgram } from './failing.ts';
import { RequireSignIn } from './guards.tsx';
import { pagesFor } from './page.ts';
import { PublicLayout } from './public-layout.tsx';
import { Root } from './root.tsx';

/** Rendered while the code of the first page is loaded. The page from the server is still visible then. */
const Nothing = () => null;

/**
 * Creates the route table. Pages are loaded when they are visited. Public pages are rendered on the server.
 * @param memberAreas the routes of `memberRoutes`; a browser that shows a public page adds them with the first other
 * URL
 */
export const makeRoutes = (i18n: Translator, memberAreas: RouteObject[] = []): RouteObject[] => {
  const page = pagesFor(i18n);
  const list = { texts: ['catalog', 'filters'], isPublic: true } as const;
  return [
    {
      element: <Root />,
      errorElement: <CrashScreen />,
      HydrateFallback: Nothing,
      children: insideProgram([
        {
          element: <PublicLayout />,
          handle: { preload: preloadCategories },
          children: insideFrame([
            { index: true, ...page('home/home', { texts: ['catalog', 'home'], isPublic: true }) },
            { path: 'courses', ...page('courses/course-list', list) },
            { path: 'category/:slug', ...page('courses/category', list) },
            {
              path: 'courses/:idOrSlug',
              ...page('courses/course-detail', { texts: ['catalog', 'cart'], isPublic: true }),
            },
            {
              path: 'instructor/:id',
              ...page('courses/instructor', { texts: ['catalog', 'instructor'], isPublic: true }),
            },
            { path: 'cart', ...page('cart/cart', { texts: ['cart'] }) },
            {
              path: 'verify/:code?',
              ...page('certificates/verify', {
                texts: ['certificates'],
                isPublic: true,
                isFresh: true,
              }),
            },
            { path: 'about', ...page('home/about', { texts: ['about'], isPublic: true }) },
            {
              path: 'contact',
              ...page('tickets/contact', { texts: ['tickets', 'lessons'], isPublic: true }),
            },
            { path: 'support/thread', ...page('tickets/guest-ticket', { texts: ['tickets', 'lessons'] }) },
            {
              path: 'developers',
              ...page('developers/developers', { texts: ['developers'], isPublic: true }),
            },
            {
              path: 'developers/reasons',
              ...page('developers/refusal-reasons', { texts: ['developers'], isPublic: true }),
            },
            {
              element: <RequireSignIn />,
              children: [
                { path: 'learning', ...page('learning/my-courses', { texts: ['learning', 'accounts'] }) },
              ],
            },
            { path: '*', ...page('not-found', { isPublic: true }) },
          ]),
        },
        ...memberAreas,
      ]),
    },
  ];
};
