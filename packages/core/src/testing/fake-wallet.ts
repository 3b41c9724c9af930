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

/** How a scripted wallet answers a request. */
export type FakeWalletMood = 'approve' | 'hang' | LatchkeyError

/** A scripted wallet: its accounts and its answers. A test may change everything at any time. */
export interface FakeWallet {
  readonly wallet: Wallet
  /** Plain addresses, the active one first. */
  addresses: readonly string[]
  networkId: NetworkId
  /** Networks on which a session can be opened if it is requested; none by default. */
  networkIds?: readonly NetworkId[] | undefined
  /** Facts about its accounts, by plain address. */
  facts?: Session['facts']
  /** If true, it shares its accounts without a prompt, as after an earlier approval. */
  isApproved: boolean
  mood: FakeWalletMood
}

/** Creates a scripted wallet that approves everything. */
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

/** Waits as the wallet's mood defines. @throws LatchkeyError if the mood is an error. */
export async function answer({ mood }: FakeWallet, signal: AbortSignal): Promise<void> {
  if (mood instanceof LatchkeyError) throw mood
  if (mood === 'hang') await untilAborted(new Promise<never>(() => undefined), signal)
}

/** The session in the wallet's current state. */
export function sessionOf({ wallet, addresses, networkId, facts }: FakeWallet): Session {
  const { id, namespace } = wallet
  const accounts: readonly AccountId[] = addresses.map((address) => accountOn(networkId, address))
  return { id, namespace, walletId: id, accounts, networkId, ...(facts && { facts }) }
}
