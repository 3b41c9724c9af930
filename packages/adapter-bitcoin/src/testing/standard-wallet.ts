import { aStandardWallet } from '@latchkey/core/testing'
import { hex } from '@scure/base'
import type { TestKey } from './a-key.ts'
import type { TestOwner } from './an-owner.ts'

/** A wallet of the Wallet Standard with real keys, and its controls. */
export interface TestStandardWallet {
  readonly wallet: Record<string, unknown>
  listenerCount(): number
  setChains(chains: readonly string[]): void
  /** Emits a change. */
  change(): void
}

interface SignInputs {
  readonly psbt: Uint8Array
  readonly inputsToSign: readonly {
    readonly account: { readonly address: string }
    readonly signingIndexes: readonly number[]
  }[]
}

/** Creates a wallet for an owner. */
export function createStandardWallet(owner: TestOwner, details: object): TestStandardWallet {
  const listeners = new Set<() => void>()
  let { chains } = { chains: [] as readonly string[], ...details }
  const accounts = (): readonly object[] => (owner.isShared ? owner.keys.map(toAccount) : [])
  const toAccount = ({ address, publicKey }: TestKey): object => {
    return { address, publicKey: hex.decode(publicKey), chains, features: [] }
  }
  const rejected = (): never => {
    throw Object.assign(new Error('No'), { code: 4001 })
  }
  const decide = (approve: () => unknown): Promise<unknown> =>
    owner.decide({ approve, reject: rejected, nothing: () => ({ accounts: [] }) })
  const keyOf = (address: string): TestKey | undefined =>
    owner.keys.find((key) => key.address === address)
  const features = {
    'bitcoin:connect': {
      connect: () =>
        decide(() => {
          owner.isShared = true
          return { accounts: accounts() }
        }),
    },
    'standard:disconnect': {
      disconnect() {
        owner.isShared = false
        return owner.mood === 'silent' ? new Promise(() => {}) : Promise.resolve()
      },
    },
    'standard:events': {
      on(_event: string, listener: () => void) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    'bitcoin:signMessage': {
      signMessage: ({ account, message }: { account: { address: string }; message: Uint8Array }) =>
        decide(() => {
          const text = new TextDecoder().decode(message)
          const signature = keyOf(account.address)?.signText(text, 'bip322') ?? ''
          return [{ signedMessage: message, signature: Buffer.from(signature, 'base64') }]
        }),
    },
    'bitcoin:signTransaction': {
      signTransaction: ({ psbt, inputsToSign }: SignInputs) =>
        decide(() => {
          const signedPsbt = inputsToSign.reduce(
            (bytes, { account, signingIndexes }) =>
              keyOf(account.address)?.signPsbt(bytes, signingIndexes) ?? bytes,
            psbt,
          )
          return [{ signedPsbt }]
        }),
    },
  }
  const wallet = aStandardWallet({ ...details, features })
  Object.defineProperty(wallet, 'accounts', { enumerable: true, get: accounts })
  return {
    wallet,
    listenerCount: () => listeners.size,
    setChains(next) {
      chains = next
    },
    change() {
      for (const listener of [...listeners]) listener()
    },
  }
}
