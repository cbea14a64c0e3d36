/** As much of autocannon as the bench uses; the package brings no types. */
declare module 'autocannon' {
  interface Request {
    method: 'POST';
    body?: string;
    /** Makes each request anew. */
    setupRequest?: (request: object) => object;
  }
  interface Options {
    url: string;
    connections: number;
    duration: number;
    headers: Record<string, string>;
    setupClient(client: {
      setRequests(requests: readonly Request[]): void;
      on(event: 'response', heard: (status: number, bytes: number, milliseconds: number) => void): void;
    }): void;
  }
  interface Result {
    '2xx': number;
    non2xx: number;
    errors: number;
    duration: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
