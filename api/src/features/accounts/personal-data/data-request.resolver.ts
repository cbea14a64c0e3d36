import { Arg, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import { type Context, signedIn } from '../../../graphql/context.ts';
import {
  MaxRows,
  Needs,
  ReadMutation,
  ReadQuery,
  resultRow,
  rows,
  sql,
} from '../../../graphql/read/index.ts';
import { DataRequest, DataRequestStatus } from './data-request.entity.ts';
import { myDataUrl } from './my-data-url.ts';
import { cancelErasure, RequestErasureInput, requestErasure } from './request-erasure.ts';
import { requestExport } from './request-export.ts';

@Resolver(() => DataRequest)
export class DataRequestResolver {
  @Allow('account:secure')
  @MaxRows(20)
  @ReadQuery(() => [DataRequest], {
    description: 'Requests of the viewer about personal data, newest first; at most 20.',
  })
  myDataRequests(@Ctx() context: Context) {
    return rows(DataRequest, (r) => ({
      where: sql`${r.person} = ${signedIn(context).id}`,
      orderBy: sql`${r.requestedAt} desc, ${r.id} desc`,
    }));
  }

  @Allow('account:secure')
  @ReadMutation(() => DataRequest, {
    description:
      'Requests a file with the viewer’s personal data. CONFLICT: a file is already being created. POLICY: more than three requests a day.',
  })
  async requestDataExport(@Ctx() context: Context) {
    return resultRow(DataRequest, await requestExport(context));
  }

  @Allow('account:secure')
  @ReadMutation(() => DataRequest, {
    description:
      'Requests deletion of the viewer’s account in seven days. CONFLICT: a deletion is already requested. POLICY: the viewer is an administrator, or a teacher with courses on sale.',
  })
  async requestErasure(@Arg('input') input: RequestErasureInput, @Ctx() context: Context) {
    return resultRow(DataRequest, await requestErasure(context, input));
  }

  @Allow('account:secure')
  @ReadMutation(() => DataRequest, {
    description: 'Cancels the pending request for deletion. NOT_FOUND: no deletion is pending.',
  })
  async cancelErasure(@Ctx() context: Context) {
    return resultRow(DataRequest, await cancelErasure(context));
  }

  @Needs('id', 'status', 'expiresAt')
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Download path of the file, below the platform’s own URL; valid for ten minutes. Null while no file exists, and for administrators who view as the owner.',
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
