/** The window of a page. */
export type PageWindow = NonNullable<Document['defaultView']>

/**
 * Calls `run` once the next frame has been drawn: whatever nobody sees need not hold it up.
 *
 * @returns Its undo.
 */
export function afterFrame(page: PageWindow, run: () => void): () => void {
  let timer: number | undefined
  const frame = page.requestAnimationFrame(() => {
    timer = page.setTimeout(run)
  })
  return () => {
    page.cancelAnimationFrame(frame)
    page.clearTimeout(timer)
  }
}
