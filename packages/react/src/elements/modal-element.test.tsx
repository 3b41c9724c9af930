import { afterEach, expect, test } from 'vitest'
import { anInstance } from '../testing/an-instance.ts'
import { type DrawnModal, drawModal } from '../testing/draw-modal.ts'
import { until } from '../testing/until.ts'
import './index.ts'

let drawn: DrawnModal | undefined

afterEach(() => {
  drawn?.modal.destroy()
  document.body.replaceChildren()
})

async function embedded(id?: string): Promise<DrawnModal> {
  drawn = await drawModal({ enableEmbedded: true }, { id })
  const { dialog } = drawn
  await until(() => dialog.open)
  return drawn
}

function place(attributes: Readonly<Record<string, string>> = {}): HTMLElement {
  const element = document.createElement('latchkey-modal')
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return document.body.appendChild(element)
}

test('an embedded modal is drawn in the element that waits for it', async () => {
  const other = place({ instance: 'other' })
  const element = place({ instance: 'shop' })

  const { host, part, modal } = await embedded('shop')

  expect(host.parentElement).toBe(element)
  expect(other.childElementCount).toBe(0)
  expect(part('wallet-io.fjord')).toBeVisible()
  expect(getComputedStyle(element).display).toBe('block')
  modal.destroy()
  expect(element.childElementCount).toBe(0)
})

test('it is drawn in the element that has its instance, also where a framework wraps that', async () => {
  const { latchkey } = anInstance({ id: 'shop' })
  const element = document.createElement('latchkey-modal')
  element.latchkey = { ...latchkey }
  document.body.append(element)

  const { host } = await embedded('shop')

  expect(host.parentElement).toBe(element)
  latchkey.destroy()
})

test('it moves into elements that come later, stays open, and outlives an element that leaves', async () => {
  const { host, dialog, part } = await embedded()
  expect(host.parentElement).toBe(document.body)

  const first = place()
  expect(host.parentElement).toBe(first)
  expect(part('wallet-io.fjord')).toBeVisible()
  first.remove()
  expect(host.isConnected).toBe(false)
  const second = place({ instance: 'other' })
  expect(second.childElementCount).toBe(0)
  second.removeAttribute('instance')
  expect(host.parentElement).toBe(second)
  const box = document.body.appendChild(document.createElement('div'))
  const third = document.createElement('latchkey-modal')
  box.attachShadow({ mode: 'open' }).append(third)
  expect(host.parentElement).toBe(third)

  expect(dialog.open).toBe(true)
  expect(part('wallet-io.fjord')).toBeVisible()
})

test('a modal that covers the page is in no element', async () => {
  const element = place()

  drawn = await drawModal()

  expect(drawn.host.parentElement).toBe(document.body)
  expect(element.childElementCount).toBe(0)
})
