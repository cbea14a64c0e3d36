/** Weights are negotiated by Fastify, so such a request is never answered directly. */
export const BY_FASTIFY = { 'accept-encoding': 'identity;q=1' };

/** What differs from one answer to the next whoever gives it. */
const OF_ITS_OWN = ['x-request-id', 'ratelimit', 'date', 'content-length'];

/** Of a head, what is the same in two answers to one request. */
export const comparable = (headers: Headers): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => !OF_ITS_OWN.includes(name)));
