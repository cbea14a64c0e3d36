/** Where object storage is, and who the program is there. */
export interface S3Settings {
  /** Of the server, without the bucket. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  /** Undefined: those that the machine has by its role. */
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string };
}

const FORM = 'must be like s3://key:secret@s3.example.vn/bucket?region=vn-1&tls=on';
/** What a bucket may be called (S3, general purpose buckets). */
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

/** Reads an address of object storage. @returns what is wrong with it, in words, where something is */
export function readStorageUrl(address: string): S3Settings | string {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return FORM;
  }
  const bucket = url.pathname.slice(1);
  if (url.protocol !== 's3:' || !url.hostname) return FORM;
  if (!BUCKET.test(bucket)) return `names no bucket; it ${FORM}`;
  const { region = 'us-east-1', tls = 'on', ...others } = Object.fromEntries(url.searchParams);
  const [strange] = Object.keys(others);
  if (strange) return `says “${strange}”, which is unknown; it ${FORM}`;
  if (tls !== 'on' && tls !== 'off') return 'says tls neither on nor off';
  if (!region) return 'says an empty region';
  if (!url.username !== !url.password) return 'has a key without a secret, or the other way round';
  let credentials: S3Settings['credentials'];
  try {
    const [accessKeyId, secretAccessKey] = [url.username, url.password].map(decodeURIComponent);
    if (accessKeyId) credentials = { accessKeyId, secretAccessKey: secretAccessKey! };
  } catch {
    return 'has a key or secret with a “%” that is not written as %25';
  }
  return { endpoint: `${tls === 'on' ? 'https' : 'http'}://${url.host}`, region, bucket, credentials };
}
