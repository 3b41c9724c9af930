import { createRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Button } from '../primitives/button/button.tsx'
import { Text } from '../primitives/text/text.tsx'
import { emulateMedia } from '../testing/emulate-media.ts'
import { inModal, renderInModal, shadowOf, withModal } from '../testing/render-in-modal.tsx'
import { ModalRoot } from './modal-root.tsx'
import { adoptStyleSheet, type StyleSheetHandle } from './style-sheet.ts'

const sheets: StyleSheetHandle[] = []

afterEach(() => {
  for (const sheet of sheets.splice(0)) sheet.remove()
})

function styleThePage(css: string): void {
  const sheet = adoptStyleSheet(document)
  sheet.replace(css)
  sheets.push(sheet)
}

test('styles live in one shadow root, as sheets and not as elements', async () => {
  const elementsBefore = document.querySelectorAll('style').length
  await renderInModal(<Button tone="primary">Approve</Button>, { mode: 'light' })

  expect(shadowOf().querySelectorAll('style')).toHaveLength(0)
  expect(document.querySelectorAll('style')).toHaveLength(elementsBefore)
  expect(shadowOf().adoptedStyleSheets).toHaveLength(2)
  expect(getComputedStyle(inModal('button')).backgroundColor).toBe('rgb(23, 27, 38)')
})

test('two modals on one page share no styles', async () => {
  await render(
    <>
      <ModalRoot id="one" mode="light" />
      <ModalRoot id="two" mode="light" />
    </>,
  )

  const [one, two] = [...document.querySelectorAll('latchkey-root')].map(
    (host) => host.shadowRoot?.adoptedStyleSheets ?? [],
  )
  expect(one).toHaveLength(2)
  expect(one?.some((sheet) => two?.includes(sheet))).toBe(false)
})

test.each([
  ['light', 'rgb(255, 255, 255)'],
  ['dark', 'rgb(21, 23, 27)'],
] as const)('mode %s has its own ground', async (mode, ground) => {
  await renderInModal(<Text>Words</Text>, { mode })

  expect(getComputedStyle(inModal('[data-part=card]')).backgroundColor).toBe(ground)
  expect(getComputedStyle(inModal('[data-part=root]')).colorScheme).toBe(mode)
})

test('a change of theme applies without new styles', async () => {
  const content = <Text tone="accent">Words</Text>
  const screen = await renderInModal(content, { mode: 'light' })
  const rules = countRules()

  await screen.rerender(withModal(content, { mode: 'dark', variables: { accent: '#00bb7f' } }))

  await vi.waitFor(() =>
    expect(getComputedStyle(inModal('[data-part=text]')).color).toBe('rgb(0, 187, 127)'),
  )
  expect(countRules()).toBe(rules)
})

test('a modal with colours of the site is never rendered in other colours', async () => {
  const seen = new Set<string>()
  const note = (text: HTMLParagraphElement | null): void => {
    if (text) seen.add(getComputedStyle(text).color)
  }

  await render(
    withModal(
      <Text tone="accent" ref={note}>
        Words
      </Text>,
      { mode: 'dark', variables: { accent: '#00bb7f' } },
    ),
  )

  await vi.waitFor(() => expect([...seen]).toEqual(['rgb(0, 187, 127)']))
})

test('the system’s own mode is followed live', async () => {
  await emulateMedia({ 'prefers-color-scheme': 'dark' })
  await renderInModal(<Text>Words</Text>, { mode: 'system' })
  const before = inModal('[data-part=root]').dataset['mode']

  await emulateMedia({ 'prefers-color-scheme': 'light' })
  await vi.waitFor(() => expect(inModal('[data-part=root]').dataset['mode']).toBe('light'))
  await emulateMedia({})

  expect(before).toBe('dark')
})

test.each([
  '* { all: unset !important }',
  'latchkey-root { font-size: 40px !important; color: red !important; display: none !important }',
  'latchkey-root { pointer-events: none !important; visibility: hidden !important; zoom: 3 }',
  'body { font: italic 30px serif; letter-spacing: 9px; text-transform: uppercase; cursor: wait }',
  'button { border: 9px solid red !important; padding: 90px !important }',
])('a page with %s changes nothing in the modal', async (css) => {
  const content = <Button tone="primary">Approve</Button>
  const screen = await renderInModal(content, { isEmbedded: false })
  const before = stylesOf(inModal('button'))
  await screen.unmount()
  styleThePage(css)

  await renderInModal(content, { isEmbedded: false })

  expect(stylesOf(inModal('button'))).toEqual(before)
})

test('the host takes no space in the page and is found by its attributes', async () => {
  const ref = createRef<HTMLElement>()
  await render(<ModalRoot ref={ref} data-status="connected" />)

  expect(ref.current?.matches('latchkey-root[data-status=connected]')).toBe(true)
  expect(ref.current?.getBoundingClientRect().height).toBe(0)
})

function countRules(): number {
  return shadowOf().adoptedStyleSheets.reduce((sum, sheet) => sum + sheet.cssRules.length, 0)
}

function stylesOf(element: HTMLElement): readonly unknown[] {
  const style = getComputedStyle(element)
  const { width, height } = element.getBoundingClientRect()
  return [width, height, style.font, style.color, style.letterSpacing, style.textTransform].concat([
    style.border,
    style.padding,
    style.visibility,
    style.pointerEvents,
    style.cursor,
  ])
}
