/** JSON text with sorted keys, for comparisons: PostgreSQL stores the keys of a JSON object in its own order. */
export const toStableJson = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) =>
    each && typeof each === 'object' && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );
