import {
  type AccountId,
  accountOn,
  LatchkeyError,
  type NetworkId,
  namespaceOf,
  type Session,
  untilAborted,
  type Wallet,
} from '../contract/index.ts'

/** How a scripted wallet takes a request. */
export type FakeWalletMood = 'approve' | 'hang' | LatchkeyError

/** A scripted wallet: what it holds and how it answers. Everything may be changed at any time. */
export interface FakeWallet {
  readonly wallet: Wallet
  /** Plain addresses, the active one first. */
  addresses: readonly string[]
  networkId: NetworkId
  /** Networks that it begins on where it is asked to; none by default. */
  networkIds?: readonly NetworkId[] | undefined
  /** What is known of its accounts, by plain address. */
  facts?: Session['facts']
  /** Whether it shares its accounts without asking, as after an earlier approval. */
  isApproved: boolean
  mood: FakeWalletMood
}

/** Makes a scripted wallet that approves everything. */
export function aFakeWallet(
  changes: Partial<FakeWallet> & { id?: string; name?: string } = {},
): FakeWallet {
  const { id = 'io.fjord', name = 'Fjord', ...rest } = changes
  const networkId = rest.networkId ?? 'eip155:1'
  return {
    wallet: {
      id,
      namespace: namespaceOf(networkId),
      kind: 'announced',
      name,
      rdns: id,
      isAmbiguous: false,
    },
    addresses: ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8'],
    networkId,
    isApproved: false,
    mood: 'approve',
    ...rest,
  }
}

/** How the wallet takes a request. @throws LatchkeyError what its mood is. */
export async function answer({ mood }: FakeWallet, signal: AbortSignal): Promise<void> {
  if (mood instanceof LatchkeyError) throw mood
  if (mood === 'hang') await untilAborted(new Promise<never>(() => undefined), signal)
}

/** The session as the wallet is now. */
export function sessionOf({ wallet, addresses, networkId, facts }: FakeWallet): Session {
  const { id, namespace } = wallet
  const accounts: readonly AccountId[] = addresses.map((address) => accountOn(networkId, address))
  return { id, namespace, walletId: id, accounts, networkId, ...(facts && { facts }) }
}
