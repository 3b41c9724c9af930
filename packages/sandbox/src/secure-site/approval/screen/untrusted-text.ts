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

const GROUP = 4

/**
 * An address in full, by four, its first and last groups set off. Read out it is one word.
 * Source: look, sections 1 and 7.
 */
export function addressText(document: Document, address: string): HTMLElement {
  const isHex = address.startsWith('0x')
  const digits = isHex ? address.slice(2) : address
  const groups = digits.match(new RegExp(`.{1,${GROUP}}`, 'gsu')) ?? []
  const children = groups.map((text, index) =>
    element(document, 'span', {
      text,
      class: index === 0 || index === groups.length - 1 ? 'key' : undefined,
    }),
  )
  const prefix = isHex ? [element(document, 'span', { text: '0x' })] : []
  return element(document, 'bdi', {
    class: 'digits',
    attributes: { dir: 'ltr' },
    children: [
      element(document, 'span', { class: 'unseen', text: address }),
      element(document, 'span', {
        class: isHex ? 'groups hex' : 'groups',
        attributes: { 'aria-hidden': 'true' },
        children: [...prefix, ...children],
      }),
    ],
  })
}
