import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import type { Context } from '../../../graphql/context.ts';
import { ReadMutation, ReadQuery, resultRow, rows, sql, uuid } from '../../../graphql/read/index.ts';
import { Deleted } from '../../operations/index.ts';
import { deleteEditDraft } from './delete-draft.ts';
import { EditDraft } from './edit-draft.entity.ts';
import { EditDraftSubjectInput, SaveEditDraftInput, saveEditDraft } from './save-draft.ts';

/** Unsaved input. It survives a closed tab and is available on other devices. */
@Resolver()
export class EditDraftResolver {
  @Allow('course:read-own')
  @ReadQuery(() => EditDraft, {
    nullable: true,
    description: 'The viewer’s draft of a course or a lesson. Null if everything is saved.',
  })
  editDraft(
    @Arg('subject', () => EditDraftSubjectInput, { description: 'Course or lesson of the draft.' })
    { courseId, lessonId }: EditDraftSubjectInput,
  ) {
    return rows(EditDraft, (d) => ({
      where: courseId ? sql`${d.course} = ${uuid(courseId)}` : sql`${d.lesson} = ${uuid(lessonId ?? '')}`,
    }));
  }

  @Allow('course:update')
  @ReadMutation(() => EditDraft, {
    description:
      'Stores unsaved input as a draft. BAD_INPUT: it is too long. NOT_FOUND, FORBIDDEN: not a course of the viewer. CONFLICT: another tab or device stored a newer version. POLICY: there are already 200 drafts.',
  })
  async saveEditDraft(@Arg('input') input: SaveEditDraftInput, @Ctx() context: Context) {
    const id = await saveEditDraft(context, input);
    return resultRow(EditDraft, id);
  }

  @Allow('course:update')
  @Mutation(() => Deleted, {
    description: 'Discards a draft of the viewer. NOT_FOUND: no such draft of the viewer.',
  })
  deleteEditDraft(
    @Arg('draftId', () => ID, { description: 'ID of the draft to discard.' }) draftId: string,
    @Ctx() context: Context,
  ): Promise<Deleted> {
    return deleteEditDraft(context, draftId);
  }
}
