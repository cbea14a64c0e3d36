import { type GraphQLSchema, parse } from 'graphql';
import { LIMITS, Limits } from '../graphql/read/index.ts';
import { restRouteTable } from './routes/index.ts';

/** Finds routes whose documented maximum page size costs more than a request may, so that it always fails. */
export function costlyPages(schema: GraphQLSchema, options = LIMITS): string[] {
  const limits = new Limits(schema, { ...options, cost: Number.POSITIVE_INFINITY });
  return restRouteTable.flatMap((route) => {
    const maximum = route.parameters?.find(({ name }) => name === 'limit')?.schema.maximum;
    if (maximum === undefined) return [];
    const variables = route.variables?.({
      path: {},
      query: { limit: String(maximum) },
      body: {},
      refuse: () => undefined,
    });
    const cost = limits.check(parse(route.document), undefined, variables);
    return cost > options.cost ? [`${route.method} ${route.path}?limit=${maximum}: ${cost}`] : [];
  });
}
