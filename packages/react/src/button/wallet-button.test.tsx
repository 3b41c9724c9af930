import { aChain, aFakeWallet, createFakeAdapter } from '@latchkey/core/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { anInstance, type TestInstance } from '../testing/an-instance.ts'
import { SOLANA } from '../testing/other-namespaces.ts'
import { WalletButton } from './wallet-button.tsx'

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
