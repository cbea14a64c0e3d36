import { Arg, Ctx, Field, Float, ID, ObjectType, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import { type Context, signedIn } from '../../graphql/context.ts';
import { derived, ReadQuery, sql, uuid } from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { KEPT_DAYS } from '../../platform/files/uploads.ts';

@ObjectType({ description: 'Uploaded file that no mutation has used yet.' })
export class WaitingUpload {
  @Field(() => ID, { description: 'Upload ID, for the `uploadId` of a mutation. It can be used once.' })
  id!: string;
  @Field({ description: 'File name given by the client, without control characters.' })
  filename!: string;
  @Field(() => Float, { description: 'Size of the file in bytes, as received or announced.' })
  sizeBytes!: number;
  @Field({ description: 'True if the upload is complete and can be used in a mutation.' })
  isWhole!: boolean;
  @Field(() => DateTime, { description: 'Time at which the file is deleted unless a mutation uses it.' })
  expiresAt!: Date;
}

@Resolver()
export class UploadResolver {
  @Allow('upload:create')
  @ReadQuery(() => WaitingUpload, {
    nullable: true,
    description: 'Upload of the viewer. Null once it is used or deleted, and for uploads of other users.',
  })
  waitingUpload(
    @Arg('id', () => ID, { description: 'Upload ID, as returned when the upload was created.' }) id: string,
    @Ctx() context: Context,
  ) {
    return derived(
      WaitingUpload,
      sql`select u.id, u.filename, u.size_bytes::float8 as "sizeBytes", u.finished_at is not null as "isWhole",
          u.created_at + make_interval(days => ${KEPT_DAYS}::int) as "expiresAt"
        from upload u where u.id = ${uuid(id)} and u.person_id = ${signedIn(context).id}`,
      'The query returns only uploads of the viewer.',
    );
  }
}
