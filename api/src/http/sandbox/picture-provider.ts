import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { SIMULATED_PROVIDER_PATH } from '../../features/assistant/index.ts';

interface Asked {
  readonly prompt: string;
}

const SIDE = 1024;

/** Simulates an image provider: draws discs whose positions and colours depend on the prompt. */
export async function pictureProviderRoutes(server: FastifyInstance): Promise<void> {
  server.post<{ Body: Asked }>(`${SIMULATED_PROVIDER_PATH}/images/generations`, async ({ body }) => {
    const picture = await sharp(Buffer.from(discsOf(body.prompt)))
      .png()
      .toBuffer();
    return { data: [{ b64_json: picture.toString('base64') }] };
  });
}

function discsOf(prompt: string): string {
  const bytes = createHash('sha256').update(prompt).digest();
  const hue = (place: number) => Math.round((bytes[place]! / 256) * 360);
  const discs = Array.from({ length: 7 }, (_, index) => {
    const [x, y, size] = [0, 1, 2].map((each) => bytes[2 + index * 3 + each]! / 256) as [
      number,
      number,
      number,
    ];
    return `<circle cx="${x * SIDE}" cy="${y * SIDE}" r="${80 + size * 180}" fill="hsl(${hue(index)} 55% 62%)" fill-opacity="0.75"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}"><rect width="100%" height="100%" fill="hsl(${hue(30)} 35% 88%)"/>${discs.join('')}</svg>`;
}
