import { Field, InputType, Int } from 'type-graphql';
import { AtMost } from '../../../platform/input/at-most.ts';
import { Between } from '../../../platform/input/between.ts';
import { NotBefore } from '../../../platform/input/not-before.ts';
import { TrimmedLength } from '../../../platform/input/trimmed-length.ts';
import type { Education, Experience } from '../user.entity.ts';

const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;
const toNullable = (text: string | null | undefined) => text?.trim() || null;

@InputType({ description: 'Period in years, possibly ongoing.' })
class YearsInput {
  @Field(() => Int, { nullable: true, description: 'First year, 1900 to 2100.' })
  @Between(FIRST_YEAR, LAST_YEAR, 'accounts.year')
  from?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Last year, not before the first. Omit it while the period is ongoing.',
  })
  @Between(FIRST_YEAR, LAST_YEAR, 'accounts.year')
  @NotBefore('from', { message: 'accounts.years' })
  to?: number | null;
}

@InputType({ description: 'School or course that a user attended.' })
export class EducationInput extends YearsInput {
  @Field({ description: 'Name of the school, 1 to 150 characters.' })
  @TrimmedLength(1, 150, { message: 'validation.required' })
  school!: string;

  @Field(() => String, { nullable: true, description: 'Degree or certificate, at most 150 characters.' })
  @AtMost(150)
  degree?: string | null;

  @Field(() => String, { nullable: true, description: 'Field of study, at most 150 characters.' })
  @AtMost(150)
  field?: string | null;

  toEntry(): Education {
    const { school, degree, field, from = null, to = null } = this;
    return { school: school.trim(), degree: toNullable(degree), field: toNullable(field), from, to };
  }
}

@InputType({ description: 'Position that a user held.' })
export class ExperienceInput extends YearsInput {
  @Field({ description: 'Name of the company, 1 to 150 characters.' })
  @TrimmedLength(1, 150, { message: 'validation.required' })
  company!: string;

  @Field(() => String, { nullable: true, description: 'Title of the position, at most 150 characters.' })
  @AtMost(150)
  title?: string | null;

  @Field(() => String, { nullable: true, description: 'Description of the work, at most 1,000 characters.' })
  @AtMost(1000)
  description?: string | null;

  toEntry(): Experience {
    const { company, title, description, from = null, to = null } = this;
    return {
      company: company.trim(),
      title: toNullable(title),
      from,
      to,
      description: toNullable(description),
    };
  }
}
