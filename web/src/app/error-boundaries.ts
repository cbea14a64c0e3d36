import type { RouteObject } from 'react-router-dom';
import { AreaFailed } from './area-failed.tsx';
import { PageFailed } from './crash-screen.tsx';

/**
 * Keeps the layout if one of its pages crashes or cannot be loaded. The error boundary is a route above the page,
 * because the router drops a page's own route if its code is missing.
 */
export const withPageBoundary = (children: RouteObject[]): RouteObject[] => [
  { ErrorBoundary: PageFailed, children },
];

/** The id of the route that contains all areas. */
export const AREAS_ROUTE_ID = 'program';

/** Shows the public layout if the layout of an area crashes or cannot be loaded. */
export const withAreaBoundary = (children: RouteObject[]): RouteObject[] => [
  { id: AREAS_ROUTE_ID, ErrorBoundary: AreaFailed, children },
];
