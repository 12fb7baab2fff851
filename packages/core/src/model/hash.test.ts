import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hashJson, sha256Hex, utf8Bytes } from './hash.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('sha256Hex', () => {
  it.each([
    // FIPS 180-4 examples, and the empty message.
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    ['abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq', '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1'],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('knows the answer %#', (text, hash) => {
    expect(sha256Hex(text)).toBe(hash);
  });

  it('agrees with another implementation', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(sha256Hex(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
      }),
    );
  });

  it('needs nothing of the platform', () => {
    vi.stubGlobal('TextEncoder', undefined);
    vi.stubGlobal('crypto', undefined);
    expect(sha256Hex('ü€😀')).toBe(createHash('sha256').update('ü€😀').digest('hex'));
  });
});

describe('hashJson', () => {
  it.each([
    [null, '74234e98afe7498fb5daf1f36ac2d78acc339464f950703b8c019892f982b90b'],
    [{}, '44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a'],
    [[], '4f53cda18c2baa0c0354bb5f9a3ecbe5ed12ab4d8e11ba873c2f11161202b945'],
    [{ a: 1 }, '015abd7f5cc57a2dd94b7590f04ad8084273905ee33ec5cebeae62276a97f862'],
  ])('knows the answer %#', (value, hash) => {
    expect(hashJson(value)).toBe(hash);
  });

  it('does not depend on the order of keys, nor on the sign of zero', () => {
    expect(hashJson({ a: 0, b: 'é' })).toBe(hashJson({ b: 'é', a: -0 }));
  });
});

describe('utf8Bytes', () => {
  it.each([
    ['\u0000\u007f', [0, 0x7f]],
    ['\u0080\u07ff', [0xc2, 0x80, 0xdf, 0xbf]],
    ['\u0800\uffff', [0xe0, 0xa0, 0x80, 0xef, 0xbf, 0xbf]],
    ['\u{10000}\u{10ffff}', [0xf0, 0x90, 0x80, 0x80, 0xf4, 0x8f, 0xbf, 0xbf]],
    ['a\ud800b', [0x61, 0xef, 0xbf, 0xbd, 0x62]],
    ['\udc00\ud800', [0xef, 0xbf, 0xbd, 0xef, 0xbf, 0xbd]],
  ])('encodes case %#', (text, bytes) => {
    expect([...utf8Bytes(text)]).toEqual(bytes);
  });

  it('is TextEncoder', () => {
    const encoder = new TextEncoder();
    const units = fc.array(fc.integer({ min: 0, max: 0xffff })).map((codes) => String.fromCharCode(...codes));
    fc.assert(
      fc.property(fc.oneof(units, fc.string({ unit: 'binary' })), (text) => {
        expect([...utf8Bytes(text)]).toEqual([...encoder.encode(text)]);
      }),
    );
  });
});
