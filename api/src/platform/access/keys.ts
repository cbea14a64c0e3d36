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

/** PKCS #8 prefix of an Ed25519 seed (RFC 8410, section 7). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Lengths of the AES-GCM nonce and tag in bytes. */
const NONCE = 12;
const TAG = 16;

/** All keys that are derived from APP_KEYS. Each purpose has its own key. */
export class Keys {
  readonly #secrets: readonly string[];
  readonly signing: { readonly id: string; readonly privateKey: KeyObject };
  /** Current and former keys that verify access tokens, by key ID. */
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

  sign(purpose: string, text: string): string {
    return mac(this.#secrets[0]!, purpose, text).toString('base64url');
  }

  /** @returns true if the current or a former key made the signature. Compares in constant time. */
  verify(purpose: string, text: string, signature: string): boolean {
    const actual = Buffer.from(signature, 'base64url');
    return this.#secrets.some((secret) => {
      const expected = mac(secret, purpose, text);
      return actual.length === expected.length && timingSafeEqual(actual, expected);
    });
  }

  /**
   * Encrypts for one purpose with the current key (AES-256-GCM).
   * @returns nonce, ciphertext and tag
   */
  seal(purpose: string, plain: Buffer): Buffer {
    const nonce = randomBytes(NONCE);
    const cipher = createCipheriv('aes-256-gcm', hkdf(this.#secrets[0]!, purpose), nonce);
    return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  }

  /**
   * Decrypts the output of {@link seal} with the current or a former key.
   * @returns undefined if no key can decrypt it
   */
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
        // Encrypted with another key
      }
    }
    return undefined;
  }

  /** Derives an Ed25519 key for one purpose. It changes when the current key is replaced. */
  signingKey(purpose: string): KeyObject {
    return signingKey(this.#secrets[0]!, purpose);
  }

  /** Derives secret bytes from `input`. Deterministic for one current key. */
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
