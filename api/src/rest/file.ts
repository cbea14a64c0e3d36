import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Viewer } from '../platform/access/viewer.ts';
import { badInput } from '../platform/errors/errors.ts';
import { getSender, stageUpload } from '../platform/files/uploads.ts';
import type { Services } from '../platform/process/services.ts';

/** The file of a multipart/form-data request. It is staged, and the body then contains the ID of the upload. */
export interface FileField {
  readonly name: string;
  readonly maxMegabytes: number;
  readonly description: string;
}

export const acceptMultipart = async (scope: FastifyInstance): Promise<void> => {
  await scope.register(multipart, { throwFileSizeLimit: false });
};

/**
 * Stages the file of a request and replaces the body by its upload ID. The mutation that claims the file validates
 * it.
 * @returns the upload ID, so that the caller can delete an upload that was not claimed
 */
export async function receiveFile(
  services: Services,
  viewer: Viewer | undefined,
  request: FastifyRequest,
  { name, maxMegabytes }: FileField,
): Promise<string> {
  // Checked here as well, because the mutation runs after the file was stored
  const sender = getSender(viewer);
  const limits = { files: 1, fields: 5, fileSize: maxMegabytes * 1024 * 1024 };
  const part = await request.file({ limits });
  if (part?.fieldname !== name) {
    part?.file.resume();
    throw badInput(name, 'validation.required');
  }
  // Chunked requests do not state their length
  const length = Number(request.headers['content-length'] ?? limits.fileSize);
  const maxBytes = Math.min(length, limits.fileSize);
  const uploadId = await stageUpload(services, sender.id, part.filename || name, part.file, maxBytes);
  request.body = { [name]: uploadId };
  return uploadId;
}
