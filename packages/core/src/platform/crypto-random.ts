import type { Random } from '../contract/index.ts'

/** Source: docs/security.md, S03; the 122 random bits of a UUID would not be enough. */
const ID_BYTES = 16

/** Random ids of the platform's generator; works on pages without https too. */
export function createCryptoRandom(): Random {
  return {
    id() {
      const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES))
      return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
    },
  }
}
