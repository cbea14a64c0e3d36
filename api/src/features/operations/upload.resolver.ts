import { Arg, Ctx, Field, Float, ID, ObjectType, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import { type Context, signedIn } from '../../graphql/context.ts';
import { derived, ReadQuery, sql, uuid } from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { KEPT_DAYS } from '../../platform/files/uploads.ts';

@ObjectType({ description: 'A file that was sent and waits to be taken by a mutation.' })
export class WaitingUpload {
  @Field(() => ID, { description: 'For the `uploadId` of a mutation, which takes it once.' })
  id!: string;
  @Field({ description: 'What its sender called it, without control characters.' })
  filename!: string;
  @Field(() => Float, { description: 'Length of the file in bytes, as it arrived or was announced.' })
  sizeBytes!: number;
  @Field({ description: 'Whether all of it has arrived; before that it can not be taken.' })
  isWhole!: boolean;
  @Field(() => DateTime, { description: 'When it is removed unless a mutation takes it before.' })
  expiresAt!: Date;
}

/** Uploaded files until a mutation claims them. */
@Resolver()
export class UploadResolver {
  @Allow('upload:create')
  @ReadQuery(() => WaitingUpload, {
    nullable: true,
    description:
      'A file that the viewer has sent; null once it is taken or removed, and for files of others.',
  })
  waitingUpload(
    @Arg('id', () => ID, { description: 'Of the upload, as its sender was told.' }) id: string,
    @Ctx() context: Context,
  ) {
    return derived(
      WaitingUpload,
      sql`select u.id, u.filename, u.size_bytes::float8 as "sizeBytes", u.finished_at is not null as "isWhole",
          u.created_at + make_interval(days => ${KEPT_DAYS}::int) as "expiresAt"
        from upload u where u.id = ${uuid(id)} and u.person_id = ${signedIn(context).id}`,
      'Only the sender’s own.',
    );
  }
}
