import pg from 'pg';

/**
 * Extensions for PostGraphile, as its documentation recommends: computed columns for values that Sen derives, and
 * functions for lists whose condition or order `condition` and `orderBy` cannot express.
 */
const FUNCTIONS = `
create or replace function course_cover_url(c course) returns text language sql stable as
  $$ select '/covers/' || c.id::text || '.svg?v=' || left(md5(c.title), 8) $$;
create or replace function course_current_price(c course) returns bigint language sql stable as
  $$ select case when c.sale_price is not null and (c.sale_ends_at is null or c.sale_ends_at > now()) then c.sale_price else c.price end $$;
create or replace function course_rating_histogram(c course) returns table (stars int, count int) language sql stable as
  $$ select n.stars, count(r.id)::int from generate_series(5, 1, -1) n(stars)
     left join rating r on r.course_id = c.id and r.stars = n.stars and r.status = 'PUBLISHED' group by 1 order by 1 desc $$;
create or replace function enrolment_reached_percentage(e enrolment) returns int language sql stable as
  $$ select least(100, 100 * e.completed_required / greatest(c.required_lessons, 1)) from course c where c.id = e.course_id $$;
create or replace function courses_in_category(category text) returns setof course language sql stable as
  $$ select c.* from course c where c.status = 'PUBLISHED' and c.visibility = 'PUBLIC' and c.category_id = any(array(
       select k.id from category k where k.slug = $1 or k.parent_id = (select p.id from category p where p.slug = $1)))
     order by c.student_count desc, c.id $$;
create or replace function search_courses(search text) returns setof course language sql stable as
  $$ select c.* from (select search_plan($1) as plan offset 0) w join course_document d on d.words @@ (w.plan).query
     join course c on c.id = d.course_id where c.status = 'PUBLISHED' and c.visibility = 'PUBLIC'
     order by search_score(d.words, w.plan) + least(ln(1 + c.student_count) / 40, 0.25) desc, c.student_count desc, c.id $$;
create or replace function current_person_id() returns uuid language sql stable as
  $$ select nullif(current_setting('jwt.claims.person_id', true), '')::uuid $$;
create or replace function current_person() returns person language sql stable as
  $$ select * from person where id = current_person_id() $$;
create or replace function my_enrolments() returns setof enrolment language sql stable as
  $$ select * from enrolment where student_id = current_person_id() order by coalesce(last_studied_at, enrolled_at) desc, id $$;
create or replace function taught_ratings() returns setof rating language sql stable as
  $$ select r.* from course c join rating r on r.course_id = c.id
     where c.teacher_id = current_person_id() and r.status = 'PUBLISHED' order by r.created_at desc, r.id $$;
`;

export async function addFunctions(databaseUrl: string): Promise<void> {
  const db = new pg.Client({ connectionString: databaseUrl });
  await db.connect();
  await db.query(FUNCTIONS);
  await db.end();
}
