import type { Clock } from '../contract/index.ts'

/**
 * Lets requests begin in different milliseconds. The library numbers them by the millisecond and three
 * digits of chance: when ten begin in the same one, two of them have the same number one time in
 * twenty, and both get the answer of the first.
 */
export function createPacer(clock: Clock): () => Promise<void> {
  let lastMs = Number.NEGATIVE_INFINITY
  let turn: Promise<void> = Promise.resolve()

  async function next(): Promise<void> {
    while (clock.now() === lastMs) await new Promise<void>((wake) => void clock.after(1, wake))
    lastMs = clock.now()
  }

  return () => {
    turn = turn.then(next)
    return turn
  }
}
