import { keepListening } from '@latchkey/core/contract'

/** The page's body, as soon as the parser has reached it. */
export async function bodyOf(page: Document): Promise<HTMLElement> {
  // A script in the head runs before the body exists, although the types deny it.
  const body: HTMLElement | null = page.body
  if (body !== null) return body
  return new Promise((resolve) => {
    const undo = keepListening(page, 'DOMContentLoaded', () => {
      undo()
      resolve(page.body)
    })
  })
}
