import { LatchkeyError, type TransactionRequest } from '../contract/index.ts'

/** How a wallet answers the next requests. */
export const WALLET_MOODS = ['approves', 'declines', 'fails', 'vanishes', 'waits'] as const

/** One request that a wallet got. */
export interface WalletRequest {
  readonly request: TransactionRequest
  /** The account and network that were active when the wallet was asked. */
  readonly active: string | undefined
  /** The request that the visitor approved, in words that can be compared. */
  readonly agreed: string
}

/** A wallet whose mood a test changes at any time. */
export interface MoodyWallet {
  /** Every request, in order. */
  readonly requests: readonly WalletRequest[]
  /** The ids of everything that it sent. */
  readonly ids: readonly string[]
  mood: (typeof WALLET_MOODS)[number]
  /** Answers a request. */
  answer(request: WalletRequest): Promise<string>
  /** Returns true while a request is open in it. */
  isWaiting(): boolean
  /** Approves what is open in it. */
  approveAll(): void
}

/** Creates a wallet that approves. */
export function createMoodyWallet(): MoodyWallet {
  const requests: WalletRequest[] = []
  const ids: string[] = []
  let open: (() => void)[] = []

  function sent(): string {
    const id = `0x${(ids.length + 1).toString(16).padStart(64, '0')}`
    ids.push(id)
    return id
  }
  const answers = {
    approves: async () => sent(),
    declines: () => Promise.reject(new LatchkeyError('wallet.request-rejected', {})),
    fails: () => Promise.reject(new LatchkeyError('wallet.failed', {})),
    vanishes: () => Promise.reject(new LatchkeyError('transfer.unknown', {})),
    waits: () => new Promise<string>((resolve) => open.push(() => resolve(sent()))),
  }
  const wallet: MoodyWallet = {
    requests,
    ids,
    mood: 'approves',
    answer(request) {
      requests.push(request)
      return answers[wallet.mood]()
    },
    isWaiting: () => open.length > 0,
    approveAll() {
      for (const approve of open) approve()
      open = []
    },
  }
  return wallet
}
