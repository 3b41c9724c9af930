import { expect, test, vi } from 'vitest'
import { evmAdapter, type ProvidedWallet } from '../index.ts'
import { createHost } from '../testing/a-host.ts'
import { startFarcasterHost } from '../testing/farcaster-host.ts'
import { ALICE } from '../testing/scripted-wallet.ts'
import { noAbort } from '../testing/started-adapter.ts'

/** As in the README. */
const farcaster: ProvidedWallet = {
  id: 'farcaster',
  name: 'Farcaster',
  isHost: true,
  async provider() {
    const { sdk } = await import('@farcaster/miniapp-sdk')
    return (await sdk.isInMiniApp()) ? sdk.wallet.getEthereumProvider() : undefined
  },
}

test('the wallet of a host of mini apps has one row, resumes without a prompt, and signs', async () => {
  const host = startFarcasterHost({
    eth_accounts: () => [ALICE],
    eth_chainId: () => '0x2105',
    personal_sign: () => `0x${'1'.repeat(130)}`,
  })
  const adapter = evmAdapter({ wallets: [farcaster] })
  await adapter.prepare?.('sessions')
  adapter.start(createHost())
  const rows: string[] = []
  const undo = adapter.wallets.watch((wallets) => {
    rows.splice(0, rows.length, ...wallets.map(({ id, isHost }) => `${id} ${isHost}`))
  })

  // It announces itself, too.
  await vi.waitFor(() => expect(rows).toEqual(['farcaster true']))
  const session = await adapter.sessions.resume({ walletId: 'farcaster' }, noAbort())

  expect(session?.networkId).toBe('eip155:8453')
  expect(host.asked).toEqual(['eth_accounts', 'eth_chainId'])
  const account = session?.accounts[0] ?? 'eip155:1:0x'
  const signed = adapter.messages?.sign(
    { sessionId: 'farcaster', account, text: 'Hello' },
    noAbort(),
  )
  expect(await signed).toMatch(/^0x1{130}$/)
  // A host that shares no account is not asked to prompt.
  expect(host.asked).not.toContain('eth_requestAccounts')
  undo()
  adapter.dispose()
  host.end()
})
