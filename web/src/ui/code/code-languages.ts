/** Supported languages, as documents store them, with their display names. */
export const CODE_LANGUAGES: Readonly<Record<string, string>> = {
  bash: 'Bash',
  c: 'C',
  cpp: 'C++',
  csharp: 'C#',
  css: 'CSS',
  dart: 'Dart',
  go: 'Go',
  java: 'Java',
  javascript: 'JavaScript',
  json: 'JSON',
  kotlin: 'Kotlin',
  markdown: 'Markdown',
  php: 'PHP',
  python: 'Python',
  rust: 'Rust',
  sql: 'SQL',
  swift: 'Swift',
  typescript: 'TypeScript',
  xml: 'HTML, XML',
  yaml: 'YAML',
};

/** Aliases, for instance in pasted pages and in Markdown. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'c++': 'cpp',
  'c#': 'csharp',
  cs: 'csharp',
  golang: 'go',
  html: 'xml',
  js: 'javascript',
  jsx: 'javascript',
  kt: 'kotlin',
  md: 'markdown',
  py: 'python',
  rs: 'rust',
  sh: 'bash',
  shell: 'bash',
  ts: 'typescript',
  tsx: 'typescript',
  yml: 'yaml',
};

/** The language of CODE_LANGUAGES for a stored name; null if it is unknown. */
export const codeLanguage = (name: unknown): string | null => {
  if (typeof name !== 'string') return null;
  const lower = name.toLowerCase();
  const known = Object.hasOwn(OTHER_NAMES, lower) ? OTHER_NAMES[lower] : lower;
  return known && Object.hasOwn(CODE_LANGUAGES, known) ? known : null;
};
