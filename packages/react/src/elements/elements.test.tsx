import { LatchkeyError } from '@latchkey/core/contract'
import { aFakeWallet, createFakeAdapter } from '@latchkey/core/testing'
import type { ReactElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AccountButton } from '../button/account-button.tsx'
import { ConnectButton } from '../button/connect-button.tsx'
import { LatchkeyButton } from '../button/latchkey-button.tsx'
import { NetworkButton } from '../button/network-button.tsx'
import { WalletButton } from '../button/wallet-button.tsx'
import type { Latchkey } from '../instance/latchkey.ts'
import { ADDRESS } from '../testing/a-snapshot.ts'
import { anInstance, type TestInstance } from '../testing/an-instance.ts'
import './index.ts'
import type { LatchkeyElements } from './element-types.ts'
import { registerElements } from './register-elements.ts'

const made: TestInstance[] = []

afterEach(() => {
  for (const { latchkey } of made.splice(0)) latchkey.destroy()
  for (const element of document.querySelectorAll(ALL)) element.remove()
})

const ALL =
  'latchkey-button,latchkey-connect-button,latchkey-account-button,latchkey-network-button,latchkey-wallet-button,latchkey-modal'

function make(...options: Parameters<typeof anInstance>): TestInstance {
  const instance = anInstance(...options)
  made.push(instance)
  return instance
}

async function ready(...options: Parameters<typeof anInstance>): Promise<TestInstance> {
  const instance = make(...options)
  const loaded = instance.latchkey.prepare()
  instance.arrive()
  await loaded
  await vi.waitUntil(() => instance.latchkey.getState().initialized)
  return instance
}

async function connected(...options: Parameters<typeof anInstance>): Promise<TestInstance> {
  const instance = await ready(...options)
  instance.adapter.nativeBalances.set(ADDRESS, 1_284_900_000_000_000_000n)
  await instance.latchkey.actions.connect.withWallet('eip155', 'io.fjord')
  await instance.settle()
  await vi.waitUntil(() => instance.latchkey.getProfile().balance?.status === 'ready')
  return instance
}

/** An element in the page, with attributes as in HTML. */
function add<Name extends keyof LatchkeyElements>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
): LatchkeyElements[Name] {
  const element = document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes))
    element.setAttribute(attribute, value)
  return document.body.appendChild(element)
}

function buttonIn(element: HTMLElement): HTMLButtonElement {
  const button = element.shadowRoot?.querySelector('button')
  if (!button) throw new Error(`${element.localName} shows no button`)
  return button
}

/** Returns the drawn elements, without the order of attributes. */
function drawn(root: ParentNode): unknown {
  return [...root.querySelectorAll('button,button *')].map((node) => [
    node.localName,
    [...node.attributes].map(({ name, value }) => `${name}=${value}`).sort(),
    [...node.childNodes].map((child) => child.nodeValue ?? ''),
  ])
}

type Scene = () => Promise<TestInstance>

const SCENES: Readonly<Record<string, Scene>> = {
  'before the modal': async () => make({ strings: { 'button.connect': 'Log in' } }),
  'while it is loaded': async () => {
    const instance = make()
    instance.latchkey.open().catch(() => {})
    return instance
  },
  'once it is there': () =>
    ready({}, { themeMode: 'light', themeVariables: { accent: '#00bb7f' } }),
  'with a wallet': () => connected(),
  'without network switching': () =>
    connected({ enableNetworkSwitch: false }, { enableNetworkSwitch: false }),
  'on a network that the site does not support': async () => {
    const wallet = aFakeWallet()
    const adapter = createFakeAdapter(wallet)
    const instance = await ready({ adapters: [adapter] }, { adapter })
    await instance.latchkey.actions.connect.withWallet('eip155', 'io.fjord')
    wallet.networkId = 'eip155:1101'
    adapter.emitChanged('io.fjord')
    await vi.waitUntil(() => !instance.latchkey.getNetwork().isSupported)
    return instance
  },
}

type Pair = readonly [
  react: (latchkey: Latchkey) => ReactElement,
  element: keyof LatchkeyElements,
  attributes: Readonly<Record<string, string>>,
]

const PAIRS: readonly Pair[] = [
  [
    (latchkey) => <ConnectButton latchkey={latchkey} loadingLabel="Wait" size="sm" />,
    'latchkey-connect-button',
    { 'loading-label': 'Wait', size: 'sm' },
  ],
  [
    (latchkey) => <AccountButton latchkey={latchkey} charsStart={6} charsEnd={0} disabled />,
    'latchkey-account-button',
    { charsStart: '6', 'chars-end': '0', disabled: '' },
  ],
  [
    (latchkey) => <LatchkeyButton latchkey={latchkey} label="Enter" balance="hide" />,
    'latchkey-button',
    { label: 'Enter', balance: 'hide' },
  ],
  [
    (latchkey) => <NetworkButton latchkey={latchkey} label="Where?" namespace="eip155" />,
    'latchkey-network-button',
    { label: 'Where?', namespace: 'eip155' },
  ],
  [
    (latchkey) => <WalletButton latchkey={latchkey} wallet="fjord" />,
    'latchkey-wallet-button',
    { wallet: 'fjord' },
  ],
  [
    (latchkey) => <WalletButton latchkey={latchkey} wallet="email" label="By mail" />,
    'latchkey-wallet-button',
    { wallet: 'email', label: 'By mail' },
  ],
]

test.each(Object.entries(SCENES))(
  '%s: elements show what the buttons of React show',
  async (_what, play) => {
    const { latchkey } = await play()
    for (const [react, name, attributes] of PAIRS) {
      const screen = await render(react(latchkey))
      const element = add(name, attributes)

      expect(drawn(element.shadowRoot ?? element), name).toEqual(drawn(screen.container))

      await screen.unmount()
      element.remove()
    }
  },
)

test('an element from before its instance waits disabled, and follows the newest one or its own', async () => {
  const [any, own, account] = [
    add('latchkey-connect-button', { label: 'Enter' }),
    add('latchkey-network-button', { instance: 'other' }),
    add('latchkey-account-button'),
  ]
  expect([any, own].map((each) => buttonIn(each).textContent)).toEqual([
    'EnterConnecting…',
    'Select network',
  ])
  expect([any, own].map((each) => buttonIn(each).disabled)).toEqual([true, true])
  expect(account.shadowRoot?.querySelector('button')).toBeNull()

  make({ id: 'first' })
  const second = make({ id: 'second' })
  await vi.waitUntil(() => !buttonIn(any).disabled)
  expect(buttonIn(own).disabled).toBe(true)
  make({ id: 'other' })
  await vi.waitUntil(() => !buttonIn(own).disabled)
  const loading = (): boolean[] => made.map(({ latchkey }) => latchkey.getState().loading)
  await userEvent.click(own)
  expect(loading()).toEqual([false, false, true])
  any.latchkey = second.latchkey
  await userEvent.click(any)
  expect(loading()).toEqual([false, true, true])
  expect(buttonIn(any).getAttribute('aria-busy')).toBe('true')
})

test('an instance that ends leaves its elements to another one, else they wait', async () => {
  const [element, own] = [add('latchkey-connect-button'), add('latchkey-connect-button')]
  const first = make({ id: 'first' })
  const second = make({ id: 'second' })
  own.latchkey = second.latchkey
  await vi.waitUntil(() => !buttonIn(element).disabled)

  second.latchkey.destroy()
  await vi.waitUntil(() => buttonIn(element).disabled === false)
  // A press by a script is one.
  element.click()
  expect(first.latchkey.getState().loading).toBe(true)
  first.latchkey.destroy()

  await vi.waitUntil(() => buttonIn(element).disabled)
  const unnamed = add('latchkey-connect-button', { instance: '' })
  make()
  await vi.waitUntil(() => !buttonIn(element).disabled && !buttonIn(unnamed).disabled)
  expect(own.latchkey).toBe(second.latchkey)
})

test('an element that `document.open` removed is pressed once the page has put it back', async () => {
  const element = add('latchkey-connect-button')
  const { latchkey } = make()
  await vi.waitUntil(() => !buttonIn(element).disabled)
  const frame = document.body.appendChild(document.createElement('iframe'))
  frame.contentDocument?.body.append(element)
  frame.contentDocument?.open()
  expect(element.isConnected).toBe(false)

  document.body.append(element)
  element.click()

  expect(latchkey.getState().loading).toBe(true)
  frame.remove()
})

test('elements that are written before the module runs are upgraded, by two copies of it, too', async () => {
  const frame = document.body.appendChild(document.createElement('iframe'))
  const page = frame.contentWindow?.window
  const element = frame.contentDocument?.createElement('latchkey-connect-button')
  if (!page || !element) throw new Error('The frame is empty')
  element.setAttribute('label', 'Enter')
  page.document.body.append(element)
  element.latchkey = make().latchkey
  expect(element.shadowRoot).toBeNull()

  registerElements(page)
  registerElements(page)

  expect(buttonIn(element).textContent).toBe('EnterConnecting…')
  expect(buttonIn(element).disabled).toBe(false)
  expect(Object.keys(element)).toEqual([])
  frame.remove()
})

test('attributes and properties change a button at once, and it keeps the focus', async () => {
  const { latchkey } = await connected()
  const element = add('latchkey-button', { namespace: 'nonsense', 'chars-start': '-1' })
  element.focus()
  const text = (): string | null => buttonIn(element).textContent
  expect(element.shadowRoot?.activeElement).toBe(buttonIn(element))
  expect(text()).toBe('1.284 ETH 0x7099…dc79C8')

  element.balance = 'hide'
  element.charsStart = 8
  expect(text()).toBe(' 0x70997970…dc79C8')
  element.setAttribute('charsend', '2')
  element.size = 'sm'
  expect(text()).toBe(' 0x70997970…C8')
  expect(buttonIn(element).dataset['size']).toBe('s')
  element.namespace = 'solana'
  element.loadingLabel = 'Wait'
  expect(text()).toBe('Connect WalletWait')
  element.disabled = true
  expect([buttonIn(element).disabled, element.getAttribute('disabled')]).toEqual([true, ''])
  // As React 18 writes it.
  element.setAttribute('disabled', 'false')
  expect([buttonIn(element).disabled, element.disabled]).toEqual([false, false])
  element.namespace = null
  expect(text()).toBe(' 0x70997970…C8')
  expect(element.latchkey).toBeUndefined()
  await userEvent.click(element)
  await vi.waitUntil(() => latchkey.isOpen())
})

test('a removed element listens to nothing, and one that comes back shows what is', async () => {
  const { latchkey } = await ready()
  let listeners = 0
  const watched: Latchkey = {
    ...latchkey,
    get readings() {
      return latchkey.readings
    },
    watch(listener) {
      listeners += 1
      const undo = latchkey.watch(listener)
      return () => {
        listeners -= 1
        undo()
      }
    },
  }
  const element = document.createElement('latchkey-button')
  element.latchkey = watched
  expect(listeners).toBe(0)
  document.body.append(element)
  document.body.prepend(element)
  expect(listeners).toBe(1)
  element.remove()
  expect(listeners).toBe(0)

  await latchkey.actions.connect.withWallet('eip155', 'io.fjord')
  expect(buttonIn(element).textContent).toBe('Connect WalletConnecting…')
  document.body.append(element)
  expect(buttonIn(element).textContent).toContain('0x7099…dc79C8')
})

test('a wallet button says what became of a press, and the page can prevent it', async () => {
  const instance = await ready()
  const wallet = aFakeWallet({
    id: 'io.picky',
    name: 'Picky',
    mood: new LatchkeyError('wallet.rejected', {}),
  })
  instance.adapter.add(wallet)
  const element = add('latchkey-wallet-button', { wallet: 'io.picky' })
  const events: unknown[] = []
  document.body.addEventListener('latchkey-error', ({ detail }) => events.push(detail.error.code), {
    once: true,
  })
  element.addEventListener('latchkey-connected', ({ detail }) => events.push(detail.caipAddress))
  const prevent = (event: Event): void => event.preventDefault()

  element.addEventListener('click', prevent, { capture: true })
  await userEvent.click(element)
  element.removeEventListener('click', prevent, { capture: true })
  expect(instance.adapter.requests).not.toContain('open io.picky')
  await userEvent.click(element)
  await vi.waitUntil(() => events.length === 1)
  expect(buttonIn(element).dataset['status']).toBe('error')
  wallet.mood = 'approve'
  await userEvent.click(element)
  await vi.waitUntil(() => events.length === 2)

  expect(events).toEqual(['wallet.rejected', `eip155:1:${ADDRESS}`])
  expect(buttonIn(element).getAttribute('aria-label')).toBe('Connected with Picky')

  await instance.latchkey.disconnect()
  wallet.mood = new LatchkeyError('wallet.rejected', {})
  element.click()
  await vi.waitUntil(() => buttonIn(element).dataset['status'] === 'error')
  element.wallet = 'io.fjord'
  expect([buttonIn(element).dataset['status'], buttonIn(element).textContent]).toEqual([
    'ready',
    ' Fjord',
  ])
  element.wallet = null
  expect(element.shadowRoot?.querySelector('button')).toBeNull()
})

test('styles of the page place an element, and reach nothing in it', async () => {
  await ready()
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '*{letter-spacing:9px;color:red;font-size:40px} button{display:none!important} latchkey-connect-button{margin:7px}',
  )
  document.adoptedStyleSheets = [sheet]
  const element = add('latchkey-connect-button')

  const styles = getComputedStyle(buttonIn(element))

  expect([styles.display, styles.fontSize]).toEqual(['grid', '15px'])
  expect(Number.parseFloat(styles.letterSpacing)).toBeLessThan(0)
  expect(getComputedStyle(element).margin).toBe('7px')
  document.adoptedStyleSheets = []
})
