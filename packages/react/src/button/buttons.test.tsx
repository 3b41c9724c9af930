import { aFakeWallet } from '@latchkey/core/testing'
import { StrictMode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LatchkeyProvider } from '../context/latchkey-provider.tsx'
import { ADDRESS } from '../testing/a-snapshot.ts'
import { anInstance, type TestInstance } from '../testing/an-instance.ts'
import { AccountButton } from './account-button.tsx'
import { ConnectButton } from './connect-button.tsx'
import { NetworkButton } from './network-button.tsx'

let made: TestInstance[] = []

afterEach(() => {
  for (const { latchkey } of made) latchkey.destroy()
  made = []
})

function make(...options: Parameters<typeof anInstance>): TestInstance {
  const instance = anInstance(...options)
  made.push(instance)
  return instance
}

async function connected(...options: Parameters<typeof anInstance>): Promise<TestInstance> {
  const instance = make(...options)
  instance.adapter.nativeBalances.set(ADDRESS, 1_284_900_000_000_000_000n)
  const connecting = instance.latchkey.actions.connect.withWallet('eip155', 'io.fjord')
  instance.arrive()
  await connecting
  // The balance is looked up in a task of its own.
  await instance.settle()
  return instance
}

test('the connect button opens the modal, and preloads it on hover', async () => {
  const instance = make({ storage: 'memory' })
  const screen = await render(
    <LatchkeyProvider value={instance.latchkey}>
      <ConnectButton />
    </LatchkeyProvider>,
  )
  const button = screen.getByRole('button', { name: 'Connect Wallet' })

  await userEvent.hover(button)
  await vi.waitUntil(() => instance.fetches === 1)
  await userEvent.click(button)
  instance.arrive()

  await vi.waitUntil(() => instance.latchkey.getState().open)
  expect(instance.fetches).toBe(1)
})

test('while a request is pending the button shows it, and still opens', async () => {
  const instance = make()
  instance.adapter.add(aFakeWallet({ id: 'io.slow', mood: 'hang' }))
  const screen = await render(
    <ConnectButton latchkey={instance.latchkey} label="Log in" loadingLabel="Wait…" size="sm" />,
  )
  await expect.element(screen.getByRole('button', { name: 'Log in' })).toBeVisible()

  instance.latchkey.actions.connect.withWallet('eip155', 'io.slow').catch(() => {})
  instance.arrive()
  const busy = screen.getByRole('button', { name: 'Wait…' })
  await expect.element(busy).toHaveAttribute('aria-busy', 'true')
  await expect.element(busy).toHaveAttribute('data-size', 's')

  await userEvent.click(busy)
  await vi.waitUntil(() => instance.latchkey.getState().open)
})

test('a network button that is pressed before the modal is there shows that it works', async () => {
  const instance = make()
  const screen = await render(<NetworkButton latchkey={instance.latchkey} />)
  const button = screen.getByTestId('network-button')
  await expect.element(button).not.toHaveAttribute('aria-busy')

  await userEvent.click(button)

  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  await expect.element(button.element().querySelector('span')).toHaveStyle({ opacity: '0.55' })
  instance.arrive()
  await expect.element(button).not.toHaveAttribute('aria-busy')
  expect(instance.latchkey.isOpen()).toBe(true)
})

test('a handler of the page can prevent the modal from opening', async () => {
  const { latchkey } = make({ storage: 'memory' })
  const opened = vi.spyOn(latchkey, 'open')
  const screen = await render(
    <ConnectButton latchkey={latchkey} onClick={(event) => event.preventDefault()} />,
  )

  await userEvent.click(screen.getByRole('button'))

  expect(opened).not.toHaveBeenCalled()
})

test('the account button shows balance and address, and nothing without a connection', async () => {
  const nobody = make({ id: 'nobody' })
  const instance = await connected()
  const empty = await render(<AccountButton latchkey={nobody.latchkey} />)
  expect(empty.container.textContent).toBe('')

  const screen = await render(<AccountButton latchkey={instance.latchkey} />)

  const button = screen.getByRole('button', { name: 'Account 1.284 ETH, 0x7099…dc79C8' })
  await expect.element(button).toHaveTextContent('1.284 ETH 0x7099…dc79C8')
})

test.each([
  [{ balance: 'hide' }, '0x7099…dc79C8'],
  [{ balance: 'hide', charsStart: 6, charsEnd: 0 }, '0x709979…'],
] as const)('an account button with %o reads %s', async (props, text) => {
  const { latchkey } = await connected()

  const screen = await render(<AccountButton latchkey={latchkey} {...props} />)

  await expect.element(screen.getByRole('button')).toHaveTextContent(text)
})

test('the network button names the network and opens the list', async () => {
  const { latchkey, core } = await connected()
  const screen = await render(<NetworkButton latchkey={latchkey} />)

  await userEvent.click(screen.getByRole('button', { name: 'Network: Ethereum' }))

  await vi.waitUntil(() => latchkey.getState().open)
  expect(core.snapshot().router.history.at(-1)?.view).toBe('Networks')
})

test('without network switching the button names the network, and leads nowhere', async () => {
  const choice = { enableNetworkSwitch: false }
  const early = make({ ...choice, id: 'early' })
  const { latchkey } = await connected(choice, choice)

  for (const each of [early.latchkey, latchkey]) {
    const screen = await render(<NetworkButton latchkey={each} />)
    const button = screen.getByRole('button', { name: 'Network: Ethereum' })
    await expect.element(button).toBeDisabled()
    expect(button.element().querySelector('[data-small]')).toBeNull()
    await screen.unmount()
  }
})

test('without network switching an unknown network has no button to switch', async () => {
  const choice = { enableNetworkSwitch: false }
  const instance = make(choice, choice)
  instance.adapter.add(aFakeWallet({ id: 'io.far', networkId: 'eip155:56' }))
  instance.latchkey.actions.connect.withWallet('eip155', 'io.far').catch(() => {})
  instance.arrive()

  const screen = await render(<NetworkButton latchkey={instance.latchkey} />)

  await expect.element(screen.getByRole('button', { name: 'Unknown network' })).toBeDisabled()
})

test('on a network that the site does not support the button asks to switch', async () => {
  const instance = make()
  instance.adapter.add(aFakeWallet({ id: 'io.far', networkId: 'eip155:56' }))
  instance.latchkey.actions.connect.withWallet('eip155', 'io.far').catch(() => {})
  instance.arrive()

  const screen = await render(<NetworkButton latchkey={instance.latchkey} label="Pick one" />)

  await expect.element(screen.getByRole('button', { name: 'Switch network' })).toBeVisible()
})

test('a custom button gets the state and a function to open', async () => {
  const instance = await connected()
  const screen = await render(
    <LatchkeyProvider value={instance.latchkey}>
      <AccountButton.Custom>
        {({ displayName, balance, open }) => (
          <button type="button" onClick={() => void open()}>
            {displayName} has {balance}
          </button>
        )}
      </AccountButton.Custom>
      <ConnectButton.Custom>
        {({ isConnected }) => <p>{String(isConnected)}</p>}
      </ConnectButton.Custom>
      <NetworkButton.Custom>
        {({ chainId, label }) => <p>{`${label} ${chainId}`}</p>}
      </NetworkButton.Custom>
    </LatchkeyProvider>,
  )

  await expect.element(screen.getByText('0x7099…dc79C8 has 1.284 ETH')).toBeVisible()
  await expect.element(screen.getByText('true')).toBeVisible()
  await expect.element(screen.getByText('Ethereum 1')).toBeVisible()
  await userEvent.click(screen.getByText('0x7099…dc79C8 has 1.284 ETH'))
  await vi.waitUntil(() => instance.latchkey.getState().open)
})

test('in strict mode one modal is fetched, and listeners are removed with their components', async () => {
  const { latchkey, arrive, ...instance } = make()
  const watched = vi.spyOn(latchkey, 'watch')
  const screen = await render(
    <StrictMode>
      <ConnectButton latchkey={latchkey} />
    </StrictMode>,
  )
  const undone = watched.mock.results.length
  await latchkey.prepare
  arrive()

  await screen.unmount()

  expect(undone).toBeGreaterThan(0)
  expect(instance.fetches).toBeLessThanOrEqual(1)
})

test('a network button is busy while the modal is loaded for its own press, and for nothing else', async () => {
  const { latchkey, arrive } = make()
  const screen = await render(
    <>
      <NetworkButton latchkey={latchkey} data-testid="one" />
      <NetworkButton latchkey={latchkey} data-testid="other" />
    </>,
  )

  await userEvent.click(screen.getByTestId('one'))

  await expect.element(screen.getByTestId('one')).toHaveAttribute('aria-busy', 'true')
  expect(screen.getByTestId('other').element()).not.toHaveAttribute('aria-busy')
  arrive()
  await expect.element(screen.getByTestId('one')).not.toHaveAttribute('aria-busy')
})

test('what the site loads makes the connect button busy, and no other', async () => {
  const { latchkey } = await connected()
  const screen = await render(
    <>
      <NetworkButton latchkey={latchkey} />
      <AccountButton latchkey={latchkey} />
      <ConnectButton latchkey={latchkey} namespace="solana" />
    </>,
  )

  await latchkey.setLoading(true)

  await expect.element(screen.getByTestId('connect-button')).toHaveAttribute('aria-busy', 'true')
  expect(screen.getByTestId('network-button').element()).not.toHaveAttribute('aria-busy')
  expect(screen.getByTestId('account-button').element()).not.toHaveAttribute('aria-busy')
})

test('a press that can not open the modal is on the console', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { latchkey } = await connected()
  const screen = await render(<NetworkButton latchkey={latchkey} namespace="bip122" />)

  await userEvent.click(screen.getByRole('button'))

  await vi.waitUntil(() => logged.mock.calls.length === 1)
  expect(logged).toHaveBeenCalledWith(expect.objectContaining({ code: 'namespace.unknown' }))
  logged.mockRestore()
})
