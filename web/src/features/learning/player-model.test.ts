import { describe, expect, it } from 'vitest';
import { doneIn, getPlaces, type PlayerSection, placeToOpen } from './player-model.ts';

const lesson = (id: string, state?: 'STARTED' | 'COMPLETED') => ({
  id,
  myProgress: state ? { state } : null,
});
const section = (id: string, ...lessons: object[]) => ({ id, lessons }) as unknown as PlayerSection;
const course = {
  sections: [
    section('s1', lesson('a', 'COMPLETED'), lesson('b', 'STARTED')),
    section('s2'),
    section('s3', lesson('c')),
  ],
};

describe('the order of lessons in the player', () => {
  const places = getPlaces(course);

  it('numbers lessons across all sections', () => {
    expect(places.map(({ lesson: { id }, number, sectionNumber }) => [id, number, sectionNumber])).toEqual([
      ['a', 1, 1],
      ['b', 2, 1],
      ['c', 3, 3],
    ]);
  });

  it('opens the requested, last or first unfinished lesson', () => {
    expect(placeToOpen(places, 'c', 'a')?.lesson.id).toBe('c');
    expect(placeToOpen(places, 'gone', 'b')?.lesson.id).toBe('b');
    expect(placeToOpen(places, 'gone', 'c')?.lesson.id).toBe('c');
    expect(placeToOpen(places, null, undefined)?.lesson.id).toBe('b');
    expect(placeToOpen([], null, undefined)).toBeUndefined();
  });

  it('continues after a finished lesson and stays at the last one', () => {
    expect(placeToOpen(places, null, 'a')?.lesson.id).toBe('b');
    const ended = getPlaces({
      sections: [
        section('s1', lesson('a'), lesson('b', 'COMPLETED')),
        section('s2', lesson('c', 'COMPLETED')),
      ],
    });
    expect(placeToOpen(ended, null, 'b')?.lesson.id).toBe('a');
    expect(placeToOpen(ended.slice(1), null, 'b')?.lesson.id).toBe('b');
  });

  it('counts the finished lessons of a section', () => {
    expect(course.sections.map(doneIn)).toEqual([1, 0, 0]);
  });
});
