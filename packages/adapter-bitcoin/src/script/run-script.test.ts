import { hex } from '@scure/base'
import { expect, test } from 'vitest'
import type { Machine } from './machine.ts'
import { runScript } from './run-script.ts'
import { readScriptNumber, writeScriptNumber } from './script-number.ts'

function aMachine(script: string, changes: Partial<Machine> = {}): Machine {
  const input = {
    txid: new Uint8Array(32),
    index: 0,
    script: new Uint8Array(),
    sequence: 10,
    witness: [],
  }
  const transaction = { version: 2, inputs: [input], outputs: [], lockTime: 500 }
  return {
    rules: 'witness',
    spend: { transaction, index: 0, spent: [] },
    script: hex.decode(script),
    stack: [],
    side: [],
    ...changes,
  }
}

/** What is left on the stack, in hex; undefined where the script failed. */
function result(script: string, changes?: Partial<Machine>): readonly string[] | undefined {
  const machine = aMachine(script, changes)
  return runScript(machine) ? machine.stack.map(hex.encode) : undefined
}

/** RIPEMD-160, SHA-256, and both after SHA-256. */
const HASHES_OF_NOTHING = [
  '9c1185a5c5e9fc54612808977ee8f548b2258d31',
  'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  'b472a266d0bd89c13706a4132ccfb16f7c3b9fcb',
  '5df6e0e2761359d30a8275058e299fcc0381534545f55cf43e41983f5d4c9456',
]

test.each([
  ['pushes', '0002abcd4c01ee4d0100ff515f4f', ['', 'abcd', 'ee', 'ff', '01', '0f', '81']],
  ['a taken branch', '516352675368', ['02']],
  ['another branch', '006352675368', ['03']],
  ['a branch in a branch that is not taken', '0063516352675368675468', ['04']],
  ['not if', '006452675368', ['02']],
  ['both sides of the stack', '51526b536c', ['01', '03', '02']],
  ['dup, swap, drop, size', '5152767c7c75028000827c75', ['01', '02', '02']],
  ['if dup', '51730073', ['01', '01', '']],
  ['numbers', '515293539c5453930091929a', ['01', '01']],
  ['or', '00519b', ['01']],
  ['equal', '02abcd02abcd87', ['01']],
  ['a verified equality', '515188', []],
  ['a verified number', '51519d', []],
  ['a verified yes', '5169', []],
  ['hashes', '00a600a800a900aa', HASHES_OF_NOTHING],
  ['a lock time that is told', '02f401b1', ['f401']],
  ['an age that is told', '5ab2', ['0a']],
])('%s', (_what, script, stack) => {
  expect(result(script)).toEqual(stack)
})

test.each([
  ['an if without an end', '5163'],
  ['an end without an if', '68'],
  ['an else without an if', '67'],
  ['a choice that is neither yes nor no', '52635168'],
  ['a later lock time', '02f501b1'],
  ['a lock time in seconds', '0400ca9a3bb1'],
  ['a lock time below zero', '4fb1'],
  ['a higher age', '5bb2'],
  ['an age below zero', '4fb2'],
  ['an age in seconds', '030a0040b2'],
  ['a no that is verified', '0069'],
  ['a word that nobody knows', '5150'],
  ['a separator of code', 'ab'],
  ['a return', '6a'],
])('%s ends it', (_what, script) => {
  expect(result(script)).toBeUndefined()
})

test.each([
  ['a push over the end', '02ab'],
  ['an empty stack', '75'],
  ['a number that is longer than it must be', '02010093'],
])('%s makes no sense', (_what, script) => {
  expect(() => result(script)).toThrow(expect.objectContaining({ code: 'wallet.malformed' }))
})

test('before there were witnesses anything could be a choice', () => {
  expect(result('52635168', { rules: 'legacy' })).toEqual(['01'])
})

test('an age that nobody may ask for is none', () => {
  expect(result('050000008000b2')).toEqual(['0000008000'])
})

test('what is too much is no script', () => {
  expect(() => result('51'.repeat(1_001))).toThrow()
  expect(result('61'.repeat(10_001))).toBeUndefined()
})

test.each([0, 1, -1, 127, 128, -128, 255, 256, 32_767, -32_768, 8_388_608])(
  'the number %d is written and read',
  (value) => {
    expect(readScriptNumber(writeScriptNumber(value))).toBe(value)
  },
)
