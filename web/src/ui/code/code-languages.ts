/** Languages that code is coloured in, as documents store them, and what each calls itself. */
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

/** Names that languages go by elsewhere, in pasted pages and in Markdown. */
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

/** The language of CODE_LANGUAGES that a stored name means; null where none is. */
export const codeLanguage = (name: unknown): string | null => {
  if (typeof name !== 'string') return null;
  const lower = name.toLowerCase();
  const known = Object.hasOwn(OTHER_NAMES, lower) ? OTHER_NAMES[lower] : lower;
  return known && Object.hasOwn(CODE_LANGUAGES, known) ? known : null;
};
