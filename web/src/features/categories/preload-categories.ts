import type { Preload } from '../../apollo/preload.ts';
import { CategoriesDocument } from './categories.gen.ts';

/** For the menu in the header of every public page. */
export const preloadCategories: Preload = ({ client }) => client.query({ query: CategoriesDocument });
