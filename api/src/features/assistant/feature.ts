import { defineFeature } from '../define-feature.ts';
import { AssistantResolver } from './assistant.resolver.ts';
import { AssistantRequest } from './assistant-request.entity.ts';
import { DrawingsResolver } from './drawings/drawings.resolver.ts';
import { ModerationResolver } from './moderation/moderation.resolver.ts';
import { ModerationFinding } from './moderation/moderation-finding.entity.ts';
import { scanSubmitted } from './moderation/scan-submitted.jobs.ts';
import { notificationKinds } from './notification-kinds.ts';
import { permissions } from './permissions.ts';
import { personalData } from './personal-data.ts';
import { reasons } from './reasons.ts';
import { suggest, sweepSuggestions } from './suggest.jobs.ts';
import { texts } from './texts/index.ts';

/**
 * Drafts and checks by a language model. A teacher decides about each; nothing is published without them.
 *
 * Writes: entities for requests and for decisions about findings. SQL: the result of a request that is still open,
 * and the findings of a scan, which are many rows.
 */
export const assistant = defineFeature({
  name: 'assistant',
  tables: ['assistant_request', 'moderation_finding', 'moderation_scan'],
  entities: [AssistantRequest, ModerationFinding],
  resolvers: [AssistantResolver, DrawingsResolver, ModerationResolver],
  jobs: [suggest, sweepSuggestions, scanSubmitted],
  permissions,
  notificationKinds,
  personalData,
  texts,
  reasons,
});
