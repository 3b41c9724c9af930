import { expect, test } from 'vitest'
import { judgeInstall, MOST_PACKAGES } from './judge-install.mjs'

const SITE = { '': { name: 'site' }, 'node_modules/react': entry('19.3.1') }

test('what the site had before is not counted', () => {
  const after = { ...SITE, 'node_modules/@latchkey/react': entry('1.0.0') }

  expect(judgeInstall(SITE, after)).toEqual({ came: ['@latchkey/react@1.0.0'], faults: [] })
})

test('a second copy of something the site has is counted', () => {
  const after = { ...SITE, 'node_modules/a/node_modules/react': entry('18.2.0') }

  expect(judgeInstall(SITE, after).came).toEqual(['react@18.2.0'])
})

test.each([
  ['a script', { hasInstallScript: true }, 'a runs a script when it is installed.'],
  ['a licence', { license: 'LGPL-3.0' }, 'a has the licence LGPL-3.0, which is not permissive.'],
  ['no licence', { license: undefined }, 'a has the licence undefined, which is not permissive.'],
])('%s is a fault', (_name, change, fault) => {
  const after = { ...SITE, 'node_modules/a': { ...entry('1.0.0'), ...change } }

  expect(judgeInstall(SITE, after).faults).toEqual([fault])
})

test('one package too many is a fault', () => {
  const added = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`node_modules/p${index}`, entry('1.0.0')]),
    )

  expect(judgeInstall(SITE, { ...SITE, ...added(MOST_PACKAGES) }).faults).toEqual([])
  expect(judgeInstall(SITE, { ...SITE, ...added(MOST_PACKAGES + 1) }).faults).toHaveLength(1)
})

function entry(version: string) {
  return { version, license: 'MIT' }
}
