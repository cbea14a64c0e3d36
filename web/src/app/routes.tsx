import type { RouteObject } from 'react-router-dom';
import { preloadCategories } from '../features/categories/index.ts';
import { LEGAL_KINDS, LEGAL_PATHS } from '../features/legal-documents/index.ts';
import type { Translator } from '../i18n/translator.ts';
import { CrashScreen } from './crash-screen.tsx';
import { withAreaBoundary, withPageBoundary } from './error-boundaries.ts';
import { RequireMembership, RequireSignIn } from './guards.tsx';
import { makePageFactory } from './page.ts';
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
  const page = makePageFactory(i18n);
  return [
    {
      element: <Root />,
      errorElement: <CrashScreen />,
      HydrateFallback: Nothing,
      children: withAreaBoundary([
        {
          element: <PublicLayout />,
          handle: { preload: preloadCategories },
          children: withPageBoundary([
            {
              element: <RequireMembership />,
              children: [
                {
                  index: true,
                  ...page(() => import('../features/home/home.page.tsx'), {
                    texts: ['catalog', 'home'],
                    isRendered: true,
                  }),
                },
                {
                  path: 'courses',
                  ...page(() => import('../features/courses/course-list.page.tsx'), {
                    texts: ['catalog', 'filters'],
                    isRendered: true,
                  }),
                },
                {
                  path: 'category/:slug',
                  ...page(() => import('../features/courses/category.page.tsx'), {
                    texts: ['catalog', 'filters'],
                    isRendered: true,
                  }),
                },
                {
                  path: 'courses/:idOrSlug',
                  ...page(() => import('../features/courses/course-detail.page.tsx'), {
                    texts: ['catalog', 'cart'],
                    isRendered: true,
                  }),
                },
                {
                  path: 'instructor/:id',
                  ...page(() => import('../features/courses/instructor.page.tsx'), {
                    texts: ['catalog', 'instructor'],
                    isRendered: true,
                  }),
                },
                {
                  path: 'cart',
                  ...page(() => import('../features/cart/cart.page.tsx'), { texts: ['cart'] }),
                },
                {
                  path: 'p/:slug',
                  ...page(() => import('../features/custom-pages/custom-page.page.tsx'), {
                    texts: ['catalog'],
                    isRendered: true,
                  }),
                },
                {
                  path: 'about',
                  ...page(() => import('../features/home/about.page.tsx'), {
                    texts: ['about'],
                    isRendered: true,
                  }),
                },
                {
                  path: 'help',
                  ...page(() => import('../features/help/help.page.tsx'), {
                    texts: ['help'],
                    isRendered: true,
                  }),
                },
                {
                  path: 'developers',
                  ...page(() => import('../features/developers/developers.page.tsx'), {
                    texts: ['developers'],
                    isRendered: true,
                  }),
                },
                {
                  path: 'developers/reasons',
                  ...page(() => import('../features/developers/refusal-reasons.page.tsx'), {
                    texts: ['developers'],
                    isRendered: true,
                  }),
                },
                {
                  path: 'developers/design',
                  ...page(() => import('../features/developers/design.page.tsx'), {
                    texts: ['design'],
                    isRendered: true,
                  }),
                },
                {
                  path: '*',
                  ...page(() => import('./not-found.page.tsx'), { isRendered: true }),
                },
              ],
            },
            {
              element: <RequireMembership unless="hasCertificateLookup" />,
              children: [
                {
                  path: 'verify/:code?',
                  ...page(() => import('../features/certificates/verify.page.tsx'), {
                    texts: ['certificates'],
                    isRendered: true,
                    isFresh: true,
                  }),
                },
              ],
            },
            ...LEGAL_KINDS.map((kind) => ({
              path: LEGAL_PATHS[kind].slice(1),
              ...page(() => import('../features/legal-documents/legal-document.page.tsx'), {
                texts: ['about'],
                isRendered: true,
              }),
            })),
            {
              path: 'contact',
              ...page(() => import('../features/tickets/contact.page.tsx'), {
                texts: ['tickets', 'uploads'],
                isRendered: true,
              }),
            },
            {
              path: 'support/thread',
              ...page(() => import('../features/tickets/guest-ticket.page.tsx'), {
                texts: ['tickets', 'uploads'],
              }),
            },
            {
              element: <RequireSignIn />,
              children: [
                {
                  path: 'learning',
                  ...page(() => import('../features/learning/my-courses.page.tsx'), {
                    texts: ['learning', 'accounts'],
                  }),
                },
              ],
            },
          ]),
        },
        ...memberAreas,
      ]),
    },
  ];
};
