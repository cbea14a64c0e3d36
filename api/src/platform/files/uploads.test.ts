import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { student } from '../../testing/factories.ts';
import { claimUpload, stageUpload } from './uploads.ts';

test('an empty file cannot be claimed', async () => {
  const { services } = await testApp();
  const { id: personId } = await student(await testApp());
  const uploadId = await stageUpload(services, personId, 'bai-lam.txt', Readable.from([]));
  const claim = claimUpload(services.orm.em.fork(), { personId, uploadId, field: 'uploadId' });
  await expect(claim).rejects.toMatchObject({ details: [{ field: 'uploadId', message: 'upload.empty' }] });
});
