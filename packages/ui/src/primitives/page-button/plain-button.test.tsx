import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { PageButton } from './page-button.tsx'
import { PageAccountButton, PageNetworkButton } from './page-face-button.tsx'
import { createPlainButton, type PlainDrawing } from './plain-button.ts'

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
const ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

let host: HTMLElement | undefined

afterEach(() => {
  host?.remove()
  document.adoptedStyleSheets = []
})

function aShadow(): ShadowRoot {
  host = document.body.appendChild(document.createElement('div'))
  return host.attachShadow({ mode: 'open' })
}

const PLAIN = { isDisabled: false, attributes: {} }

test.each<[what: string, react: React.ReactElement, plain: PlainDrawing]>([
  [
    'a connect button',
    <PageButton key="" busyLabel="Connecting…">
      Connect
    </PageButton>,
    {
      ...PLAIN,
      face: { kind: 'connect', text: 'Connect', busyText: 'Connecting…', isBusy: false },
    },
  ],
  [
    'a busy one with a theme',
    <PageButton
      key=""
      isBusy
      busyLabel="Wait"
      size="s"
      mode="system"
      variables={{ accent: '#00bb7f', background: '#112233' }}
      properties={{ '--lb-card': '#fff' }}
      aria-label="Enter"
    >
      Connect
    </PageButton>,
    {
      isDisabled: false,
      attributes: { 'aria-label': 'Enter' },
      face: { kind: 'connect', text: 'Connect', busyText: 'Wait', isBusy: true },
      ...({ size: 's', mode: 'system', properties: { '--lb-card': '#fff' } } as const),
      variables: { accent: '#00bb7f', background: '#112233' },
    },
  ],
  [
    'an account with its balance',
    <PageAccountButton key="" disabled balance="1.2 ETH" picture={{ address: ADDRESS }}>
      0x7099…79C8
    </PageAccountButton>,
    {
      isDisabled: true,
      attributes: {},
      face: {
        kind: 'account',
        text: '0x7099…79C8',
        isBusy: false,
        balance: '1.2 ETH',
        picture: { address: ADDRESS },
      },
    },
  ],
  [
    'a busy wallet with a picture',
    <PageAccountButton key="" aria-busy picture={{ src: PIXEL }}>
      Fjord
    </PageAccountButton>,
    { ...PLAIN, face: { kind: 'account', text: 'Fjord', isBusy: true, picture: { src: PIXEL } } },
  ],
  [
    'a network that the site does not support',
    <PageNetworkButton key="" isWarning aria-busy>
      Switch network
    </PageNetworkButton>,
    {
      ...PLAIN,
      face: {
        kind: 'network',
        text: 'Switch network',
        isBusy: true,
        isWarning: true,
        isStatic: false,
      },
    },
  ],
  [
    'a network without a safe picture',
    <PageNetworkButton key="" picture={{ src: 'http://pictures.example/base.png' }}>
      Base
    </PageNetworkButton>,
    {
      ...PLAIN,
      face: {
        kind: 'network',
        text: 'Base',
        isBusy: false,
        isWarning: false,
        isStatic: false,
        picture: { src: 'http://pictures.example/base.png' },
      },
    },
  ],
])('%s is drawn as React draws it', async (_what, react, drawing) => {
  const { container } = await render(react)
  const plain = createPlainButton(aShadow())

  plain.draw(drawing)

  const drawn = container.querySelector('button')
  expect(normal(plain.element)).toEqual(normal(drawn))
  expect(getComputedStyle(plain.element).backgroundColor).toBe(
    drawn && getComputedStyle(drawn).backgroundColor,
  )
})

/** The markup, with attributes in the order of their names and the order in which styles were set left out. */
function normal(button: Element | null): unknown {
  const nodes = button === null ? [] : [button, ...button.querySelectorAll('*')]
  return nodes.map((node) => [
    ...[node.localName, [...node.childNodes].map((child) => child.nodeValue ?? '')],
    [...node.attributes].map(({ name, value }) => `${name}=${value}`).sort(),
  ])
}

test('a picture that fails is its fallback, and drawing again keeps the button and its focus', async () => {
  const root = aShadow()
  const { element, draw } = createPlainButton(root)
  const drawing: PlainDrawing = {
    ...PLAIN,
    face: {
      kind: 'account',
      text: 'One',
      isBusy: false,
      picture: { src: 'data:image/png;base64,' },
    },
  }
  draw(drawing)
  element.focus()
  await vi.waitUntil(() => element.querySelector('svg[data-slot=icon]'))

  draw({ ...PLAIN, face: { kind: 'connect', text: 'Two', busyText: '', isBusy: false } })

  expect(root.activeElement).toBe(element)
  expect(root.adoptedStyleSheets).toHaveLength(2)
  draw(undefined)
  expect(root.childElementCount).toBe(0)
})
