import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/** Draws a page, the same way for each that is compared. */
export function drawPage(content: ReactNode): void {
  const place = document.querySelector('#root')
  if (place === null) throw new Error('The page has no place to draw in')
  createRoot(place).render(content)
}
