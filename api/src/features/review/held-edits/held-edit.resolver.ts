import { Arg, Args, Ctx, Field, Float, ID, ObjectType, Resolver, Root } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import type { Context } from '../../../graphql/context.ts';
import { PageArgs } from '../../../graphql/page.args.ts';
import {
  createPageType,
  Guard,
  jsonRows,
  MaxRows,
  page,
  ReadField,
  ReadMutation,
  ReadQuery,
  type Row,
  rows,
  type Sql,
  sql,
} from '../../../graphql/read/index.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { PublicProfile } from '../../accounts/index.ts';
import { ModerationRule } from '../../assistant/index.ts';
import {
  Course,
  HeldEdit,
  LessonContent,
  MAX_CHANGES,
  MAX_FLAGGED,
  managesCourse,
} from '../../courses/index.ts';
import { DecideHeldEditInput, decideHeldEdit, withdrawHeldEdit } from './decide-held-edit.ts';

const HeldEditPage = createPageType('HeldEditPage', () => HeldEdit);
const OF_EDIT = 'Part of an edit, whose visibility rule has been checked.';
/** More parts than anybody edits before a reviewer answers. */
const MAX_OPEN = 40;

@ObjectType({ description: 'Old and new text of a field of an edit.' })
class HeldChange {
  @Field({
    description: 'Name of the field, for example `body`. `text` is the text of a file or of questions.',
  })
  field!: string;
  @Field({ description: 'Text that a reviewer approved. Empty for a new part.' })
  before!: string;
  @Field({ description: 'Text of the edit.' })
  after!: string;
}

@ObjectType({ description: 'A sentence of an edit that a reviewer must see.' })
class HeldSentence {
  @Field(() => ModerationRule, { description: 'Kind of rule that the sentence may violate.' })
  rule!: ModerationRule;
  @Field({ description: 'Sentence as it was written.' })
  sentence!: string;
  @Field(() => Float, { description: 'Confidence of the rule, 0 to 1. Always 0.5 for a provider.' })
  confidence!: number;
}

@Resolver(() => HeldEdit)
export class HeldEditResolver {
  @Allow('course:review')
  @ReadQuery(() => HeldEditPage, {
    description: 'Flagged edits of reviewed courses that wait for a reviewer, the oldest first.',
  })
  heldEdits(@Args() { page: number, limit }: PageArgs) {
    return page(HeldEdit, (h) => ({
      where: sql`${h.state} in ('WAITING', 'SHOWN')`,
      orderBy: sql`${h.createdAt}, ${h.id}`,
      page: number,
      limit,
    }));
  }

  @ReadField(() => String, {
    description: 'JSON text of the edited fields, by their names in the input of the edit.',
  })
  content(@Root() h: Row<HeldEdit>) {
    return sql`${h.content}::text`;
  }

  @ReadField(() => ID, {
    nullable: true,
    description:
      'ID of the lesson to which the part belongs. Null for the page of the course and for sections.',
  })
  lessonId(@Root() h: Row<HeldEdit>) {
    return h.lesson;
  }

  @ReadField(() => PublicProfile, { nullable: true, description: 'Teacher who made the edit.' })
  author(@Root() h: Row<HeldEdit>) {
    return rows(PublicProfile, (a) => ({ where: sql`${a.id} = ${h.author}` }));
  }

  @MaxRows(MAX_CHANGES)
  @ReadField(() => [HeldChange], { description: 'Differences from the content that a reviewer approved.' })
  changes(@Root() h: Row<HeldEdit>) {
    return jsonRows(HeldChange, h.changes, OF_EDIT);
  }

  @MaxRows(MAX_FLAGGED)
  @ReadField(() => [HeldSentence], {
    description: 'Flagged sentences, at most 20. Empty if the provider could not check the edit.',
  })
  flagged(@Root() h: Row<HeldEdit>) {
    return jsonRows(HeldSentence, h.flagged, OF_EDIT);
  }

  @Allow('course:review')
  @ReadMutation(() => HeldEdit, {
    description:
      'Shows a flagged edit to students, or rejects it. BAD_INPUT: a rejection without a reason. NOT_FOUND: no such edit. POLICY: it is the viewer’s own course. CONFLICT: it was decided or saved again meanwhile.',
  })
  async decideHeldEdit(@Arg('input') input: DecideHeldEditInput, @Ctx() context: Context) {
    return byId(await decideHeldEdit(context, input));
  }

  @Allow('course:update')
  @ReadMutation(() => HeldEdit, {
    description:
      'Withdraws an edit that waits for a reviewer. NOT_FOUND, FORBIDDEN: not an edit of a course that the viewer may edit. CONFLICT: it was decided meanwhile.',
  })
  async withdrawHeldEdit(
    @Arg('heldEditId', () => ID, { description: 'ID of the edit, from the course.' }) heldEditId: string,
    @Ctx() context: Context,
  ) {
    return byId(await withdrawHeldEdit(context, heldEditId));
  }
}

const byId = (id: string) => rows(HeldEdit, (h) => ({ where: sql`${h.id} = ${id}` }));

@Resolver(() => Course)
export class HeldEditsOfCourseResolver {
  @Guard<Viewer, Course>(managesCourse)
  @MaxRows(MAX_OPEN)
  @ReadField(() => [HeldEdit], {
    nullable: true,
    description:
      'Open edits of the course that a reviewer or the provider checks, and those rejected in the last 30 days. The oldest first, at most 40. Null for viewers other than its teachers and administrators.',
  })
  heldEdits(@Root() c: Row<Course>) {
    return rows(HeldEdit, (h) => ({
      where: sql`${h.course} = ${c.id} and ${isCurrent(h)}`,
      orderBy: sql`${h.createdAt}, ${h.id}`,
      limit: MAX_OPEN,
    }));
  }
}

const isCurrent = (h: Row<HeldEdit>): Sql =>
  sql`(${h.decidedAt} is null or (${h.state} = 'REJECTED' and ${h.decidedAt} > now() - interval '30 days'))`;

@Resolver(() => LessonContent)
export class HeldEditOfLessonResolver {
  @ReadField(() => HeldEdit, {
    nullable: true,
    description:
      'Edit of the title, text or links that waits. Null without one, and for viewers who are neither teachers nor reviewers of the course.',
  })
  heldEdit(@Root() lesson: Row<LessonContent>) {
    return rows(HeldEdit, (h) => ({ where: sql`${h.subjectId} = ${lesson.id} and ${h.decidedAt} is null` }));
  }
}
