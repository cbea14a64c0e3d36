/** Searches that nothing matches, with the number of guests who wait for a course. */
export const WANTED: readonly { search: string; people: number }[] = [
  { search: 'Luyện thi lái xe', people: 7 },
  { search: 'tiếng Trung HSK', people: 5 },
  { search: 'cắt may áo dài', people: 3 },
  { search: 'violin', people: 1 },
];

/** Searches of demo users with their frequency. The catalogue determines whether they match. */
export const SEARCHES: readonly { words: string; language: 'vi' | 'en'; count: number }[] = [
  { words: 'react', language: 'vi', count: 64 },
  { words: 'tiếng anh công sở', language: 'vi', count: 52 },
  { words: 'excel', language: 'vi', count: 47 },
  { words: 'yoga', language: 'vi', count: 39 },
  { words: 'nấu ăn', language: 'vi', count: 31 },
  { words: 'guitar', language: 'vi', count: 22 },
  { words: 'figma', language: 'vi', count: 18 },
  { words: 'react', language: 'en', count: 12 },
  { words: 'english', language: 'en', count: 9 },
  { words: 'python', language: 'en', count: 8 },
  { words: 'yoga', language: 'en', count: 5 },
  { words: 'luyện thi lái xe', language: 'vi', count: 17 },
  { words: 'tiếng trung hsk', language: 'vi', count: 14 },
  { words: 'cắt may áo dài', language: 'vi', count: 9 },
  { words: 'dựng phim premiere', language: 'vi', count: 8 },
  { words: 'trồng rau sân thượng', language: 'vi', count: 6 },
  { words: 'kubernetes', language: 'en', count: 4 },
  { words: 'violin', language: 'vi', count: 3 },
];
