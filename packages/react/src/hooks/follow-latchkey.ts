/**
 * Follows something of an instance that may still be loaded.
 *
 * @param follow - An action of the instance, which follows until it is undone.
 * @returns What ends it, also while it is loaded.
 */
export function followLatchkey(follow: () => Promise<() => void>): () => void {
  let isOver = false
  let undo = (): void => {
    isOver = true
  }
  follow().then(
    (end) => {
      if (isOver) end()
      else undo = end
    },
    // Without the code of the modal nothing is read.
    () => {},
  )
  return () => undo()
}
