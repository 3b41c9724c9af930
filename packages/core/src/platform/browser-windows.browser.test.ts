import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createBrowserWindows } from './browser-windows.ts'

afterEach(() => {
  document.body.replaceChildren()
})

function denyClipboard() {
  return vi
    .spyOn(navigator.clipboard, 'writeText')
    .mockRejectedValue(new DOMException('no', 'NotAllowedError'))
}

/** A dialog like the modal's, with a button that copies and a field to paste into. */
function openDialog(copy: () => void): { button: Element; field: HTMLTextAreaElement } {
  const dialog = document.createElement('dialog')
  const button = document.createElement('button')
  const field = document.createElement('textarea')
  button.textContent = 'Copy'
  button.addEventListener('click', copy)
  dialog.append(button, field)
  document.body.append(dialog)
  dialog.showModal()
  return { button, field }
}

test('if the clipboard is denied, the copy command is used, also beside an open dialog', async () => {
  denyClipboard()
  let copied: Promise<void> = Promise.resolve()
  const windows = createBrowserWindows()
  const { button, field } = openDialog(() => {
    copied = windows.copy('0xAbC — with “quotes”')
  })

  await userEvent.click(button)
  await copied
  await userEvent.click(field)
  await userEvent.paste()

  expect(field.value).toBe('0xAbC — with “quotes”')
})

test('copying does not change focus, selection and listeners', async () => {
  denyClipboard()
  let copied: Promise<void> = Promise.resolve()
  const windows = createBrowserWindows()
  const { button } = openDialog(() => {
    copied = windows.copy('first')
  })
  await userEvent.click(button)
  await copied
  let hasReceived = false
  document.addEventListener('copy', () => {
    hasReceived = true
  })

  document.execCommand('copy')

  expect(document.activeElement).toBe(button)
  expect(document.getSelection()?.toString()).toBe('')
  expect(hasReceived).toBe(true)
})

test('if no way of copying works, copy rejects', async () => {
  denyClipboard()
  vi.spyOn(document, 'execCommand').mockReturnValue(false)

  await expect(createBrowserWindows().copy('x')).rejects.toMatchObject({ code: 'clipboard.failed' })
})

test('the clipboard is used if there is one', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()

  await createBrowserWindows().copy('0x1')

  expect(write).toHaveBeenCalledExactlyOnceWith('0x1')
})

test.each([
  ['https://wallet.example/ä', 'https://wallet.example/%C3%A4', '_blank'],
  ['http://wallet.example', 'http://wallet.example/', '_blank'],
  ['fox://open', 'fox://open', '_self'],
])('%s opens without an opener', (link, href, target) => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)

  expect(createBrowserWindows().open(link)).toBe(true)
  expect(open).toHaveBeenCalledExactlyOnceWith(href, target, 'noopener,noreferrer')
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'https://u:p@wallet.example', '/here', ''])(
  '%j opens nothing',
  (link) => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)

    expect(createBrowserWindows().open(link)).toBe(false)
    expect(open).not.toHaveBeenCalled()
  },
)
