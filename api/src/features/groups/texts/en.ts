import type { vi } from './vi.ts';

export const en: Record<keyof typeof vi, string> = {
  'groups.name': 'The group’s name needs 3 to 60 characters.',
  'groups.text': 'The text needs 1 to 2,000 characters.',
  'groups.title': 'The meeting’s name needs 3 to 80 characters.',
  'groups.code': 'No group has this code. Please check each character.',
  'groups.course': 'Choose a course that you study or teach.',
  'groups.section': 'Choose a section of the group’s course.',
  'groups.parent': 'Only posts of this group can be replied to or pinned.',
  'groups.goal': 'Choose a section, or how many minutes the group studies together.',
  'groups.address': 'The room’s address has to begin with https://.',
  'groups.past': 'This meeting is over.',
  'groups.minutes': 'A goal needs 30 to 100,000 minutes.',
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
  'groups.tooManyEvents': 'The group has {limit} meetings ahead. Call one off first.',
  'groups.postRemoved': 'This post was removed.',
  'groups.ownPost': 'You can’t thank for what you wrote.',

  'permission.resource.group': 'Study groups',

  'notification.GROUP_MEETING.title': 'The group “{group}” has a new meeting',
  'notification.GROUP_MEETING.text': '“{meeting}”: open the group to see when, and say whether you come.',
};
