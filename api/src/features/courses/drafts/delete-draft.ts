import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, ID } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { notFound } from '../../../platform/errors/errors.ts';
import { isUuid } from '../../../platform/input/ids.ts';
import type { Deleted } from '../../operations/index.ts';
import { EditDraft } from './edit-draft.entity.ts';

export const DraftOfEdits = (): PropertyDecorator => (target, name) => {
  Field(() => ID, {
    nullable: true,
    description: 'ID of the viewer’s draft of these edits. It is deleted when they are saved.',
  })(target, name);
};

/** In the transaction that saves the edits. A missing draft is ignored. */
export async function deleteOwnDraft(em: EntityManager, viewer: Viewer, draftId: string): Promise<boolean> {
  const draft = isUuid(draftId) ? await em.findOne(EditDraft, { id: draftId, person: viewer.id }) : null;
  if (draft) em.remove(draft);
  return draft !== null;
}

/** @throws NOT_FOUND */
export function deleteEditDraft(context: Context, draftId: string): Promise<Deleted> {
  return context.em.transactional(async (em) => {
    if (!(await deleteOwnDraft(em, signedIn(context), draftId))) throw notFound();
    return { id: draftId };
  });
}
