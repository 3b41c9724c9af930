import { element } from './element.ts'
import { reveal } from './reveal.ts'

/** A stranger's text: isolated from the text around it, with everything in it made visible. */
export function untrustedText(document: Document, text: string): HTMLElement {
  const children = reveal(text).map((piece) =>
    piece.isMark
      ? element(document, 'span', { class: 'mark', text: piece.text })
      : document.createTextNode(piece.text),
  )
  return element(document, 'bdi', { class: 'stranger', attributes: { dir: 'auto' }, children })
}

/** Figures, addresses and data, which are always read from left to right. */
export function leftToRight(document: Document, text: string, className?: string): HTMLElement {
  return element(document, 'bdi', { class: className, text, attributes: { dir: 'ltr' } })
}
