import { allOrNone } from '../model/all-or-none.ts'
import type { Domain, EffectBody } from '../model/effect.ts'
import { type Fields, readBytes, readFields, readList, readUint } from '../model/read-json.ts'
import { safeSteps } from './batch-calls.ts'
import { isAddress, isSame, type Step } from './known-call.ts'
import { PERMIT2, permitted } from './permit2-calls.ts'
import { allowance, erc20 } from './token-calls.ts'
import type { TypedData } from './typed-data.ts'

/** A message of a known type: what it is signed for, and where. */
interface Signed {
  readonly domain: Domain
  readonly contract: string
  readonly fields: Fields
  /** The account that is asked for its signature. */
  readonly account: string
}

type Kind = (signed: Signed) => readonly Step[] | undefined

const DETAILS = 'PermitDetails(address token,uint160 amount,uint48 expiration,uint48 nonce)'
const PERMISSIONS = 'TokenPermissions(address token,uint256 amount)'
const AUTHORIZATION =
  'WithAuthorization(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)'

/** Known types by their exact words. Sources: EIP-2612, DAI, EIP-3009, Permit2, Safe. */
const KINDS: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  [
    'Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)',
    tokenPermit,
  ],
  ['Permit(address holder,address spender,uint256 nonce,uint256 expiry,bool allowed)', daiPermit],
  [`Transfer${AUTHORIZATION}`, authorizedTransfer],
  [`Receive${AUTHORIZATION}`, authorizedTransfer],
  [
    `PermitSingle(PermitDetails details,address spender,uint256 sigDeadline)${DETAILS}`,
    allowanceTransfer,
  ],
  [
    `PermitBatch(PermitDetails[] details,address spender,uint256 sigDeadline)${DETAILS}`,
    allowanceTransfer,
  ],
  [
    `PermitTransferFrom(TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline)${PERMISSIONS}`,
    signatureTransfer,
  ],
  [
    `PermitBatchTransferFrom(TokenPermissions[] permitted,address spender,uint256 nonce,uint256 deadline)${PERMISSIONS}`,
    signatureTransfer,
  ],
  [
    'SafeTx(address to,uint256 value,bytes data,uint8 operation,uint256 safeTxGas,uint256 baseGas,uint256 gasPrice,address gasToken,address refundReceiver,uint256 nonce)',
    safeTransaction,
  ],
])

/** Permit2 with something of the spender's own, which is signed too. */
const WITNESS =
  /^Permit(Batch)?WitnessTransferFrom\(TokenPermissions(\[\])? permitted,address spender,uint256 nonce,uint256 deadline,\w+ \w+\)/

/**
 * Describes signed permissions of known types.
 *
 * @param account - Whose signature is asked for.
 * @returns Undefined for other types, and for values that the type does not have.
 */
export function explainPermit(data: TypedData, account: string): readonly Step[] | undefined {
  const { typeText, message: fields, domain } = data
  const contract = domain.verifyingContract
  if (contract === undefined) return undefined
  const signed = { domain, contract, fields, account }
  const witness = WITNESS.exec(typeText)
  if (witness === null) return KINDS.get(typeText)?.(signed)
  const isExact = witness[1] === undefined ? witness[2] === undefined : witness[2] !== undefined
  const steps = isExact && typeText.includes(PERMISSIONS) ? signatureTransfer(signed) : undefined
  return steps === undefined ? undefined : [...steps, unknownTypedData(data)]
}

/** Typed data as it is signed, without a description. */
export function unknownTypedData({ domain, primaryType, fields }: TypedData): EffectBody {
  return { kind: 'unknownTypedData', domain, primaryType, fields, reason: 'unknownSelector' }
}

function tokenPermit({ fields, contract }: Signed): readonly Step[] | undefined {
  const [owner, spender] = [fields.get('owner'), fields.get('spender')]
  const amount = readUint(fields.get('value'), 256)
  const signatureUntil = readUint(fields.get('deadline'), 256)
  const nonce = readUint(fields.get('nonce'), 256)
  if (!isAddress(owner) || !isAddress(spender)) return undefined
  if (amount === undefined || signatureUntil === undefined || nonce === undefined) return undefined
  return [allowance({ owner, spender, asset: erc20(contract), amount, signatureUntil })]
}

/** All or nothing; an expiry of 0 is none. */
function daiPermit({ fields, contract }: Signed): readonly Step[] | undefined {
  const [owner, spender] = [fields.get('holder'), fields.get('spender')]
  const expiry = readUint(fields.get('expiry'), 256)
  const nonce = readUint(fields.get('nonce'), 256)
  const isAllowed = fields.get('allowed')
  if (!isAddress(owner) || !isAddress(spender) || typeof isAllowed !== 'boolean') return undefined
  if (expiry === undefined || nonce === undefined) return undefined
  const amount = isAllowed ? 2n ** 256n - 1n : 0n
  const signatureUntil = expiry === 0n ? 'revoked' : expiry
  return [allowance({ owner, spender, asset: erc20(contract), amount, signatureUntil })]
}

function authorizedTransfer({ fields, contract }: Signed): readonly Step[] | undefined {
  const [from, to] = [fields.get('from'), fields.get('to')]
  const amount = readUint(fields.get('value'), 256)
  const times = ['validAfter', 'validBefore'].map((name) => readUint(fields.get(name), 256))
  if (!isAddress(from) || !isAddress(to)) return undefined
  if (amount === undefined || times.includes(undefined)) return undefined
  return [{ kind: 'transfer', asset: erc20(contract), amount, from, to }]
}

/** An allowance of Permit2: often, until it ends. */
function allowanceTransfer({ fields, contract, account: owner }: Signed) {
  const spender = fields.get('spender')
  const signatureUntil = readUint(fields.get('sigDeadline'), 256)
  const details = fields.get('details')
  const all = (readList(details) ?? [details]).map((one) => {
    const detail = readFields(one)
    const [token, amount] = [detail?.get('token'), readUint(detail?.get('amount'), 160)]
    const expiration = readUint(detail?.get('expiration'), 48)
    const nonce = readUint(detail?.get('nonce'), 48)
    if (!isAddress(token) || amount === undefined || nonce === undefined) return undefined
    return expiration === undefined ? undefined : ([token, amount, expiration] as const)
  })
  if (!isAddress(spender) || signatureUntil === undefined) return undefined
  if (!isSame(contract, PERMIT2)) return undefined
  return allSteps(
    all.map((one) =>
      one === undefined ? undefined : permitted(one, { owner, spender, signatureUntil }),
    ),
  )
}

/** A transfer of Permit2: once, up to an amount, to wherever the spender wants. */
function signatureTransfer({ fields, contract, account: owner }: Signed) {
  const spender = fields.get('spender')
  const until = readUint(fields.get('deadline'), 256)
  const nonce = readUint(fields.get('nonce'), 256)
  const permission = fields.get('permitted')
  if (!isAddress(spender) || until === undefined || nonce === undefined) return undefined
  if (!isSame(contract, PERMIT2)) return undefined
  return allSteps(
    (readList(permission) ?? [permission]).map((one): Step | undefined => {
      const token = readFields(one)?.get('token')
      const amount = readUint(readFields(one)?.get('amount'), 256)
      if (!isAddress(token) || amount === undefined) return undefined
      const asset = erc20(token)
      return allowance({
        owner,
        spender,
        asset,
        amount,
        until,
        isOnce: true,
        signatureUntil: until,
      })
    }),
  )
}

function safeTransaction({ fields, contract: safe, account }: Signed) {
  const numbers = ['value', 'operation', 'safeTxGas', 'baseGas', 'gasPrice', 'nonce'].map((name) =>
    readUint(fields.get(name), name === 'operation' ? 8 : 256),
  )
  const [value, operation, , , gasPrice] = numbers
  const [to, gasToken] = [fields.get('to'), fields.get('gasToken')]
  const refundReceiver = fields.get('refundReceiver')
  const data = readBytes(fields.get('data'))
  if (!isAddress(to) || !isAddress(gasToken) || !isAddress(refundReceiver)) return undefined
  if (value === undefined || operation === undefined || gasPrice === undefined) return undefined
  if (data === undefined || numbers.includes(undefined)) return undefined
  return safeSteps(
    { to, value, data, operation, gasPrice, gasToken, refundReceiver },
    { from: account, to: safe },
  )
}

/** A permit of nothing is not described. */
function allSteps(steps: readonly (Step | undefined)[]): readonly Step[] | undefined {
  return steps.length > 0 ? allOrNone(steps) : undefined
}
