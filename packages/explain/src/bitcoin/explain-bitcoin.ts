import { base64, hex } from '@scure/base'
import { toHex } from '../model/byte-reader.ts'
import type { Effect, EffectBody } from '../model/effect.ts'
import type { ExplainContext, Explanation, WalletRequest } from '../model/explanation.ts'
import { referenceOf } from '../model/network-id.ts'
import { type Fields, readFields, readList, readNamed } from '../model/read-json.ts'
import { unknownRequest, withWarnings } from '../model/warnings.ts'
import { type Psbt, type PsbtInput, readPsbt } from './read-psbt.ts'
import { scriptAddress, scriptKind } from './script-address.ts'

/** Explains a request on a Bitcoin network. Never throws: what is not understood is an effect of its own. */
export function explainBitcoin(request: WalletRequest, context: ExplainContext): Explanation {
  const fields = readFields(request.params) ?? readFields(readList(request.params)?.[0])
  if (fields === undefined) return unknownRequest(request, 'malformed')
  switch (request.method) {
    case 'signPsbt':
    case 'signPSBT':
      return explainPsbt(request, context, fields)
    case 'sendTransfer':
      return explainTransfer(request, context, fields)
    case 'signMessage':
      return explainMessage(request, context, fields)
    default:
      return unknownRequest(request, 'unknownMethod')
  }
}

/** Fields of requests. Sources: docs.reown.com, `bip122`; BIP-322. */
const PSBT = ['account', 'address', 'psbt', 'signInputs', 'broadcast']
const TRANSFER = [
  ...['account', 'recipientAddress', 'recipient', 'amount', 'changeAddress', 'memo'],
]

/** Fields whose meaning is not known may change everything. */
function unknownFields(
  fields: Fields,
  plain: readonly string[],
  { method }: WalletRequest,
): readonly Effect[] {
  const isPlain = [...fields.keys()].every((name) => plain.includes(name))
  return isPlain ? [] : [{ kind: 'unknownRequest', method, reason: 'notExact', via: [] }]
}

/** Satoshis, as a text or a number; undefined for anything else. */
function amountOf(value: unknown): bigint | undefined {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : ''
  return /^\d{1,16}$/.test(text) ? BigInt(text) : undefined
}

/** All of a transaction, or all of it by the default of Taproot. Sources: BIP-143, BIP-341. */
const WHOLE_TYPES = [0, 1]

function explainPsbt(request: WalletRequest, context: ExplainContext, fields: Fields): Explanation {
  const bytes = readBytes(fields.get('psbt'))
  const psbt = bytes === undefined ? undefined : readPsbt(bytes)
  const fee = psbt === undefined ? undefined : feeOf(psbt)
  if (psbt === undefined || fee === 'impossible') return unknownRequest(request, 'malformed')
  const effects: readonly Effect[] = [
    ...effectsOf(psbt, request, context).map((effect) => ({ ...effect, via: [] })),
    ...unknownFields(fields, PSBT, request),
  ]
  const types = [...psbt.inputs.map(({ signatureType }) => signatureType), ...askedTypes(fields)]
  const isOpen = types.some((type) => type !== undefined && !WHOLE_TYPES.includes(type))
  const isUncertain = !areAmountsCertain(psbt.inputs)
  const { network } = request
  return withWarnings(
    { network, signs: 'transaction', effects, ...(fee !== undefined && { fee }) },
    { context, isOpen, isUncertain },
  )
}

function effectsOf(
  { inputs, outputs }: Psbt,
  { network }: WalletRequest,
  { ownAddresses = [] }: ExplainContext,
): readonly EffectBody[] {
  const reference = referenceOf(network)
  const addressOf = (script: Uint8Array | undefined) =>
    script === undefined ? undefined : scriptAddress(script, reference)
  const isOwn = (address: string | undefined) =>
    address !== undefined && ownAddresses.includes(address)
  const spent = inputs.map(({ transactionId, index, amount, script }): EffectBody => {
    const address = addressOf(script)
    return { kind: 'input', transactionId, index, amount, address, isOwn: isOwn(address) }
  })
  const paid = outputs.map(({ amount, script }): EffectBody => {
    const address = addressOf(script)
    return { kind: 'output', amount, address, script: toHex(script), isOwn: isOwn(address) }
  })
  return [...spent, ...paid]
}

/**
 * Returns true if any amount other than the stated one makes the signatures worthless: each comes
 * with its transaction, or is signed with all others (Taproot), or stands alone.
 */
function areAmountsCertain(inputs: readonly PsbtInput[]): boolean {
  const isTaproot = ({ script }: PsbtInput) =>
    script !== undefined && scriptKind(script) === 'taproot'
  return inputs.length === 1 || inputs.every(({ isProven }) => isProven) || inputs.every(isTaproot)
}

/**
 * Returns the difference between inputs and outputs; undefined if an amount is not known. More
 * cannot be paid than is spent.
 */
function feeOf({ inputs, outputs }: Psbt): bigint | 'impossible' | undefined {
  const amounts = inputs.map(({ amount }: PsbtInput) => amount)
  const known = amounts.filter((amount) => typeof amount === 'bigint')
  if (known.length < amounts.length) return undefined
  const sum = (all: readonly bigint[]) => all.reduce((total, one) => total + one, 0n)
  const fee = sum(known) - sum(outputs.map(({ amount }) => amount))
  return fee < 0n ? 'impossible' : fee
}

/** Types of signatures that the request asks for beside those in the PSBT. */
function askedTypes(fields: Fields): readonly (number | undefined)[] {
  return (readList(fields.get('signInputs')) ?? []).flatMap((input) =>
    (readList(readFields(input)?.get('sighashTypes')) ?? []).map((type) =>
      typeof type === 'number' ? type : -1,
    ),
  )
}

function explainTransfer(
  request: WalletRequest,
  context: ExplainContext,
  fields: Fields,
): Explanation {
  const to = readNamed(fields, ['recipientAddress', 'recipient'])
  const [from, amount] = [fields.get('account') ?? '', amountOf(fields.get('amount'))]
  const [change, memo] = [fields.get('changeAddress'), fields.get('memo')]
  const isText = [change, memo].every((one) => typeof (one ?? '') === 'string')
  if (typeof to !== 'string' || typeof from !== 'string' || amount === undefined || !isText) {
    return unknownRequest(request, 'malformed')
  }
  const asset = { kind: 'coin' } as const
  const effects: Effect[] = [{ kind: 'transfer', asset, amount, from, to, via: [] }]
  if (typeof change === 'string') {
    effects.push({ kind: 'transfer', asset, amount: 'unknown', from, to: change, via: [] })
  }
  if (typeof memo === 'string') effects.push({ kind: 'memo', text: memo, via: [] })
  effects.push(...unknownFields(fields, TRANSFER, request))
  return withWarnings(
    { network: request.network, signs: 'transaction', effects },
    { context, account: from === '' ? undefined : from },
  )
}

function explainMessage(
  request: WalletRequest,
  context: ExplainContext,
  fields: Fields,
): Explanation {
  const [text, account] = [fields.get('message'), readNamed(fields, ['address', 'account'])]
  if (typeof text !== 'string' || typeof (account ?? '') !== 'string')
    return unknownRequest(request, 'malformed')
  const bytes = toHex(new TextEncoder().encode(text))
  const effects: Effect[] = [{ kind: 'message', text, bytes, via: [] }]
  return withWarnings(
    { network: request.network, signs: 'message', effects },
    { context, account: typeof account === 'string' ? account : undefined },
  )
}

/** Bytes, base 64, or hexadecimal, which begins with what is no PSBT in base 64. */
function readBytes(value: unknown): Uint8Array | undefined {
  if (value instanceof Uint8Array) return value
  if (typeof value !== 'string') return undefined
  try {
    return /^70736274ff/i.test(value) ? hex.decode(value) : base64.decode(value)
  } catch {
    // A text that is in neither.
    return undefined
  }
}
