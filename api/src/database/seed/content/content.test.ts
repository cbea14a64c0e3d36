import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  CATEGORIES,
  COMPLETE_COURSES,
  COURSES,
  type CourseContent,
  countWords,
  plainText,
  type RichText,
  type RichTextNode,
  TEACHERS,
  VIDEOS,
} from './index.ts';

const published = COURSES.filter((course) => course.status === undefined || course.status === 'PUBLISHED');
const getLessons = (course: CourseContent) => course.sections.flatMap((section) => section.lessons);
const allLessons = COURSES.flatMap((course) =>
  getLessons(course).map((lesson) => ({ ...lesson, where: `${course.slug} / ${lesson.title}` })),
);
const wordsIn = (body?: RichText) => (body ? countWords(body) : 0);
const asset = (name: string) => new URL(`../../../../assets/videos/${name}`, import.meta.url);

describe('the demo platform', () => {
  it('has 12 categories in two levels, 16 teachers and 60 courses or more on sale', () => {
    expect(CATEGORIES).toHaveLength(12);
    const top = CATEGORIES.filter((category) => !category.parent).map((category) => category.slug);
    expect(top).toHaveLength(8);
    for (const { parent } of CATEGORIES) if (parent) expect(top).toContain(parent);
    expect(TEACHERS).toHaveLength(16);
    expect(TEACHERS[0]?.email).toBe('teacher@sen.test');
    expect(published.length).toBeGreaterThanOrEqual(60);
    expect(COURSES.map((course) => course.status).filter(Boolean)).toEqual([
      'DRAFT',
      'PENDING_REVIEW',
      'NEEDS_FIXES',
      'REJECTED',
      'UNPUBLISHED',
      'ARCHIVED',
      'PENDING_REVIEW',
    ]);
  });

  it('has a published course of every top category and every teacher', () => {
    const families = CATEGORIES.filter((category) => !category.parent).map(({ slug }) => slug);
    for (const family of families) {
      const members = CATEGORIES.filter(({ slug, parent }) => slug === family || parent === family);
      expect(published.some((course) => members.some(({ slug }) => slug === course.category))).toBe(true);
    }
    for (const { key } of TEACHERS) expect(published.some((course) => course.teacher === key)).toBe(true);
    for (const course of COURSES) expect(CATEGORIES.map(({ slug }) => slug)).toContain(course.category);
  });

  it('has unique slugs, titles, email addresses and lesson texts', () => {
    const unique = (values: readonly string[]) => expect(new Set(values).size).toBe(values.length);
    unique(CATEGORIES.map((category) => category.slug));
    unique(COURSES.map((course) => course.slug));
    unique(COURSES.map((course) => course.title));
    unique(TEACHERS.map((teacher) => teacher.email));
    unique(allLessons.flatMap(({ body }) => (body ? [plainText(body)] : [])));
    for (const { slug } of [...COURSES, ...CATEGORIES]) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });
});

describe('every course', () => {
  it.each(COURSES.map((course) => [course.slug, course] as const))(
    '%s has valid lengths, prices and counts',
    (_, course) => {
      expect(course.title.length).toBeLessThanOrEqual(60);
      expect(course.subtitle.length).toBeLessThanOrEqual(120);
      expect(Number.isInteger(course.price) && course.price >= 0).toBe(true);
      expect(course.salePrice === undefined).toBe(course.saleDays === undefined);
      if (course.salePrice !== undefined) expect(course.salePrice).toBeLessThan(course.price);
      if (course.status === 'DRAFT' || course.status === 'ARCHIVED') return;
      expect(countWords(course.description)).toBeGreaterThanOrEqual(50);
      expect(course.outcomes.length).toBeGreaterThanOrEqual(4);
      expect(course.outcomes.length).toBeLessThanOrEqual(6);
      expect(course.requirements.length).toBeGreaterThanOrEqual(1);
      expect(course.requirements.length).toBeLessThanOrEqual(3);
      expect(course.audience.length).toBeGreaterThanOrEqual(2);
      expect(course.audience.length).toBeLessThanOrEqual(3);
      expect(course.sections.length).toBeGreaterThanOrEqual(2);
      expect(getLessons(course).length).toBeGreaterThanOrEqual(5);
      const previews = getLessons(course).filter((lesson) => lesson.isPreview);
      for (const { body, title } of previews) expect(wordsIn(body), title).toBeGreaterThanOrEqual(30);
      expect(Math.max(...previews.map(({ body }) => wordsIn(body)))).toBeGreaterThanOrEqual(90);
      const hours = getLessons(course).reduce((sum, lesson) => sum + lesson.durationSec, 0) / 3600;
      if (!course.status) expect(hours).toBeGreaterThanOrEqual(1.5);
      expect(hours).toBeLessThanOrEqual(28);
      for (const { title } of [...course.sections, ...getLessons(course)])
        expect(title.length, title).toBeLessThanOrEqual(80);
      expect(course.saleDays ?? 0).toBeLessThanOrEqual(14);
    },
  );

  it('has lessons of at least 30 seconds, whose texts are not empty', () => {
    for (const lesson of allLessons) {
      expect(lesson.durationSec, lesson.where).toBeGreaterThanOrEqual(30);
      if (lesson.video) expect(lesson.kind, lesson.where).toBe('VIDEO');
      if (lesson.body || lesson.kind === 'TEXT')
        expect(wordsIn(lesson.body), lesson.where).toBeGreaterThanOrEqual(30);
    }
  });

  it('has content in every text lesson if it is listed as complete', () => {
    expect(COMPLETE_COURSES).toHaveLength(6);
    for (const course of COMPLETE_COURSES) {
      expect(getLessons(course).length).toBeGreaterThanOrEqual(8);
      for (const lesson of getLessons(course).filter(({ kind }) => kind === 'TEXT')) {
        expect(wordsIn(lesson.body), lesson.title).toBeGreaterThanOrEqual(150);
      }
    }
    const films = COMPLETE_COURSES.map((c) => getLessons(c).filter(({ kind }) => kind === 'VIDEO').length);
    expect(Math.max(...films)).toBeGreaterThanOrEqual(3);
  });

  it('passes the submit gate if it is pending review, and fails it as a draft', () => {
    const gate = (course?: CourseContent) => ({
      lessons: (course ? getLessons(course) : []).length >= 5,
      minutes:
        (course ? getLessons(course) : []).reduce((sum, lesson) => sum + lesson.durationSec, 0) >= 1800,
      audience: (course?.audience ?? []).length > 0,
    });
    const pending = COURSES.filter((course) => course.status === 'PENDING_REVIEW').map(gate);
    expect(pending).toEqual(Array(2).fill({ lessons: true, minutes: true, audience: true }));
    const draft = gate(COURSES.find((course) => course.status === 'DRAFT'));
    expect(draft).toEqual({ lessons: false, minutes: false, audience: false });
  });
});

describe('films', () => {
  it('have files of the declared size, and captions that end before the video', () => {
    for (const video of VIDEOS) {
      expect(statSync(asset(video.file)).size).toBe(video.sizeBytes);
      for (const file of Object.values(video.captions)) {
        const captions = readFileSync(asset(file), 'utf8');
        expect(captions).toMatch(/^WEBVTT\n\n/);
        const ends = [...captions.matchAll(/--> (\d+):(\d+):([\d.]+)/g)].map(
          ([, hours, minutes, seconds]) => Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds),
        );
        expect(ends.length).toBeGreaterThan(4);
        expect(Math.max(...ends)).toBeLessThanOrEqual(video.durationSec + 0.5);
      }
    }
  });

  it('are each used by a lesson of the same duration', () => {
    for (const video of VIDEOS) {
      const lesson = allLessons.find((candidate) => candidate.video === video.key);
      expect(lesson?.durationSec).toBe(Math.round(video.durationSec));
    }
  });
});

describe('rich text', () => {
  const CHILDREN: Record<string, readonly string[]> = {
    doc: ['paragraph', 'heading', 'bulletList', 'orderedList', 'blockquote', 'codeBlock', 'blockMath'],
    bulletList: ['listItem'],
    orderedList: ['listItem'],
    listItem: ['paragraph', 'bulletList', 'orderedList'],
    blockquote: ['paragraph'],
    paragraph: ['text', 'hardBreak', 'inlineMath'],
    heading: ['text'],
    codeBlock: ['text'],
  };

  const check = (node: { type: string; content?: readonly RichTextNode[] }, where: string): void => {
    for (const child of node.content ?? []) {
      expect(CHILDREN[node.type], `${where}: ${node.type}`).toContain(child.type);
      if (child.type === 'text') {
        expect(child.text, where).toBeTruthy();
        // Remaining notation means that a mark was not closed
        if (node.type !== 'codeBlock' && !child.marks?.some((mark) => mark.type === 'code')) {
          expect(child.text, where).not.toMatch(/[*~\\]|\]\(|\$\$/);
        }
        for (const mark of child.marks ?? []) expect(['bold', 'italic', 'code', 'link']).toContain(mark.type);
      } else if (child.type === 'inlineMath' || child.type === 'blockMath') {
        expect(child.attrs?.latex, where).toBeTruthy();
      } else if (child.type !== 'hardBreak') {
        expect(child.content?.length, `${where}: empty ${child.type}`).toBeGreaterThan(0);
        if (child.type === 'heading') expect([2, 3]).toContain(child.attrs?.level);
        check(child, where);
      }
    }
  };

  it('has only nodes and marks of the editor, in permitted positions', () => {
    for (const { body, where } of allLessons) if (body) check(body, where);
    for (const course of COURSES) check(course.description, course.slug);
  });
});
