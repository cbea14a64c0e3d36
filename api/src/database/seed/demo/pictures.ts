import { Readable } from 'node:stream';
import type { EntityManager } from '@mikro-orm/postgresql';
import sharp from 'sharp';
import { drawCoverWords } from '../../../features/media/index.ts';
import type { Storage } from '../../../platform/files/storage/storage.ts';
import { COURSES, students, TEACHERS } from '../content/index.ts';
import { courseId, getTeacherId } from './ids.ts';
import { generator, insertAll, stableId } from './insert.ts';
import { personId } from './people.ts';

/** The widths that uploads have (features/media/store-upload.ts). */
const COVER_WIDTHS = [480, 960] as const;
/** The width that avatars have (features/accounts/profile/set-avatar.ts). */
const AVATAR_WIDTH = 256;
/** Keys of the teachers with an avatar who are women. Their portraits and those of women who study have long hair. */
const WOMEN_WHO_TEACH: readonly string[] = ['ha', 'duong', 'linh', 'mai', 'thao', 'quynh'];
/** Number of students with an avatar. */
const DRAWN_STUDENTS = 40;

/** Courses with a cover of their own and its colours: sky, far hills, near hills, sun. */
const COVERS: Readonly<Record<string, readonly [string, string, string, string]>> = {
  'python-cho-nguoi-moi': ['#1f4e79', '#2f6f9f', '#f2c14e', '#fff3d6'],
  'javascript-hien-dai': ['#f4d58d', '#e0a038', '#53350a', '#fffaf0'],
  'pho-bo-nha-nau': ['#fce4d7', '#e58a5f', '#742a11', '#fff8f2'],
  'nhiep-anh-so': ['#f2a65a', '#8c3a1a', '#272d3a', '#ffe3b8'],
  'tieng-anh-giao-tiep': ['#b2d7ef', '#2675b2', '#0d4468', '#ffffff'],
  'power-bi-bao-cao': ['#e0e6f8', '#6e86d8', '#232f5e', '#f6c667'],
  'co-vai-gay': ['#edf1da', '#a1b766', '#394819', '#fffdf0'],
  'logo-illustrator': ['#eee3f5', '#a981cc', '#432656', '#f4a261'],
  'mo-quan-ca-phe': ['#fbeac6', '#976717', '#3d2505', '#fff0cc'],
  'street-photography-natural-light': ['#465168', '#272d3a', '#f4d58d', '#f9ecd0'],
};

/** The last picture that is stored. If it exists, all others exist. */
const LAST = stableId(`media avatars/${stableId(`avatar ${students()[DRAWN_STUDENTS - 1]!.email}`)}.webp`);

export const hasPictures = async (em: EntityManager): Promise<boolean> =>
  (await em.execute('select 1 from media where id = ?', [LAST])).length > 0;

/** Draws covers for some courses and avatars for teachers and some students, and stores them like uploads. */
export async function seedPictures(em: EntityManager, storage: Storage, now: Date): Promise<void> {
  const media: Record<string, unknown>[] = [];
  const store = async (key: string, ownerId: string, files: readonly (readonly [string, Buffer])[]) => {
    for (const [file, bytes] of files) await storage.write(file, Readable.from([bytes]));
    media.push({
      id: stableId(`media ${key}`),
      owner_id: ownerId,
      kind: 'IMAGE',
      storage_key: key,
      files: files.length > 1 ? files.map(([file]) => file) : [],
      content_type: 'image/webp',
      size_bytes: files.reduce((sum, [, { length }]) => sum + length, 0),
      created_at: now,
    });
    return stableId(`media ${key}`);
  };
  const covers: Record<string, string>[] = [];
  for (const { slug, title, teacher } of COURSES.filter((course) => course.slug in COVERS)) {
    const key = `covers/${stableId(`cover ${slug}`)}`;
    const drawing = Buffer.from(
      drawScene(title, COVERS[slug]!, generator(slug.length * 977 + slug.charCodeAt(0))),
    );
    const files = await Promise.all(
      COVER_WIDTHS.map(
        async (width) =>
          [`${key}-${width}.webp`, await sharp(drawing).resize({ width }).webp().toBuffer()] as const,
      ),
    );
    covers.push({ id: courseId(slug), key, media: await store(key, getTeacherId(teacher), files) });
  }
  const people = [
    ...TEACHERS.slice(0, 12).map(({ key, email }) => ({ email, isWoman: WOMEN_WHO_TEACH.includes(key) })),
    // Every second student has the name of a woman (content/people.ts)
    ...students()
      .slice(0, DRAWN_STUDENTS)
      .map(({ email }, index) => ({ email, isWoman: index % 2 === 0 })),
  ];
  const avatars: Record<string, string>[] = [];
  for (const [index, { email, isWoman }] of people.entries()) {
    const key = `avatars/${stableId(`avatar ${email}`)}.webp`;
    const picture = await sharp(Buffer.from(drawFace(generator(4_000 + index * 31), isWoman)))
      .resize({ width: AVATAR_WIDTH })
      .webp()
      .toBuffer();
    avatars.push({ id: personId(email), key, media: await store(key, personId(email), [[key, picture]]) });
  }
  await insertAll(em, 'media', media);
  await em.execute(
    `update course c set cover_key = p.key, cover_id = p.media
     from jsonb_to_recordset(?::jsonb) as p(id uuid, key text, media uuid) where p.id = c.id`,
    [JSON.stringify(covers)],
  );
  await em.execute(
    `update person c set avatar_url = '/media/' || p.key, avatar_id = p.media
     from jsonb_to_recordset(?::jsonb) as p(id uuid, key text, media uuid) where p.id = c.id`,
    [JSON.stringify(avatars)],
  );
}

/** The title over a landscape with hills and a sun, which a veil darkens. No two courses have the same one. */
function drawScene(title: string, [sky, far, near, light]: readonly string[], random: () => number): string {
  const sun = { x: 160 + random() * 640, y: 110 + random() * 120, r: 50 + random() * 60 };
  const hill = (base: number, swell: number, colour: string, opacity: number) => {
    const points = Array.from({ length: 7 }, (_, n) => [n * 160, base + (random() - 0.5) * swell] as const);
    const line = points
      .slice(1)
      .map(([x, y], n) => `S${x - 80} ${y} ${x} ${(y + points[n]![1]) / 2}`)
      .join('');
    return `<path d="M0 ${points[0]![1]}${line}V540H0z" fill="${colour}" opacity="${opacity}"/>`;
  };
  const lights = Array.from(
    { length: 9 },
    () =>
      `<circle cx="${random() * 960}" cy="${random() * 260}" r="${4 + random() * 14}" fill="${light}" opacity="${0.15 + random() * 0.3}"/>`,
  ).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="540" viewBox="0 0 960 540"><rect width="960" height="540" fill="${sky}"/>${lights}<circle cx="${sun.x}" cy="${sun.y}" r="${sun.r}" fill="${light}"/>${hill(300, 150, far!, 0.6)}${hill(370, 130, far!, 1)}${hill(450, 90, near!, 1)}${VEIL}<g transform="scale(2)">${drawCoverWords(title, '#fff')}</g></svg>`;
}

/** Dark under the words, clear on the right. */
const VEIL =
  '<linearGradient id="veil"><stop offset=".3" stop-color="#14201d" stop-opacity=".78"/>' +
  '<stop offset="1" stop-color="#14201d" stop-opacity=".12"/></linearGradient>' +
  '<rect width="960" height="540" fill="url(#veil)"/>';

const SKIN = ['#f3d3b8', '#e8bd98', '#d9a57e', '#c68e66'];
const HAIR = ['#1f1a17', '#33241b', '#4a3427', '#5b5450'];
const SHIRT = ['#0b6b5d', '#33457f', '#60397a', '#976717', '#155e8e', '#536727', '#97401f', '#3d4658'];
const GROUND = ['#d5ebe5', '#e0e6f8', '#eee3f5', '#fbeac6', '#daedf9', '#edf1da', '#fce4d7', '#e6eaf1'];

/** A face of a few simple shapes. */
function drawFace(random: () => number, isLong: boolean): string {
  const one = (list: readonly string[]) => list[Math.floor(random() * list.length)]!;
  const [skin, hair, shirt, ground] = [one(SKIN), one(HAIR), one(SHIRT), one(GROUND)];
  const glasses =
    random() < 0.3
      ? `<g fill="none" stroke="${hair}" stroke-width="4"><circle cx="106" cy="122" r="17"/><circle cx="150" cy="122" r="17"/><path d="M123 122h10"/></g>`
      : '';
  const longHair = isLong ? `<path d="M66 118c0-50 28-74 62-74s62 24 62 74v82H66z" fill="${hair}"/>` : '';
  const fringe = 74 + random() * 22;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256"><rect width="256" height="256" fill="${ground}"/>${longHair}<path d="M36 256c6-54 44-70 92-70s86 16 92 70z" fill="${shirt}"/><rect x="108" y="160" width="40" height="44" rx="18" fill="${skin}"/><ellipse cx="128" cy="124" rx="50" ry="58" fill="${skin}"/><path d="M76 124c-4-46 20-72 52-72s56 26 52 72c-8-22-16-36-${fringe / 3}-${fringe / 3}-20 6-44 8-${fringe / 2} 36z" fill="${hair}"/><circle cx="106" cy="124" r="5" fill="#2b2320"/><circle cx="150" cy="124" r="5" fill="#2b2320"/><path d="M110 152q18 ${8 + random() * 10} 36 0" fill="none" stroke="#8a4b3a" stroke-width="5" stroke-linecap="round"/>${glasses}</svg>`;
}
