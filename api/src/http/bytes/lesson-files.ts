import type { FastifyInstance } from 'fastify';
import { isSubmissionFileAddress } from '../../features/assignment/index.ts';
import { isLessonFileAddress, isShown, type LessonFile } from '../../features/catalog/index.ts';
import { isUuid } from '../../platform/ids.ts';
import type { Keys } from '../../platform/keys.ts';
import { runSql } from '../../platform/run-sql.ts';
import type { Services } from '../../platform/services.ts';
import type { SignedQuery } from '../../platform/signed-address.ts';
import { type Sql, sql } from '../../platform/sql.ts';
import { sendStored } from './media.ts';

interface Address {
  Params: { id: string };
  Querystring: SignedQuery & { readonly download?: unknown };
}

/** What PDF and pictures may do in the page that shows them: nothing but be shown. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; media-src 'self'; object-src 'self'; frame-ancestors 'self'";

/** Where files of one sort lie, and whose addresses are good. */
interface Place {
  readonly path: string;
  readonly table: Sql;
  readonly isOurs: (keys: Keys, id: string, query: SignedQuery) => boolean;
}

const PLACES: readonly Place[] = [
  { path: '/media/files/:id', table: sql`lesson_file`, isOurs: isLessonFileAddress },
  { path: '/media/submissions/:id', table: sql`submission_file`, isOurs: isSubmissionFileAddress },
];

/**
 * Files of lessons, and those that students hand in. An address is handed out by a resolver that has decided who may
 * have it, is signed, and expires; a file that was removed from its place answers to none.
 */
export async function lessonFileRoutes(
  server: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  for (const { path, table, isOurs } of PLACES)
    server.get<Address>(path, async (request, reply) => {
      const { id } = request.params;
      if (!isUuid(id) || !isOurs(services.keys, id, request.query)) return reply.callNotFound();
      const [file] = await runSql<
        { storage_key: string; content_type: string } & Pick<LessonFile, 'name' | 'type'>
      >(
        services.orm.em.fork(),
        sql`select m.storage_key, m.content_type, f.name, f.type
          from ${table} f join media m on m.id = f.media_id where f.id = ${id}`,
      );
      if (!file) return reply.callNotFound();
      const isSaved = request.query.download !== undefined || !isShown(file.type);
      reply
        .header('content-security-policy', POLICY)
        .header('x-frame-options', 'SAMEORIGIN')
        .header('content-disposition', `${isSaved ? 'attachment' : 'inline'}; ${namedAs(file.name)}`);
      return sendStored(services, request, reply, file);
    });
}

/** A name of any script (RFC 6266), with a plain one beside it for old clients. */
const namedAs = (name: string): string => {
  const plain = name.replace(/[^\x20-\x7E]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (each) => `%${each.charCodeAt(0).toString(16)}`,
  );
  return `filename="${plain}"; filename*=UTF-8''${encoded}`;
};
