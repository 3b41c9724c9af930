import { SiteError } from '@latchkey/frame/site'
import { getAddress, type Hex, isAddress, isHex } from 'viem'
import type { Call } from '../../../chains/evm/key-account/contract-account.ts'
import type { CallToSend } from '../chain/send-as-key.ts'

/** @throws SiteError for a call that cannot be sent. */
export function readCallToSend(value: unknown): CallToSend {
  const { to, value: amount, data, input } = Object(value)
  return { to: readAddress(to), value: readAmount(amount), data: readData(data ?? input) }
}

/** @throws SiteError for a call without an address, too. */
export function readCall(value: unknown): Call {
  const { to, ...rest } = readCallToSend(value)
  if (to === undefined) throw new SiteError('This call has no address')
  return { to, ...rest }
}

/** A number as a page gives it. @returns undefined when it is left out. */
export function readNumber(value: unknown): bigint | undefined {
  if (value === undefined || value === null) return undefined
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return BigInt(value)
  if (typeof value === 'string' && /^(0x[0-9a-f]{1,64}|\d{1,78})$/i.test(value))
    return BigInt(value)
  throw new SiteError('A number of this request can’t be read')
}

/** Whole hexadecimal bytes. */
function readData(value: unknown): Hex {
  if (value === undefined || value === null) return '0x'
  // Checked to the last digit by `strict`.
  if (isHex(value, { strict: true }) && value.length % 2 === 0) return value.toLowerCase() as Hex
  throw new SiteError('The data of this request can’t be read')
}

function readAddress(value: unknown): CallToSend['to'] {
  if (value === undefined || value === null) return undefined
  // A wrong checksum is a wrong address; S28 has the page say so sooner.
  if (typeof value === 'string' && isAddress(value)) return getAddress(value)
  throw new SiteError('An address of this request can’t be read')
}

function readAmount(value: unknown): bigint {
  const amount = readNumber(value) ?? 0n
  if (amount >= 2n ** 256n) throw new SiteError('A number of this request can’t be read')
  return amount
}
