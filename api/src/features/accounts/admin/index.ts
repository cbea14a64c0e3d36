export { ExportPeopleInput, peopleSheet } from './export-people.ts';
export { Person } from './person.view.ts';
