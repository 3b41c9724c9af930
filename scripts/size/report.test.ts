import { expect, test } from 'vitest'
import { BUDGETS, NAME_BUDGETS, PART_BUDGETS } from './budgets.mjs'
import { findFaults, reportOf } from './report.mjs'

const KEPT = {
  buttonBytes: 10_240,
  listBytes: 61_440,
  listRequests: 3,
  roundTrips: 1,
  quietBytes: 102_400,
  quietRequests: 6,
}

const PAIRING_KIB = kib(PART_BUDGETS.pairing)

test('a site within its budgets has no fault', () => {
  expect(findFaults({ sites: [aSite({})], parts: [] })).toEqual([])
})

test('a site over a budget, with a warning or with an error on the page has faults', () => {
  const figures = { ...KEPT, roundTrips: BUDGETS.roundTrips + 1 }
  const site = aSite({ figures, faults: ['TypeError: r is not a function'], warnings: ['./x.js'] })

  const texts = findFaults({ sites: [site], parts: [] })

  expect(texts).toEqual([
    'some site: TypeError: r is not a function',
    'some site: the bundler warns\n./x.js',
    'some site: 4 round trips, at most 3',
  ])
})

test('a site on which the list was never shown has a fault, though nothing was thrown', () => {
  const figures = { buttonBytes: 10_240, listBytes: undefined }

  expect(findFaults({ sites: [aSite({ figures })], parts: [] })).toHaveLength(1)
})

test('several namespaces have a larger budget', () => {
  const figures = { ...KEPT, quietRequests: BUDGETS.quietRequests + 1 }
  const namespaces = ['eip155', 'solana', 'bip122']

  expect(findFaults({ sites: [aSite({ figures })], parts: [] })).toHaveLength(1)
  expect(findFaults({ sites: [aSite({ figures, namespaces })], parts: [] })).toEqual([])
})

test('a part that is too large, or that the visit did not reach, has a fault', () => {
  const parts = [
    aPart({ bytes: PART_BUDGETS.pairing }),
    aPart({ bytes: PART_BUDGETS.pairing + 1 }),
    aPart({ bytes: undefined }),
    aPart({ bytes: undefined, faults: ['The visit ended early'] }),
  ]

  expect(findFaults({ sites: [], parts })).toEqual([
    `some part: ${PAIRING_KIB} KiB, at most ${PAIRING_KIB}`,
    'some part: was not reached',
    'some part: The visit ended early',
  ])
})

test('a site of Next has a larger budget until it is quiet', () => {
  const figures = { ...KEPT, quietBytes: BUDGETS.quietBytes + 1 }

  expect(findFaults({ sites: [aSite({ figures })], parts: [] })).toHaveLength(1)
  expect(findFaults({ sites: [aSite({ figures, bundler: 'next' })], parts: [] })).toEqual([])
})

test('a public name that is too large, or loads modules too early, has a fault', () => {
  const entry = '@latchkey/react'
  const names = [
    { entry, name: 'LatchkeyButton', bytes: NAME_BUDGETS.LatchkeyButton, faults: [] },
    { entry, name: 'useLatchkey', bytes: NAME_BUDGETS.LatchkeyButton, faults: [] },
    { entry: `${entry}/elements`, bytes: 1, faults: ['the page loads x before the modal'] },
  ]

  expect(findFaults({ sites: [], parts: [], names })).toEqual([
    `useLatchkey of ${entry}: ${kib(NAME_BUDGETS.LatchkeyButton)} KiB, at most ${kib(NAME_BUDGETS.others)}`,
    `all of ${entry}/elements: the page loads x before the modal`,
  ])
})

test('the report names the buttons, and the largest of the other names', () => {
  const entry = '@latchkey/react'
  const names = ['useLatchkey', 'LatchkeyButton', 'useLatchkeySend'].map((name, index) => ({
    entry,
    name,
    faults: [],
    bytes: (index + 1) * 1024,
  }))

  const rows = reportOf({ sites: [], parts: [], names }).split('\n').slice(-2)

  expect(rows).toEqual([
    `| LatchkeyButton of ${entry} | 2.0 | ${kib(NAME_BUDGETS.LatchkeyButton)} |`,
    `| any other name of ${entry} | 3.0 | ${kib(NAME_BUDGETS.others)} |`,
  ])
})

test('the report shows sizes, budgets and unreached moments', () => {
  const figures = { ...KEPT, listBytes: undefined }

  const report = reportOf({ sites: [aSite({ figures })], parts: [aPart({ bytes: 2_048 })] })

  expect(report).toContain('| some site | 10.0 |  | 3 | 1 | 100.0 | 6 |')
  const { buttonBytes, listBytes, quietBytes, quietRequests } = BUDGETS
  const limits = `| ${kib(buttonBytes)} | ${kib(listBytes)} |  | 3 | ${kib(quietBytes)} | ${quietRequests} |`
  expect(report).toContain(`| at most, one namespace ${limits}`)
  expect(report).toContain(`| some part | 2.0 | ${PAIRING_KIB} |`)
})

function kib(bytes: number): string {
  return (bytes / 1024).toFixed(1)
}

function aSite(own: object) {
  return {
    name: 'some site',
    bundler: 'vite-8',
    namespaces: ['eip155'],
    figures: KEPT,
    faults: [],
    warnings: [],
    ...own,
  }
}

function aPart(own: object) {
  return { what: 'some part', budget: 'pairing', bytes: 1_024, faults: [], ...own }
}
