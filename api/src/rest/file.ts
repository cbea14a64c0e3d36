import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Viewer } from '../platform/access/viewer.ts';
import { badInput } from '../platform/errors/errors.ts';
import { senderOf, stageUpload } from '../platform/files/uploads.ts';
import type { Services } from '../platform/process/services.ts';

/** A file that a route takes as multipart/form-data; it is staged, and the body then holds the upload's id. */
export interface FileField {
  readonly name: string;
  readonly mostMegabytes: number;
  /** For the documentation. */
  readonly description: string;
}

/** Teaches a scope of routes to read multipart bodies. */
export const acceptMultipart = async (scope: FastifyInstance): Promise<void> => {
  await scope.register(multipart, { throwFileSizeLimit: false });
};

/**
 * Stages the file of a request and puts its upload id in its place in the body. What the file is, and whether it
 * will do, the mutation says that takes it.
 * @returns the upload id, for who finds that it is not taken
 */
export async function receiveFile(
  services: Services,
  viewer: Viewer | undefined,
  request: FastifyRequest,
  { name, mostMegabytes }: FileField,
): Promise<string> {
  // Refused here too: the mutation that would refuse it comes after the file is kept
  const sender = senderOf(viewer);
  const limits = { files: 1, fields: 5, fileSize: mostMegabytes * 1024 * 1024 };
  const part = await request.file({ limits });
  if (part?.fieldname !== name) {
    part?.file.resume();
    throw badInput(name, 'validation.required');
  }
  // Some send in pieces, and don't say how many bytes there will be
  const length = Number(request.headers['content-length'] ?? limits.fileSize);
  const mostBytes = Math.min(length, limits.fileSize);
  const uploadId = await stageUpload(services, sender.id, part.filename || name, part.file, mostBytes);
  request.body = { [name]: uploadId };
  return uploadId;
}
