import { withIds } from '../../legacy.ts';
import { type RestRoute, route } from '../../route.ts';
import { flag, integer, object, text, time, url } from '../../schema.ts';
import { RestUpload, type RestUploadQuery } from './content.gen.ts';

const uploadSchema = object({
  id: text('Unique upload ID.'),
  _id: text('The same value as `id`.'),
  uploadId: text('The same value as `id`, for the `uploadId` of a GraphQL mutation. It can be used once.'),
  address: {
    ...url('URL at which the uploader can view the file until then.'),
    examples: ['https://sen.example/api/upload/0198a1b2-4c3d-7e5f-8a9b-0c1d2e3f4a5b'],
  },
  filename: text('File name given by the client.'),
  sizeBytes: integer('Size of the file in bytes.'),
  isWhole: flag('True if the upload is complete.'),
  expiresAt: time('Time at which the file is deleted unless a mutation uses it.'),
});

const upload = ({ waitingUpload: found }: RestUploadQuery) =>
  found ? withIds({ ...found, uploadId: found.id, address: `/api/upload/${found.id}` }) : undefined;

const common = { tag: 'uploads', document: RestUpload, response: uploadSchema } as const;

/** `/upload`: a small file in a single request. Large ones use resumable uploads (`/upload/files`, tus). */
export const uploadRoutes: readonly RestRoute[] = [
  route({
    ...common,
    method: 'POST',
    path: '/upload',
    summary: 'Uploads a small file for use in a mutation; use /upload/files (tus) for larger files',
    file: { name: 'file', maxMegabytes: 20, description: 'File of any type, at most 20 MB.' },
    variables: ({ body }) => ({ id: body.file }),
    data: upload,
  }),
  route({
    ...common,
    method: 'GET',
    path: '/upload/{id}',
    summary: 'Returns an unused upload; 404 once it is used',
    parameters: [{ name: 'id', in: 'path', schema: text('ID of an upload of the viewer.') }],
    variables: ({ path }) => ({ id: path.id }),
    data: upload,
  }),
];
