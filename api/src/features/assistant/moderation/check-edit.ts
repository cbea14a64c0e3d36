import { setImmediate } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import type { Services } from '../../../platform/process/services.ts';
import {
  applyHeldEdit,
  type ContentCheck,
  type FlaggedSentence,
  HeldEdit,
  lockCourse,
  MAX_FLAGGED,
  notifyReviewers,
  SHOWS_FLAGGED_EDITS,
} from '../../courses/index.ts';
import { AssistantProvider, DraftKind } from '../assistant.enums.ts';
import { ProviderError, providerKind, requestAnswer } from '../provider.ts';
import { buildTask } from '../suggestions.ts';
import { matchQuotes } from './check-by-provider.ts';
import { ModerationPlace } from './moderation.enums.ts';
import { findBySentence, splitSentences } from './rules.ts';

/** Max milliseconds for which the rules block the event loop. */
const MAX_MS_AT_ONCE = 20;
/** Max characters of an edit that the provider checks. A longer one waits for a reviewer. */
const MAX_TEXT = 40_000;

async function findFlagged(
  texts: readonly string[],
  reviewed: readonly string[],
): Promise<readonly FlaggedSentence[]> {
  const known = new Set(reviewed.flatMap(toSentences));
  const flagged: FlaggedSentence[] = [];
  let since = performance.now();
  for (const text of texts.map((each) => each.normalize('NFC')))
    for (const found of findBySentence(text)) {
      for (const { rule, start, end, confidence } of found) {
        const sentence = text.slice(start, end).toWellFormed();
        if (!known.has(sentence)) flagged.push({ rule, sentence, confidence });
      }
      if (performance.now() - since < MAX_MS_AT_ONCE) continue;
      await setImmediate();
      since = performance.now();
    }
  return flagged;
}

const toSentences = (text: string): string[] => {
  const normal = text.normalize('NFC');
  return [...splitSentences(normal)].map(({ start, end }) => normal.slice(start, end).toWellFormed());
};

/** The simulator is not asked, because it flags superlatives, which no reviewer has to see. */
const hasProvider = ({ config }: Services): boolean =>
  providerKind(config.assistant) === AssistantProvider.CONFIGURED;

/** Asks the provider about an edit that the rules pass. It applies unless a sentence is flagged. */
export const checkEdit = defineJob({
  name: 'moderation.check-edit',
  payload: z.object({ heldEditId: z.uuid() }),
  async handle(services, { heldEditId }, attempt) {
    const edit = await services.orm.em.fork().findOne(HeldEdit, { id: heldEditId }, { populate: ['course'] });
    if (edit?.state !== 'CHECKING') return;
    const paragraphs = edit.changes.flatMap(({ after }) => after.split('\n')).filter(Boolean);
    const flagged = await askProvider(services, edit, paragraphs, attempt?.signal);
    await services.orm.em.fork().transactional((em) => settle(em, services, edit, flagged));
  },
});

/** @returns undefined if the provider did not check the text */
async function askProvider(
  services: Services,
  { course }: HeldEdit,
  paragraphs: readonly string[],
  signal: AbortSignal | undefined,
): Promise<readonly FlaggedSentence[] | undefined> {
  if (paragraphs.join('\n').length > MAX_TEXT) return undefined;
  const { title, language } = course;
  const texts = paragraphs.map((text) => ({ place: ModerationPlace.LESSON, partId: course.id, text }));
  try {
    const task = buildTask(DraftKind.CHECK, { title, language, paragraphs });
    const { findings = [] } = await requestAnswer(services, task, signal ? { signal } : {});
    const marks = matchQuotes(texts, findings);
    // Invented quotes say nothing about the text
    if (findings.length && !marks.length) return undefined;
    return marks.map(({ rule, text, start, end, confidence }) => ({
      ...{ rule, confidence },
      sentence: text.slice(start, end).toWellFormed(),
    }));
  } catch (error) {
    // The server shuts down, which is not a failure of the provider: the job runs again
    if (!(error instanceof ProviderError) || signal?.aborted) throw error;
    return undefined;
  }
}

async function settle(
  em: EntityManager,
  services: Services,
  { id, version, course: { id: courseId } }: HeldEdit,
  flagged: readonly FlaggedSentence[] | undefined,
): Promise<void> {
  await lockCourse(em, courseId);
  const edit = await em.findOne(HeldEdit, { id, version, state: 'CHECKING' }, { populate: ['course'] });
  // A later save is checked by its own job
  if (!edit) return;
  const isShown = services.settings.get(SHOWS_FLAGGED_EDITS);
  if (flagged && !flagged.length) {
    if (!isShown) await applyHeldEdit(em, edit, edit.content);
    edit.close('RELEASED');
    return;
  }
  edit.state = isShown ? 'SHOWN' : 'WAITING';
  edit.flagged = (flagged ?? []).slice(0, MAX_FLAGGED);
  await notifyReviewers(em, services, edit);
}

export const editCheck: ContentCheck = {
  findFlagged,
  hasProvider,
  enqueue: (em, { jobs }, heldEditId) => jobs.send(em, checkEdit, { heldEditId }),
};
