import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** A random value: 256 bits as text that fits into an address. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** The stored hash of a secret. */
export function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

/** Compares two texts in the same time, however much of them is equal. */
export function isSame(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) => new TextEncoder().encode(digestOf(text)))
  return first !== undefined && second !== undefined && timingSafeEqual(first, second)
}
