import { describe, expect, it } from 'vitest';
import { ADMIN, COURSES, getReviews, getShelf, STUDENT_COUNT, studentName, students } from './index.ts';
import { REVIEWS } from './reviews/index.ts';
import { SHELF } from './shelf.ts';

const onSale = COURSES.filter(({ status }) => (status ?? 'PUBLISHED') === 'PUBLISHED');

describe('students', () => {
  it('have unique names and email addresses, and the first is the demo account', () => {
    const people = students();
    expect(people).toHaveLength(STUDENT_COUNT);
    expect(new Set(people.map((person) => person.fullName)).size).toBe(STUDENT_COUNT);
    expect(new Set(people.map((person) => person.email)).size).toBe(STUDENT_COUNT);
    expect(people[0]?.email).toBe('student@sen.test');
    expect(ADMIN.email).toBe('admin@sen.test');
    for (const { email } of people) expect(email).toMatch(/^[a-z0-9.]+@sen\.test$/);
  });

  it('have the same names at every seeding', () => {
    expect(studentName(1)).toBe('Nguyễn Văn Phúc');
  });
});

describe('sales figures', () => {
  it('exist for all published courses and no others', () => {
    expect(Object.keys(SHELF).sort()).toEqual(onSale.map(({ slug }) => slug).sort());
    for (const { slug } of onSale) expect(getShelf(slug).students, slug).toBeLessThan(STUDENT_COUNT);
  });

  it('follow a power law, with ratings from 3.6 to 4.9', () => {
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
  const all = Object.keys(REVIEWS).flatMap((slug) => getReviews(slug));

  it('are more than 250 unique texts about published courses', () => {
    expect(all.length).toBeGreaterThan(250);
    expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
    const replies = all.flatMap(({ reply }) => (reply ? [reply] : []));
    expect(replies.length).toBeGreaterThan(20);
    expect(new Set(replies).size).toBe(replies.length);
    const slugs = onSale.map(({ slug }) => slug);
    for (const slug of Object.keys(REVIEWS)) expect(slugs).toContain(slug);
  });

  it('have typographic quotes and at least two stars', () => {
    for (const { text, stars, reply } of all) {
      expect(`${text}${reply ?? ''}`).not.toMatch(/["«»]|\s$/);
      expect(stars).toBeGreaterThanOrEqual(2);
    }
  });
});
