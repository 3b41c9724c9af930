import type { Eip1193Provider } from '../eip1193.ts'

/** How a scripted wallet answers one method; it may throw. */
export type Script = (params: unknown) => unknown

/** A wallet in memory that follows its script, and fails loudly for anything else. */
export interface ScriptedWallet extends Required<Eip1193Provider> {
  /** Requested methods, in order. */
  readonly methods: string[]
  /** Parameters of the last request of each method. */
  readonly params: Map<string, unknown>
  readonly listenerCount: number
  teach(script: Readonly<Record<string, Script>>): void
  emit(event: string, payload: unknown): void
}

/** An error in the form that wallets throw. */
export function rpcError(code: number, data?: unknown): Error {
  return Object.assign(new Error(`Wallet error ${code}`), { code, data })
}

/** Never settles. */
export function silence(): Promise<never> {
  return new Promise(() => {})
}

/** An account of the scripted wallet, in lower case as many wallets give it. */
export const ALICE = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
/** The same address with its checksum. */
export const ALICE_CHECKED = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
/** Another account. */
export const BOB = '0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc'
/** The same address with its checksum. */
export const BOB_CHECKED = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

/** Creates a wallet that shares Alice's account on Ethereum, unless its script differs. */
export function createScriptedWallet(
  script: Readonly<Record<string, Script>> = {},
): ScriptedWallet {
  const scripts = new Map<string, Script>(
    Object.entries({
      eth_requestAccounts: () => [ALICE],
      eth_accounts: () => [ALICE],
      eth_chainId: () => '0x1',
      wallet_revokePermissions: () => null,
      ...script,
    }),
  )
  const listeners: { readonly event: string; readonly listener: (payload: unknown) => void }[] = []
  const methods: string[] = []
  const params = new Map<string, unknown>()
  return {
    methods,
    params,
    get listenerCount() {
      return listeners.length
    },
    async request(args) {
      methods.push(args.method)
      params.set(args.method, args.params)
      const answer = scripts.get(args.method)
      if (answer === undefined) throw new Error(`The script says nothing about ${args.method}`)
      return answer(args.params)
    },
    on: (event, listener) => listeners.push({ event, listener }),
    removeListener(event, listener) {
      const index = listeners.findIndex((one) => one.event === event && one.listener === listener)
      if (index >= 0) listeners.splice(index, 1)
    },
    teach(more) {
      for (const [method, answer] of Object.entries(more)) scripts.set(method, answer)
    },
    emit(event, payload) {
      for (const one of [...listeners]) if (one.event === event) one.listener(payload)
    },
  }
}
