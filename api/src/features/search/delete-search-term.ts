import type { Context } from '../../graphql/context.ts';
import { getById } from '../../platform/db/index.ts';
import { audit, type Deleted } from '../operations/index.ts';
import { SearchTerm } from './search-term.entity.ts';

/** Removes a term from the list, for instance one that must not be suggested on the home page. @throws NOT_FOUND */
export async function deleteSearchTerm(context: Context, termId: string): Promise<Deleted> {
  return context.em.transactional(async (em) => {
    const term = await getById(em, SearchTerm, termId);
    audit(em, context, {
      action: 'search-term.delete',
      targetId: term.id,
      before: { words: term.words, count: term.count },
    });
    em.remove(term);
    return { id: termId };
  });
}
