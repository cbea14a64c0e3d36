import type { EntityClass } from '@mikro-orm/core';
import type { ConsentPurposeTable } from '../platform/access/consents.ts';
import type { PermissionTable } from '../platform/access/permissions.ts';
import type { PersonalDataTable } from '../platform/access/personal-data.ts';
import type { Sql } from '../platform/db/index.ts';
import type { Invariant } from '../platform/db/invariants.ts';
import type { FaultTable } from '../platform/errors/field-faults.ts';
import type { ReasonTable } from '../platform/errors/reasons.ts';
import type { Locale } from '../platform/i18n/messages/index.ts';
import type { AnyJob } from '../platform/jobs/jobs.ts';
import type { AnyMail } from '../platform/mail/index.ts';
import type { Services } from '../platform/process/services.ts';
import type { Setting } from '../platform/settings/index.ts';
import type { SignUpSource } from './accounts/index.ts';
import type { ScheduleSource } from './calendar/index.ts';
import type { CategoryReference } from './categories/index.ts';
import type { ContentCheck, CourseCopy, HeldPart } from './courses/index.ts';
import type { TransferSource } from './ledger/index.ts';
import type { AuditTargets, FailureSource, QueueSource, SetupSource } from './operations/index.ts';
import type { Fulfilment } from './payments/index.ts';
import type { TransferListener } from './review/index.ts';
import type { WaitingSource } from './studio/index.ts';
import type { NotificationKindTable } from './support/index.ts';

/** Everything that a feature adds to the server. Each feature declares it in features/<f>/feature.ts. */
export interface Feature {
  readonly name: string;
  /** Its tables. Statements of other features never write to them, and read them only if they are in `offers`. */
  readonly tables: readonly string[];
  /** Own tables and views that statements of other features may read. Their columns are a stable contract. */
  readonly offers?: readonly string[];
  readonly entities?: readonly EntityClass<object>[];
  readonly resolvers?: readonly (new () => object)[];
  /** Its background and scheduled jobs. */
  readonly jobs?: readonly AnyJob[];
  /** Runs at the start of the server, before the server processes jobs. */
  readonly atStart?: (services: Services) => Promise<void>;
  readonly mails?: readonly AnyMail[];
  readonly permissions?: PermissionTable;
  readonly notificationKinds?: NotificationKindTable;
  /** The personal data in its tables, and how each column is exported and erased. */
  readonly personalData?: PersonalDataTable;
  /** Its optional processing of personal data, which requires consent. */
  readonly consentPurposes?: ConsentPurposeTable;
  /** The SQL that names the targets of its audit log entries. */
  readonly auditTargets?: AuditTargets;
  /** Its payments that leave with the transfer files for the bank. */
  readonly transferSources?: readonly TransferSource[];
  /** Fulfilment of paid orders of its items. */
  readonly fulfilments?: readonly Fulfilment[];
  /** Its events for the calendars of viewers. */
  readonly schedule?: readonly ScheduleSource[];
  /** Its queues of work for administrators. */
  readonly queueSources?: readonly QueueSource[];
  /** Its failures that administrators have to resolve. */
  readonly failureSources?: readonly FailureSource[];
  /** Its steps of the first day of a platform. */
  readonly setupSources?: readonly SetupSource[];
  /** Its invitations that admit their receivers to a site on which not everybody may create an account. */
  readonly signUpSources?: readonly SignUpSource[];
  /** Its queues of work for teachers. */
  readonly waiting?: readonly WaitingSource[];
  /** Its columns that refer to categories. They follow when categories are merged. */
  readonly categoryReferences?: readonly CategoryReference[];
  /** Its check of the edits of reviewed courses. One feature provides it. */
  readonly contentCheck?: ContentCheck;
  /** Copies its data of a course whose copy is made. */
  readonly courseCopies?: readonly CourseCopy[];
  /** Its parts of courses whose edits may wait for a reviewer. */
  readonly heldParts?: readonly HeldPart[];
  /** Updates its data when a course is transferred to another teacher. */
  readonly transferListeners?: readonly TransferListener[];
  /** Statements that run in a database that was restored from a backup. */
  readonly afterRestore?: readonly Sql[];
  /** Its server messages by key. */
  readonly texts?: Readonly<Record<Locale, Readonly<Record<string, string>>>>;
  /** Invariants of its tables. A job checks them every night. */
  readonly invariants?: readonly Invariant[];
  /** Numbers that administrators may change at runtime. */
  readonly settings?: readonly Setting[];
  readonly reasons?: ReasonTable;
  /** The `FieldFault` of each of its messages about input fields. */
  readonly faults?: FaultTable;
}

export const defineFeature = (feature: Feature): Feature => feature;
