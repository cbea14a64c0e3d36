import { describe, expect, it } from 'vitest';
import { ADMIN, COURSES, reviewsOf, STUDENT_COUNT, shelfOf, studentName, students } from './index.ts';
import { REVIEWS } from './reviews/index.ts';
import { SHELF } from './shelf.ts';

const onSale = COURSES.filter(({ status }) => (status ?? 'PUBLISHED') === 'PUBLISHED');

describe('students', () => {
  it('are hundreds of different people, the first of them the demo account', () => {
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

describe('the shelf', () => {
  it('has a place for every course on sale, and for no other', () => {
    expect(Object.keys(SHELF).sort()).toEqual(onSale.map(({ slug }) => slug).sort());
    for (const { slug } of onSale) expect(shelfOf(slug).students, slug).toBeLessThan(STUDENT_COUNT);
  });

  it('falls like a power of the rank, and holds good courses and weaker ones', () => {
    const counts = Object.values(SHELF).map((place) => place.students);
    const tenth = [...counts].sort((a, b) => b - a).slice(0, Math.ceil(counts.length / 10));
    const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
    expect(sum(tenth) / sum(counts)).toBeGreaterThan(0.35);
    const stars = Object.values(SHELF).flatMap((place) => (place.stars ? [place.stars] : []));
    expect(Math.min(...stars)).toBe(3.6);
    expect(Math.max(...stars)).toBe(4.9);
    expect(Object.values(SHELF).filter(({ age }) => age < 7).length).toBeGreaterThanOrEqual(2);
  });
});

describe('reviews', () => {
  const all = Object.keys(REVIEWS).flatMap((slug) => reviewsOf(slug));

  it('are hundreds, no two alike, each about a course that is there', () => {
    expect(all.length).toBeGreaterThan(250);
    expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
    const replies = all.flatMap(({ reply }) => (reply ? [reply] : []));
    expect(replies.length).toBeGreaterThan(20);
    expect(new Set(replies).size).toBe(replies.length);
    const slugs = onSale.map(({ slug }) => slug);
    for (const slug of Object.keys(REVIEWS)) expect(slugs).toContain(slug);
  });

  it('have typographic quotes, and stars that fit', () => {
    for (const { text, stars, reply } of all) {
      expect(`${text}${reply ?? ''}`).not.toMatch(/["«»]|\s$/);
      expect(stars).toBeGreaterThanOrEqual(2);
    }
  });
});
