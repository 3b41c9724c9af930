import { aChain, aFakeWallet, createFakeAdapter } from '@latchkey/core/testing'
import type { ReactElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render, renderHook } from 'vitest-browser-react'
import { useLatchkeyDisconnect } from '../hooks/use-latchkey-disconnect.ts'
import { useLatchkeyNetwork } from '../hooks/use-latchkey-network.ts'
import type { Latchkey } from '../instance/latchkey.ts'
import { anInstance, type TestInstance } from '../testing/an-instance.ts'
import { chainOf, fjordOnSolana, ON_SOLANA, SOLANA } from '../testing/other-namespaces.ts'
import { AccountButton } from './account-button.tsx'
import { LatchkeyButton } from './latchkey-button.tsx'
import { NetworkButton } from './network-button.tsx'

let made: TestInstance | undefined
afterEach(() => made?.latchkey.destroy())

interface Given {
  readonly latchkey: Latchkey
}

/** The buttons of a site with two namespaces: connect and disconnect for each. */
function Page({ latchkey }: Given): ReactElement {
  const { disconnect } = useLatchkeyDisconnect({ latchkey })
  return (
    <>
      <LatchkeyButton latchkey={latchkey} namespace="eip155" label="Connect Ethereum" />
      <LatchkeyButton latchkey={latchkey} namespace="solana" label="Connect Solana" />
      <AccountButton latchkey={latchkey} aria-label="In front" />
      <button type="button" onClick={() => void disconnect('solana')}>
        Leave Solana
      </button>
    </>
  )
}

async function aPage() {
  const solana = createFakeAdapter(fjordOnSolana())
  const evm = createFakeAdapter(aFakeWallet())
  const networks = [aChain(), chainOf(SOLANA)] as const
  const instance = anInstance(
    { networks, storage: 'memory' },
    { adapters: [evm, solana], networks },
  )
  made = instance
  const { latchkey, core } = instance
  const loaded = latchkey.prepare()
  instance.arrive()
  await loaded
  const screen = await render(<Page latchkey={latchkey} />)
  const press = (name: string | RegExp): Promise<void> =>
    userEvent.click(screen.getByRole('button', { name }))
  const connected = () => [
    latchkey.getAccount('eip155').isConnected,
    latchkey.getAccount('solana').isConnected,
  ]
  const offered = (): readonly string[] =>
    core.rows(core.snapshot()).flatMap(({ choices }) => choices.map(({ walletId }) => walletId))
  return { ...instance, screen, press, offered, connected }
}

test('the button of a namespace connects in it, shows its account, and disconnects only it', async () => {
  const { core, latchkey, screen, press, offered, connected } = await aPage()

  await press('Connect Solana')
  await vi.waitUntil(() => core.snapshot().modal.isOpen)
  expect(core.snapshot().modal.namespaceFilter).toBe('solana')
  expect(offered()).toEqual(['Fjord'])
  core.actions.connect.local('solana', 'Fjord')
  await vi.waitUntil(() => latchkey.getAccount('solana').isConnected)
  expect(connected()).toEqual([false, true])
  await expect.element(screen.getByRole('button', { name: 'Connect Ethereum' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Connect Solana' }).query()).toBeNull()

  core.actions.close({ isForced: true })
  await press('Connect Ethereum')
  await vi.waitUntil(() => core.snapshot().modal.namespaceFilter === 'eip155')
  expect(offered()).toEqual(['io.fjord'])
  core.actions.connect.local('eip155', 'io.fjord')
  await vi.waitUntil(() => latchkey.getAccount('eip155').isConnected)
  expect(connected()).toEqual([true, true])
  expect(latchkey.getAccount('solana').address).toBe(ON_SOLANA[0])
  expect(latchkey.getState().activeChain).toBe('eip155')
  core.actions.close({ isForced: true })

  await press('Leave Solana')
  await vi.waitUntil(() => !latchkey.getAccount('solana').isConnected)
  expect(connected()).toEqual([true, false])
  await expect.element(screen.getByRole('button', { name: 'Connect Solana' })).toBeVisible()
})

test('the network button of a namespace names its network, and opens the list of its networks', async () => {
  const solana = createFakeAdapter(fjordOnSolana())
  const networks = [aChain(), chainOf(SOLANA)] as const
  const instance = anInstance(
    { networks, storage: 'memory' },
    { adapters: [createFakeAdapter(aFakeWallet()), solana], networks },
  )
  made = instance
  const { latchkey, core } = instance
  const loaded = latchkey.prepare()
  instance.arrive()
  await loaded
  const { result } = await renderHook(() => [
    useLatchkeyNetwork({ latchkey }).caipNetworkId,
    useLatchkeyNetwork({ latchkey, namespace: 'solana' }).caipNetworkId,
  ])
  const screen = await render(
    <>
      <NetworkButton latchkey={latchkey} />
      <NetworkButton latchkey={latchkey} namespace="solana" data-testid="solana" />
      <NetworkButton.Custom latchkey={latchkey} namespace="solana">
        {({ label, chainId }) => <output>{`${label} ${chainId}`}</output>}
      </NetworkButton.Custom>
    </>,
  )

  await expect.element(screen.getByTestId('network-button')).toHaveTextContent('Ethereum')
  await expect.element(screen.getByTestId('solana')).toHaveTextContent('Solana')
  await expect.element(screen.getByRole('status')).toHaveTextContent(/^Solana 5eykt/)
  expect(result.current).toEqual(['eip155:1', SOLANA])
  await userEvent.click(screen.getByTestId('solana'))

  await vi.waitUntil(() => core.snapshot().modal.isOpen)
  expect(core.snapshot().modal.namespaceFilter).toBe('solana')
  expect(core.snapshot().router.history.at(-1)?.view).toBe('Networks')
})
