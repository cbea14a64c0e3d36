/** The part of autocannon that the bench uses. The package has no types. */
declare module 'autocannon' {
  interface Request {
    method: 'POST';
    body?: string;
    /** Creates each request. */
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
