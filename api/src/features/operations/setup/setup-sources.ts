import { defineEnum } from '../../../graphql/define-enum.ts';
import { type Sql, sql } from '../../../graphql/read/index.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Services } from '../../../platform/process/services.ts';

/** In the order in which an owner takes them. */
export const SetupStepKind = defineEnum(
  'SetupStepKind',
  'Step of the first day of a platform, which the server verifies.',
  {
    BRANDING: 'The academy has its own name instead of that of the demo’s brand.',
    MAIL: 'A mail server is configured.',
    GATEWAY: 'Buyers pay at a real payment gateway, and not at a simulator.',
    TWO_STEP: 'The viewer’s account requires a second step to sign in.',
    SECOND_ADMINISTRATOR: 'A second person administers the platform.',
    CATEGORY: 'A category for courses exists.',
    COURSE: 'A course is on sale.',
    BACKUP: 'A backup was restored in a drill without a fault.',
  },
);
export type SetupStepKind = keyof typeof SetupStepKind;

/** A step that a feature verifies. */
export interface SetupSource {
  readonly kind: SetupStepKind;
  /** A boolean expression. */
  readonly isDone: (services: Services, viewer: Viewer) => Sql;
}

const sources: SetupSource[] = [];

/** Called once for each feature, when the features are registered. */
export const addSetupSources = (added: readonly SetupSource[]): void => void sources.push(...added);

const ORDER = Object.keys(SetupStepKind);

/** One row for each step, in the order of the kinds. */
export const setupRows = (services: Services, viewer: Viewer): Sql => {
  const steps = sources
    .map(
      ({ kind, isDone }) =>
        sql`select ${kind}::text as kind, ${isDone(services, viewer)} as "isDone", ${ORDER.indexOf(kind)}::int as position`,
    )
    .reduce((before, next) => sql`${before} union all ${next}`);
  return sql`select s.kind, s."isDone" from (${steps}) s order by s.position`;
};
