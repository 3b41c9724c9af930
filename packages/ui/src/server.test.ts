import { createElement, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Button, ModalRoot } from './index.ts'
import { PageButton } from './page/index.ts'

test('on a server a modal is its empty host alone', () => {
  const modal = createElement(ModalRoot, { id: 'modal' }, createElement(Button, null, 'Approve'))

  const html = renderToString(createElement(StrictMode, null, modal))

  expect(html).toBe('<latchkey-root id="modal" data-part="modal-root"></latchkey-root>')
})

test('on a server a page button writes no style into the page', () => {
  const html = renderToString(
    createElement(PageButton, { variables: { accent: '#00bb7f' } }, 'Connect Wallet'),
  )

  expect(html).toContain('Connect Wallet')
  expect(html).not.toContain('style')
})
