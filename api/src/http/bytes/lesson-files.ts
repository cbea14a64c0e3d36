import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import { findSubmissionFile } from '../../features/assignment/index.ts';
import { findLessonFile } from '../../features/courses/index.ts';
import { isShown, type NamedFile } from '../../features/media/index.ts';
import { findTicketFile } from '../../features/tickets/index.ts';
import type { HolderQuery } from '../../platform/access/holder-address.ts';
import type { Keys } from '../../platform/access/keys.ts';
import { plainFileName } from '../../platform/files/file-name.ts';
import { isUuid } from '../../platform/input/ids.ts';
import type { Services } from '../../platform/process/services.ts';
import { sendStored } from './send-stored.ts';

interface Address {
  Params: { id: string };
  Querystring: HolderQuery & { readonly download?: unknown };
}

/** Content security policy of files that a page embeds: PDFs and images run no scripts. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; media-src 'self'; object-src 'self'; frame-ancestors 'self'";

type Find = (em: EntityManager, keys: Keys, id: string, query: HolderQuery) => Promise<NamedFile | undefined>;

const PLACES: Readonly<Record<string, Find>> = {
  '/media/files/:id': findLessonFile,
  '/media/submissions/:id': findSubmissionFile,
  '/media/tickets/:id': findTicketFile,
};

/**
 * Files of lessons, submissions and tickets. A URL is signed, contains the person it was created for, and expires. It
 * works as long as that person may read the file.
 */
export async function lessonFileRoutes(
  server: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  for (const [path, find] of Object.entries(PLACES))
    server.get<Address>(path, async (request, reply) => {
      const { id } = request.params;
      const file = isUuid(id)
        ? await find(services.orm.em.fork(), services.keys, id, request.query)
        : undefined;
      if (!file) return reply.callNotFound();
      const isSaved = request.query.download !== undefined || !isShown(file.type);
      reply
        .header('content-security-policy', POLICY)
        .header('x-frame-options', 'SAMEORIGIN')
        .header(
          'content-disposition',
          `${isSaved ? 'attachment' : 'inline'}; ${contentDisposition(file.name)}`,
        );
      return sendStored(services, request, reply, file);
    });
}

/** A file name in any script (RFC 6266), with an ASCII version for old clients. */
const contentDisposition = (original: string): string => {
  // Names may have been stored before such characters were removed
  const name = plainFileName(original);
  const plain = name.replace(/[^\x20-\x7E]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (each) => `%${each.charCodeAt(0).toString(16)}`,
  );
  return `filename="${plain}"; filename*=UTF-8''${encoded}`;
};
