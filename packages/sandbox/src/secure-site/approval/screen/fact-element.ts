import type { Branch, Fact } from '../approval-request.ts'
import { element } from './element.ts'
import { leftToRight, untrustedText } from './untrusted-text.ts'

/** One line of what is decided about. */
export function factElement(document: Document, fact: Fact): HTMLElement {
  if (fact.kind === 'note') return element(document, 'p', { class: 'note', text: fact.text })
  const content = contentOf(document, fact)
  // Data has its own words to open it with.
  const label = element(document, 'p', { class: 'label', text: fact.label })
  const children = fact.kind === 'data' ? content : [label, ...content]
  return element(document, 'div', { class: `fact ${fact.kind}`, children })
}

function contentOf(document: Document, fact: Exclude<Fact, { readonly kind: 'note' }>): Node[] {
  switch (fact.kind) {
    case 'amount':
      return amount(document, fact)
    case 'address':
      return [leftToRight(document, fact.address)]
    case 'value':
      return [untrustedText(document, fact.value)]
    case 'text':
      return [untrustedText(document, fact.text)]
    case 'tree':
      return [tree(document, fact.branches)]
    case 'data':
      return [data(document, fact)]
  }
}

type Of<Kind extends Fact['kind']> = Extract<Fact, { readonly kind: Kind }>

/** The figure stands alone; what a token calls itself stands apart, and its address always below. */
function amount(document: Document, { amount: figure, symbol, token }: Of<'amount'>): Node[] {
  const money = element(document, 'p', {
    children: [
      leftToRight(document, figure, 'figure'),
      document.createTextNode(' '),
      element(document, 'bdi', { text: symbol }),
    ],
  })
  if (token === undefined) return [money]
  return [money, element(document, 'p', { children: [leftToRight(document, token)] })]
}

function tree(document: Document, branches: readonly Branch[]): HTMLElement {
  const children = branches.map((branch) => {
    const own = [untrustedText(document, branch.name)]
    const name = element(document, 'p', { class: 'name', children: own })
    const rest =
      'branches' in branch ? tree(document, branch.branches) : untrustedText(document, branch.value)
    return element(document, 'li', { children: [name, rest] })
  })
  return element(document, 'ul', { class: 'tree', children })
}

function data(document: Document, { data: bytes, isOpen }: Of<'data'>): HTMLElement {
  return element(document, 'details', {
    attributes: isOpen ? { open: '' } : {},
    children: [
      element(document, 'summary', { text: 'Show data' }),
      element(document, 'p', { children: [leftToRight(document, bytes)] }),
    ],
  })
}
