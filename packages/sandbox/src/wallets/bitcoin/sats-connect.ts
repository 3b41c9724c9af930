import { toBase64 } from '../../formats/base64.ts'
import { asList, isRecord } from '../methods/wallet-method.ts'
import type { HasHabit } from '../namespace/habits.ts'
import type { WalletLine } from '../namespace/namespace-wallet.ts'
import { bareRefusal, LATE_MS } from '../namespace/rude-line.ts'
import { PROVIDER_ERROR, ProviderError } from '../provider-error.ts'
import { rudeAccounts } from './rude-accounts.ts'

/** An answer of a provider. Source: sats-connect, JSON-RPC 2.0. */
export type SatsAnswer =
  | { readonly jsonrpc: '2.0'; readonly id: string; readonly result: unknown }
  | {
      readonly jsonrpc: '2.0'
      readonly id: string
      readonly error: { readonly code: number; readonly message: string }
    }

/** A provider as sats-connect reads it: it answers refusals, too. */
export interface SatsConnectProvider {
  request(method: string, params?: unknown): Promise<SatsAnswer>
  addListener(event: string, listener: (event: unknown) => void): () => void
}

/** Codes of the library. Source: sats-connect, RpcErrorCode. */
const CODES = { rejected: -32000, methodNotFound: -32601, denied: -32002 } as const

/** A refusal of the wallet in the library's numbers. */
const TRANSLATED: Readonly<Record<number, number>> = {
  4001: CODES.rejected,
  4100: CODES.denied,
  4200: CODES.methodNotFound,
}

type Params = Readonly<Record<string, unknown>>
type Method = (line: WalletLine, params: Params) => Promise<unknown>

/** A provider of the sats-connect shape, at this end of a wallet's line. */
export function satsConnectProvider(
  wire: WalletLine,
  network = 'regtest',
  has: HasHabit = () => false,
): SatsConnectProvider {
  const { line, isLate } = lateLine(wire, has)
  const methods = methodsOn(network)
  let lastId = 0
  return {
    async request(method, params) {
      lastId += 1
      const id = String(lastId)
      try {
        const run = methods[method]
        if (!run) return refused(id, CODES.methodNotFound, `Method ${method} is not supported.`)
        const result = await run(line, isRecord(params) ? params : {})
        return { jsonrpc: '2.0', id, result: inForm(result, has) }
      } catch (error) {
        if (has('refuses-bare') && Object(error).code === 4001) throw bareRefusal(error, method)
        const { code, message } = Object(error)
        return refused(id, TRANSLATED[Number(code)] ?? Number(code), String(message))
      }
    },
    addListener(event, listener) {
      if (event !== 'accountChange' && event !== 'disconnect') return () => {}
      return line.on('change', (accounts) => {
        const isGone = Array.isArray(accounts) && accounts.length === 0
        if (isGone !== (event === 'disconnect')) return
        if (isGone || isLate()) return listener({ type: event })
        listener({ type: event, addresses: rudeAccounts(firstOfEach(accounts), has) })
      })
    },
  }
}

/** A line whose accounts are those of before for a moment after a change, where the wallet has that habit. */
function lateLine(
  line: WalletLine,
  has: HasHabit,
): { readonly line: WalletLine; isLate(): boolean } {
  let shown: unknown
  let isLate = false
  line.on('change', () => {
    if (!has('emits-early') || shown === undefined) return
    isLate = true
    setTimeout(() => {
      isLate = false
    }, LATE_MS)
  })
  return {
    isLate: () => isLate,
    line: {
      on: line.on,
      async request(method, params) {
        if (isLate && Object(params).silent === true) return shown
        const said = await line.request(method, params)
        if (method === 'bitcoin:connect') shown = said
        return said
      },
    },
  }
}

/** Results in the form that the wallet's habits give them. */
function inForm(result: unknown, has: HasHabit): unknown {
  if (Array.isArray(result)) return rudeAccounts(result, has)
  const { addresses, txid, psbt } = Object(result)
  if (addresses !== undefined) return { ...Object(result), addresses: rudeAccounts(addresses, has) }
  return txid !== undefined && psbt === undefined && has('answers-text') ? txid : result
}

/** Wallets of this shape show one account: its first address of each purpose. */
function firstOfEach(accounts: unknown): readonly unknown[] {
  const purpose = (one: unknown): unknown => Object(one).purpose
  return asList(accounts).filter(
    (one, index, all) => all.findIndex((other) => purpose(other) === purpose(one)) === index,
  )
}

function refused(id: string, code: number, message: string): SatsAnswer {
  return { jsonrpc: '2.0', id, error: { code, message } }
}

function methodsOn(network: string): Readonly<Record<string, Method>> {
  const name = network.charAt(0).toUpperCase() + network.slice(1)
  const networks = { bitcoin: { name }, stacks: { name }, spark: { name } }
  const accounts = async (line: WalletLine, purposes: unknown, silent = false) => {
    const said = Object(await line.request('bitcoin:connect', { purposes, silent }))
    return firstOfEach(said.accounts).map((one) => ({ ...Object(one), walletType: 'software' }))
  }
  const account = (addresses: readonly unknown[]) => ({
    id: 'sandbox',
    walletType: 'software',
    network: networks,
    addresses,
  })
  return {
    getInfo: async () => ({
      version: '1.0.0',
      methods: Object.keys(methodsOn(network)),
      supports: [],
    }),
    getAccounts: (line, { purposes }) => accounts(line, purposes),
    getAddresses: async (line, { purposes }) => ({
      addresses: await accounts(line, purposes),
      network: networks,
    }),
    wallet_connect: async (line, { addresses }) => account(await accounts(line, addresses)),
    async wallet_getAccount(line) {
      const shared = await accounts(line, undefined, true)
      // It never asks its owner: a page without permission is denied.
      if (shared.length === 0) throw new ProviderError(PROVIDER_ERROR.unauthorized, 'Access denied')
      return account(shared)
    },
    wallet_requestPermissions: async (line) => {
      await line.request('bitcoin:connect', {})
      return true
    },
    wallet_getNetwork: async () => networks,
    wallet_disconnect: (line) => line.request('bitcoin:disconnect'),
    wallet_renouncePermissions: (line) => line.request('bitcoin:disconnect'),
    signMessage: (line, { address, message, protocol }) =>
      line.request('bitcoin:signMessage', {
        address,
        protocol,
        message: toBase64(new TextEncoder().encode(String(message))),
      }),
    signPsbt: (line, { psbt, signInputs, broadcast }) =>
      line.request('bitcoin:signPsbt', { psbt, broadcast, inputs: chosen(signInputs) }),
    sendTransfer: (line, { recipients }) =>
      line.request('bitcoin:sendTransfer', {
        recipients: asList(recipients).map((one) => {
          const { address, amount } = Object(one)
          return { address, sats: String(amount) }
        }),
      }),
  }
}

function chosen(signInputs: unknown): readonly object[] {
  if (!isRecord(signInputs)) return []
  return Object.entries(signInputs).map(([address, indexes]) => ({ address, indexes }))
}
