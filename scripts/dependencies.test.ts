import { expect, test } from 'vitest'
import { lockedPackages, ownManifests, shippedPackages } from './lib/installed.mjs'
import { isPermissive } from './packed/permissive.mjs'

const EXACT = /^(npm:(@[a-z0-9-]+\/)?[a-z0-9-.]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/
const LOWEST_NODE = [20, 19]

test('everything that is installed with our packages has a permissive licence', () => {
  const shipped = shippedPackages()

  const others = shipped.filter(({ license }) => !isPermissive(license))

  expect(shipped.length).toBeGreaterThan(20)
  expect(others.map(({ name, version, license }) => `${name}@${version}: ${license}`)).toEqual([])
})

test.each([
  ['MIT', true],
  ['MIT OR GPL-3.0', true],
  ['(MIT AND BSD-3-Clause)', true],
  ['MIT AND GPL-3.0', false],
  ['Unlicense', true],
  ['MPL-2.0', false],
  ['SEE LICENSE IN LICENSE', false],
  [undefined, false],
])('the licence %s is permissive: %s', (licence, expected) => {
  expect(isPermissive(licence)).toBe(expected)
})

test('dependencies have exact versions', () => {
  const loose = ownManifests().flatMap(({ name, dependencies, devDependencies }) =>
    Object.entries<string>({ ...dependencies, ...devDependencies })
      .filter(([, wanted]) => wanted !== 'workspace:^' && !EXACT.test(wanted))
      .map(([dependency, wanted]) => `${name}: ${dependency} ${wanted}`),
  )

  expect(loose).toEqual([])
})

test('no package of the lockfile requires a newer Node than supported', () => {
  const locked = lockedPackages()

  const tooNew = locked.filter(({ node }) => node !== undefined && !runsOnLowestNode(node))

  expect(locked.length).toBeGreaterThan(100)
  expect(tooNew).toEqual([])
})

test('the two compromised releases of the Solana library are never installed', () => {
  const stolen = lockedPackages().filter(
    ({ name, version }) => name === '@solana/web3.js' && ['1.95.6', '1.95.7'].includes(version),
  )

  expect(stolen).toEqual([])
})

function runsOnLowestNode(range: string): boolean {
  return range.split('||').some((part) => {
    const isExactMajor = /^(\^|~|\d)/.test(part.trim())
    const [major = 0, minor = 0] = numbersIn(part)
    if (isExactMajor) return major === LOWEST_NODE[0] && !isAfter(part, [20, 19, 0])
    return !isAfter(`${major}.${minor}.0`, [20, 19, 0])
  })
}

function isAfter(version: string, limit: readonly [number, number, number]): boolean {
  const numbers = numbersIn(version)
  const at = limit.findIndex((part, index) => (numbers[index] ?? 0) !== part)
  return at >= 0 && (numbers[at] ?? 0) > (limit[at] ?? 0)
}

function numbersIn(text: string): number[] {
  return (text.match(/\d+(\.\d+)*/)?.[0] ?? '0').split('.').map(Number)
}
