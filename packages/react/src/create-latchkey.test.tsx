import { aChain, aFakeWallet, createFakeAdapter, createFakeStorage } from '@latchkey/core/testing'
import { StrictMode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AccountButton } from './button/account-button.tsx'
import { ConnectButton } from './button/connect-button.tsx'
import { LatchkeyProvider } from './context/latchkey-provider.tsx'
import { createLatchkey } from './create-latchkey.ts'
import type { CreateLatchkeyOptions, Latchkey } from './instance/latchkey.ts'
import { until } from './testing/until.ts'

const PICTURE = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'

let made: Latchkey[] = []

afterEach(() => {
  for (const latchkey of made) latchkey.destroy()
  made = []
})

function make(options: Partial<CreateLatchkeyOptions> = {}): Latchkey {
  const latchkey = createLatchkey({
    networks: [aChain({ rpcUrls: { default: { http: [location.origin] } } })],
    adapters: [createFakeAdapter(aFakeWallet())],
    projectId: 'a-project',
    features: { analytics: false },
    endpoints: { blockchainApi: location.origin, walletApi: location.origin },
    chainImages: { 1: PICTURE },
    storage: 'memory',
    ...options,
  })
  made.push(latchkey)
  return latchkey
}

function roots(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('latchkey-root')]
}

function part(testId: string): HTMLElement | null | undefined {
  return roots()[0]?.shadowRoot?.querySelector(`[data-testid="${testId}"]`)
}

test('from the button to the account, with the real parts, in strict mode', async () => {
  const latchkey = make()
  const screen = await render(
    <StrictMode>
      <LatchkeyProvider value={latchkey}>
        <ConnectButton />
        <AccountButton balance="hide" />
      </LatchkeyProvider>
    </StrictMode>,
  )

  await userEvent.click(screen.getByRole('button', { name: 'Connect Wallet' }))
  await userEvent.click(await until(() => part('wallet-io.fjord')))
  await until(() => latchkey.getAccount().isConnected)
  await until(() => !latchkey.getState().open)

  await expect.element(screen.getByRole('button', { name: 'Account 0x7099…dc79C8' })).toBeVisible()
  expect(roots()).toHaveLength(1)
  await latchkey.disconnect()
  await expect.element(screen.getByRole('button', { name: /^Account/ })).not.toBeInTheDocument()
})

test('a returning visitor is connected before the modal is rendered', async () => {
  const storage = createFakeStorage({
    '@appkit/connected_namespaces': 'eip155',
    '@appkit/eip155:connected_connector_id': 'io.fjord',
  })
  const adapters = [createFakeAdapter(aFakeWallet({ isApproved: true }))]
  const latchkey = make({ storage, adapters })
  const drawn: boolean[] = []
  latchkey.subscribeAccount(({ isConnected }) => {
    if (isConnected) drawn.push(roots()[0]?.shadowRoot !== null)
  })

  await until(() => latchkey.getAccount().isConnected)
  const dialog = await until(() => roots()[0]?.shadowRoot?.querySelector('dialog'))

  expect(drawn).toEqual([false])
  expect(dialog.open).toBe(false)
})

test('while a request is pending, its button shows a spinner', async () => {
  const latchkey = make({ adapters: [createFakeAdapter(aFakeWallet({ mood: 'hang' }))] })
  const screen = await render(<ConnectButton latchkey={latchkey} />)
  const button = screen.getByTestId('connect-button')

  await userEvent.click(button)
  await userEvent.click(await until(() => part('wallet-io.fjord')))

  await until(() => button.element().querySelector('i')?.getAnimations()[0])
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
})

test('the modal is rendered closed before it is opened, and removed without a trace', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const before = document.body.innerHTML
  const latchkey = make()
  const root = await until(() => roots()[0])
  const dialog = await until(() => root.shadowRoot?.querySelector('dialog'))
  expect(dialog.open).toBe(false)
  await until(() => part('wallet-io.fjord'))

  latchkey.destroy()

  expect(document.body.innerHTML).toBe(before)
  await expect(latchkey.open()).rejects.toMatchObject({ code: 'instance.stopped' })
  expect(logged).toHaveBeenCalledTimes(1)
})

test('every analytics event is emitted, to the site first, none lost in one task', async () => {
  const received: string[] = []
  const latchkey = make({ onEvent: ({ event }) => received.push(`site ${event}`) })
  latchkey.subscribeEvents(({ event }) => received.push(event))

  await Promise.all([latchkey.open(), latchkey.close(), latchkey.open()])

  await expect
    .poll(() => received)
    .toEqual(
      ['INITIALIZE', 'MODAL_OPEN', 'MODAL_CLOSE', 'MODAL_OPEN'].flatMap((name) => [
        `site ${name}`,
        name,
      ]),
    )
})

test('an event listener of the site that throws does not stop the others', async () => {
  const reported = vi.spyOn(window, 'reportError').mockImplementation(() => {})
  const oops = new Error('The site stumbled')
  const latchkey = make({
    onEvent() {
      throw oops
    },
  })
  const received: string[] = []
  latchkey.subscribeEvents(({ event }) => received.push(event))

  await latchkey.open()

  await expect.poll(() => received).toEqual(['INITIALIZE', 'MODAL_OPEN'])
  expect(reported).toHaveBeenCalledWith(oops)
})

test('two instances exist beside each other, and each opens its own modal', async () => {
  const one = make({ id: 'one' })
  const two = make({ id: 'two' })
  await two.open()
  await one.prepare()

  const open = await until(() =>
    roots().find((root) => root.shadowRoot?.querySelector('dialog')?.open),
  )

  expect(open.dataset['id']).toBe('two')
  expect(one.getState().open).toBe(false)
})

test('an instance that is destroyed while loading starts nothing that another may use', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const adapter = createFakeAdapter(aFakeWallet())
  const start = vi.spyOn(adapter, 'start')
  const one = make({ adapters: [adapter] })
  const loading = one.open()

  one.destroy()

  await expect(loading).rejects.toMatchObject({ code: 'instance.stopped' })
  expect(logged).toHaveBeenCalledTimes(1)
  expect(start).not.toHaveBeenCalled()
  expect(adapter.isDisposed).toBe(false)
  expect(roots()).toHaveLength(0)
})

test('a button shows that its modal was destroyed', async () => {
  const latchkey = make()
  const screen = await render(<AccountButton latchkey={latchkey} balance="hide" />)
  await latchkey.actions.connect.withWallet('eip155', 'io.fjord')
  const button = screen.getByRole('button', { name: /^Account/ })
  await expect.element(button).toBeVisible()

  latchkey.destroy()

  await expect.element(button).not.toBeInTheDocument()
})
