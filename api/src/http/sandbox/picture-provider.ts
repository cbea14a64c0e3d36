import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { SIMULATED_PROVIDER_PATH } from '../../features/assistant/index.ts';

interface ImageRequest {
  readonly prompt: string;
}

const SIZE_PX = 1024;

/** Simulates an image provider: draws discs whose positions and colours depend on the prompt. */
export async function pictureProviderRoutes(server: FastifyInstance): Promise<void> {
  server.post<{ Body: ImageRequest }>(`${SIMULATED_PROVIDER_PATH}/images/generations`, async ({ body }) => {
    const picture = await sharp(Buffer.from(getDiscs(body.prompt)))
      .png()
      .toBuffer();
    return { data: [{ b64_json: picture.toString('base64') }] };
  });
}

function getDiscs(prompt: string): string {
  const bytes = createHash('sha256').update(prompt).digest();
  const hue = (index: number) => Math.round((bytes[index]! / 256) * 360);
  const discs = Array.from({ length: 7 }, (_, index) => {
    const [x, y, size] = [0, 1, 2].map((axis) => bytes[2 + index * 3 + axis]! / 256) as [
      number,
      number,
      number,
    ];
    return `<circle cx="${x * SIZE_PX}" cy="${y * SIZE_PX}" r="${80 + size * 180}" fill="hsl(${hue(index)} 55% 62%)" fill-opacity="0.75"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE_PX}" height="${SIZE_PX}"><rect width="100%" height="100%" fill="hsl(${hue(30)} 35% 88%)"/>${discs.join('')}</svg>`;
}
