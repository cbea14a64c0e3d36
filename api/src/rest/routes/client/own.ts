import { type RestRoute, route } from '../../route.ts';

/** A GET of what is the signed-in person’s own. */
export const own = <Data>(definition: Omit<RestRoute<Data>, 'method' | 'tag' | 'needsSignIn'>): RestRoute =>
  route<Data>({ method: 'GET', tag: 'client', needsSignIn: true, ...definition });
