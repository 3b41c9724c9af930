import { createTestCore } from '@latchkey/core/testing'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { type DrawnModal, drawModal } from '../testing/draw-modal.ts'
import { until } from '../testing/until.ts'
import { mountModal } from './mount-modal.ts'

let drawn: DrawnModal | undefined

afterEach(() => {
  drawn?.modal.destroy()
  drawn = undefined
})

function aBody(): HTMLBodyElement {
  const body = document.createElement('body')
  body.append(document.createElement('main'))
  return body
}

const SWAPS: readonly (readonly [string, () => void])[] = [
  ['puts another body in the place of its own', () => document.body.replaceWith(aBody())],
  ['assigns another body', () => assignBody()],
  ['replaces head and body', () => replaceAll()],
  ['empties the body', () => document.body.replaceChildren()],
  ['rewrites the body', () => writeBody()],
  ['replaces the root element', () => replaceRoot()],
  ['removes the host', () => document.querySelector('latchkey-root')?.remove()],
]

function assignBody(): void {
  document.body = aBody()
}

function writeBody(): void {
  document.body.innerHTML = '<main>Another page</main>'
}

/** The styles of the test page stay. */
function replaceAll(): void {
  document.documentElement.replaceChildren(document.head, aBody())
}

function replaceRoot(): void {
  const root = document.createElement('html')
  root.append(document.head, aBody())
  document.replaceChild(root, document.documentElement)
}

async function swap(run: () => void): Promise<void> {
  run()
  await new Promise((resolve) => setTimeout(resolve))
}

test.each(SWAPS)('a closed modal opens after the page %s', async (_, run) => {
  drawn = await drawModal()
  const { core, host, dialog } = drawn

  await swap(run)
  expect(host.parentElement).toBe(document.body)
  core.actions.open()

  await until(() => dialog.matches(':modal'))
  await userEvent.keyboard('{Escape}')
  await until(() => !dialog.open)
  expect(core.snapshot().modal.isOpen).toBe(false)
})

test.each(SWAPS)(
  'an open modal stays open, above everything, after the page %s',
  async (_, run) => {
    drawn = await drawModal()
    const { core, host, dialog, part } = drawn
    core.actions.open()
    await until(() => dialog.matches(':modal'))

    await swap(run)

    await until(() => dialog.matches(':modal'))
    expect(host.isConnected).toBe(true)
    await until(() => getComputedStyle(document.body).overflow === 'hidden')
    await until(() => dialog.matches(':focus-within'))
    part('header-close').click()
    await until(() => !dialog.open)
    await until(() => getComputedStyle(document.body).overflow !== 'hidden')
    expect(core.snapshot().modal.isOpen).toBe(false)
  },
)

test('it comes back again and again, and every view is where it was', async () => {
  drawn = await drawModal()
  const { core, dialog } = drawn
  core.actions.open({ view: 'Networks' })
  await until(() => dialog.matches(':modal'))

  for (const [, run] of SWAPS) await swap(run)

  await until(() => dialog.matches(':modal'))
  expect(dialog.dataset['view']).toBe('Networks')
  expect(document.querySelectorAll('latchkey-root')).toHaveLength(1)
})

test('a modal in an element of the page stays in it, and goes to the body when that is gone', async () => {
  const container = document.body.appendChild(document.createElement('section'))
  drawn = await drawModal({}, { container })
  const { host, core, dialog } = drawn

  const next = aBody()
  next.append(container)
  await swap(() => document.body.replaceWith(next))
  expect(host.parentElement).toBe(container)
  core.actions.open()
  await until(() => dialog.matches(':modal'))

  const last = aBody()
  last.append(container)
  await swap(() => document.body.replaceWith(last))
  await until(() => dialog.matches(':modal'))

  await swap(() => container.remove())
  expect(host.parentElement).toBe(document.body)
  await until(() => dialog.matches(':modal'))
})

test('an embedded modal waits for the element that it is in', async () => {
  const container = document.body.appendChild(document.createElement('section'))
  drawn = await drawModal({ enableEmbedded: true }, { container })
  const { host, dialog } = drawn

  await swap(() => document.body.replaceWith(aBody()))
  expect(host.isConnected).toBe(false)
  await swap(() => document.body.append(container))

  expect(host.parentElement).toBe(container)
  expect(host.isConnected).toBe(true)
  expect(dialog.open).toBe(true)
})

test('a page that removes it all the time is left alone, and does not hang', async () => {
  drawn = await drawModal()
  const { host } = drawn
  let removed = 0
  const observer = new MutationObserver(() => {
    if (!host.isConnected) return
    removed += 1
    host.remove()
  })
  observer.observe(document.body, { childList: true })

  await swap(() => host.remove())
  expect(removed).toBeLessThan(20)
  observer.disconnect()
  await until(() => host.isConnected)
})

/** A modal in a page of its own, which may be rewritten. */
async function inOwnPage() {
  const frame = document.body.appendChild(document.createElement('iframe'))
  const page = frame.contentWindow
  if (page === null) throw new Error('The frame has no page')
  const { core } = createTestCore()
  const options = { networks: [], locale: 'en' } as never
  const modal = await mountModal({ options, page: page as never, onEvent() {}, core })
  const host = () => page.document.querySelector('latchkey-root')
  const dialog = () => until(() => host()?.shadowRoot?.querySelector('dialog') ?? undefined)
  async function write(): Promise<void> {
    page?.document.open()
    page?.document.write('<!doctype html><title>Another page</title><main>Another page</main>')
    page?.document.close()
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { page, core, modal, host, dialog, write, end: () => frame.remove() }
}

test.each([false, true])(
  'a page that is rewritten by document.open has its modal again, open: %s',
  async (isOpen) => {
    const { core, modal, host, dialog, write, end } = await inOwnPage()
    if (isOpen) {
      core.actions.open()
      const before = await dialog()
      await until(() => before.matches(':modal'))
    } else await dialog()

    await write()
    await write()
    if (!isOpen) core.actions.open()

    const after = await dialog()
    await until(() => after.matches(':modal'))
    // Presses are heard in the new host, not in the old one.
    after.querySelector<HTMLElement>('[data-testid=header-close]')?.click()
    await until(() => !after.open)
    expect(core.snapshot().modal.isOpen).toBe(false)
    expect(host()?.parentElement?.localName).toBe('body')
    modal.destroy()
    expect(host()).toBeNull()
    end()
  },
)

test('a destroyed modal does not come back', async () => {
  drawn = await drawModal()
  const { host, modal } = drawn

  modal.destroy()
  await swap(() => document.body.replaceWith(aBody()))

  expect(host.isConnected).toBe(false)
})
