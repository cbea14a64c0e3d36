import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import type { Context } from '../../../graphql/context.ts';
import { COMMAND_DECIDED, ReadMutation, ReadQuery, rows, sql, uuid } from '../../../graphql/read/index.ts';
import { Deleted } from '../../operations/index.ts';
import { deleteEditDraft } from './drop-draft.ts';
import { EditDraft } from './edit-draft.entity.ts';
import { EditDraftSubjectInput, SaveEditDraftInput, saveEditDraft } from './save-draft.ts';

/** Unsaved input. It survives a closed tab and is available on other devices. */
@Resolver()
export class EditDraftResolver {
  @Allow('course:read-own')
  @ReadQuery(() => EditDraft, {
    nullable: true,
    description: 'The viewer’s own draft of a course or a lesson; null where everything is saved.',
  })
  editDraft(
    @Arg('subject', () => EditDraftSubjectInput, { description: 'What the draft is of.' })
    { courseId, lessonId }: EditDraftSubjectInput,
  ) {
    return rows(EditDraft, (d) => ({
      where: courseId ? sql`${d.course} = ${uuid(courseId)}` : sql`${d.lesson} = ${uuid(lessonId ?? '')}`,
    }));
  }

  @Allow('course:update')
  @ReadMutation(() => EditDraft, {
    description:
      'Keeps what was typed so far, without saving it. BAD_INPUT: it is too long. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: another tab or device kept more meanwhile. POLICY: there are 200 drafts already.',
  })
  async saveEditDraft(@Arg('input') input: SaveEditDraftInput, @Ctx() context: Context) {
    const id = await saveEditDraft(context, input);
    return rows(EditDraft, (d) => ({ where: sql`${d.id} = ${id}` }), { skipVisibility: COMMAND_DECIDED });
  }

  @Allow('course:update')
  @Mutation(() => Deleted, {
    description: 'Discards a draft of the viewer’s. NOT_FOUND: they have no such draft.',
  })
  deleteEditDraft(
    @Arg('draftId', () => ID, { description: 'Of the draft that is discarded.' }) draftId: string,
    @Ctx() context: Context,
  ): Promise<Deleted> {
    return deleteEditDraft(context, draftId);
  }
}
