import type { ApolloCache } from '@apollo/client';
import { evictRootFields } from './evict.ts';

/** After courses entered the cart without a response that contains the cart. */
export const cartChanged = (cache: ApolloCache): void => evictRootFields(cache, ['cart', 'cartCount']);
