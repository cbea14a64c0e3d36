import { Arg, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import { type Context, signedIn } from '../../../graphql/context.ts';
import {
  COMMAND_DECIDED,
  MaxRows,
  Needs,
  ReadMutation,
  ReadQuery,
  rows,
  sql,
} from '../../../graphql/read/index.ts';
import { DataRequest, DataRequestStatus } from './data-request.entity.ts';
import { cancelErasure, RequestErasureInput, requestErasure } from './request-erasure.ts';
import { myDataUrl, requestExport } from './request-export.ts';

const one = (id: string) =>
  rows(DataRequest, (r) => ({ where: sql`${r.id} = ${id}` }), { skipVisibility: COMMAND_DECIDED });

@Resolver(() => DataRequest)
export class DataRequestResolver {
  @Allow('account:secure')
  @MaxRows(20)
  @ReadQuery(() => [DataRequest], {
    description: 'What one asked for about one’s own data, latest first; at most 20.',
  })
  myDataRequests(@Ctx() context: Context) {
    return rows(DataRequest, (r) => ({
      where: sql`${r.person} = ${signedIn(context).id}`,
      orderBy: sql`${r.requestedAt} desc, ${r.id} desc`,
    }));
  }

  @Allow('account:secure')
  @ReadMutation(() => DataRequest, {
    description: 'Asks for a file of one’s own data. CONFLICT: one is being made. POLICY: three a day.',
  })
  async requestDataExport(@Ctx() context: Context) {
    return one(await requestExport(context));
  }

  @Allow('account:secure')
  @ReadMutation(() => DataRequest, {
    description:
      'Asks for one’s account to be deleted in seven days. CONFLICT: asked for already. POLICY: administrators, and teachers with courses on sale.',
  })
  async requestErasure(@Arg('input') input: RequestErasureInput, @Ctx() context: Context) {
    return one(await requestErasure(context, input));
  }

  @Allow('account:secure')
  @ReadMutation(() => DataRequest, {
    description: 'Takes the request for deletion back. NOT_FOUND: there is none.',
  })
  async cancelErasure(@Ctx() context: Context) {
    return one(await cancelErasure(context));
  }

  @Needs('id', 'status', 'expiresAt')
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Where the file can be fetched for ten minutes, below the platform’s own address; absent while there is none, and for who views as its owner.',
  })
  downloadUrl(
    @Root() { id, status, expiresAt }: Pick<DataRequest, 'id' | 'status'> & { expiresAt: string | null },
    @Ctx() { services, viewer }: Context,
  ): string | null {
    // The file contains more than any screen shows, and its URL needs no token. A "view as" session must not receive
    // it
    if (viewer?.viewedBy) return null;
    const isThere = status === DataRequestStatus.DONE && expiresAt && new Date(expiresAt) > new Date();
    return isThere ? myDataUrl(services.keys, id) : null;
  }
}
