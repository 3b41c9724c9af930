import { type Hex, hexToBigInt, numberToHex, type TransactionSerializable } from 'viem'
import { isAddressText } from '../address.ts'
import { readChainIdHex } from '../known-chain.ts'
import { invalidParams, type ProviderError } from '../provider-error.ts'
import type { WalletCore } from '../wallet-core.ts'
import { asList, isRecord, type WalletMethod, withOwner } from './wallet-method.ts'

/** A transaction as a page asks for it; numbers in hexadecimal. */
export interface WantedTransaction {
  readonly from: Hex
  readonly to?: Hex | undefined
  readonly data?: Hex | undefined
  readonly value?: Hex | undefined
  readonly gas?: Hex | undefined
  readonly gasPrice?: Hex | undefined
  readonly maxFeePerGas?: Hex | undefined
  readonly maxPriorityFeePerGas?: Hex | undefined
  readonly nonce?: Hex | undefined
}

/** `eth_sendTransaction`: fills in what is missing, signs with the account's key and broadcasts. */
export const sendTransaction: WalletMethod = (core, params) => {
  const transaction = readTransaction(asList(params)[0], core.state.chainId)
  core.signerOf(transaction.from)
  return withOwner(() => signAndSend(core, transaction, core.state.chainId))
}

/**
 * Signs and broadcasts.
 *
 * @returns The transaction's hash.
 * @throws ProviderError with the node's code when it would fail or is refused.
 */
export function signAndSend(
  core: WalletCore,
  wanted: WantedTransaction,
  chainId: number,
): Promise<Hex> {
  return core.inOrder(async () => {
    const ready = await fill(core, wanted, chainId)
    const signed = await core.signerOf(wanted.from).signTransaction(ready)
    // A node answers this method with a hash or an error.
    return (await core.ask('eth_sendRawTransaction', [signed], chainId)) as Hex
  })
}

function readTransaction(value: unknown, activeChainId: number): WantedTransaction {
  if (!isRecord(value)) throw invalidParams('Expected a transaction.')
  const { from, to, data, input, chainId, ...rest } = value
  const payload = data ?? input
  if (!isAddressText(from)) throw invalidTransaction('`from` is not an address')
  if (!isAbsent(to) && !isAddressText(to)) throw invalidTransaction('`to` is not an address')
  if (chainId !== undefined && readChainIdHex(chainId) !== activeChainId)
    throw invalidTransaction('its chain is not the active one')
  const numbers = [payload, ...NUMBERS.map((name) => rest[name])]
  if (!numbers.every((number) => isAbsent(number) || isHexText(number)))
    throw invalidTransaction('a number is not hexadecimal')
  // Every field that is read later has been checked above.
  return { ...rest, from, to: to ?? undefined, data: payload } as WantedTransaction
}

const NUMBERS = ['value', 'gas', 'gasPrice', 'maxFeePerGas', 'maxPriorityFeePerGas', 'nonce']

function invalidTransaction(why: string): ProviderError {
  return invalidParams(`Invalid transaction: ${why}.`)
}

function isAbsent(value: unknown): value is null | undefined {
  return value === undefined || value === null
}

function isHexText(value: unknown): boolean {
  return typeof value === 'string' && /^0x[0-9a-f]*$/i.test(value)
}

async function fill(
  core: WalletCore,
  wanted: WantedTransaction,
  chainId: number,
): Promise<TransactionSerializable> {
  const { from, to, data, value } = wanted
  const ask = async (method: string, params: unknown) =>
    // These methods answer with one hexadecimal number.
    (await core.ask(method, params, chainId)) as Hex
  const [nonce, gas, fees] = await Promise.all([
    wanted.nonce ?? ask('eth_getTransactionCount', [from, 'pending']),
    wanted.gas ?? ask('eth_estimateGas', [{ from, to, data, value }]),
    chooseFees(wanted, ask),
  ])
  return {
    to,
    data,
    chainId,
    nonce: Number(nonce),
    gas: hexToBigInt(gas),
    value: hexToBigInt(value ?? '0x0'),
    ...fees,
  }
}

type Fees =
  | { readonly type: 'legacy'; readonly gasPrice: bigint }
  | {
      readonly type: 'eip1559'
      readonly maxFeePerGas: bigint
      readonly maxPriorityFeePerGas: bigint
    }

async function chooseFees(
  { gasPrice, maxFeePerGas, maxPriorityFeePerGas }: WantedTransaction,
  ask: (method: string, params: unknown) => Promise<Hex>,
): Promise<Fees> {
  if (gasPrice) return { type: 'legacy', gasPrice: hexToBigInt(gasPrice) }
  const tip = hexToBigInt(maxPriorityFeePerGas ?? numberToHex(DEFAULT_TIP_WEI))
  if (maxFeePerGas) return dynamicFees(hexToBigInt(maxFeePerGas), tip)
  // Twice today's price leaves room for blocks that fill up before it is mined.
  const price = hexToBigInt(await ask('eth_gasPrice', [])) * 2n
  return dynamicFees(price > tip ? price : tip, tip)
}

function dynamicFees(maxFeePerGas: bigint, tip: bigint): Fees {
  const maxPriorityFeePerGas = tip < maxFeePerGas ? tip : maxFeePerGas
  return { type: 'eip1559', maxFeePerGas, maxPriorityFeePerGas }
}

/** The priority fee of the wallet's transactions. */
const DEFAULT_TIP_WEI = 1_000_000_000
