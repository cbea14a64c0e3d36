/** The text of a GraphQL document, with the types of its result and variables (`*.graphql`, by codegen). */
export type RestDocument<Answer, Variables> = string & {
  readonly answer?: Answer;
  readonly variables?: Variables;
};
