export { CoTeacher } from './co-teachers/co-teacher.entity.ts';
export { CoTeacherResolver, TeachingInvitationResolver } from './co-teachers/co-teacher.resolver.ts';
export { leaveTransferred } from './co-teachers/leave-transferred.ts';
export { CourseQuotaResolver } from './course-quota.resolver.ts';
export { StudioResolver } from './studio.resolver.ts';
export { WaitingResolver } from './waiting/waiting.resolver.ts';
export { addWaitingSources, type WaitingSource } from './waiting/waiting-counts.ts';
