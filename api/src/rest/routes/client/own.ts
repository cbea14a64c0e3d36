import { type RestRoute, route } from '../../route.ts';

/** A GET route for the viewer's own data. */
export const own = <Answer, Variables>(
  definition: Omit<RestRoute<Answer, Variables>, 'method' | 'tag' | 'needsSignIn'>,
): RestRoute => route({ method: 'GET', tag: 'client', needsSignIn: true, ...definition });
