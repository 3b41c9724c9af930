import { expect, test } from 'vitest'
import { until } from '../testing/until.ts'
import { listenAlways } from './listen-always.ts'

test('a listener stays when the page is rewritten, is called once, and ends', async () => {
  const frame = document.body.appendChild(document.createElement('iframe'))
  const page = frame.contentWindow as Window & typeof globalThis
  let heard = 0
  const undo = listenAlways(page, { 'latchkey:test': () => (heard += 1) })

  page.document.open()
  page.document.write('<!doctype html><main>Another page</main>')
  page.document.close()
  await until(() => page.document.querySelector('main'))
  page.dispatchEvent(new page.CustomEvent('latchkey:test'))
  expect(heard).toBe(1)

  undo()
  page.document.documentElement.replaceWith(page.document.createElement('html'))
  await new Promise((resolve) => setTimeout(resolve))
  page.dispatchEvent(new page.CustomEvent('latchkey:test'))
  expect(heard).toBe(1)
  frame.remove()
})
