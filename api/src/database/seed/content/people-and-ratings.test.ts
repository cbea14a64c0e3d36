import { describe, expect, it } from 'vitest';
import {
  ADMIN,
  CATEGORIES,
  COURSES,
  pickRating,
  RATING_TEXTS,
  STUDENT_COUNT,
  studentName,
  students,
} from './index.ts';

describe('students', () => {
  it('are 200 different people, the first of them the demo account', () => {
    const people = students();
    expect(people).toHaveLength(STUDENT_COUNT);
    expect(new Set(people.map((person) => person.fullName)).size).toBe(STUDENT_COUNT);
    expect(new Set(people.map((person) => person.email)).size).toBe(STUDENT_COUNT);
    expect(people[0]?.email).toBe('student@sen.test');
    expect(ADMIN.email).toBe('admin@sen.test');
    for (const { email } of people) expect(email).toMatch(/^[a-z0-9.]+@sen\.test$/);
  });

  it('keep their names from one seeding to the next', () => {
    expect(studentName(1)).toBe('Nguyễn Văn Phúc');
  });
});

describe('ratings', () => {
  it('are sixty different texts from two to five stars', () => {
    expect(RATING_TEXTS).toHaveLength(60);
    expect(new Set(RATING_TEXTS.map((rating) => rating.text)).size).toBe(60);
    expect(new Set(RATING_TEXTS.map((rating) => rating.stars))).toEqual(new Set([2, 3, 4, 5]));
  });

  it('speak of the course, of its subject or of none, and name only what exists', () => {
    const known = [...COURSES, ...CATEGORIES].map(({ slug }) => slug);
    for (const { about } of RATING_TEXTS) if (about) expect(known).toContain(about);
    for (const { slug } of COURSES) {
      const others = COURSES.filter((course) => course.slug !== slug).map((course) => course.slug);
      const picked = Array.from({ length: 14 }, (_, index) => pickRating(slug, index));
      for (const { about } of picked) expect(others).not.toContain(about);
      expect(new Set(picked.map(({ text }) => text)).size, slug).toBe(14);
    }
  });

  it('mix good and weak, the same at each seeding', () => {
    const picked = Array.from({ length: 16 }, (_, index) => pickRating('banh-mi-tai-nha', index));
    expect(picked.filter(({ stars }) => stars < 4)).toHaveLength(2);
    expect(pickRating('banh-mi-tai-nha', 3)).toBe(picked[3]);
    expect(() => pickRating('khong-co', 0)).toThrow('khong-co');
  });
});
