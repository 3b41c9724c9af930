import type { Called } from './options.ts'

/** Calls through the line to the frame, one after the other, and how long they took. */
export async function callOften(times: number): Promise<Called> {
  const took: number[] = []
  for (let call = 0; call < times; call += 1) {
    const startMs = performance.now()
    await window.safeCall()
    took.push(performance.now() - startMs)
  }
  took.sort((one, other) => one - other)
  const at = (share: number): number => took[Math.floor((times - 1) * share)] ?? Number.NaN
  return { medianMs: at(0.5), slowMs: at(0.99) }
}
