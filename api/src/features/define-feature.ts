import type { EntityClass } from '@mikro-orm/core';
import type { PermissionTable } from '../platform/access/permissions.ts';
import type { PersonalDataTable } from '../platform/access/personal-data.ts';
import type { Invariant } from '../platform/db/invariants.ts';
import type { Sql } from '../platform/db/sql.ts';
import type { FaultTable } from '../platform/errors/field-faults.ts';
import type { ReasonTable } from '../platform/errors/reasons.ts';
import type { Locale } from '../platform/i18n/messages/index.ts';
import type { AnyJob } from '../platform/jobs/jobs.ts';
import type { AnyMail } from '../platform/mail/index.ts';
import type { Services } from '../platform/process/services.ts';
import type { Setting } from '../platform/settings/index.ts';
import type { ScheduleSource } from './calendar/index.ts';
import type { CategoryReference } from './categories/index.ts';
import type { TransferSource } from './ledger/index.ts';
import type { AuditTargets, DeskFailureSource, DeskQueueSource } from './operations/index.ts';
import type { TransferFollower } from './review/index.ts';
import type { WaitingSource } from './studio/index.ts';
import type { NotificationKindTable } from './support/index.ts';

/** Everything that a feature adds to the program, said in one place: features/<f>/feature.ts. */
export interface Feature {
  readonly name: string;
  /** Its tables. Statements of other features neither write to them nor, unless they are offered, read them. */
  readonly tables: readonly string[];
  /** Tables and views of its own that statements of other features may read: their columns are a promise. */
  readonly offers?: readonly string[];
  /** Those of its tables that are entities. */
  readonly entities?: readonly EntityClass<object>[];
  /** Its part of the schema. */
  readonly resolvers?: readonly (new () => object)[];
  /** What it does later, or by the clock. */
  readonly jobs?: readonly AnyJob[];
  /** What it puts in order when the program starts, before that takes jobs. */
  readonly atStart?: (services: Services) => Promise<void>;
  readonly mails?: readonly AnyMail[];
  readonly permissions?: PermissionTable;
  readonly notificationKinds?: NotificationKindTable;
  /** What it keeps of people, and what becomes of it. */
  readonly personalData?: PersonalDataTable;
  /** What its audited acts are done to. */
  readonly auditTargets?: AuditTargets;
  /** What of its money leaves by the files for the bank. */
  readonly transferSources?: readonly TransferSource[];
  /** What it has on people’s calendars. */
  readonly schedule?: readonly ScheduleSource[];
  /** What of it waits for administrators. */
  readonly deskQueues?: readonly DeskQueueSource[];
  /** What of it can fail, for the administrators who look after it. */
  readonly deskFailures?: readonly DeskFailureSource[];
  /** What of it waits for those who teach. */
  readonly waiting?: readonly WaitingSource[];
  /** What of it names categories, and follows those that are merged. */
  readonly categoryReferences?: readonly CategoryReference[];
  /** What it puts in order when a course goes over to another teacher. */
  readonly transferFollowers?: readonly TransferFollower[];
  /** What it puts in order in a database that was restored from a backup. */
  readonly afterRestore?: readonly Sql[];
  /** What it says to people, by key. */
  readonly texts?: Readonly<Record<Locale, Readonly<Record<string, string>>>>;
  /** What must hold of what it stores; looked at every night. */
  readonly invariants?: readonly Invariant[];
  /** Its figures that administrators may change while the program runs. */
  readonly settings?: readonly Setting[];
  /** Why it refuses. */
  readonly reasons?: ReasonTable;
  /** What its texts about fields mean to a program. */
  readonly faults?: FaultTable;
}

/** Declares a feature; features/manifests.ts collects them. */
export const defineFeature = (feature: Feature): Feature => feature;
