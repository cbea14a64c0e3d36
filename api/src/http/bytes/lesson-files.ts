import type { FastifyInstance } from 'fastify';
import { isLessonFileAddress, isShown, type LessonFile } from '../../features/catalog/index.ts';
import { isUuid } from '../../platform/ids.ts';
import { runSql } from '../../platform/run-sql.ts';
import type { Services } from '../../platform/services.ts';
import type { SignedQuery } from '../../platform/signed-address.ts';
import { sql } from '../../platform/sql.ts';
import { sendStored } from './media.ts';

interface Address {
  Params: { id: string };
  Querystring: SignedQuery & { readonly download?: unknown };
}

/** What PDF and pictures may do in the page that shows them: nothing but be shown. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; media-src 'self'; object-src 'self'; frame-ancestors 'self'";

/**
 * Files of lessons. An address is handed out by a resolver that has decided who may have it, is signed, and expires;
 * a file that was removed from its lesson answers to none.
 */
export async function lessonFileRoutes(
  server: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  server.get<Address>('/media/files/:id', async (request, reply) => {
    const { id } = request.params;
    if (!isUuid(id) || !isLessonFileAddress(services.keys, id, request.query)) return reply.callNotFound();
    const [file] = await runSql<
      { storage_key: string; content_type: string } & Pick<LessonFile, 'name' | 'type'>
    >(
      services.orm.em.fork(),
      sql`select m.storage_key, m.content_type, f.name, f.type
        from lesson_file f join media m on m.id = f.media_id where f.id = ${id}`,
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
