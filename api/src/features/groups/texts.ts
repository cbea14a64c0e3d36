export const vi = {
  'groups.name': 'Tên nhóm cần 3 đến 60 ký tự.',
  'groups.text': 'Nội dung cần 1 đến 2.000 ký tự.',
  'groups.title': 'Tên buổi học cần 3 đến 80 ký tự.',
  'groups.code': 'Không có nhóm nào dùng mã này. Bạn kiểm tra lại từng ký tự nhé.',
  'groups.course': 'Chọn một khoá học mà bạn đang học hoặc đang dạy.',
  'groups.section': 'Chọn một chương trong khoá học của nhóm.',
  'groups.parent': 'Chỉ trả lời hoặc ghim được bài đăng của nhóm này.',
  'groups.goal': 'Chọn một chương, hoặc số phút cả nhóm cùng học.',
  'groups.address': 'Địa chỉ phòng học cần bắt đầu bằng https://.',
  'groups.past': 'Buổi học này đã kết thúc.',
  'groups.minutes': 'Mục tiêu cần từ 30 đến 100.000 phút.',
  'groups.eventMinutes': 'Buổi học dài từ 15 đến 480 phút.',
  'groups.dueOn': 'Chọn một ngày từ hôm nay đến một năm sau.',
  'groups.startsAt': 'Chọn một thời điểm từ bây giờ đến một năm sau.',
  'groups.notLeader': 'Chỉ trưởng nhóm làm được việc này.',
  'groups.lastLeader': 'Nhóm cần ít nhất một trưởng nhóm. Hãy chọn người khác làm trưởng nhóm trước.',
  'groups.ownMembership': 'Muốn ra khỏi nhóm, bạn chọn “Rời nhóm”.',
  'groups.tooMany': 'Mỗi người tham gia tối đa {limit} nhóm. Hãy rời một nhóm trước.',
  'groups.full': 'Nhóm đã đủ {limit} thành viên. Hãy hỏi trưởng nhóm, hoặc lập nhóm mới.',
  'groups.ofCourse': 'Nhóm này dành cho học viên của khoá “{title}”. Hãy ghi danh khoá này trước.',
  'groups.tooManyGoals': 'Nhóm đã có {limit} mục tiêu chưa qua hạn. Hãy bỏ bớt một mục tiêu trước.',
  'groups.tooManyEvents': 'Nhóm đã có {limit} buổi học sắp tới. Hãy huỷ bớt một buổi trước.',
  'groups.postRemoved': 'Bài đăng này đã bị xoá.',
  'groups.ownPost': 'Bạn không cảm ơn bài của chính mình được.',

  'permission.resource.group': 'Nhóm học',

  'notification.GROUP_MEETING.title': 'Nhóm “{group}” có buổi học mới',
  'notification.GROUP_MEETING.text': '“{meeting}”: mở nhóm để xem giờ và báo bạn có đến không.',
} as const;

export const en: Record<keyof typeof vi, string> = {
  'groups.name': 'Enter a group name of 3 to 60 characters.',
  'groups.text': 'Enter a text of 1 to 2,000 characters.',
  'groups.title': 'Enter a meeting name of 3 to 80 characters.',
  'groups.code': 'No group has this code. Please check each character.',
  'groups.course': 'Choose a course that you study or teach.',
  'groups.section': 'Choose a section of the group’s course.',
  'groups.parent': 'Only posts of this group can be replied to or pinned.',
  'groups.goal': 'Choose a section, or how many minutes the group studies together.',
  'groups.address': 'The room’s address has to begin with https://.',
  'groups.past': 'This meeting is over.',
  'groups.minutes': 'Enter 30 to 100,000 minutes.',
  'groups.eventMinutes': 'A meeting takes 15 to 480 minutes.',
  'groups.dueOn': 'Choose a day from today to a year from now.',
  'groups.startsAt': 'Choose a time from now to a year from now.',
  'groups.notLeader': 'Only a leader of the group can do this.',
  'groups.lastLeader': 'The group needs a leader. Make another member one first.',
  'groups.ownMembership': 'To get out of the group, choose “Leave group”.',
  'groups.tooMany': 'A person can be in at most {limit} groups. Leave one first.',
  'groups.full': 'The group has its {limit} members. Ask its leader, or start another group.',
  'groups.ofCourse': 'This group is for students of the course “{title}”. Enrol in it first.',
  'groups.tooManyGoals': 'The group has {limit} goals that are not past. Remove one first.',
  'groups.tooManyEvents': 'The group has {limit} meetings ahead. Cancel one first.',
  'groups.postRemoved': 'This post was removed.',
  'groups.ownPost': 'You can’t thank yourself.',

  'permission.resource.group': 'Study groups',

  'notification.GROUP_MEETING.title': 'The group “{group}” has a new meeting',
  'notification.GROUP_MEETING.text': '“{meeting}”: open the group to see when, and say whether you can come.',
};

declare module '../../platform/i18n/messages/index.ts' {
  interface Texts extends Record<keyof typeof vi, string> {}
}
