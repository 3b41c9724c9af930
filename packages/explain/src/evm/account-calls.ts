import type { UnknownReason } from '../model/effect.ts'
import { address, bytes, fixedBytes, list, readExactly, tuple, uint, uint256 } from './abi.ts'
import { type Call, type KnownCall, known, type Step } from './known-call.ts'

const one = tuple(address, uint256, bytes)
const oneOrDelegate = tuple(address, uint256, bytes, uint(8))

/**
 * The calls that accounts that are contracts execute. Sources: ERC-4337 (SimpleAccount, Kernel),
 * ERC-7579, ERC-7821.
 */
export const ACCOUNT_CALLS: readonly KnownCall[] = [
  // execute(address,uint256,bytes), and Biconomy's name for it
  ...['b61d27f6', '0000189a'].map((selector) =>
    known(selector, one, ([to, value, data], call) => [inner(call, { to, value, data })]),
  ),
  // executeUserOp(address,uint256,bytes,uint8) of Safe, execute(address,uint256,bytes,uint8) of Kernel
  ...['7bb37428', '51945447'].map((selector) =>
    known(selector, oneOrDelegate, ([to, value, data, operation], call) => [
      operation === 0n
        ? inner(call, { to, value, data })
        : unreadable(call, { to, value, data }, 'delegateCall'),
    ]),
  ),
  // executeBatch(address[],bytes[])
  known('18dfb3c7', tuple(list(address), list(bytes)), ([targets, all], call) =>
    sameLength(targets, all)
      ? targets.map((to, at) => inner(call, { to, data: all[at] }, at))
      : undefined,
  ),
  // executeBatch(address[],uint256[],bytes[]), and Biconomy's name for it
  ...['47e1da2a', '00004680'].map((selector) =>
    known(selector, tuple(list(address), list(uint256), list(bytes)), (values, call) => {
      const [targets, amounts, all] = values
      // Without amounts, SimpleAccount sends none.
      if (!sameLength(targets, all)) return undefined
      if (amounts.length > 0 && !sameLength(targets, amounts)) return undefined
      return targets.map((to, at) => inner(call, { to, value: amounts[at], data: all[at] }, at))
    }),
  ),
  // executeBatch((address,uint256,bytes)[])
  known('34fcd5be', tuple(list(one)), ([all], call) => batch(all, call)),
  // execute(bytes32,bytes)
  known('e9ae5c53', tuple(fixedBytes(32), bytes), ([mode, data], call) => byMode(mode, data, call)),
]

/** One call, or several; failing ones may be skipped; nothing else is asked for. Source: ERC-7579. */
const MODE = /^0x(00|01)0[01]0{60}$/

function byMode(mode: string, data: string, call: Call): readonly Step[] | undefined {
  const type = MODE.exec(mode)?.[1]
  if (type === undefined) return undefined
  if (type === '01') {
    const read = readExactly(tuple(list(one)), data)
    return read === undefined ? undefined : batch(read[0], call)
  }
  // An address, a number and data without padding.
  if (data.length < 104) return undefined
  const value = BigInt(`0x${data.slice(40, 104)}`)
  return [inner(call, { to: `0x${data.slice(0, 40)}`, value, data: data.slice(104) })]
}

function batch(
  all: readonly (readonly [string, bigint, string])[],
  call: Call,
): readonly Step[] | undefined {
  if (all.length === 0) return undefined
  // ERC-7821 reads this address as the account itself, ERC-7579 as it stands.
  if (all.some(([to]) => /^0x0+$/.test(to))) return undefined
  return all.map(([to, value, data], at) => inner(call, { to, value, data }, at))
}

interface Inner {
  readonly to: string
  readonly value?: bigint | undefined
  readonly data?: string | undefined
}

function inner({ to: at }: Call, { to, value = 0n, data = '' }: Inner, index = 0): Step {
  return {
    kind: 'call',
    call: { from: at, to, value, data },
    via: { kind: 'account', at, index },
  }
}

/** A call that is shown as it is. */
export function unreadable(
  { to: from }: Call,
  { to, value = 0n, data = '' }: Inner,
  reason: UnknownReason,
): Step {
  return { kind: 'unknownCall', from, to, value, data: `0x${data}`, reason }
}

function sameLength(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length > 0 && one.length === other.length
}
