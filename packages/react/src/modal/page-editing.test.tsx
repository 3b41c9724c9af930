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

const WRITING = [
  ...['beforeinput', 'input', 'compositionstart', 'compositionupdate', 'compositionend'],
  ...['paste', 'copy', 'cut', 'dragenter', 'dragover', 'drop'],
]

/** A page that pastes, copies and drops by its own rules, unless something is being written, as such pages do. */
function addRules(target: EventTarget, capture: boolean): readonly string[] {
  const seen: string[] = []
  for (const type of WRITING) {
    target.addEventListener(
      type,
      (event) => {
        if ((event.target as Partial<Element>).matches?.('input,textarea')) return
        seen.push(type)
        event.preventDefault()
        event.stopImmediatePropagation()
      },
      { capture, signal: leave.signal },
    )
  }
  return seen
}

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

async function search(isEmbedded: boolean): Promise<HTMLInputElement> {
  const container = document.body.appendChild(document.createElement('section'))
  drawn = await drawModal({ enableEmbedded: isEmbedded }, isEmbedded ? { container } : {})
  const { core, dialog } = drawn
  core.actions.open({ view: 'Networks' })
  await until(() => dialog.open && dialog.dataset['view'] === 'Networks')
  return until(() => dialog.querySelector('input') ?? undefined)
}

const shown = () => drawn?.dialog.textContent

for (const isEmbedded of [true, false]) {
  test.each(PLACES)(
    `what is written is no business of a page that listens at the %s, capturing: %s; embedded: ${isEmbedded}`,
    async (place, capture) => {
      const field = await search(isEmbedded)
      const all = shown()
      const seen = addRules(placeOf(place), capture)
      field.focus()

      await userEvent.keyboard('ba')
      expect(field.value).toBe('ba')
      for (const type of ['compositionstart', 'compositionupdate', 'compositionend']) {
        field.dispatchEvent(new CompositionEvent(type, { bubbles: true, composed: true }))
      }
      for (const type of ['dragenter', 'dragover', 'drop']) {
        const init = { bubbles: true, composed: true, cancelable: true }
        expect(field.dispatchEvent(new DragEvent(type, init))).toBe(true)
      }
      const data = new DataTransfer()
      data.setData('text/plain', 'se')
      const paste = new ClipboardEvent('paste', {
        clipboardData: data,
        bubbles: true,
        composed: true,
        cancelable: true,
      })
      expect(field.dispatchEvent(paste)).toBe(true)

      expect(seen).toEqual([])
      await userEvent.keyboard('xyz')
      // React has heard of it.
      await until(() => shown() !== all)
    },
  )
}

test.each([true, false])(
  'a page that changes what is copied changes nothing that is copied of the modal, embedded: %s',
  async (isEmbedded) => {
    const field = await search(isEmbedded)
    const seen = addRules(document, false)
    field.focus()
    await userEvent.keyboard('base{Control>}a{/Control}')

    await userEvent.copy()
    await userEvent.keyboard('{End}')
    await userEvent.paste()
    expect(field.value).toBe('basebase')
    await userEvent.keyboard('{Control>}a{/Control}')
    await userEvent.cut()

    expect(field.value).toBe('')
    expect(seen).toEqual([])
  },
)

test('a page pastes by its own rules where a button of an embedded modal has the focus', async () => {
  await search(true)
  const seen = addRules(document, false)
  drawn?.dialog.querySelector('button')?.focus()

  await userEvent.paste()

  expect(seen).toEqual(['paste'])
})

test('once it is closed, the page has all its events', async () => {
  const field = await search(false)
  drawn?.core.actions.close()
  await until(() => drawn?.dialog.open === false)
  const seen = addRules(window, true)

  field.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, composed: true }))

  expect(seen).toEqual(['paste'])
})
