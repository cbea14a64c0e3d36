import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { CaptionLanguage, Course, LessonOutline } from '../../courses/index.ts';

export enum PassageKind {
  CAPTION = 'CAPTION',
  TEXT = 'TEXT',
  NOTE = 'NOTE',
}
registerEnumType(PassageKind, {
  name: 'PassageKind',
  description: 'Where in a lesson words were found.',
  valuesConfig: {
    CAPTION: { description: 'Said in its video, by its captions.' },
    TEXT: { description: 'Written in the lesson’s text.' },
    NOTE: { description: 'Written by the viewer beside it, as a note of their own.' },
  },
});

@ObjectType({ description: 'A place in a lesson where the words of a search were found.' })
export class Passage {
  @Field(() => ID, { description: 'Of the place, opaque: others once the lesson is edited or moved.' })
  id!: string;
  @Field(() => PassageKind, { description: 'Whether it is said, written in the lesson, or noted.' })
  kind!: PassageKind;
  @Field({
    description: 'What is said or written there; of a long paragraph or note the part with the words.',
  })
  text!: string;
  @Field(() => Int, {
    nullable: true,
    description: 'Second of the video at which it is said or was noted; absent in texts.',
  })
  startSec!: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Which block of the lesson’s text, from 0; absent in captions, and in notes about none.',
  })
  block!: number | null;
  @Field(() => CaptionLanguage, {
    nullable: true,
    description: 'Language of the captions that say it; absent in texts and notes.',
  })
  language!: CaptionLanguage | null;
  @Field(() => LessonOutline, {
    description: 'Whose video says it, whose text has it, or beside which it was noted.',
  })
  lesson!: LessonOutline;
  @Field(() => Course, { description: 'What the viewer studies there; never of others.' })
  course!: Course;
}
