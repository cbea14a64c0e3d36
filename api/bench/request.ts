/** Posts on a connection of its own: a server closes one that was idle during a measurement. @throws naming the server */
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
