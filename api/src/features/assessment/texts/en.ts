import type { vi } from './vi.ts';

export const en: Record<keyof typeof vi, string> = {
  'assessment.notAQuiz': 'This lesson is not a quiz.',
  'assessment.quizEmpty': 'The quiz has no questions yet.',
  'assessment.noAttemptsLeft':
    'You have used all {limit} attempts. Ask your teachers below the lesson if you need more.',
  'assessment.answersWereShown': 'You have passed and seen the answers, so this quiz cannot be taken again.',
  'assessment.attemptOver': 'This attempt has been submitted, or its time is over.',
  'assessment.attemptElsewhere': 'The attempt has just been saved in another tab or device.',
  'assessment.attemptRunning': 'The student is still working on this attempt.',
  'assessment.tooManyQuestions':
    'A course has at most {limit} questions. Delete some from the question bank first.',

  'notification.QUIZ_MARKED.PASSED.title': 'The quiz “{lesson}” is marked: {score}%, you passed',
  'notification.QUIZ_MARKED.PASSED.text': 'Open it to see each mark and its comment.',
  'notification.QUIZ_MARKED.NOT_PASSED.title': 'The quiz “{lesson}” is marked: {score}%, not passed yet',
  'notification.QUIZ_MARKED.NOT_PASSED.text': 'Open it to see each mark and its comment.',
  'assessment.points': 'Points from {min} to {max}.',
  'assessment.percent': 'From {min} to {max}%.',
  'assessment.attempts': 'From {min} to {max} attempts.',
  'assessment.timeLimit': 'From {min} to {max} minutes.',
  'assessment.extraTime': 'From {min} to {max} extra minutes.',
  'assessment.drawCount': 'You can’t draw more questions than there are.',
  'assessment.text': 'Needs some text, at most {max} characters.',
  'assessment.tooMany': 'Needs at least one entry, and {max} at most.',
  'assessment.promptEmpty': 'The question is empty.',
  'assessment.oneRight': 'Mark exactly one answer as right.',
  'assessment.someRight': 'Mark at least one answer as right.',
  'assessment.twoChoices': 'Needs at least two entries, none of them empty.',
  'assessment.trueOrFalse': 'Choose true or false.',
  'assessment.gaps': 'Write each gap as ___ and give an answer for each.',
  'assessment.accepted': 'Each gap needs at least one answer.',
  'assessment.numbers': 'A tolerance only works with answers that are numbers.',
  'assessment.pairs': 'Needs at least two pairs, each with both sides.',
  'assessment.unknownQuestion': 'The quiz does not have this question.',
  'assessment.unknownChoice': 'The question does not have this answer.',
  'assessment.reason': 'The reason has {min} to {max} characters.',

  'assessment.importSize': 'The file can have at most 600,000 characters.',
  'assessment.importEmpty': 'No question was found in this file.',
  'assessment.importTooMany': 'At most {max} questions at a time. Please split the file.',
  'assessment.importMarkup': 'This XML can’t be read: its tags don’t match, or there are too many.',
  'assessment.importForm': 'This question is not written in the format.',
  'assessment.importLong': 'This question has an answer that is too long, or too many paragraphs.',
  'assessment.importKind': 'There is no such kind of question here.',
  'assessment.importFiles': 'This question has pictures or files; please add it by hand.',
  'assessment.importWildcard':
    'An answer has a * in the middle, or nothing else: wildcards are not known here.',
  'assessment.importFormula': 'This question has a formula in MathML; please add it by hand.',

  'assessment.note.known':
    'The question bank or this file already has this question: importing it makes two.',
  'assessment.note.picture': 'Pictures, sounds and videos are not imported. Please add them by hand.',
  'assessment.note.table': 'The table is written as lines, with | between its cells.',
  'assessment.note.style': 'Underlined, struck out and highlighted text loses its style.',
  'assessment.note.link': 'Links keep their text only.',
  'assessment.note.indentation': 'Code loses its indentation.',
  'assessment.note.partMarks':
    'With one right answer there are no part marks and no deductions: only the best answer earns points.',
  'assessment.note.weights':
    'Points of single choices are not kept: each right one adds the same, and each wrong one takes as much away.',
  'assessment.note.partAnswers': 'Answers that earn a part of the points were dropped.',
  'assessment.note.feedback': 'Feedback on single answers is not kept.',
  'assessment.note.wildcard':
    'A * at the start or the end of an answer was dropped: the whole answer has to match.',
  'assessment.note.tolerances': 'Only answers with the tolerance of the first one are kept.',
  'assessment.note.case': 'Upper and lower case are not told apart.',
  'assessment.note.units': 'Units are not graded.',
  'assessment.note.points': 'The points are rounded to a whole number from 1 to 100.',
};
