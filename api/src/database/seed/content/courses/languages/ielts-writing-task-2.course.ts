import { outlined } from '../../outlined.ts';

export const course = outlined({
  slug: 'ielts-writing-task-2',
  title: 'IELTS Writing Task 2: From 5.5 to 6.5',
  subtitle: 'Ideas, paragraphs and feedback on forty real answers. Taught in English at an easy pace.',
  language: 'en',
  about: `
A 5.5 essay usually has good English and no plan. This course fixes the plan first: how to read the question twice, choose a position you can defend, and build two paragraphs that each prove one thing. Then we work on the language that examiners notice, from linking without *moreover* to articles that Vietnamese speakers drop. Forty real answers are marked on screen, line by line, with the reason for every band.
`,
  outcomes: [
    'Plan an essay in five minutes',
    'Write paragraphs that prove one point',
    'Fix the ten most common errors of Vietnamese writers',
    'Mark your own essay by the official bands',
    'Finish in forty minutes with time to check',
  ],
  requirements: ['IELTS 5.0 or B1', 'Willing to write one essay a week'],
  audience: ['Candidates aiming for 6.5', 'Teachers looking for marked samples'],
  level: 'INTERMEDIATE',
  category: 'tieng-anh',
  teacher: 'sarah',
  tags: ['ielts', 'writing', 'tiếng anh', 'luyện thi'],
  price: 1_499_000,
  salePrice: 1_099_000,
  saleDays: 14,
  trial: `
Here is a first sentence from a real answer, band 5.5:

> *Nowadays, with the development of society, education plays an important role in our life.*

Cover the topic. Could this sentence open an essay about tourism, about phones, about pets? Yes. So it says **nothing**, and the examiner has read it a thousand times.

Now the question: *Some people think that university should be free. Do you agree?*

A 6.5 opening does two jobs in two sentences:

> *Whether taxpayers or students should pay for university divides many countries. I believe that tuition should be free only for those who could not study otherwise.*

One: it shows that you understood **this** question. Two: it takes a position, with a limit that you can defend later.

Your turn: write two sentences for *Zoos should be closed. Do you agree?* No *nowadays*, no *society*.
`,
  outline: `
# The question
Two sentences that open an essay 10
Reading the question twice 14
Five question types 22
Positions you can defend 17
# Ideas
Ideas when you have none 19
From idea to proof 21
Examples that are not invented badly 15
# Paragraphs
One paragraph, one point 24
Linking without moreover 18
Counter-arguments 20
Conclusions that do not repeat 12
# Language
Articles, the Vietnamese way out 26
Plurals and agreement 17
Sentence variety on purpose 22
Collocations instead of big words 23
Punctuation that earns marks 13
# Marked answers
Education, ten answers 58
Technology, ten answers 61
Environment, ten answers 57
Society, ten answers 63
# The day
Forty minutes, minute by minute 16
Handwriting or computer 9
A plan for eight weeks 12
`,
});
