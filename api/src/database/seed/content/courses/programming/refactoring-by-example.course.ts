import { outlined } from '../../outlined.ts';

export const course = outlined({
  slug: 'refactoring-by-example',
  title: 'Refactoring by Example: Small Safe Steps',
  subtitle:
    'Turn a 900-line billing module into code you can change on a Friday, one green commit at a time.',
  language: 'en',
  about: `
Most refactoring advice shows the code before and the code after, and skips the part where you are afraid. This course shows every step in between. We start with a real-looking billing module that nobody wants to touch, pin down what it does with characterisation tests, and then move it, rename it and split it in steps so small that each one is obviously right. You will learn when to stop, too: not every ugly function deserves your week.
`,
  outcomes: [
    'Put legacy code under test before touching it',
    'Name smells and pick the matching move',
    'Work in steps that never stay red',
    'Review a refactoring as a reader',
  ],
  requirements: ['A year of writing code in any language', 'Basic Git'],
  audience: ['Developers who inherited old code', 'Team leads who review it'],
  level: 'INTERMEDIATE',
  category: 'lap-trinh',
  teacher: 'sarah',
  tags: ['refactoring', 'clean code', 'testing', 'english'],
  price: 599_000,
  trial: `
Before you change code that you do not understand, **write down what it does today**, bugs included. Such a test is called a characterisation test, and it takes three moves:

1. Call the function with some input and assert something silly.
2. Run it and read the real answer in the failure message.
3. Paste the real answer into the assertion.

~~~typescript
test('late fee, as it is today', () => {
  expect(lateFee({ total: 1_200_000, daysLate: 31 })).toBe(0);
});
~~~

It fails: *expected 0, received 186000*. Now you know something that nobody in the team could have told you. Put 186,000 into the test, even if you believe it is wrong. You are not judging yet; you are **taking a photograph**.

Repeat with the edges: zero days, one day, thirty and thirty-one. Where the number jumps, you found a rule.

Your turn: pick one function that you fear, and take five photographs of it before lunch.
`,
  outline: `
# Before you touch anything
Take a photograph first 9
Where to cut: seams in old code 16
Approval tests for long outputs 14
How much coverage is enough 11
# Small moves
Rename until it is boring 13
Extract function, inline function 18
Replace a flag with two functions 12
Guard clauses instead of pyramids 10
Split loops that do two jobs 14
# Bigger moves
From conditionals to a table 19
Introduce a parameter object 13
Move behaviour to its data 17
Break a dependency on the clock 15
Strangling a module without a freeze 22
# Working in a team
Commits that tell a story 12
Reviewing a refactoring 14
Talking to people who pay for it 11
When to stop 9
# The billing module
Session one: tests and names 28
Session two: tax rules out 31
Session three: invoices in 29
Looking back at the numbers 12
`,
});
