import type { RouteObject } from 'react-router-dom';
import { AreaFailed } from './area-failed.tsx';
import { PageFailed } from './crash-screen.tsx';

/**
 * Pages whose layout stays around them when one breaks or can't be fetched. A route above them, since the router drops
 * a route of its own whose code has not come.
 */
export const insideFrame = (children: RouteObject[]): RouteObject[] => [
  { ErrorBoundary: PageFailed, children },
];

/** The route below which all areas stand. */
export const PROGRAM = 'program';

/** Areas in whose place the public frame stands when their layout breaks or can't be fetched. */
export const insideProgram = (children: RouteObject[]): RouteObject[] => [
  { id: PROGRAM, ErrorBoundary: AreaFailed, children },
];
