export const vi = {
  'assessment.notAQuiz': 'Bài này không phải bài kiểm tra.',
  'assessment.quizEmpty': 'Bài kiểm tra chưa có câu hỏi nào.',
  'assessment.noAttemptsLeft':
    'Bạn đã làm đủ {limit} lần. Cần thêm thì bạn hỏi giảng viên ở mục Hỏi đáp của bài.',
  'assessment.answersWereShown': 'Bạn đã đạt và đã xem đáp án, nên không làm lại bài này nữa.',
  'assessment.attemptOver': 'Bài làm này đã nộp hoặc đã hết giờ.',
  'assessment.attemptElsewhere': 'Bài làm vừa được lưu ở một tab hoặc thiết bị khác.',
  'assessment.attemptRunning': 'Học viên còn đang làm bài này.',
  'assessment.tooManyQuestions':
    'Mỗi khoá học có tối đa {limit} câu hỏi. Hãy xoá bớt trong ngân hàng câu hỏi.',

  'notification.QUIZ_MARKED.PASSED.title': 'Bài kiểm tra “{lesson}” đã chấm xong: {score}%, bạn đã đạt',
  'notification.QUIZ_MARKED.PASSED.text': 'Mở bài để xem điểm từng câu và nhận xét.',
  'notification.QUIZ_MARKED.NOT_PASSED.title': 'Bài kiểm tra “{lesson}” đã chấm xong: {score}%, chưa đạt',
  'notification.QUIZ_MARKED.NOT_PASSED.text': 'Mở bài để xem điểm từng câu và nhận xét.',
  'assessment.points': 'Điểm từ {min} đến {max}.',
  'assessment.percent': 'Tỉ lệ từ {min} đến {max}%.',
  'assessment.attempts': 'Số lần làm từ {min} đến {max}.',
  'assessment.timeLimit': 'Thời gian từ {min} đến {max} phút.',
  'assessment.extraTime': 'Thời gian thêm từ {min} đến {max} phút.',
  'assessment.drawCount': 'Số câu lấy ra không được nhiều hơn số câu đang có.',
  'assessment.text': 'Cần có nội dung, dài tối đa {max} ký tự.',
  'assessment.tooMany': 'Cần có ít nhất một và tối đa {max} mục.',
  'assessment.promptEmpty': 'Câu hỏi còn trống.',
  'assessment.plainMissing': 'Phần trình bày cần có dạng chữ đi kèm.',
  'assessment.tooManyPictures': 'Mỗi câu hỏi có tối đa {max} ảnh.',
  'assessment.oneRight': 'Hãy chọn đúng một đáp án đúng.',
  'assessment.someRight': 'Hãy chọn ít nhất một đáp án đúng.',
  'assessment.twoChoices': 'Cần ít nhất hai mục, mục nào cũng có nội dung.',
  'assessment.trueOrFalse': 'Hãy chọn đúng hoặc sai.',
  'assessment.gaps': 'Hãy đánh dấu mỗi chỗ trống bằng ___ và điền đáp án cho từng chỗ.',
  'assessment.accepted': 'Mỗi chỗ trống cần ít nhất một đáp án.',
  'assessment.numbers': 'Sai số cho phép chỉ dùng được khi đáp án là số.',
  'assessment.pairs': 'Cần ít nhất hai cặp, cặp nào cũng đủ hai vế.',
  'assessment.unknownQuestion': 'Câu hỏi này không có trong bài.',
  'assessment.unknownChoice': 'Câu trả lời này không có trong câu hỏi.',
  'assessment.reason': 'Lý do dài từ {min} đến {max} ký tự.',

  'assessment.importSize': 'Tệp dài tối đa 600.000 ký tự.',
  'assessment.importEmpty': 'Không tìm thấy câu hỏi nào trong tệp này.',
  'assessment.importTooMany': 'Mỗi lần nhập tối đa {max} câu. Hãy chia tệp thành nhiều phần.',
  'assessment.importMarkup': 'Không đọc được XML này: thẻ không khớp nhau hoặc có quá nhiều thẻ.',
  'assessment.importForm': 'Câu này viết chưa đúng định dạng.',
  'assessment.importLong': 'Câu này có đáp án quá dài hoặc quá nhiều đoạn.',
  'assessment.importMerged':
    'Có thể nhiều câu đã dính vào nhau: đặt một dòng trống giữa hai câu. Dấu ngoặc nhọn trong công thức viết là \\{ và \\}.',
  'assessment.isTrue': 'Đúng',
  'assessment.isFalse': 'Sai',
  'assessment.importKind': '{brand} chưa có loại câu hỏi này.',
  'assessment.importFiles':
    'Tệp đi kèm câu này không phải ảnh hay âm thanh, hoặc quá lớn; hãy thêm bằng tay.',
  'assessment.importWildcard':
    'Đáp án có dấu * ở giữa hoặc chỉ gồm dấu *: {brand} không hiểu ký tự đại diện.',
  'assessment.importFormula': 'Câu này có công thức MathML; hãy thêm bằng tay.',

  'assessment.note.known': 'Ngân hàng câu hỏi hoặc tệp này đã có câu giống hệt; nhập sẽ thành hai câu.',
  'assessment.note.picture': 'Ảnh hoặc tệp nghe nhìn trong câu không nhập được; hãy thêm lại bằng tay.',
  'assessment.note.table': 'Bảng được chuyển thành từng dòng, các ô cách nhau bằng dấu |.',
  'assessment.note.style': 'Chữ gạch chân, gạch ngang hoặc tô nền không giữ được.',
  'assessment.note.link': 'Liên kết chỉ còn phần chữ.',
  'assessment.note.partMarks':
    'Câu một đáp án không có điểm một phần và không trừ điểm: chỉ đáp án đúng nhất được điểm.',
  'assessment.note.weights':
    'Điểm riêng của từng phương án không giữ được: mỗi đáp án đúng cộng như nhau, mỗi đáp án sai trừ chừng ấy.',
  'assessment.note.partAnswers': 'Đáp án chỉ được một phần điểm đã bị bỏ.',
  'assessment.note.feedback': 'Nhận xét riêng cho từng đáp án không giữ được.',
  'assessment.note.wildcard': 'Dấu * ở đầu hoặc cuối đáp án đã bị bỏ: câu trả lời phải khớp trọn vẹn.',
  'assessment.note.tolerances': 'Chỉ giữ các đáp án có cùng sai số với đáp án đầu tiên.',
  'assessment.note.case': 'Viết hoa hay viết thường đều được tính như nhau.',
  'assessment.note.units': 'Đơn vị đo không được chấm.',
  'assessment.note.points': 'Điểm của câu được làm tròn về số nguyên từ 1 đến 100.',
} as const;

export const en: Record<keyof typeof vi, string> = {
  'assessment.notAQuiz': 'This lesson is not a quiz.',
  'assessment.quizEmpty': 'The quiz has no questions yet.',
  'assessment.noAttemptsLeft':
    'You have used all {limit} attempts. If you need more, ask your teacher under Questions.',
  'assessment.answersWereShown': 'You have passed and seen the answers, so this quiz can’t be taken again.',
  'assessment.attemptOver': 'This attempt has been submitted, or its time is over.',
  'assessment.attemptElsewhere': 'The attempt was just saved in another tab or on another device.',
  'assessment.attemptRunning': 'The student is still working on this attempt.',
  'assessment.tooManyQuestions':
    'A course has at most {limit} questions. Delete some from the question bank first.',

  'notification.QUIZ_MARKED.PASSED.title': 'The quiz “{lesson}” is graded: {score}%, you passed',
  'notification.QUIZ_MARKED.PASSED.text': 'Open it to see each score and comment.',
  'notification.QUIZ_MARKED.NOT_PASSED.title': 'The quiz “{lesson}” is graded: {score}%, not passed yet',
  'notification.QUIZ_MARKED.NOT_PASSED.text': 'Open it to see each score and comment.',
  'assessment.points': 'Enter {min} to {max} points.',
  'assessment.percent': 'Enter {min} to {max}%.',
  'assessment.attempts': 'Enter {min} to {max} attempts.',
  'assessment.timeLimit': 'Enter {min} to {max} minutes.',
  'assessment.extraTime': 'Enter {min} to {max} extra minutes.',
  'assessment.drawCount': 'You can’t draw more questions than there are.',
  'assessment.text': 'Enter a text of at most {max} characters.',
  'assessment.tooMany': 'Add between 1 and {max} entries.',
  'assessment.promptEmpty': 'The question is empty.',
  'assessment.plainMissing': 'The formatted form needs a text next to it.',
  'assessment.tooManyPictures': 'A question has at most {max} pictures.',
  'assessment.oneRight': 'Select exactly one correct answer.',
  'assessment.someRight': 'Select at least one correct answer.',
  'assessment.twoChoices': 'Add at least two entries, none of them empty.',
  'assessment.trueOrFalse': 'Choose true or false.',
  'assessment.gaps': 'Write ___ for each blank and give an answer for each.',
  'assessment.accepted': 'Each blank needs at least one answer.',
  'assessment.numbers': 'A tolerance only works with answers that are numbers.',
  'assessment.pairs': 'Add at least two pairs, each with both sides.',
  'assessment.unknownQuestion': 'The quiz does not have this question.',
  'assessment.unknownChoice': 'The question does not have this answer.',
  'assessment.reason': 'Enter a reason of {min} to {max} characters.',

  'assessment.importSize': 'The file can have at most 600,000 characters.',
  'assessment.importEmpty': 'No question was found in this file.',
  'assessment.importTooMany': 'At most {max} questions at a time. Please split the file.',
  'assessment.importMarkup': 'This XML can’t be read: its tags don’t match, or there are too many.',
  'assessment.importForm': 'This question is not written in the format.',
  'assessment.importLong': 'This question has an answer that is too long, or too many paragraphs.',
  'assessment.importMerged':
    'Several questions may have run together: put an empty line between two questions. Write braces in formulas as \\{ and \\}.',
  'assessment.isTrue': 'True',
  'assessment.isFalse': 'False',
  'assessment.importKind': 'There is no such kind of question here.',
  'assessment.importFiles':
    'A file in this question is neither a picture nor audio, or too large; please add it by hand.',
  'assessment.importWildcard':
    'An answer has a * in the middle, or nothing else: wildcards are not known here.',
  'assessment.importFormula': 'This question has a formula in MathML; please add it by hand.',

  'assessment.note.known':
    'The question bank or this file already has this question: importing it makes two.',
  'assessment.note.picture': 'Pictures, sounds and videos are not imported. Please add them by hand.',
  'assessment.note.table': 'The table is written as lines, with | between its cells.',
  'assessment.note.style': 'Underlined, struck out and highlighted text loses its style.',
  'assessment.note.link': 'Links keep their text only.',
  'assessment.note.partMarks':
    'With one right answer there are no part marks and no deductions: only the best answer earns points.',
  'assessment.note.weights':
    'Points of single choices are not kept: each right one adds the same, and each wrong one takes as much away.',
  'assessment.note.partAnswers': 'Answers that earn a part of the points were dropped.',
  'assessment.note.feedback': 'Feedback on single answers is not kept.',
  'assessment.note.wildcard':
    'A * at the start or the end of an answer was dropped: the whole answer has to match.',
  'assessment.note.tolerances': 'Only answers with the tolerance of the first one are kept.',
  'assessment.note.case': 'Upper and lower case count as the same.',
  'assessment.note.units': 'Units are not graded.',
  'assessment.note.points': 'The points are rounded to a whole number from 1 to 100.',
};

declare module '../../platform/i18n/messages/index.ts' {
  interface Texts extends Record<keyof typeof vi, string> {}
}
