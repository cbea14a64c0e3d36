import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { ENCODINGS } from '../platform/http/compression.ts';

/**
 * Compresses what these routes answer for whoever takes that; JSON shrinks to about a tenth. No cookie signs anyone in
 * here, so no other site can make a browser fetch a secret beside words of its own and measure the two (BREACH).
 * Bodies of requests are not unpacked: a small one could become a large one.
 */
export async function compressAnswers(server: FastifyInstance): Promise<void> {
  await server.register(compress, { encodings: [...ENCODINGS], globalDecompression: false });
}
