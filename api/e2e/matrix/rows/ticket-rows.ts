import { ADMINS, ALL, byId, byInput, type Row, row, SIGNED } from './row.ts';

/** An ID that no row has. */
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
const NOT_FOUND = 'AAFFFFN';
const CANNED = { titleVi: 'Chào', titleEn: 'Hello', textVi: 'Chào bạn', textEn: 'Hello' };
const WORDS = { category: 'PAYMENT', subject: 'Chưa vào học được', text: 'Mình đã trả tiền sáng nay.' };

const later = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const createAnnouncementInput = () => ({
  ...{ kind: 'INFO', titleVi: 'Bảo trì', titleEn: 'Maintenance', textVi: 'Đêm nay', textEn: 'Tonight' },
  ...{ audience: 'EVERYONE', startsAt: later(1), endsAt: later(2), isDismissible: true },
});

/** Support tickets of members and guests, the support queue, and announcements to everyone. */
export const ticketRows: readonly Row[] = [
  byInput('Mutation.createTicket', 'BA+++++', () => WORDS, { fields: '{ accepted }' }),
  row('Query.myTickets', SIGNED, { fields: '{ total }' }),
  byId('Query.myTicket', 'AA00000', () => UNKNOWN_ID),
  row('Query.guestTicket', '0A00000', { args: 'secret: "x"', fields: '{ id }' }),
  byInput('Mutation.replyToTicket', 'AANNNNN', () => ({ ticketId: UNKNOWN_ID, text: 'Thêm' })),
  byInput('Mutation.rateTicket', 'AANNNNN', () => ({ ticketId: UNKNOWN_ID, stars: 5 })),
  byInput('Mutation.replyAsGuest', 'GAGGGGG', () => ({ secret: 'x', text: 'Thêm' })),
  byInput('Mutation.rateAsGuest', 'GAGGGGG', () => ({ secret: 'x', stars: 5 })),
  byInput(
    'Mutation.requestTicketLink',
    '+A+++++',
    () => ({ number: 'HT-1126-0431', email: `${crypto.randomUUID()}@example.vn` }),
    { fields: '{ accepted }' },
  ),
  row('Query.tickets', ADMINS, { fields: '{ total }' }),
  byId('Query.ticket', 'AAFFFF0', () => UNKNOWN_ID),
  row('Query.ticketStats', ADMINS, { fields: '{ waitingCount }' }),
  row('Query.ticketAgents', ADMINS, { fields: '{ id }' }),
  byId('Query.filledAnswers', ADMINS, () => UNKNOWN_ID, { name: 'ticketId' }),
  byInput('Mutation.answerTicket', NOT_FOUND, () => ({
    ticketId: UNKNOWN_ID,
    text: 'Xong',
    expectedVersion: 1,
  })),
  byInput('Mutation.noteOnTicket', NOT_FOUND, () => ({ ticketId: UNKNOWN_ID, text: 'Đã hỏi' })),
  byInput('Mutation.updateTicket', NOT_FOUND, () => ({ ticketId: UNKNOWN_ID, priority: 'HIGH' })),
  byInput('Mutation.assignTicket', NOT_FOUND, () => ({ ticketId: UNKNOWN_ID })),
  byInput('Mutation.moveTicket', NOT_FOUND, () => ({
    ticketId: UNKNOWN_ID,
    state: 'RESOLVED',
    expectedVersion: 1,
  })),
  byInput('Mutation.mergeTickets', NOT_FOUND, () => ({ ticketId: UNKNOWN_ID, intoTicketId: UNKNOWN_ID })),
  row('Query.shownAnnouncements', ALL, { fields: '{ id }' }),
  byInput('Mutation.markAnnouncementsRead', SIGNED, () => ({ announcementIds: [UNKNOWN_ID] }), {
    fields: '{ markedCount }',
  }),
  byId('Mutation.dismissAnnouncement', 'AANNNNN', () => UNKNOWN_ID, {
    name: 'announcementId',
  }),
  row('Query.announcements', ADMINS, { fields: '{ total }' }),
  row('Query.announcementReach', ADMINS, { args: 'audience: TEACHERS', fields: '{ count }' }),
  byInput('Mutation.createAnnouncement', ADMINS, () => createAnnouncementInput()),
  byInput('Mutation.updateAnnouncement', NOT_FOUND, () => ({
    ...createAnnouncementInput(),
    announcementId: UNKNOWN_ID,
    expectedVersion: 1,
  })),
  byId('Mutation.endAnnouncement', NOT_FOUND, () => UNKNOWN_ID, { name: 'announcementId' }),
  row('Query.cannedAnswers', ADMINS, { fields: '{ id }' }),
  byInput('Mutation.createCannedAnswer', ADMINS, () => CANNED),
  byInput('Mutation.updateCannedAnswer', NOT_FOUND, () => ({
    ...CANNED,
    cannedAnswerId: UNKNOWN_ID,
    expectedVersion: 1,
  })),
  byId('Mutation.deleteCannedAnswer', NOT_FOUND, () => UNKNOWN_ID, { name: 'cannedAnswerId' }),
];
