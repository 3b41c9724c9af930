/** The window of a page. */
export type PageWindow = NonNullable<Document['defaultView']>

/**
 * Calls `run` after the next frame was painted, for work that must not delay it.
 *
 * @returns A function that undoes it.
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
