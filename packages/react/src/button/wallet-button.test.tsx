import {
  aChain,
  aFakeWallet,
  createFakeAdapter,
  createFakeAuth,
  createFakeClock,
  createFakeRelay,
} from '@latchkey/core/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { anInstance, type TestInstance } from '../testing/an-instance.ts'
import { SOLANA } from '../testing/other-namespaces.ts'
import { WalletButton } from './wallet-button.tsx'

const PICTURE = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'

let made: TestInstance | undefined

afterEach(() => {
  made?.latchkey.destroy()
  made = undefined
})

async function ready(...options: Parameters<typeof anInstance>): Promise<TestInstance> {
  const instance = anInstance(...options)
  made = instance
  const loaded = instance.latchkey.prepare()
  instance.arrive()
  await loaded
  await vi.waitUntil(() => instance.latchkey.getState().initialized)
  return instance
}

/** Tern on Solana and Fjord on Ethereum, which is the active one. */
async function onTwoNamespaces(): Promise<TestInstance> {
  const tern = aFakeWallet({ id: 'Tern', name: 'Tern', networkId: SOLANA, addresses: ['8ZUnQ1Y9'] })
  const instance = await ready(
    {},
    {
      adapters: [createFakeAdapter(aFakeWallet()), createFakeAdapter(tern)],
      networks: [aChain(), aChain({ id: SOLANA, name: 'Solana' })],
    },
  )
  const { connect } = instance.latchkey.actions
  await connect.withWallet('solana', 'Tern')
  await connect.withWallet('eip155', 'io.fjord')
  return instance
}

test('a wallet button of another namespace than the active one leads to its own account', async () => {
  const { latchkey, core } = await onTwoNamespaces()
  const screen = await render(<WalletButton latchkey={latchkey} wallet="tern" />)
  expect(latchkey.getState().activeChain).toBe('eip155')

  await userEvent.click(screen.getByRole('button', { name: 'Connected with Tern' }))

  await vi.waitUntil(() => latchkey.isOpen())
  expect(latchkey.getState().activeChain).toBe('solana')
  expect(core.snapshot().router.history.map(({ view }) => view)).toEqual(['Account'])
})

test('where terms have to be accepted first, a wallet button leaves that to the modal', async () => {
  const { latchkey, core } = await ready(
    {},
    { termsConditionsUrl: 'https://salt.example/terms', features: { legalCheckbox: true } },
  )
  const screen = await render(<WalletButton latchkey={latchkey} wallet="fjord" />)

  await userEvent.click(screen.getByRole('button', { name: 'Connect Fjord' }))
  await vi.waitUntil(() => latchkey.isOpen())
  expect(core.snapshot().router.history.at(-1)?.view).toBe('Connect')
  await latchkey.close()
  await latchkey.actions.terms.accept()
  await userEvent.click(screen.getByRole('button', { name: 'Connect Fjord' }))

  await vi.waitUntil(() => latchkey.isConnected())
})

test('an inactive wallet counts as connected', async () => {
  const { latchkey, adapter } = await ready()
  await latchkey.actions.connect.withWallet('eip155', 'io.fjord')
  adapter.add(aFakeWallet({ id: 'io.plum', name: 'Plum' }))
  await latchkey.actions.connect.withWallet('eip155', 'io.plum')

  const screen = await render(<WalletButton latchkey={latchkey} wallet="fjord" />)

  await expect
    .element(screen.getByRole('button', { name: 'Connected with Fjord' }))
    .toHaveAttribute('data-status', 'connected')
  await userEvent.click(screen.getByRole('button'))
  await vi.waitUntil(() => latchkey.isOpen())
})

test.each([
  ['walletConnect', 'Connect WalletConnect', 'ConnectingWalletConnect'],
  ['heron', 'Connect Heron Wallet', 'ConnectingWalletConnect'],
  ['email', 'Connect Email', 'EmailLogin'],
  ['google', 'Connect Google', 'ConnectingSocial'],
])('a wallet button for %s opens what connects by it', async (wallet, name, view) => {
  const heron = { id: 'heron', name: 'Heron Wallet', mobileLink: 'heron://' }
  const choice = { customWallets: [heron], auth: createFakeAuth() }
  const { latchkey, core } = await ready({}, choice)
  const onSuccess = vi.fn()
  const screen = await render(<WalletButton {...{ latchkey, wallet, onSuccess }} />)

  await userEvent.click(screen.getByRole('button', { name }))

  await vi.waitUntil(() => core.snapshot().router.history.at(-1)?.view === view)
  await latchkey.close()
  await expect.element(screen.getByRole('button', { name })).not.toHaveAttribute('aria-busy')
  expect(onSuccess).not.toHaveBeenCalled()
})

test('a wallet that is not in this browser is connected by its code, and is connected then', async () => {
  const heron = { id: 'heron', name: 'Heron Wallet', mobileLink: 'heron://', imageUrl: PICTURE }
  const relay = createFakeRelay({ clock: createFakeClock() })
  const choice = { customWallets: [heron], walletConnect: relay }
  const { latchkey, core } = await ready({}, choice)
  const onSuccess = vi.fn()
  const screen = await render(<WalletButton {...{ latchkey, onSuccess }} wallet="heron" />)

  const button = screen.getByRole('button', { name: 'Connect Heron Wallet' })
  await expect.element(button).toBeVisible()
  expect(button.element().querySelector('img')?.src).toBe(PICTURE)
  await userEvent.click(button)
  await vi.waitUntil(() => core.snapshot().pairing.current.step === 'waiting')
  relay.approve()

  await vi.waitUntil(() => onSuccess.mock.calls.length === 1)
  expect(onSuccess).toHaveBeenCalledWith(latchkey.getCaipAddress())
  await expect
    .element(screen.getByRole('button', { name: 'Connected with Heron Wallet' }))
    .toHaveAttribute('data-status', 'connected')
})

test('the button of an e-mail login is named in the language of the modal', async () => {
  made = anInstance({ strings: { 'button.email': 'البريد الإلكتروني' } })
  const { latchkey } = made

  const screen = await render(<WalletButton latchkey={latchkey} wallet="email" />)

  await expect.element(screen.getByRole('button')).toHaveTextContent('البريد الإلكتروني')
})

test('a wallet that is in no list keeps the name that the site gave', async () => {
  const { latchkey } = await ready()

  const screen = await render(<WalletButton latchkey={latchkey} wallet="kestrel" />)

  await expect.element(screen.getByRole('button', { name: 'Connect kestrel' })).toBeVisible()
})
