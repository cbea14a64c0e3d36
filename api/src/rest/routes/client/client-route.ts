import { type RestRoute, route } from '../../route.ts';

export const clientRoute = <Answer, Variables>(
  definition: Omit<RestRoute<Answer, Variables>, 'method' | 'tag'>,
): RestRoute => route({ method: 'GET', tag: 'client', ...definition });
