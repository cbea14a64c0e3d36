/** The text of a document, which knows the types of what it answers and takes (`*.graphql`, by codegen). */
export type RestDocument<Answer, Variables> = string & {
  readonly answer?: Answer;
  readonly variables?: Variables;
};
