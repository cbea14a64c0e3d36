import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

/** The bytes that wrap an Ed25519 seed as PKCS #8 (RFC 8410, section 7). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Bytes of AES-GCM's nonce and tag. */
const NONCE = 12;
const TAG = 16;

/** Everything secret that is derived from APP_KEYS: each purpose has a key of its own. */
export class Keys {
  readonly #secrets: readonly string[];
  /** Signs access tokens. */
  readonly signing: { readonly id: string; readonly privateKey: KeyObject };
  /** Verify access tokens, the present key and former ones, by key id. */
  readonly verifying: ReadonlyMap<string, KeyObject>;

  constructor(appKeys: readonly [string, ...string[]]) {
    this.#secrets = appKeys;
    const pairs = appKeys.map((secret) => {
      const privateKey = signingKey(secret, 'access token');
      const id = createHmac('sha256', secret).update('sen key id').digest('base64url').slice(0, 12);
      return { id, privateKey };
    });
    this.signing = pairs[0]!;
    this.verifying = new Map(pairs.map(({ id, privateKey }) => [id, createPublicKey(privateKey)]));
  }

  /** A signature over text for one purpose, by the present key. */
  sign(purpose: string, text: string): string {
    return mac(this.#secrets[0]!, purpose, text).toString('base64url');
  }

  /** Whether the present or a former key made this signature. Takes the same time whatever is wrong. */
  verify(purpose: string, text: string, signature: string): boolean {
    const given = Buffer.from(signature, 'base64url');
    return this.#secrets.some((secret) => {
      const expected = mac(secret, purpose, text);
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
  }

  /** Encrypts for one purpose (AES-256-GCM, by the present key): nonce, ciphertext, tag. */
  seal(purpose: string, plain: Buffer): Buffer {
    const nonce = randomBytes(NONCE);
    const cipher = createCipheriv('aes-256-gcm', hkdf(this.#secrets[0]!, purpose), nonce);
    return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  }

  /** What {@link seal} was given, with the present or a former key; undefined when it is none of ours. */
  open(purpose: string, sealed: Buffer): Buffer | undefined {
    if (sealed.length < NONCE + TAG) return undefined;
    for (const secret of this.#secrets) {
      const decipher = createDecipheriv('aes-256-gcm', hkdf(secret, purpose), sealed.subarray(0, NONCE), {
        authTagLength: TAG,
      });
      decipher.setAuthTag(sealed.subarray(-TAG));
      try {
        return Buffer.concat([decipher.update(sealed.subarray(NONCE, -TAG)), decipher.final()]);
      } catch {
        // Another key's
      }
    }
    return undefined;
  }

  /** An Ed25519 key for one purpose: the same until the present key is replaced. */
  signingKey(purpose: string): KeyObject {
    return signingKey(this.#secrets[0]!, purpose);
  }

  /** Bytes that only we can derive from `input`; the same for the same key. */
  derive(purpose: string, input: Buffer): Buffer {
    return mac(this.#secrets[0]!, purpose, input);
  }
}

const mac = (secret: string, purpose: string, text: string | Buffer) =>
  createHmac('sha256', hkdf(secret, purpose)).update(text).digest();
const hkdf = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', `sen ${purpose}`, 32));
const signingKey = (secret: string, purpose: string): KeyObject =>
  createPrivateKey({ key: Buffer.concat([PKCS8, hkdf(secret, purpose)]), format: 'der', type: 'pkcs8' });
