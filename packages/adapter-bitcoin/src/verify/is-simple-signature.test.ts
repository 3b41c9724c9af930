import { base64, hex } from '@scure/base'
import { expect, test } from 'vitest'
import vectors from '../../../../vectors/bip322.json'
import { readAddress } from '../address.ts'
import { verifyMessage } from '../methods/verify-message.ts'
import { transactionHash } from '../transaction/write-transaction.ts'
import { messageHash, toSign, toSpend } from './to-spend.ts'

const { cases } = vectors
const MAIN = 'bip122:000000000019d6689c085ae165831e93'

interface Case {
  readonly message: string
  readonly address: string
  readonly signature: string
}

const SIMPLE = casesOf([...cases.basic_simple, ...cases.generated_simple])
/** Signed by a key; the others are signed by scripts. */
const RIGHT = SIMPLE.filter(({ type }) => type === 'p2wpkh' || type === 'p2tr')
const BY_SCRIPTS = SIMPLE.filter((one) => !RIGHT.includes(one))
const OTHER_FORMS = casesOf([...cases.generated_full, ...cases.generated_proof_of_funds])
const WRONG = [...cases.basic_error, ...cases.generated_error]

interface Given extends Omit<Case, 'signature'> {
  readonly type: string
  readonly bip322_signatures: readonly string[]
}

function casesOf(given: readonly Given[]): readonly (Case & { readonly type: string })[] {
  return given.flatMap(({ message, address, type, bip322_signatures }) =>
    bip322_signatures.map((signature) => ({ message, address, type, signature })),
  )
}

/** Returns true if the adapter verifies it at all: the simple form, by the key of an address. */
function isSupported({ address, signature }: Pick<Case, 'address' | 'signature'>): boolean {
  const reading = readAddress(address)
  const isByScript = reading.ok && reading.address.type === 'p2wsh'
  return !/^(?:ful|pof)/.test(signature) && !isByScript
}

function isSigned({ message, address, signature }: Case): boolean {
  return verifyMessage({ account: `${MAIN}:${address}`, text: message, signature })
}

function scriptOf(address: string): Uint8Array {
  const reading = readAddress(address)
  return reading.ok ? reading.address.script : new Uint8Array()
}

/** Replaces the letter at `index` by the next one. */
function changed(text: string, index: number): string {
  const next = text[index] === 'A' ? 'B' : 'A'
  return text.slice(0, index) + next + text.slice(index + 1)
}

test.each(cases.basic_tx_hashes)('the transactions of "$message" are those of BIP-322', (one) => {
  const spent = toSpend(one.message, scriptOf(one.address))
  const txid = transactionHash(spent)

  expect(hex.encode(messageHash(one.message))).toBe(one.message_hash)
  expect(hex.encode(txid.slice().reverse())).toBe(one.to_spend_tx_hash)
  const signing = transactionHash(toSign(txid, []))
  expect(hex.encode(signing.slice().reverse())).toBe(one.to_sign_tx_hash)
})

test.each(RIGHT)('$address signed "$message"', (one) => {
  expect(isSigned(one)).toBe(true)
})

test.each(RIGHT.filter(({ signature }) => signature.startsWith('smp')))(
  'the simple form of $address may omit its prefix',
  (one) => {
    expect(isSigned({ ...one, signature: one.signature.slice(3) })).toBe(true)
  },
)

test.each(WRONG.filter(isSupported))('$description', (one) => {
  expect(isSigned(one)).toBe(false)
})

const REFUSED = expect.objectContaining({ code: 'signature.unsupported-form' })

test.each([...BY_SCRIPTS, ...OTHER_FORMS])(
  'an unsupported form is not called invalid: $type',
  (one) => {
    expect(() => isSigned(one)).toThrow(REFUSED)
    expect(() => isSigned({ ...one, message: `${one.message} ` })).toThrow(REFUSED)
  },
)

test.each(WRONG.filter((one) => !isSupported(one)))('nor called valid: $description', (one) => {
  expect(() => isSigned(one)).toThrow(REFUSED)
})

test('a taproot witness with a script is not supported', () => {
  const taproot = RIGHT.find(({ type }) => type === 'p2tr')
  const signature = base64.encode(Uint8Array.of(2, 1, 0x51, 1, 0xc0))

  expect(() => isSigned({ message: '', address: taproot?.address ?? '', signature })).toThrow(
    REFUSED,
  )
})

test.each(RIGHT)('every change of a signature of $address is detected', (one) => {
  const { message, signature } = one

  expect(isSigned({ ...one, message: `${message} ` })).toBe(false)
  if (message !== '') expect(isSigned({ ...one, message: changed(message, 0) })).toBe(false)
  for (let index = 0; index < one.address.length; index += 7) {
    expect(isSigned({ ...one, address: changed(one.address, index) })).toBe(false)
  }
  for (let index = 0; index < signature.length; index += 1) {
    expect(isSigned({ ...one, signature: changed(signature, index) })).toBe(false)
  }
})

test.each(RIGHT)('a signature of $address is not valid for another address', (one) => {
  const other = RIGHT.find(({ address }) => address !== one.address)

  expect(isSigned({ ...one, address: other?.address ?? '' })).toBe(false)
})

test.each(RIGHT)('bytes after a signature of $address make it invalid', (one) => {
  expect(isSigned({ ...one, signature: `${one.signature}AAAA` })).toBe(false)
  expect(isSigned({ ...one, signature: `${one.signature} ` })).toBe(false)
  expect(isSigned({ ...one, signature: one.signature.slice(0, -4) })).toBe(false)
})

test('an account of another network signed nothing', () => {
  const [one] = RIGHT
  const account = `bip122:000000000933ea01ad0ee984209779ba:${one?.address}` as const

  expect(
    verifyMessage({ account, text: one?.message ?? '', signature: one?.signature ?? '' }),
  ).toBe(false)
})
