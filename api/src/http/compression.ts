import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { ENCODINGS } from '../platform/http/compression.ts';

/**
 * Compresses responses if the client accepts it; JSON shrinks to about a tenth. No cookie authenticates here, so
 * another site cannot make a browser fetch a secret together with text of its own and compare sizes (BREACH). Request
 * bodies are not decompressed, because a small one could become a large one.
 */
export async function compressAnswers(server: FastifyInstance): Promise<void> {
  await server.register(compress, { encodings: [...ENCODINGS], globalDecompression: false });
}
