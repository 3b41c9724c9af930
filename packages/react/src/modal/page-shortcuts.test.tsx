import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { type DrawnModal, drawModal } from '../testing/draw-modal.ts'
import { until } from '../testing/until.ts'

let drawn: DrawnModal | undefined
let leave = new AbortController()

afterEach(() => {
  leave.abort()
  leave = new AbortController()
  drawn?.modal.destroy()
  document.body.replaceChildren()
})

/** A page with shortcuts of one key, which asks whether something is being written, as such pages do. */
function addShortcuts(target: EventTarget, capture: boolean): readonly string[] {
  const seen: string[] = []
  for (const type of ['keydown', 'keypress', 'keyup']) {
    target.addEventListener(
      type,
      (event) => {
        const { key, target: from } = event as KeyboardEvent
        if ((from as Element).matches?.('input,textarea,select')) return
        if (type === 'keydown') seen.push(key)
        if (key.length === 1 || key === 'Enter') event.preventDefault()
      },
      { capture, signal: leave.signal },
    )
  }
  return seen
}

/** Listeners that are added after the modal: nothing is before a window that captures. */
const PLACES = [
  ['document', false],
  ['window', false],
  ['body', false],
  ['document', true],
  ['body', true],
  ['window', true],
] as const

function placeOf(name: (typeof PLACES)[number][0]): EventTarget {
  return { document, window, body: document.body }[name]
}

async function search(choice: Parameters<typeof drawModal>[0] = {}): Promise<HTMLInputElement> {
  const isEmbedded = choice.enableEmbedded === true
  const container = document.body.appendChild(document.createElement('section'))
  drawn = await drawModal(choice, isEmbedded ? { container } : {})
  const { core, dialog } = drawn
  core.actions.open({ view: 'Networks' })
  await until(() => dialog.open && dialog.dataset['view'] === 'Networks')
  return until(() => dialog.querySelector('input') ?? undefined)
}

for (const [name, choice] of [
  ['an embedded modal', { enableEmbedded: true }],
  ['a modal dialog', {}],
] as const) {
  test.each(PLACES)(
    `what is typed in ${name} is no shortcut of a page that listens at the %s, capturing: %s`,
    async (place, capture) => {
      const field = await search(choice)
      const seen = addShortcuts(placeOf(place), capture)
      field.focus()

      await userEvent.keyboard('base /?k{Backspace}{ArrowLeft}{Enter}')

      expect(field.value).toBe('base /?')
      expect(seen).toEqual([])
    },
  )
}

test('Escape closes a modal dialog from a field, or empties the field first', async () => {
  const field = await search()
  field.focus()
  await userEvent.keyboard('ba')

  await userEvent.keyboard('{Escape}')
  await until(() => field.value === '')
  expect(drawn?.core.snapshot().modal.isOpen).toBe(true)
  await userEvent.keyboard('{Escape}')

  await until(() => drawn?.core.snapshot().modal.isOpen === false)
})

test('the page around an embedded modal hears Escape, Tab and its shortcuts with a modifier key', async () => {
  const field = await search({ enableEmbedded: true })
  const seen = addShortcuts(document, false)
  field.focus()
  await userEvent.keyboard('{Control>}z{/Control}{Escape}{Tab}')
  expect(seen).toEqual(['Escape', 'Tab'])

  const button = drawn?.dialog.querySelector('button')
  button?.focus()
  await userEvent.keyboard('{Control>}k{/Control}')

  expect(seen).toContain('k')
})

test('a button of an embedded modal is pressed by the keyboard, whatever the page does with keys', async () => {
  await search({ enableEmbedded: true })
  const seen = addShortcuts(document, false)
  const { core, dialog } = drawn as DrawnModal
  core.actions.open({ view: 'Connect' })
  await until(() => dialog.dataset['view'] === 'Connect')
  const row = await until(() => drawn?.find('wallet-io.fjord') ?? undefined)
  row.focus()

  await userEvent.keyboard('{Enter}')

  await until(() => dialog.dataset['view'] === 'ConnectingExternal')
  expect(seen).toEqual([])
})

test('once it is closed, the page has all its keys', async () => {
  await search()
  const { core, dialog } = drawn as DrawnModal
  core.actions.close()
  await until(() => !dialog.open)
  const seen = addShortcuts(document, true)

  await userEvent.keyboard('k')

  expect(seen).toEqual(['k'])
})
