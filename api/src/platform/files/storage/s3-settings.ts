export interface S3Settings {
  /** URL of the server, without the bucket. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  /** Optional. Defaults to the credentials of the machine's role. */
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string };
}

const FORM = 'must be like s3://key:secret@s3.example.vn/bucket?region=vn-1&tls=on';
/** Valid bucket names (S3, general purpose buckets). */
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

/**
 * Parses STORAGE_URL.
 * @returns a message if the URL is invalid
 */
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
  if (strange) return `has the unknown parameter “${strange}”; it ${FORM}`;
  if (tls !== 'on' && tls !== 'off') return 'has a value of tls that is neither on nor off';
  if (!region) return 'has an empty region';
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
