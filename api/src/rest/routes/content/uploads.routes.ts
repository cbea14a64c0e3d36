import { withIds } from '../../legacy.ts';
import { type RestRoute, route } from '../../route.ts';
import { flag, integer, object, text, time, url } from '../../schema.ts';
import { RestUpload, type RestUploadQuery } from './content.gen.ts';

const uploadSchema = object({
  id: text('Opaque.'),
  _id: text('The same as id.'),
  uploadId: text('The same as id: for the `uploadId` of a GraphQL mutation, which takes the file once.'),
  address: {
    ...url('Where its sender can look at it until then.'),
    examples: ['https://sen.example/api/upload/0198a1b2-4c3d-7e5f-8a9b-0c1d2e3f4a5b'],
  },
  filename: text('What its sender called it.'),
  sizeBytes: integer('Its length.'),
  isWhole: flag('Whether all of it has arrived.'),
  expiresAt: time('When it is removed unless it is taken before.'),
});

const upload = ({ waitingUpload: found }: RestUploadQuery) =>
  found ? withIds({ ...found, uploadId: found.id, address: `/api/upload/${found.id}` }) : undefined;

const common = { tag: 'uploads', needsSignIn: true, document: RestUpload, response: uploadSchema } as const;

/** `/upload`: a small file in a single request. Large ones use resumable uploads (`/upload/files`, tus). */
export const uploadRoutes: readonly RestRoute[] = [
  route({
    ...common,
    method: 'POST',
    path: '/upload',
    summary: 'Sends a small file, which waits to be taken by a mutation; for larger ones /upload/files (tus)',
    file: { name: 'file', mostMegabytes: 20, description: 'Any file of at most 20 MB.' },
    variables: ({ body }) => ({ id: body.file }),
    data: upload,
  }),
  route({
    ...common,
    method: 'GET',
    path: '/upload/{id}',
    summary: 'A file that waits to be taken; 404 once it was',
    parameters: [{ name: 'id', in: 'path', schema: text('Of a file that one has sent.') }],
    variables: ({ path }) => ({ id: path.id }),
    data: upload,
  }),
];
