export { CustomRole } from './custom-role.entity.ts';
export { peopleCsv } from './export-people.ts';
export { invitePeople } from './invite-people.jobs.ts';
export { PeopleResolver, PeopleStatsResolver } from './people.resolver.ts';
export { PeopleCommandsResolver } from './people-commands.resolver.ts';
export { Person } from './person.view.ts';
export { RoleResolver } from './role.resolver.ts';
export { AuditPeopleResolver, ViewAsPayloadResolver, ViewAsResolver } from './view-as.resolver.ts';
