import { Transaction } from '@scure/btc-signer'
import { bytesToHex } from 'viem/utils'
import { fromBase64, toBase64 } from '../../formats/base64.ts'
import type { BitcoinNetwork } from '../../formats/bitcoin-networks.ts'
import { asList, isRecord } from '../methods/wallet-method.ts'
import type { Accounts } from '../namespace/create-accounts.ts'
import type { NamespaceMethod } from '../namespace/create-owner.ts'
import { invalidParams } from '../provider-error.ts'
import type { BitcoinAccount, BitcoinSigner } from './bitcoin-signer.ts'
import type { Explorer } from './explorer.ts'
import { hashText, signBip322, signEcdsa } from './sign-text.ts'
import { signPayment } from './spend.ts'

/** The accounts, network and explorer that the methods use. */
export interface BitcoinMethodDeps {
  readonly accounts: Accounts<BitcoinAccount>
  readonly network: BitcoinNetwork
  readonly explorer: Explorer
}

type Params = Readonly<Record<string, unknown>>

/** Creates the methods of a Bitcoin wallet; every shape in a page calls these. */
export function createBitcoinMethods(
  deps: BitcoinMethodDeps,
): ReadonlyMap<string, NamespaceMethod> {
  const { accounts } = deps
  const visibleAccounts = (params: Params) => ({
    accounts: describeAccounts(accounts.visible(), params),
  })
  const connect: NamespaceMethod = {
    needsOwner: (params) => read(params)['silent'] !== true && accounts.visible().length === 0,
    run(params) {
      if (read(params)['silent'] !== true) accounts.permit()
      return visibleAccounts(read(params))
    },
  }
  const asked = (run: (deps: BitcoinMethodDeps, params: Params) => unknown): NamespaceMethod => ({
    needsOwner: () => true,
    run: (params) => run(deps, read(params)),
  })
  return new Map<string, NamespaceMethod>([
    ['bitcoin:connect', connect],
    ['bitcoin:disconnect', { needsOwner: () => false, run: accounts.forgetSite }],
    ['bitcoin:signMessage', asked(signMessage)],
    ['bitcoin:signPsbt', asked(signPsbt)],
    ['bitcoin:sendTransfer', asked(sendTransfer)],
  ])
}

/** The active account's addresses first, payment before ordinals. */
export function describeAccounts(
  accounts: readonly BitcoinAccount[],
  { purposes }: Params = {},
): readonly object[] {
  const wanted = asList(purposes)
  return accounts
    .flatMap(({ payment, ordinals }) => [payment, ordinals])
    .filter(({ purpose }) => wanted.length === 0 || wanted.includes(purpose))
    .map(({ address, purpose, addressType, publicKey, path }) => ({
      address,
      purpose,
      addressType,
      publicKey,
      ...(path === undefined ? {} : { path }),
    }))
}

function signMessage({ accounts }: BitcoinMethodDeps, params: Params): unknown {
  const { address, message, protocol } = params
  const signer = signerOf(accounts, address)
  const bytes = readBytes(message)
  // No ECDSA signature proves the control of a Taproot address.
  const isPlain = signer.addressType === 'p2wpkh' && protocol !== 'BIP322'
  return {
    address: signer.address,
    protocol: isPlain ? 'ECDSA' : 'BIP322',
    signature: isPlain ? signEcdsa(signer, bytes) : signBip322(signer, bytes),
    messageHash: hashText(bytes),
  }
}

async function signPsbt(
  { accounts, explorer }: BitcoinMethodDeps,
  params: Params,
): Promise<unknown> {
  const transaction = readPsbt(params['psbt'])
  const wanted = asList(params['inputs']).filter(isRecord)
  for (const { address, indexes, sighash } of wanted) {
    const { secret } = signerOf(accounts, address)
    const allowed = typeof sighash === 'number' ? [sighash] : undefined
    for (const index of asList(indexes)) transaction.signIdx(secret, Number(index), allowed)
  }
  if (wanted.length === 0) signAll(transaction, accounts.visible())
  if (params['broadcast'] !== true && params['finalize'] !== true)
    return { psbt: toBase64(transaction.toPSBT()) }
  transaction.finalize()
  const psbt = toBase64(transaction.toPSBT())
  if (params['broadcast'] !== true) return { psbt }
  return { psbt, txid: await explorer.send(bytesToHex(transaction.extract()).slice(2)) }
}

/** Nothing was chosen: whatever is the wallet's own. */
function signAll(transaction: Transaction, accounts: readonly BitcoinAccount[]): void {
  const signers = accounts.flatMap(({ payment, ordinals }) => [payment, ordinals])
  const signed = signers.filter(({ secret }) => {
    try {
      return transaction.sign(secret) > 0
    } catch {
      // Not one of its inputs is this key's.
      return false
    }
  })
  if (signed.length === 0) throw invalidParams('No input is of this wallet.')
}

async function sendTransfer(
  { accounts, network, explorer }: BitcoinMethodDeps,
  params: Params,
): Promise<unknown> {
  const [active] = accounts.visible()
  const from = signerOf(accounts, params['from'] ?? active?.payment.address)
  const payments = asList(params['recipients'])
    .filter(isRecord)
    .map(({ address, sats }) => ({ address: String(address), sats: readSats(sats) }))
  const [coins, feeRate] = await Promise.all([explorer.coins(from.address), explorer.feeRate()])
  const hex = signPayment({ from, network, coins, payments, feeRate })
  return { txid: await explorer.send(hex) }
}

function signerOf(accounts: Accounts<BitcoinAccount>, address: unknown): BitcoinSigner {
  const { payment, ordinals } = accounts.need(address)
  return ordinals.address === address ? ordinals : payment
}

function readSats(sats: unknown): bigint {
  if (/^[1-9]\d{0,15}$/.test(String(sats))) return BigInt(String(sats))
  throw invalidParams('Expected an amount in satoshis.')
}

function readPsbt(psbt: unknown): Transaction {
  try {
    return Transaction.fromPSBT(readBytes(psbt))
  } catch {
    throw invalidParams('This is no PSBT.')
  }
}

function readBytes(value: unknown): Uint8Array {
  try {
    if (typeof value === 'string') return fromBase64(value)
  } catch {
    // No base 64: said below, as for what is no text.
  }
  throw invalidParams('Expected bytes.')
}

function read(params: unknown): Params {
  return isRecord(params) ? params : {}
}
