import type { FastifyInstance } from 'fastify';
import type { Services } from '../../platform/process/services.ts';

/** The image at a URL never changes. */
const FOREVER = 'public, max-age=31536000, immutable';
const NAMES: Readonly<Record<string, RegExp>> = {
  covers: /^[0-9a-f-]{36}(-ai)?-(480|960)\.webp$/,
  avatars: /^[0-9a-f-]{36}\.webp$/,
};

/** Uploaded covers and avatars, which were redrawn when they were uploaded. Public; their names cannot be guessed. */
export async function pictureRoutes(
  server: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  for (const [folder, pattern] of Object.entries(NAMES))
    server.get<{ Params: { name: string } }>(`/media/${folder}/:name`, async (request, reply) => {
      const { name } = request.params;
      const key = pattern.test(name) ? `${folder}/${name}` : undefined;
      const size = key && (await services.storage.size(key));
      if (!key || size === undefined) return reply.callNotFound();
      return reply
        .header('cache-control', FOREVER)
        .header('content-length', size)
        .type('image/webp')
        .send(services.storage.read(key));
    });
}
