import { Field, ID, Int, ObjectType } from 'type-graphql';
import { defineEnum } from '../../../graphql/define-enum.ts';
import { CaptionLanguage, Course, LessonOutline } from '../../courses/index.ts';

export const PassageKind = defineEnum('PassageKind', 'Part of a lesson in which the words were found.', {
  CAPTION: 'Captions of the lesson’s video.',
  TEXT: 'Text of the lesson.',
  NOTE: 'The viewer’s own note on the lesson.',
});
export type PassageKind = keyof typeof PassageKind;

@ObjectType({ description: 'A passage in a lesson that matches a search.' })
export class Passage {
  @Field(() => ID, { description: 'Opaque ID of the passage. Changes when the lesson is edited or moved.' })
  id!: string;
  @Field(() => PassageKind, { description: 'Part of the lesson that contains the passage.' })
  kind!: PassageKind;
  @Field({
    description: 'Text of the passage. An excerpt around the match if the paragraph or note is long.',
  })
  text!: string;
  @Field(() => Int, {
    nullable: true,
    description: 'Position in the video in seconds, for captions and notes. Null for texts.',
  })
  startSec!: number | null;
  @Field(() => Int, {
    nullable: true,
    description:
      'Index of the block in the lesson’s text, from 0. Null for captions, and for notes that are not about a block.',
  })
  block!: number | null;
  @Field(() => CaptionLanguage, {
    nullable: true,
    description: 'Language of the captions. Null for texts and notes.',
  })
  language!: CaptionLanguage | null;
  @Field(() => LessonOutline, { description: 'Lesson that contains the passage.' })
  lesson!: LessonOutline;
  @Field(() => Course, { description: 'Course of the lesson. The viewer studies it.' })
  course!: Course;
}
