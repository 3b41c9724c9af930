import { LatchkeyError } from '@latchkey/core/contract'
import {
  aChain,
  aFakeWallet,
  createFakeAdapter,
  createFakeAuth,
  createFakeClock,
  createFakeRelay,
} from '@latchkey/core/testing'
import { StrictMode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { anInstance, type TestInstance } from '../testing/an-instance.ts'
import { SOLANA } from '../testing/other-namespaces.ts'
import { WalletButton } from './wallet-button.tsx'

const LISTING = 'https://api.web3modal.org/getWallets'
const LEDGER = '19177a98252e07ddfc9af2083ba8e07ef627cb6103467ffebb3f8f4205fd7927'
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

/** The listing has one wallet; a relay that a test answers for it. */
async function withListed(options: Parameters<typeof anInstance>[0] = {}) {
  const relay = createFakeRelay({ clock: createFakeClock() })
  const { enableEmbedded = false } = options
  const made = anInstance(options, { projectId: 'p1', walletConnect: relay, enableEmbedded })
  const ledger = { id: LEDGER, name: 'Ledger Live', rdns: 'com.ledger', mobile_link: 'ledger://' }
  made.http.on('GET', LISTING, ({ query }) => {
    const isIt = query.get('include') === LEDGER || /^ledger/i.test(query.get('search') ?? '')
    return { json: { count: 1, data: isIt ? [ledger] : [] } }
  })
  const loaded = made.latchkey.prepare()
  made.arrive()
  await loaded
  await vi.waitUntil(() => made.latchkey.getState().initialized)
  const step = () => made.core.snapshot().pairing.current.step
  return { ...made, relay, isWaiting: () => vi.waitUntil(() => step() === 'waiting') }
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
  const screen = await render(
    <WalletButton latchkey={latchkey} wallet={wallet} onSuccess={onSuccess} />,
  )

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
  const screen = await render(
    <WalletButton latchkey={latchkey} onSuccess={onSuccess} wallet="heron" />,
  )

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

test.each(['com.ledger', 'ledger', LEDGER, 'Ledger Live'])(
  'a wallet that the site calls %s is connected once it was paired with',
  async (wallet) => {
    const { relay, isWaiting, ...instance } = await withListed()
    made = instance
    const { latchkey } = instance
    const onSuccess = vi.fn()
    const screen = await render(
      <WalletButton latchkey={latchkey} wallet={wallet} onSuccess={onSuccess} />,
    )

    await userEvent.click(screen.getByRole('button'))
    await isWaiting()
    relay.approve()

    await vi.waitUntil(() => onSuccess.mock.calls.length === 1)
    expect(onSuccess).toHaveBeenCalledWith(latchkey.getCaipAddress())
    await expect
      .element(screen.getByRole('button', { name: 'Connected with Ledger Live' }))
      .toHaveAttribute('data-status', 'connected')
  },
)

test('the listing is requested once a button is pointed at, and once for all of one name', async () => {
  const { http, ...instance } = await withListed()
  made = { ...instance, http }
  const { latchkey } = instance
  const page = (key: number) => (
    <StrictMode key={key}>
      <WalletButton latchkey={latchkey} wallet="ledger" data-testid="one" />
      <WalletButton latchkey={latchkey} wallet="ledger" data-testid="other" />
    </StrictMode>
  )
  const requestCount = () => http.requests.filter(({ url }) => url.startsWith(LISTING)).length
  const screen = await render(page(1))
  await expect.element(screen.getByTestId('one')).toHaveAccessibleName('Connect ledger')
  expect(requestCount()).toBe(0)

  await userEvent.hover(screen.getByTestId('one'))
  await expect.element(screen.getByTestId('one')).toHaveAccessibleName('Connect Ledger Live')
  await expect.element(screen.getByTestId('other')).toHaveAccessibleName('Connect Ledger Live')
  await userEvent.hover(screen.getByTestId('other'))
  await screen.rerender(page(2))
  await userEvent.hover(screen.getByTestId('one'))

  await expect.element(screen.getByTestId('one')).toHaveAccessibleName('Connect Ledger Live')
  expect(requestCount()).toBe(1)
})

test.each(['heron', 'unknown', 'walletConnect', 'email', 'google'])(
  'a button for %s of a namespace opens the modal for that namespace',
  async (wallet) => {
    const choice = {
      auth: createFakeAuth(),
      customWallets: [{ id: 'heron', name: 'Heron Wallet', mobileLink: 'heron://' }],
      networks: [aChain(), aChain({ id: SOLANA, name: 'Solana' })],
    } as const
    const { latchkey, core } = await ready({}, choice)
    await latchkey.actions.connect.withWallet('eip155', 'io.fjord')
    const screen = await render(
      <WalletButton latchkey={latchkey} wallet={wallet} namespace="solana" />,
    )

    await userEvent.click(screen.getByRole('button'))

    await vi.waitUntil(() => latchkey.isOpen())
    expect(core.snapshot().modal.namespaceFilter).toBe('solana')
  },
)

test('a wallet that is connected on another namespace does not count', async () => {
  const { relay, isWaiting, ...instance } = await withListed()
  made = instance
  const { latchkey } = instance
  const screen = await render(
    <>
      <WalletButton latchkey={latchkey} wallet="com.ledger" data-testid="any" />
      <WalletButton latchkey={latchkey} wallet="com.ledger" namespace="solana" />
    </>,
  )
  await userEvent.click(screen.getByTestId('any'))
  await isWaiting()
  relay.approve()

  await expect.element(screen.getByTestId('any')).toHaveAttribute('data-status', 'connected')
  expect(screen.getByTestId('wallet-button').element()).toHaveAttribute('data-status', 'ready')
})

test.each([
  ['ledger', 'ConnectingWalletConnect'],
  ['walletConnect', 'ConnectingWalletConnect'],
  ['unknown', 'Connect'],
])(
  'in a modal that stands in the page, a button for %s works again after going back',
  async (wallet, view) => {
    const { isWaiting: _, relay: _relay, ...instance } = await withListed({ enableEmbedded: true })
    made = instance
    const { latchkey, core } = instance
    const shown = () => core.snapshot().router.history.at(-1)?.view
    const screen = await render(<WalletButton latchkey={latchkey} wallet={wallet} />)
    const button = screen.getByRole('button')
    for (const _time of [1, 2]) {
      await userEvent.click(button)
      await vi.waitUntil(() => shown() === view)
      await latchkey.actions.router.back()
      await vi.waitUntil(() => shown() === 'Connect')
      await expect.element(button).toHaveAttribute('data-status', 'ready')
    }
  },
)

test('what became of one wallet is not shown of another, and a late answer changes nothing of it', async () => {
  const { latchkey, adapter } = await ready()
  const picky = aFakeWallet({
    id: 'io.picky',
    name: 'Picky',
    mood: new LatchkeyError('wallet.rejected', {}),
  })
  adapter.add(picky)
  const screen = await render(<WalletButton latchkey={latchkey} wallet="io.picky" />)
  const button = screen.getByTestId('wallet-button')
  const status = (): string | null => button.element().getAttribute('data-status')
  await userEvent.click(button)
  await vi.waitUntil(() => status() === 'error')

  await screen.rerender(<WalletButton latchkey={latchkey} wallet="io.fjord" />)
  expect(status()).toBe('ready')
  await screen.rerender(<WalletButton latchkey={latchkey} wallet="io.picky" />)
  picky.mood = 'hang'
  await userEvent.click(button)
  await vi.waitUntil(() => status() === 'pending')
  await screen.rerender(<WalletButton latchkey={latchkey} wallet="io.fjord" />)
  await userEvent.click(button)

  await vi.waitUntil(() => status() === 'connected')
})
