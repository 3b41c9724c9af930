import axe from 'axe-core'
import { createRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { adoptStyleSheet } from '../../root/style-sheet.ts'
import { createTheme } from '../../theme/create-theme.ts'
import { PageButton } from './page-button.tsx'

beforeEach(clearSheets)
afterEach(clearSheets)

function clearSheets(): void {
  document.adoptedStyleSheets = []
}

test.each(['light', 'dark'] as const)('three kinds of button can be read in %s', async (mode) => {
  await render(
    <main style={{ background: mode === 'light' ? '#fff' : '#000' }}>
      <PageButton kind="connect" mode={mode}>
        Connect wallet
      </PageButton>
      <PageButton kind="account" mode={mode} balance="1.284 ETH" picture={{ address: '0x1' }}>
        0xB17e…De91
      </PageButton>
      <PageButton kind="network" mode={mode} size="s" isWarning>
        Switch network
      </PageButton>
    </main>,
  )

  const { violations } = await axe.run('main')

  expect(violations.map(({ id }) => id)).toEqual([])
})

test('all buttons of a page share one sheet and no style element', async () => {
  const elementsBefore = document.querySelectorAll('style').length
  await render(
    <>
      <PageButton kind="connect">One</PageButton>
      <PageButton kind="connect">Two</PageButton>
    </>,
  )

  expect(document.adoptedStyleSheets).toHaveLength(1)
  expect(document.querySelectorAll('style')).toHaveLength(elementsBefore)
})

test('in a shadow root the button brings its sheet there', async () => {
  const host = document.createElement('div')
  document.body.append(host)
  const shadow = host.attachShadow({ mode: 'open' })
  const container = document.createElement('div')
  shadow.append(container)

  await render(<PageButton kind="connect">One</PageButton>, { container })

  expect(shadow.adoptedStyleSheets).toHaveLength(1)
  expect(document.adoptedStyleSheets).toHaveLength(0)
  host.remove()
})

test('it forwards its ref, passes attributes on and answers clicks', async () => {
  const ref = createRef<HTMLButtonElement>()
  const onClick = vi.fn()
  await render(
    <PageButton kind="connect" ref={ref} data-testid="x" className="mine" onClick={onClick}>
      Connect Wallet
    </PageButton>,
  )

  ref.current?.click()

  expect(ref.current?.matches('.mine.lk-page-button[data-testid=x]')).toBe(true)
  expect(onClick).toHaveBeenCalledOnce()
})

test('a busy button says the running word at the same width', async () => {
  const draw = (isBusy: boolean) => (
    <PageButton kind="connect" isBusy={isBusy} busyLabel="Connecting…">
      Go
    </PageButton>
  )
  const screen = await render(draw(false))
  const before = buttonOf().offsetWidth

  await screen.rerender(draw(true))

  await expect.element(page.getByRole('button', { name: 'Connecting…' })).toBeVisible()
  expect(buttonOf().offsetWidth).toBe(before)
})

test.each([
  ['m', '44px', '12px', '15px'],
  ['s', '36px', '10px', '14px'],
] as const)('size %s is %s high', async (size, height, corner, font) => {
  await render(
    <PageButton kind="connect" size={size}>
      Connect
    </PageButton>,
  )

  const style = getComputedStyle(buttonOf())
  expect([style.height, style.borderRadius, style.fontSize]).toEqual([height, corner, font])
})

test.each([
  '* { all: unset !important }',
  '.page button { background: red; padding: 90px; font: 40px serif; text-transform: uppercase }',
  'button { border: 9px solid red !important; height: 3px !important }',
])('a page with %s leaves the button as it is', async (css) => {
  const draw = (
    <div className="page">
      <PageButton kind="connect">Connect</PageButton>
    </div>
  )
  const screen = await render(draw)
  const before = lookOf()
  await screen.unmount()
  const sheet = adoptStyleSheet(document)
  sheet.replace(css)

  await render(draw)

  expect(lookOf()).toEqual(before)
})

test('a site’s theme reaches the button through the style object alone', async () => {
  const { properties } = createTheme('light', { accent: '#00bb7f' })
  await render(
    <PageButton kind="connect" properties={properties}>
      Connect
    </PageButton>,
  )

  await vi.waitFor(() =>
    expect(getComputedStyle(buttonOf()).backgroundColor).toBe('rgb(0, 187, 127)'),
  )
})

test('a picture that fails gives way to the bitting', async () => {
  await render(
    <PageButton kind="account" picture={{ src: 'data:image/png;base64,AA', address: '0x1' }}>
      0x1…2
    </PageButton>,
  )

  await vi.waitFor(() => expect(buttonOf().querySelector('rect')).toBeInTheDocument())
  expect(buttonOf().querySelector('img')).toBeNull()
})

function buttonOf(): HTMLButtonElement {
  const button = document.querySelector<HTMLButtonElement>('.lk-page-button')
  if (!button) throw new Error('There is no button on the page')
  return button
}

function lookOf(): readonly unknown[] {
  const style = getComputedStyle(buttonOf())
  const { height, width } = buttonOf().getBoundingClientRect()
  return [width, height, style.font, style.backgroundColor, style.border, style.textTransform]
}
