import { Field, ID, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A fortieth of a video, and in how many sittings something happened in it.' })
export class LessonViewingPart {
  @Field(() => Int, { description: 'Second of the video at which it begins, from 0.' })
  fromSec!: number;
  @Field(() => Int, { description: 'The second after its last.' })
  toSec!: number;
  @Field(() => Int, { description: 'Sittings in which it was played.' })
  plays!: number;
  @Field(() => Int, { description: 'Sittings in which it was played again, by someone who knew it.' })
  replays!: number;
  @Field(() => Int, { description: 'Sittings that ended in it, before the end of the video.' })
  drops!: number;
}

@ObjectType({ description: 'How the video of a lesson is watched: sums by day, of students alone.' })
export class LessonViewings {
  @Field(() => ID, { description: 'Of the lesson whose video it is.' })
  lessonId!: string;
  @Field(() => Int, { description: 'Days that were summed, today included.' })
  days!: number;
  @Field(() => Int, { description: 'Length of the video in seconds.' })
  lengthSec!: number;
  @Field(() => Int, { description: 'Sittings at the video as it is now; half an hour without it ends one.' })
  viewings!: number;
  @Field(() => Int, { description: 'Sittings that ended in the last twentieth of the video.' })
  finished!: number;
}
