import { publicAccount, publicState } from '../connections/public-state.ts'
import { aChain, createTestCore, type TestCoreChoice } from './create-test-core.ts'
import { createFakeAdapter } from './fake-adapter.ts'
import { aFakeWallet } from './fake-wallet.ts'

export const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const KEY = 'DRpbCBMxVnDK7maPM5tGv6MvB3v1sRMC86PZ8okm21hy'
export const ALICE = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const BOB = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

/** Creates a core with two EVM wallets, of which Fjord shares two accounts, and one Solana wallet. */
export function setUpSeveralWallets(choice: TestCoreChoice = {}, isApproved = false) {
  const fjord = aFakeWallet({ addresses: [ALICE, BOB], isApproved })
  const kestrel = aFakeWallet({ id: 'io.kestrel', name: 'Kestrel', addresses: [BOB], isApproved })
  const tern = aFakeWallet({
    id: 'Tern',
    name: 'Tern',
    networkId: SOLANA,
    addresses: [KEY],
    isApproved,
  })
  const evm = createFakeAdapter(fjord, kestrel)
  const solana = createFakeAdapter(tern)
  const chain = { id: SOLANA.slice(7), name: 'Solana', chainNamespace: 'solana' as const }
  const visit = createTestCore({
    adapters: [evm, solana],
    networks: [aChain(), aChain({ id: 8453, name: 'Base' }), aChain(chain)],
    ...choice,
  })
  const { core } = visit
  const readConnections = () => {
    const { eip155 = [] } = core.snapshot().inactive ?? {}
    return {
      active: publicAccount(core.snapshot(), 'eip155').address,
      wallet: accountWallet(core, 'eip155'),
      inactive: eip155.map(({ wallet }) => wallet.id),
      chain: publicState(core.snapshot()).activeChain,
    }
  }
  return { ...visit, fjord, kestrel, tern, evm, solana, readConnections }
}

function accountWallet(
  { snapshot }: ReturnType<typeof createTestCore>['core'],
  namespace: 'eip155',
) {
  const account = snapshot().accounts[namespace]
  return account?.status === 'connected' ? account.wallet.id : undefined
}

/** The same with all three wallets connected, Fjord first. */
export async function setUpConnectedWallets(choice: TestCoreChoice = {}) {
  const place = setUpSeveralWallets(choice)
  const { connect } = place.core.actions
  await place.core.start()
  await connect.withWallet('eip155', 'io.fjord')
  await connect.withWallet('eip155', 'io.kestrel')
  await connect.withWallet('solana', 'Tern')
  await place.settle()
  return place
}
