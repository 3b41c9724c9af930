import { afterEach, expect, test, vi } from 'vitest'
import { shieldHost, unhideHost } from './shield-host.ts'

afterEach(() => document.body.replaceChildren())

function aDialog(): { readonly host: HTMLElement; readonly dialog: HTMLDialogElement } {
  const host = document.body.appendChild(document.createElement('latchkey-root'))
  const dialog = document.createElement('dialog')
  host.attachShadow({ mode: 'open' }).append(dialog)
  return { host, dialog }
}

test.each(['pointerdown', 'mousedown', 'click', 'touchstart', 'wheel', 'focusin', 'keydown'])(
  'a page receives no %s of a shielded dialog, and receives it again afterwards',
  (type) => {
    const { dialog } = aDialog()
    const [inside, page] = [vi.fn(), vi.fn()]
    dialog.addEventListener(type, inside)
    document.addEventListener(type, page)
    const happen = () => dialog.dispatchEvent(new Event(type, { bubbles: true, composed: true }))

    const undo = shieldHost(dialog)
    happen()
    expect([inside.mock.calls.length, page.mock.calls.length]).toEqual([1, 0])

    undo()
    happen()
    expect([inside.mock.calls.length, page.mock.calls.length]).toEqual([2, 1])
    document.removeEventListener(type, page)
  },
)

test('a host that the page hid from screen readers is shown to them', () => {
  const { host, dialog } = aDialog()
  host.setAttribute('aria-hidden', 'true')

  unhideHost(dialog)

  expect(host.hasAttribute('aria-hidden')).toBe(false)
})

test('a dialog in the page itself has nothing to be shielded', () => {
  const dialog = document.body.appendChild(document.createElement('dialog'))
  const page = vi.fn()
  document.addEventListener('click', page)

  shieldHost(dialog)()
  dialog.click()

  expect(page).toHaveBeenCalledOnce()
  document.removeEventListener('click', page)
})
