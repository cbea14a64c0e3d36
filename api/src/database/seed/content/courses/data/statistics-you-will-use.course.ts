import { outlined } from '../../outlined.ts';

export const course = outlined({
  slug: 'statistics-you-will-use',
  title: 'Statistics You Will Actually Use at Work',
  subtitle: 'Samples, intervals and A/B tests without formulas to memorise. Free, in plain English.',
  language: 'en',
  about: `
You do not need a degree to stop being fooled by numbers. This free course teaches the handful of ideas that come back every week in an office: how big a sample has to be, what a confidence interval really says, why two averages can be compared unfairly, and how to run an A/B test that you will still believe next month. Every idea is simulated with dice or a spreadsheet before it gets a name.
`,
  outcomes: [
    'Explain a confidence interval to a colleague',
    'Choose a sample size before you start',
    'Run an A/B test without peeking',
    'Spot three common tricks with averages',
  ],
  requirements: ['A spreadsheet program'],
  audience: ['Product and marketing people', 'Students who met statistics and ran'],
  level: 'ALL',
  category: 'du-lieu-ai',
  teacher: 'sarah',
  tags: ['statistics', 'a/b testing', 'data literacy', 'free'],
  price: 0,
  trial: `
Take a die and throw it ten times. Write down the average. It is probably not 3.5. Throw ten more: another number. Nothing about the die changed; **you changed the sample**.

Now do it with a spreadsheet. In each cell write ~=RANDBETWEEN(1;6)~, fill ten columns by two hundred rows, and take the average of each row. You have just repeated your little study two hundred times. Sort the averages. The middle 190 of them lie roughly between 2.4 and 4.6.

That width is the honest answer to “how sure are you?”. With forty throws per row instead of ten, the width halves. Four times the work, twice the certainty: the rule that decides the budget of every survey.

Your turn: find one average that your team quoted this week. How many throws was it made of?
`,
  outline: `
# Variation
Ten throws of a die 8
Averages that lie politely 11
Spread: the forgotten half 12
# Samples
Who did not answer 13
Sample size on one page 14
Confidence intervals by simulation 16
# Comparing
Is the difference real 15
A/B tests without peeking 18
Many comparisons, many accidents 11
# Telling others
One sentence, one chart, one caveat 10
A checklist for reading a study 9
`,
});
