import type { TestKey } from './a-key.ts'

/** How a scripted wallet answers a feature; it may throw. */
export type Script = (...inputs: readonly Input[]) => unknown

/** The input of features; each feature reads its fields. */
export interface Input {
  readonly account: { readonly address: string }
  readonly chain?: string
  readonly silent?: boolean
  readonly message: Uint8Array
  readonly transaction: Uint8Array
}

/** A wallet in memory that follows its script. */
export interface ScriptedWallet {
  readonly name: string
  readonly icon: string
  readonly chains: readonly string[]
  accounts: readonly object[]
  readonly features: Record<string, object>
  /** Requested features with their inputs, in order. */
  readonly methods: string[]
  readonly inputs: Map<string, readonly Input[]>
  readonly listenerCount: number
  teach(script: Readonly<Record<string, Script>>): void
  /** Emits a change. */
  emitChange(): void
}

/** An account of a key, on these networks. */
export function anAccount(
  { address, publicKey }: Pick<TestKey, 'address' | 'publicKey'>,
  chains: readonly string[] = ['solana:mainnet', 'solana:devnet'],
  more: object = {},
): object {
  return { address, publicKey, chains, features: [], ...more }
}

/** Never settles. */
export function silence(): Promise<never> {
  return new Promise(() => {})
}

/** An error in the form that wallets throw. */
export function walletFault(code: number): Error {
  return Object.assign(new Error(`Wallet error ${code}`), { code })
}

/** Creates a wallet that shares one account and signs with its key, unless its script differs. */
export function createScriptedWallet(
  key: TestKey,
  script: Readonly<Record<string, Script>> = {},
): ScriptedWallet {
  const listeners = new Set<() => void>()
  const methods: string[] = []
  const inputs = new Map<string, readonly Input[]>()
  const features: Record<string, object> = {
    'standard:events': {
      on(_event: string, listener: () => void) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
  }
  const teach = (more: Readonly<Record<string, Script>>): void => {
    for (const [feature, answer] of Object.entries(more)) {
      const method = async (...given: readonly Input[]): Promise<unknown> => {
        methods.push(feature)
        inputs.set(feature, given)
        return answer(...given)
      }
      features[feature] = { [feature.slice(feature.indexOf(':') + 1)]: method }
    }
  }
  const wallet: ScriptedWallet = {
    name: 'Fjord Wallet',
    icon: 'data:image/svg+xml;base64,PHN2Zy8+',
    chains: ['solana:mainnet', 'solana:devnet', 'solana:testnet'],
    accounts: [anAccount(key)],
    features,
    methods,
    inputs,
    teach,
    get listenerCount() {
      return listeners.size
    },
    emitChange() {
      for (const listener of [...listeners]) listener()
    },
  }
  teach({
    'standard:connect': () => ({ accounts: wallet.accounts }),
    'standard:disconnect': () => undefined,
    'solana:signMessage': (...given) =>
      given.map(({ message }) => ({ signature: key.signMessage(message), signedMessage: message })),
    'solana:signTransaction': (...given) =>
      given.map(({ transaction }) => ({ signedTransaction: key.signTransaction(transaction) })),
    ...script,
  })
  return wallet
}
