import { createCipheriv, createHash } from 'node:crypto';

// The formats once more, written from their doc comments with Node's own cryptography, so that a vector is no echo of the code it checks.

/** SHA-256 of the UTF-8 bytes of a text. */
export const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** Keys in alphabetical order, written out by hand; the action's own text is given by the vector. */
export function commitmentText(
  {
    game,
    rules,
    match,
    phase,
    step,
    seat,
  }: Readonly<Record<'game' | 'rules' | 'match' | 'phase', string> & Record<'step' | 'seat', number>>,
  action: string,
  salt: string,
): string {
  const names = `"game":${JSON.stringify(game)},"match":${JSON.stringify(match)},"phase":${JSON.stringify(phase)},"rules":"${rules}"`;
  return `{"action":${action},"binding":{${names},"seat":${seat},"step":${step}},"format":"quayside-commitment/1","salt":"${salt}"}`;
}

export const seedText = (seed: string): string => `{"format":"quayside-seed/1","seed":"${seed}"}`;

export const nonceText = (seat: number, nonce: string): string => `{"format":"quayside-nonce/1","nonce":"${nonce}","seat":${seat}}`;

export function fairKeyText(seed: string, nonces: readonly string[]): string {
  return `{"format":"quayside-fair-key/1","nonces":[${nonces.map((nonce) => `"${nonce}"`).join(',')}],"seed":"${seed}"}`;
}

/** The words of a stream, one after another. */
export function wordsOf(algorithm: string, key: string, stream: string): () => number {
  return algorithm === 'chacha20' ? chachaWords(key, stream) : xoroshiroWords(key, stream);
}

/** RFC 8439 with OpenSSL's cipher: its 16 bytes begin with the block counter. Encrypting zeros gives the key stream. */
function chachaWords(key: string, stream: string): () => number {
  const subkey = Buffer.from(sha256(`chacha20:${key}:${JSON.stringify(stream)}`), 'hex');
  const cipher = createCipheriv('chacha20', subkey, Buffer.alloc(16));
  return () => cipher.update(Buffer.alloc(4)).readUInt32LE();
}

/** The reference algorithm in 64-bit integers, of whose results the low half counts. */
function xoroshiroWords(key: string, stream: string): () => number {
  const hash = sha256(`xoroshiro128plus:${key}:${JSON.stringify(stream)}`);
  let [s0, s1] = [BigInt(`0x${hash.slice(0, 16)}`), BigInt(`0x${hash.slice(16, 32)}`)];
  const cut = (value: bigint): bigint => BigInt.asUintN(64, value);
  const turned = (value: bigint, by: bigint): bigint => cut((value << by) | (value >> (64n - by)));
  return () => {
    const sum = cut(s0 + s1);
    s1 ^= s0;
    s0 = turned(s0, 24n) ^ s1 ^ cut(s1 << 16n);
    s1 = turned(s1, 37n);
    return Number(BigInt.asUintN(32, sum));
  };
}

/** A number below another: the word's slice, words beyond the last slice thrown away. */
export function below(word: () => number, bound: number): number {
  const slice = Math.floor(2 ** 32 / bound);
  let result = bound;
  while (result >= bound) result = Math.floor(word() / slice);
  return result;
}

/** Fisher and Yates from the end. */
export function shuffled<T>(word: () => number, items: readonly T[]): T[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = below(word, last + 1);
    [order[last], order[other]] = [order[other] as T, order[last] as T];
  }
  return order;
}
