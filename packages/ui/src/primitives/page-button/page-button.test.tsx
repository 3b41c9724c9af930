import axe from 'axe-core'
import { createRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { adoptStyleSheet } from '../../root/style-sheet.ts'
import { emulateMedia } from '../../testing/emulate-media.ts'
import { contrast, readColor } from '../../theme/color.ts'
import { createTheme } from '../../theme/create-theme.ts'
import { createPageColors } from '../../theme/page-colors.ts'
import type { ThemeVariables } from '../../theme/variables.ts'
import { PageButton } from './page-button.tsx'
import { PageAccountButton, PageNetworkButton } from './page-face-button.tsx'

beforeEach(clearSheets)
afterEach(clearSheets)

function clearSheets(): void {
  document.adoptedStyleSheets = []
}

test.each(['light', 'dark'] as const)('three kinds of button can be read in %s', async (mode) => {
  await render(
    <main style={{ background: mode === 'light' ? '#fff' : '#000' }}>
      <PageButton mode={mode}>Connect wallet</PageButton>
      <PageAccountButton mode={mode} balance="1.284 ETH" picture={{ address: '0x1' }}>
        0xB17e…De91
      </PageAccountButton>
      <PageNetworkButton mode={mode} size="s" isWarning>
        Switch network
      </PageNetworkButton>
    </main>,
  )

  const { violations } = await axe.run('main', { resultTypes: ['violations'] })

  expect(violations.map(({ id }) => id)).toEqual([])
})

test('all buttons of a page share one sheet and no style element', async () => {
  const elementsBefore = document.querySelectorAll('style').length
  await render(
    <>
      <PageButton>One</PageButton>
      <PageButton>Two</PageButton>
    </>,
  )

  expect(document.adoptedStyleSheets).toHaveLength(1)
  expect(document.querySelectorAll('style')).toHaveLength(elementsBefore)
})

test('in a shadow root the button inserts its sheet there', async () => {
  const host = document.createElement('div')
  document.body.append(host)
  const shadow = host.attachShadow({ mode: 'open' })
  const container = document.createElement('div')
  shadow.append(container)

  await render(<PageButton>One</PageButton>, { container })

  expect(shadow.adoptedStyleSheets).toHaveLength(1)
  expect(document.adoptedStyleSheets).toHaveLength(0)
  host.remove()
})

test('it forwards its ref, passes attributes on and answers clicks', async () => {
  const ref = createRef<HTMLButtonElement>()
  const onClick = vi.fn()
  await render(
    <PageButton ref={ref} data-testid="x" className="mine" onClick={onClick}>
      Connect Wallet
    </PageButton>,
  )

  ref.current?.click()

  expect(ref.current?.matches('.mine.lk-page-button[data-testid=x]')).toBe(true)
  expect(onClick).toHaveBeenCalledOnce()
})

test.each([
  [
    'connect',
    (isBusy: boolean) => (
      <PageButton isBusy={isBusy} busyLabel="Going…">
        Connect wallet
      </PageButton>
    ),
  ],
  [
    'account',
    (isBusy: boolean) => (
      <PageAccountButton aria-busy={isBusy} balance="1.284 ETH" picture={{ address: '0x1' }}>
        0xB17e…De91
      </PageAccountButton>
    ),
  ],
  [
    'network',
    (isBusy: boolean) => (
      <PageNetworkButton aria-busy={isBusy} picture={{ src: undefined }}>
        Ethereum
      </PageNetworkButton>
    ),
  ],
])('a busy %s button gets a turning spinner after 150 ms, and keeps its width', async (_, draw) => {
  const screen = await render(draw(false))
  const width = buttonOf().offsetWidth
  expect(rotations()).toEqual([])

  await screen.rerender(draw(true))

  const [rotation, ...others] = rotations()
  const spinner = buttonOf().querySelector('i') ?? buttonOf()
  const styles = (timeMs: number) => {
    if (rotation) rotation.currentTime = timeMs
    const { opacity, transform } = getComputedStyle(spinner)
    return [opacity, transform]
  }
  rotation?.pause()
  expect(styles(149)).toEqual(['0', 'none'])
  expect(styles(150)[0]).toBe('1')
  expect(styles(150 + 450)).toEqual(['1', expect.stringMatching(/^matrix\(-1,/)])
  expect(others).toEqual([])
  expect(buttonOf().offsetWidth).toBe(width)
})

function rotations(): readonly Animation[] {
  return buttonOf()
    .getAnimations({ subtree: true })
    .filter((each) => each instanceof CSSAnimation)
}

test('a busy button shows the busy label at the same width', async () => {
  const draw = (isBusy: boolean) => (
    <PageButton isBusy={isBusy} busyLabel="Connecting…">
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
  await render(<PageButton size={size}>Connect</PageButton>)

  const style = getComputedStyle(buttonOf())
  expect([style.height, style.borderRadius, style.fontSize]).toEqual([height, corner, font])
})

test.each([
  '* { all: unset !important }',
  '.page button { background: red; padding: 90px; font: 40px serif; text-transform: uppercase }',
  'button { border: 9px solid red !important; height: 3px !important }',
])('a page with %s does not change the button', async (css) => {
  const draw = (
    <div className="page">
      <PageButton>Connect</PageButton>
    </div>
  )
  const screen = await render(draw)
  const before = stylesOf()
  await screen.unmount()
  const sheet = adoptStyleSheet(document)
  sheet.replace(css)

  await render(draw)

  expect(stylesOf()).toEqual(before)
})

const ACCENTS = ['#00bb7f', '#ffe100', '#000', '#ffffff', '#2f54e0', '#ff0055', 'rgb(10, 37, 64)']

test.each(ACCENTS)(
  'accent %s is applied at once, with a label that can be read',
  async (accent) => {
    await render(
      <PageButton mode="light" variables={{ accent }}>
        Connect
      </PageButton>,
    )

    const { colors } = createTheme('light', { accent })
    const [ground, label] = [colorOf('backgroundColor'), colorOf('color')]
    expect(ground).toEqual(readColor(accent))
    expect(contrast(ground, label)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(label, readColor(colors['on-primary']) ?? ground)).toBeLessThan(1.2)
  },
)

test.each<[ThemeVariables, 'light' | 'dark']>([
  [{ background: '#fff7e6' }, 'light'],
  [{ background: '#0b1020' }, 'light'],
  [{ background: '#e9e4da' }, 'dark'],
  [{ background: '#123a2b' }, 'dark'],
  [{ '--w3m-color-mix': '#ff0000', '--w3m-color-mix-strength': 30 }, 'light'],
  [{ '--w3m-color-mix': '#ff0000', '--w3m-color-mix-strength': 30 }, 'dark'],
  [{ mixStrength: '20%' }, 'dark'],
])('grounds from %j in %s are applied at once and close to the exact ones', async (...row) => {
  const [variables, mode] = row
  await render(
    <PageNetworkButton mode={mode} variables={variables}>
      Base
    </PageNetworkButton>,
  )

  const { card, edge, text } = createTheme(mode, variables).colors
  const [ground, line, label] = [
    colorOf('backgroundColor'),
    colorOf('borderTopColor'),
    colorOf('color'),
  ]
  expect(contrast(ground, readColor(card) ?? label)).toBeLessThan(1.02)
  expect(contrast(label, readColor(text) ?? ground)).toBeLessThan(1.25)
  expect(contrast(line, readColor(edge) ?? ground)).toBeLessThan(1.8)
  expect(contrast(ground, label)).toBeGreaterThan(7)
  expect(contrast(ground, line)).toBeGreaterThan(3)
})

test('the exact colours replace the first ones, and are removed with them', async () => {
  const variables = { accent: '#00bb7f', base: 12, radius: 0 }
  const draw = (properties = {}, chosen: ThemeVariables = variables) => (
    <PageButton mode="dark" variables={chosen} properties={properties}>
      Connect
    </PageButton>
  )
  const screen = await render(draw())
  const { fontSize, borderRadius } = getComputedStyle(buttonOf())

  await screen.rerender(draw(createPageColors(variables)))
  endTransitions()
  const exact = getComputedStyle(buttonOf()).color
  await screen.rerender(draw({}, {}))
  endTransitions()

  expect([fontSize, borderRadius]).toEqual(['18px', '0px'])
  expect(exact).toBe('rgb(21, 24, 31)')
  expect(colorOf('backgroundColor')).toEqual([241, 242, 245])
  expect(buttonOf().style).toHaveLength(0)
})

test('the mode of the system is followed live, without a new rendering', async () => {
  await emulateMedia({ 'prefers-color-scheme': 'dark' })
  await render(
    <PageNetworkButton mode="system" properties={createPageColors({ accent: '#00bb7f' })}>
      Base
    </PageNetworkButton>,
  )
  const dark = colorOf('backgroundColor')

  await emulateMedia({ 'prefers-color-scheme': 'light' })
  await vi.waitFor(() => expect(colorOf('backgroundColor')).toEqual([255, 255, 255]))
  await emulateMedia({})

  expect(dark).toEqual([21, 23, 27])
})

test('it is vertically centred in a line of text, unless the site overrides it', async () => {
  const draw = (className?: string) => (
    <p style={{ font: '16px/80px sans-serif' }}>
      Ready? <PageButton className={className}>Connect</PageButton>{' '}
      <PageNetworkButton className={className}>Base</PageNetworkButton>
    </p>
  )
  const screen = await render(draw())
  const line = document.querySelector('p')?.getBoundingClientRect() ?? new DOMRect()
  const middles = [...document.querySelectorAll('.lk-page-button')].map((button) => {
    const { top, height } = button.getBoundingClientRect()
    return Math.abs(top + height / 2 - (line.top + line.height / 2))
  })
  adoptStyleSheet(document).replace('.top{vertical-align:top}')
  await screen.rerender(draw('top'))

  expect(Math.max(...middles)).toBeLessThan(4)
  expect(getComputedStyle(buttonOf()).verticalAlign).toBe('top')
})

test('with more contrast preferred, the edge has the colour of text', async () => {
  await render(<PageNetworkButton mode="light">Base</PageNetworkButton>)
  const before = colorOf('borderTopColor')

  await emulateMedia({ 'prefers-contrast': 'more' })
  await vi.waitFor(() => expect(colorOf('borderTopColor')).toEqual([20, 23, 29]))
  await emulateMedia({})

  expect(before).toEqual([134, 140, 152])
})

test('a picture that fails is replaced by the bitting', async () => {
  await render(
    <PageAccountButton picture={{ src: 'data:image/png;base64,AA', address: '0x1' }}>
      0x1…2
    </PageAccountButton>,
  )

  await vi.waitFor(() => expect(buttonOf().querySelector('rect')).toBeInTheDocument())
  expect(buttonOf().querySelector('img')).toBeNull()
})

function buttonOf(): HTMLButtonElement {
  const button = document.querySelector<HTMLButtonElement>('.lk-page-button')
  if (!button) throw new Error('There is no button on the page')
  return button
}

function endTransitions(): void {
  for (const animation of document.getAnimations()) animation.finish()
}

/** A colour as it is drawn, whatever notation it is worked out in. */
function colorOf(property: 'backgroundColor' | 'borderTopColor' | 'color') {
  const pixel = new OffscreenCanvas(1, 1).getContext('2d')
  if (!pixel) throw new Error('There is no canvas')
  pixel.fillStyle = getComputedStyle(buttonOf())[property]
  pixel.fillRect(0, 0, 1, 1)
  const [r = 0, g = 0, b = 0] = pixel.getImageData(0, 0, 1, 1).data
  return [r, g, b] as const
}

function stylesOf(): readonly unknown[] {
  const style = getComputedStyle(buttonOf())
  const { height, width } = buttonOf().getBoundingClientRect()
  return [width, height, style.font, style.backgroundColor, style.border, style.textTransform]
}

test('a press on what is replaced before the pointer is up is one on the button', async () => {
  const face = { picture: { address: '0x1' } }
  const screen = await render(<PageAccountButton {...face}>0xB17e…De91</PageAccountButton>)
  const { left, top, width, height } =
    buttonOf().querySelector('[data-slot=picture]')?.getBoundingClientRect() ?? new DOMRect()
  const isButton = () =>
    document.elementFromPoint(left + width / 2, top + height / 2) === buttonOf()
  expect(isButton()).toBe(true)

  await screen.rerender(
    <PageAccountButton {...face} balance="1.284 ETH">
      0xB17e…De91
    </PageAccountButton>,
  )

  expect(isButton()).toBe(true)
})
