import type { vi } from './vi.ts';

export const en: Record<keyof typeof vi, string> = {
  'permission.resource.ticket': 'Support tickets',
  'permission.resource.canned-answer': 'Canned answers',
  'permission.action.answer': 'Answer',
  'permission.action.write-own': 'Write one’s own',

  'tickets.name': 'The name takes 2 to 100 characters.',
  'tickets.subject': 'The subject takes 5 to 160 characters.',
  'tickets.text': 'The text is too short, or longer than 4,000 characters.',
  'tickets.comment': 'The comment takes at most 500 characters.',
  'tickets.orderNumber': 'The order number takes at most 40 characters.',
  'tickets.ownOrder': 'You have no order of this number.',
  'tickets.ownCourse': 'Choose a course that you study or teach.',
  'tickets.agent': 'This person does not answer tickets.',
  'tickets.title': 'The title takes 2 to 80 characters.',
  'tickets.notAFile': 'The file is not what its name says, or of a kind that Sen does not take.',
  'tickets.filesTooLarge': 'The files of one message take at most {max} MB together.',
  'tickets.closed': 'This ticket is closed. Please write a new one.',
  'tickets.state': 'The ticket is in this state already.',
  'tickets.notDone': 'You can rate a ticket once it is resolved.',
  'tickets.tooManyMessages': 'This ticket has {limit} messages. Go on in a new one.',
  'tickets.ofOthers': 'Only two different tickets of the same person can be merged.',
  'tickets.tooManyCanned': 'There are {limit} canned answers. Delete one that is no longer used.',
  'tickets.linkGone': 'This link has expired. You can ask for a new one by email.',

  'notification.TICKET_ANSWERED.title': 'Sen has answered ticket {number}',
  'notification.TICKET_ANSWERED.text': 'Open it to read, and to write more if you need to.',
  'notification.TICKET_WAITING.NEW.title': 'New support ticket {number}',
  'notification.TICKET_WAITING.NEW.text': 'Its requester waits for the first answer.',
  'notification.TICKET_WAITING.REPLY.title': 'Ticket {number} has a new message',
  'notification.TICKET_WAITING.REPLY.text': 'Its requester has written again and waits.',
  'notification.TICKET_ASSIGNED.title': 'Ticket {number} was assigned to you',
  'notification.TICKET_ASSIGNED.text': 'Open it to see when it is due, and to answer.',
  'notification.TICKET_OVERDUE.title': 'Ticket {number} is overdue',
  'notification.TICKET_OVERDUE.text': 'Its requester has waited longer than Sen promised.',

  'mail.ticket.RECEIVED.title': 'Sen has your ticket {number}',
  'mail.ticket.RECEIVED.text':
    'Sen answers to this address. You can open the ticket at any time to read it or to write more.',
  'mail.ticket.ANSWERED.title': 'Sen has answered ticket {number}',
  'mail.ticket.ANSWERED.text':
    'An answer waits for you. Open the ticket to read, to write more, or to rate it.',
  'mail.ticket.LINK.title': 'A new link to ticket {number}',
  'mail.ticket.LINK.text': 'This is the new link to your ticket that you have just asked for.',
  'mail.ticket.open': 'Open the ticket',
  'mail.ticket.small':
    'The link works for {days} days, and whoever has it can read the ticket: please do not forward this email. If you did not write to Sen, ignore this email.',

  'setting.ticket.replyHours': 'Answer a ticket within',
  'setting.ticket.replyHours.help': 'What the contact page promises, for tickets of normal priority.',
  'setting.ticket.replyLowHours': 'Answer a ticket of low priority within',
  'setting.ticket.replyLowHours.help': 'From when it begins to wait for Sen.',
  'setting.ticket.replyHighHours': 'Answer a ticket of high priority within',
  'setting.ticket.replyHighHours.help': 'From when it begins to wait for Sen.',
  'setting.ticket.replyUrgentHours': 'Answer an urgent ticket within',
  'setting.ticket.replyUrgentHours.help': 'From when it begins to wait for Sen.',
  'setting.ticket.solveHours': 'Solve a ticket within',
  'setting.ticket.solveHours.help':
    'For normal priority; the time in which it waits for its requester or on hold does not count.',
  'setting.ticket.solveLowHours': 'Solve a ticket of low priority within',
  'setting.ticket.solveLowHours.help':
    'The time in which it waits for its requester or on hold does not count.',
  'setting.ticket.solveHighHours': 'Solve a ticket of high priority within',
  'setting.ticket.solveHighHours.help':
    'The time in which it waits for its requester or on hold does not count.',
  'setting.ticket.solveUrgentHours': 'Solve an urgent ticket within',
  'setting.ticket.solveUrgentHours.help':
    'The time in which it waits for its requester or on hold does not count.',
  'setting.ticket.closeDays': 'Close a resolved ticket after',
  'setting.ticket.closeDays.help': 'Until then a reply of its requester opens it again.',
};
