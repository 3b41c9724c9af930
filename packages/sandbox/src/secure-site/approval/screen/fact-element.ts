import type { Branch, Fact } from '../approval-request.ts'
import { element, icon } from './element.ts'
import { addressText, leftToRight, untrustedText } from './untrusted-text.ts'

/** One line of what is decided about. */
export function factElement(document: Document, fact: Fact): HTMLElement {
  const children = contentOf(document, fact)
  if (fact.kind === 'note') return element(document, 'p', { class: `note ${fact.tone}`, children })
  // Data has its own words to open it with.
  if (fact.kind === 'data') return element(document, 'div', { class: 'fact', children })
  const label = element(document, 'p', { class: 'label', text: fact.label })
  return element(document, 'div', { class: `fact ${fact.kind}`, children: [label, ...children] })
}

function contentOf(document: Document, fact: Fact): Node[] {
  switch (fact.kind) {
    case 'amount':
      return amount(document, fact)
    case 'address':
      return [addressText(document, fact.address)]
    case 'value':
      return value(document, fact)
    case 'note':
      return [icon(document, fact.tone), element(document, 'span', { text: fact.text })]
    case 'text':
      return [boxed(document, untrustedText(document, fact.text))]
    case 'tree':
      return [boxed(document, tree(document, fact.branches))]
    case 'data':
      return [data(document, fact)]
  }
}

type Of<Kind extends Fact['kind']> = Extract<Fact, { readonly kind: Kind }>

/** The figure stands alone; what a token calls itself stands apart, and its address always below. */
function amount(document: Document, { amount: figure, symbol, token }: Of<'amount'>): Node[] {
  const money = element(document, 'p', {
    class: 'money',
    children: [
      leftToRight(document, figure, 'figure'),
      element(document, 'bdi', { class: 'symbol', text: symbol }),
    ],
  })
  if (token === undefined) return [money]
  const of = element(document, 'p', { class: 'label', text: 'Token' })
  const children = [of, addressText(document, token)]
  return [money, element(document, 'div', { class: 'token', children })]
}

function value(document: Document, { value: said, detail }: Of<'value'>): Node[] {
  const more =
    detail === undefined
      ? []
      : [
          element(document, 'span', {
            class: 'detail',
            children: [untrustedText(document, detail)],
          }),
        ]
  const main = element(document, 'span', {
    class: 'said',
    children: [untrustedText(document, said)],
  })
  return [element(document, 'p', { class: 'value-text', children: [main, ...more] })]
}

function boxed(document: Document, content: HTMLElement): HTMLElement {
  return element(document, 'div', { class: 'box', children: [content] })
}

function tree(document: Document, branches: readonly Branch[]): HTMLElement {
  const children = branches.map((branch) => {
    const name = element(document, 'span', {
      class: 'name',
      children: [untrustedText(document, branch.name)],
    })
    const rest =
      'branches' in branch ? tree(document, branch.branches) : leaf(document, branch.value)
    return element(document, 'li', { children: [name, rest] })
  })
  return element(document, 'ul', { class: 'tree', children })
}

function leaf(document: Document, text: string): HTMLElement {
  return element(document, 'span', { class: 'leaf', children: [untrustedText(document, text)] })
}

function data(document: Document, { data: bytes, isOpen }: Of<'data'>): HTMLElement {
  return element(document, 'details', {
    attributes: isOpen ? { open: '' } : {},
    children: [
      element(document, 'summary', { text: 'Show data' }),
      element(document, 'p', { class: 'bytes', children: [leftToRight(document, bytes)] }),
    ],
  })
}
