import { Args, ArgsType, Field, Int, ObjectType, Resolver, registerEnumType } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import { derived, MaxRows, ReadQuery, sql } from '../../../graphql/read/index.ts';
import { AtMost } from '../../../platform/input/at-most.ts';
import { AVATAR_VARIANTS, COVER_VARIANTS, drawAvatar, drawCover } from '../../media/index.ts';

enum DrawnMotif {
  CODE = 'code',
  DATA = 'data',
  DESIGN = 'design',
  BUSINESS = 'business',
  LANGUAGE = 'language',
  HEALTH = 'health',
  FOOD = 'food',
  ARTS = 'arts',
}
registerEnumType(DrawnMotif, {
  name: 'DrawnMotif',
  description: 'Shapes and colours for drawing a course cover.',
  valuesConfig: {
    CODE: { description: 'Quarter circles in leaf green.' },
    DATA: { description: 'Dots and lines in indigo.' },
    DESIGN: { description: 'Petals and discs in plum.' },
    BUSINESS: { description: 'Rising columns in amber.' },
    LANGUAGE: { description: 'Rings and bubbles in sky blue.' },
    HEALTH: { description: 'Hills and a sun in moss green.' },
    FOOD: { description: 'Scales and bowls in clay red.' },
    ARTS: { description: 'Bars and discs in slate.' },
  },
});

const MAX_TEXT = 120;

@ArgsType()
class CoverDrawingsArgs {
  @Field({ description: 'Text on the cover, at most 120 characters. Shortened to three lines.' })
  @AtMost(MAX_TEXT)
  text!: string;
  @Field(() => DrawnMotif, { description: 'Shapes and colours of the cover.' })
  motif!: DrawnMotif;
  @Field({
    nullable: true,
    description: 'Seed for the details of the drawing. The same seed produces the same drawing.',
  })
  @AtMost(MAX_TEXT)
  seed?: string;
}

@ArgsType()
class AvatarDrawingsArgs {
  @Field({ description: 'Name of the person with the given name last, at most 120 characters.' })
  @AtMost(MAX_TEXT)
  name!: string;
  @Field({
    nullable: true,
    description: 'Seed for the colours of the drawing. The same seed produces the same drawing.',
  })
  @AtMost(MAX_TEXT)
  seed?: string;
}

@ObjectType({ description: 'A generated drawing. It is not stored until it is uploaded.' })
export class Drawing {
  @Field(() => Int, { description: 'Index of the variant, from 0.' })
  variant!: number;
  @Field({ description: 'SVG document without external resources.' })
  svg!: string;
}

const drawings = (svgs: readonly string[]) =>
  derived(
    Drawing,
    sql`select (d.place - 1)::int as variant, d.svg
      from unnest(${[...svgs]}::text[]) with ordinality d(svg, place) order by d.place`,
    'The drawings are computed from the caller’s arguments.',
  );

/** Covers that the server draws itself, without a provider and without credits. */
@Resolver()
export class DrawingsResolver {
  @Allow('assistant:use')
  @MaxRows(COVER_VARIANTS)
  @ReadQuery(() => [Drawing], {
    description: 'Six covers with the text to choose from, 480 × 270 pixels each.',
  })
  coverDrawings(@Args() { text, motif, seed = '' }: CoverDrawingsArgs) {
    return drawings(
      Array.from({ length: COVER_VARIANTS }, (_, variant) =>
        drawCover({ title: text, motif, seed, variant }),
      ),
    );
  }

  @Allow('assistant:use')
  @MaxRows(AVATAR_VARIANTS)
  @ReadQuery(() => [Drawing], {
    description: 'Eight avatars for a person to choose from, 512 × 512 pixels each.',
  })
  avatarDrawings(@Args() { name, seed = '' }: AvatarDrawingsArgs) {
    return drawings(
      Array.from({ length: AVATAR_VARIANTS }, (_, variant) => drawAvatar({ name, seed, variant })),
    );
  }
}
