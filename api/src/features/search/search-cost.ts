/**
 * What a search counts for in a document's cost: words are looked up, corrected and scored, which takes the database as
 * long as hundreds of fields that lie in a row. So an address has about 1,200 of them a minute.
 */
export const SEARCH_COST = 500;
