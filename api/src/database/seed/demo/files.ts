import { join } from 'node:path';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import { projectFolder } from '../../../platform/process/project-folder.ts';
import type { Services } from '../../../platform/process/services.ts';
import { submissionFiles } from './assignments.ts';
import { filmFiles } from './films.ts';
import { furtherFiles } from './further-lessons.ts';
import { hasPictures, seedPictures } from './pictures.ts';

/** Number of files that are written simultaneously. */
const CONCURRENCY = 16;

/** Folder of the sources of the demo films. */
export const demoAssets = (): string => join(projectFolder(), 'api', 'assets');

/**
 * Writes the files of the demo and draws its pictures. The rows of the pictures are committed last. A run that was
 * killed is therefore repeated in full, and a run after a complete one does nothing.
 */
export async function writeDemoFiles(
  { orm, storage }: Pick<Services, 'orm' | 'storage'>,
  now: Date = new Date(),
): Promise<void> {
  const em = orm.em.fork();
  if (await hasPictures(em)) return;
  const files = [
    ...(await filmFiles(demoAssets())),
    ...(await furtherFiles(demoAssets())),
    ...(await submissionFiles(em)),
  ];
  for (let at = 0; at < files.length; at += CONCURRENCY)
    await Promise.all(
      files
        .slice(at, at + CONCURRENCY)
        .map(({ key, content }) => storage.write(key, Readable.from([content]))),
    );
  await em.transactional((inner) => seedPictures(inner, storage, now));
}

/** Runs {@link writeDemoFiles} after the start. Until then, pages show placeholders for missing pictures. */
export const writeDemoFilesJob = defineJob({
  name: 'demo.write-files',
  payload: z.object({}),
  atOnce: 1,
  handle: (services) => writeDemoFiles(services),
});
