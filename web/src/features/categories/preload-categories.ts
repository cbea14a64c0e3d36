import type { Preload } from '../../apollo/preload.ts';
import { CategoriesDocument } from './categories.gen.ts';

/** The header's menu, which every public page shows. */
export const preloadCategories: Preload = ({ client }) => client.query({ query: CategoriesDocument });
