import { expect, test } from 'vitest'
import { readExtensions } from './token-extensions.ts'

const NO_FEE = { epoch: 1, maximumFee: 0, transferFeeBasisPoints: 0 }
const FEE = { epoch: 2, maximumFee: 5_000, transferFeeBasisPoints: 50 }

function aFee(olderTransferFee: unknown, newerTransferFee: unknown): object {
  return { extension: 'transferFeeConfig', state: { olderTransferFee, newerTransferFee } }
}

function aHook(programId: unknown): object {
  return { extension: 'transferHook', state: { authority: null, programId } }
}

test.each([
  ['none', undefined, 0],
  ['none of them', [], 0],
  ['a close authority', [{ extension: 'mintCloseAuthority', state: {} }], 0],
  ['a fee that is nothing', [aFee(NO_FEE, NO_FEE)], 12],
  ['a fee of nothing at most', [aFee({ ...FEE, maximumFee: 0 }, NO_FEE)], 12],
  ['a place for a program', [aHook(null)], 5],
  ['one of which each account knows', [{ extension: 'pausableConfig', state: {} }], 4],
  [
    'several, as dollars have them',
    [aFee(NO_FEE, NO_FEE), aHook(null), { extension: 'permanentDelegate', state: {} }],
    17,
  ],
])('a token with %s is transferred', (_what, extensions, bytes) => {
  expect(readExtensions(extensions)).toBe(bytes)
})

test.each([
  ['takes a fee', aFee(FEE, FEE)],
  ['took one until now', aFee(FEE, NO_FEE)],
  ['will take one', aFee(NO_FEE, FEE)],
  ['takes nobody knows what', aFee(NO_FEE, undefined)],
  ['has a program of its own', aHook('FRaMvmYt2knBvDVofbLTkKA9GxyKEAzfb7yx9ofd2aJ4')],
  ['has nobody knows what program', { extension: 'transferHook' }],
  ['has what the node can not read', { extension: 'unparseableExtension' }],
  ['has what has no name', 'nonsense'],
])('a token that %s does not', (_what, extension) => {
  const reading = () => readExtensions([{ extension: 'tokenMetadata', state: {} }, extension])

  expect(reading).toThrow(expect.objectContaining({ code: 'transfer.unsupported-token' }))
})

test('extensions that are not a list are refused', () => {
  expect(() => readExtensions('none')).toThrow(expect.objectContaining({ code: 'http.malformed' }))
})
