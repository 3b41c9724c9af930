import { expect, test } from 'vitest'
import { evmAdapter } from './create-evm-adapter.ts'
import { createHost } from './testing/a-host.ts'
import { aFace, announce, createPage } from './testing/a-page.ts'
import { ALICE_CHECKED, createScriptedWallet } from './testing/scripted-wallet.ts'

test('an announced wallet is listed, connects and is closed', async () => {
  const page = createPage()
  const wallet = createScriptedWallet()
  const adapter = evmAdapter({ page })
  adapter.start(createHost())
  adapter.wallets.watch(() => {})
  announce(page, aFace(), wallet)

  const session = await adapter.sessions.open(
    { walletId: 'io.fjord' },
    new AbortController().signal,
  )
  await adapter.sessions.close(session.id)

  expect(adapter.wallets.list()).toMatchObject([{ id: 'io.fjord', kind: 'announced' }])
  expect(session).toEqual({
    id: 'io.fjord',
    namespace: 'eip155',
    walletId: 'io.fjord',
    accounts: [`eip155:1:${ALICE_CHECKED}`],
    networkId: 'eip155:1',
  })
  expect(wallet.asked).toEqual(['eth_requestAccounts', 'eth_chainId', 'wallet_revokePermissions'])
  expect(wallet.listenerCount).toBe(0)
})
