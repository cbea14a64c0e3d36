import { expect, test } from 'vitest';
import { EmbedProvider } from '../lesson.enums.ts';
import { embedOrigins, findProvider, parseEmbed } from './embed-url.ts';

const DOC = '1AbCdEfGhIjKlMnOpQrStUvWxYz0123456789';

test.each([
  [
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=x',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  ],
  ['https://youtu.be/dQw4w9WgXcQ?t=90s', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=90'],
  ['youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://m.youtube.com/live/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['https://vimeo.com/76979871/8272103f6e', 'https://player.vimeo.com/video/76979871?h=8272103f6e&dnt=1'],
  [
    `https://docs.google.com/document/d/${DOC}/edit?usp=sharing`,
    `https://docs.google.com/document/d/${DOC}/preview`,
  ],
  [
    `https://docs.google.com/presentation/d/${DOC}/edit#slide=id.p`,
    `https://docs.google.com/presentation/d/${DOC}/embed`,
  ],
  [`https://docs.google.com/spreadsheets/d/${DOC}`, `https://docs.google.com/spreadsheets/d/${DOC}/preview`],
  [
    `https://docs.google.com/forms/d/e/${DOC}/viewform`,
    `https://docs.google.com/forms/d/e/${DOC}/viewform?embedded=true`,
  ],
  [
    `https://drive.google.com/file/d/${DOC}/view?usp=drive_link`,
    `https://drive.google.com/file/d/${DOC}/preview`,
  ],
  [`https://drive.google.com/open?id=${DOC}`, `https://drive.google.com/file/d/${DOC}/preview`],
  [
    'https://codepen.io/chriscoyier/pen/gfdDu',
    'https://codepen.io/chriscoyier/embed/gfdDu?default-tab=result',
  ],
  [
    'https://www.geogebra.org/m/RHYH3UQ8'.toLowerCase(),
    'https://www.geogebra.org/material/iframe/id/rhyh3uq8',
  ],
  [
    'https://www.figma.com/file/AbCdEfGhIj123/Ten?node-id=1',
    'https://embed.figma.com/design/AbCdEfGhIj123?embed-host=sen',
  ],
  [
    'https://www.figma.com/proto/AbCdEfGhIj123/Ten',
    'https://embed.figma.com/proto/AbCdEfGhIj123?embed-host=sen',
  ],
  [
    'https://www.canva.com/design/DAFabcdefgh/AbCd-efgh_123/view',
    'https://www.canva.com/design/DAFabcdefgh/AbCd-efgh_123/view?embed',
  ],
  ['https://scratch.mit.edu/projects/10128407/editor', 'https://scratch.mit.edu/projects/10128407/embed'],
  [
    '<p>x</p><iframe width="560" src="https://www.youtube.com/embed/dQw4w9WgXcQ?start=5&amp;x=1" onload="alert(1)"></iframe>',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=5',
  ],
  ['//player.vimeo.com/video/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
])('%s is embedded as %s', (address, url) => {
  expect(parseEmbed(address)?.url).toBe(url);
  // The stored URL can be edited again
  expect(parseEmbed(url)?.url).toBe(url);
  expect(findProvider(url)).toBe(parseEmbed(url)!.provider);
});

test.each([
  'https://example.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://evil.example/?https://www.youtube.com/embed/dQw4w9WgXcQ',
  'https://www.youtube.com@evil.example/embed/dQw4w9WgXcQ',
  'https://user:pass@www.youtube.com/embed/dQw4w9WgXcQ',
  'https://www.youtube.com:8443/embed/dQw4w9WgXcQ',
  'https://www.youtube.com/embed/dQw4w9WgXcQ"><script>alert(1)</script>',
  'https://www.youtube.com/redirect?q=https://evil.example',
  'https://docs.google.com/document/d/short/edit',
  'https://www.figma.com/@someone',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  'bài giảng của tôi',
  '',
])('%s cannot be embedded', (address) => expect(parseEmbed(address)).toBeUndefined());

test('each provider has its own HTTPS origin', () => {
  expect(embedOrigins).toHaveLength(Object.keys(EmbedProvider).length);
  expect(new Set(embedOrigins).size).toBe(embedOrigins.length);
  for (const origin of embedOrigins) expect(new URL(origin).origin).toBe(origin);
});
