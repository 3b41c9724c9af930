import { LatchkeyError } from '@latchkey/core/contract'
import type { ProvidedWallet } from '../discovery/provided.ts'
import { encodeBase64 } from '../encoding.ts'
import type { FarcasterRequest } from './farcaster-request.ts'

/** The host never reports its network, and has no other. */
const CHAIN = 'solana:mainnet'
const VERSIONS = { supportedTransactionVersions: ['legacy', 0] } as const
const ICON =
  'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAzMiAzMiI+PHJlY3Qgd2lkdGg9IjMyIiBoZWlnaHQ9IjMyIiByeD0iNyIgZmlsbD0iIzdjNjVjMSIvPjxwYXRoIGZpbGw9IiNmZmYiIGQ9Ik05IDdoMTR2MTloLTN2LThhNCA0IDAgMCAwLTggMHY4SDl6Ii8+PC9zdmc+'

/** One input of a feature of the Wallet Standard. */
interface Input {
  readonly message: Uint8Array
  readonly transaction: Uint8Array
  readonly options?: object | undefined
}

type Answer = (input: Input) => Promise<unknown>

/**
 * Wraps the wallet of a host in the interface of the Wallet Standard, so that other code knows only that one.
 * What it answers is checked where answers of every wallet are.
 */
export function bridgeWallet(request: FarcasterRequest): ProvidedWallet {
  const listeners = new Set<() => void>()
  let accounts: readonly object[] = []
  const share = (next: readonly object[]): void => {
    accounts = next
    for (const listener of listeners) listener()
  }
  return {
    name: 'Farcaster',
    icon: ICON,
    chains: [CHAIN],
    get accounts() {
      return accounts
    },
    features: {
      'standard:connect': {
        async connect() {
          const { publicKey } = Object(await request({ method: 'connect' }))
          // A host that shares nothing says so by no key.
          share(publicKey ? [{ address: publicKey, chains: [CHAIN] }] : [])
          return { accounts }
        },
      },
      // The host has no word for it.
      'standard:disconnect': { disconnect: async () => share([]) },
      'standard:events': {
        on(_event: 'change', listener: () => void) {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
      },
      ...signing(request),
    },
  }
}

function signing(request: FarcasterRequest): object {
  return {
    'solana:signMessage': {
      signMessage: each(async ({ message }) => {
        const params = { message: textOf(message) }
        return request({ method: 'signMessage', params })
      }),
    },
    'solana:signTransaction': {
      ...VERSIONS,
      signTransaction: each(async ({ transaction }) => {
        const params = { transaction: encodeBase64(transaction) }
        return request({ method: 'signTransaction', params })
      }),
    },
    'solana:signAndSendTransaction': {
      ...VERSIONS,
      signAndSendTransaction: each(async ({ transaction, options }) => {
        const params = { transaction: encodeBase64(transaction), ...(options && { options }) }
        return request({ method: 'signAndSendTransaction', params })
      }),
    },
  }
}

/** One after the other: the wallet prompts for each. */
function each(answer: Answer): (...inputs: readonly Input[]) => Promise<readonly unknown[]> {
  return async (...inputs) => {
    const outputs: unknown[] = []
    for (const input of inputs) outputs.push(await answer(input))
    return outputs
  }
}

/** @throws LatchkeyError `wallet.unsupported-method`: the host takes messages as text. */
function textOf(message: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(message)
  } catch (cause) {
    throw new LatchkeyError('wallet.unsupported-method', {}, { cause })
  }
}
