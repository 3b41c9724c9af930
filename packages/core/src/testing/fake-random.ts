import type { Random } from '../contract/index.ts'

/** Creates ids that count up: 32 hexadecimal digits, the first ends in 1. */
export function createFakeRandom(): Random {
  let count = 0
  return {
    id() {
      count += 1
      return count.toString(16).padStart(32, '0')
    },
  }
}
