import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { CaptionLanguage } from '../captions/caption-language.ts';
import { Course } from '../course.entity.ts';
import { LessonOutline } from '../section.entity.ts';

export enum PassageKind {
  CAPTION = 'CAPTION',
  TEXT = 'TEXT',
}
registerEnumType(PassageKind, {
  name: 'PassageKind',
  description: 'Where in a lesson words were found.',
  valuesConfig: {
    CAPTION: { description: 'Said in its video, by its captions.' },
    TEXT: { description: 'Written in the lesson’s text.' },
  },
});

@ObjectType({ description: 'A place in a lesson where the words of a search were found.' })
export class Passage {
  @Field(() => ID, { description: 'Of the place, opaque: others once the lesson is edited or moved.' })
  id!: string;
  @Field(() => PassageKind, { description: 'Whether it is said or written.' })
  kind!: PassageKind;
  @Field({ description: 'What is said or written there; of a long paragraph the part with the words.' })
  text!: string;
  @Field(() => Int, {
    nullable: true,
    description: 'Second of the video at which it is said; absent in texts.',
  })
  startSec!: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Which block of the lesson’s text, from 0; absent in captions.',
  })
  block!: number | null;
  @Field(() => CaptionLanguage, {
    nullable: true,
    description: 'Language of the captions that say it; absent in texts.',
  })
  language!: CaptionLanguage | null;
  @Field(() => LessonOutline, { description: 'Whose video says it, or whose text has it.' })
  lesson!: LessonOutline;
  @Field(() => Course, { description: 'What the viewer studies there; never of others.' })
  course!: Course;
}
