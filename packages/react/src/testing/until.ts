/** How long a state is waited for; frames are rare on a busy machine. */
const PATIENCE_MS = 10_000

/** Waits for something to be there, a frame at a time. */
export async function until<Value>(read: () => Value | undefined | false | null): Promise<Value> {
  const endMs = performance.now() + PATIENCE_MS
  while (performance.now() < endMs) {
    const found = read()
    if (found !== undefined && found !== false && found !== null) return found
    await new Promise(requestAnimationFrame)
  }
  throw new Error(`This never came true: ${read}`)
}
