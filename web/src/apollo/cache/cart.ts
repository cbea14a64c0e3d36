import type { ApolloCache } from '@apollo/client';
import { evictRootFields } from './evict.ts';

/** Evicts the cart after a mutation that adds courses but does not return the cart. */
export const evictCart = (cache: ApolloCache): void => evictRootFields(cache, ['cart', 'cartCount']);
