import { keep } from '../../platform/access/personal-data.ts';
import { defineFeature } from '../define-feature.ts';
import { readCaptions } from './captions/read-captions.jobs.ts';
import { Media } from './media.entity.ts';
import { VideoTermsResolver } from './public-terms.resolver.ts';
import { faults, reasons } from './reasons.ts';
import { removeKilled } from './streams/make-stream.ts';
import { makeVideoStream, sweepStreams } from './streams/stream.jobs.ts';
import { en, vi } from './texts.ts';

/**
 * Stored files of courses, and the files generated from them: renditions of videos, text of captions, generated
 * covers and avatars.
 *
 * Writes: entities for files. SQL: the state of a video stream, and the text of captions.
 */
export const media = defineFeature({
  name: 'media',
  tables: ['caption_cue', 'caption_document', 'video_stream'],
  offers: ['caption_cue', 'caption_document', 'video_stream'],
  entities: [Media],
  resolvers: [VideoTermsResolver],
  atStart: ({ config }) => removeKilled(config.dataDir),
  jobs: [makeVideoStream, readCaptions, sweepStreams],
  personalData: {
    purpose: 'processing.media',
    recipients: ['STORAGE'],
    columns: [keep('media', 'owner_id', 'the material of courses that students have bought', false)],
  },
  texts: { vi, en },
  reasons,
  faults,
});
