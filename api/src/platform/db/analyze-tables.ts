/**
 * Gathers the planner's statistics of all tables of the application. A plain `analyze` also locks the catalogs that all
 * databases of a server share, and would wait for a transaction of another database that has run it.
 */
export const ANALYZE_TABLES = `do $block$ begin
  execute (select 'analyze ' || string_agg(format('%I.%I', schemaname, tablename), ', ')
    from pg_tables where schemaname = current_schema);
end $block$`;
