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

/** Files written at a time. */
const CONCURRENCY = 16;

/** The folder of the films that the demo is made of. */
export const demoAssets = (): string => join(projectFolder(), 'api', 'assets');

/**
 * Writes the files of the demo and draws its pictures. The rows of the pictures are committed last, so a run that a
 * kill interrupted is repeated in full, and a run after a complete one does nothing.
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

/** {@link writeDemoFiles} after the start: pages show what they show for missing pictures until it is done. */
export const writeDemoFilesJob = defineJob({
  name: 'demo.write-files',
  payload: z.object({}),
  atOnce: 1,
  handle: (services) => writeDemoFiles(services),
});
