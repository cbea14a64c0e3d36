/**
 * Sends a POST on a new connection, because a server closes connections that were idle during a measurement.
 * @throws an error that names the server
 */
export const post = (
  url: string,
  body: string,
  headers?: Readonly<Record<string, string>>,
): Promise<Response> =>
  fetch(url, { method: 'POST', headers: { ...headers, connection: 'close' }, body }).catch(
    (error: unknown) => {
      throw new Error(`no response from ${url}`, { cause: error });
    },
  );
