/** Waits for something to be there, a frame at a time. */
export async function until<Value>(look: () => Value | undefined | false | null): Promise<Value> {
  for (let frames = 0; frames < 300; frames += 1) {
    const found = look()
    if (found !== undefined && found !== false && found !== null) return found
    await new Promise(requestAnimationFrame)
  }
  throw new Error(`This never came true: ${look}`)
}
