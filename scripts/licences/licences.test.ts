import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lockedPackages } from '../lib/installed.mjs'
import { ROOT } from '../lib/paths.mjs'
import { publishedPackages } from '../packed/published.mjs'
import { allShipped } from './all-shipped.mjs'
import { judgeLicences } from './judge-licences.mjs'
import { licenceText } from './licence-text.mjs'
import { readLockfile } from './read-lockfile.mjs'
import { shippedWith } from './shipped-with.mjs'

const LOCKFILE = `lockfileVersion: '9.0'

importers:

  .:
    devDependencies:
      vitest:
        specifier: 4.0.0
        version: 4.0.0

  packages/core:
    dependencies:
      valtio:
        specifier: 2.3.2
        version: 2.3.2(react@19.0.0)

  packages/react:
    dependencies:
      '@acme/core':
        specifier: workspace:^
        version: link:../core
    devDependencies:
      react:
        specifier: 19.0.0
        version: 19.0.0
      styles:
        specifier: npm:@acme/styles@1.0.0
        version: '@acme/styles@1.0.0(react@19.0.0)'

packages:

  '@acme/styles@1.0.0':
    resolution: {integrity: sha512-a}

  proxy-compare@3.0.1:
    resolution: {integrity: sha512-a}

  react@19.0.0:
    resolution: {integrity: sha512-a}

  scheduler@1.0.0:
    resolution: {integrity: sha512-a}

  valtio@2.3.2:
    resolution: {integrity: sha512-a}
    engines: {node: '>=12'}
    peerDependencies:
      react: '>=18'
    peerDependenciesMeta:
      react:
        optional: true

snapshots:

  '@acme/styles@1.0.0(react@19.0.0)':
    dependencies:
      scheduler: 1.0.0

  proxy-compare@3.0.1: {}

  react@19.0.0:
    dependencies:
      scheduler: 1.0.0

  scheduler@1.0.0: {}

  valtio@2.3.2(react@19.0.0):
    dependencies:
      proxy-compare: 3.0.1
      react: 19.0.0
    optionalDependencies:
      fsevents: 2.0.0
`

const LOCK = readLockfile(LOCKFILE)
const known = {
  nameOf: (folder: string) => folder.replace('packages/', '@acme/'),
  insideOf: (): string[] => [],
}

test('what comes with a package is found in the lockfile, with its way', () => {
  const ours = { name: '@acme/react', folder: 'packages/react', peers: [] }

  const found = shippedWith(LOCK, ours, known)

  expect(found.map(({ name, version, path }) => [`${name}@${version}`, path.join(' → ')])).toEqual([
    ['fsevents@2.0.0', '@acme/react → @acme/core → valtio'],
    ['proxy-compare@3.0.1', '@acme/react → @acme/core → valtio'],
    ['valtio@2.3.2', '@acme/react → @acme/core'],
  ])
  expect(found.filter(({ isOptional }) => isOptional)).toMatchObject([{ name: 'fsevents' }])
})

test('what a site installs beside it is told apart, with what that brings', () => {
  const ours = {
    name: '@acme/react',
    folder: 'packages/react',
    peers: ['react'],
  }

  const found = shippedWith(LOCK, ours, known)

  const ofSite = found.filter(({ isOfSite }) => isOfSite)
  expect(ofSite.map(({ name }) => name)).toEqual(['react', 'scheduler'])
})

test('what is bundled counts, under its own name where it is asked for by another', () => {
  const ours = { name: '@acme/react', folder: 'packages/react', peers: [] }
  const insideOf = (folder: string) => (folder === 'packages/react' ? ['react', 'styles'] : [])

  const names = shippedWith(LOCK, ours, { ...known, insideOf }).map(({ name }) => name)

  expect(names).toEqual([
    '@acme/styles',
    'fsevents',
    'proxy-compare',
    'react',
    'scheduler',
    'valtio',
  ])
})

test.each([
  [{ licence: 'MIT' }, true],
  [{ licence: 'Unlicense' }, true],
  [{ licence: 'GPL-3.0-only' }, false],
  [{ licence: 'SEE LICENSE IN LICENSE.md' }, false],
  [{ licence: undefined }, false],
  [{ licence: undefined, isOptional: true }, true],
  [{ name: 'rpc-websockets', licence: 'LGPL-3.0-only', path: ['@solana/web3.js'] }, true],
  [{ name: 'rpc-websockets', licence: 'LGPL-3.0-only', path: ['@acme/core'] }, false],
  [{ name: '@walletconnect/core', version: '2.21.8' }, true],
  [{ name: '@walletconnect/core', version: '2.21.9' }, false],
  [{ name: '@walletconnect/types', version: '2.22.0-beta.1' }, false],
  [{ name: '@walletconnect/sign-client', version: '3.0.0' }, false],
  [{ name: '@walletconnect/time', version: '1.0.2' }, true],
])('%o may be shipped: %s', (facts, isAllowed) => {
  const shipped = { name: 'a', version: '1.0.0', licence: 'MIT', path: [], isOptional: false }

  expect(judgeLicences([{ ...shipped, ...facts }])).toHaveLength(isAllowed ? 0 : 1)
})

const SHIPPED = allShipped()

test.each(SHIPPED)('everything that comes with $name may be shipped', ({ packages }) => {
  expect(judgeLicences(packages)).toEqual([])
})

test('every package that was found is in the lockfile', () => {
  const locked = new Set(lockedPackages().map(({ name, version }) => `${name}@${version}`))
  const found = SHIPPED.flatMap(({ packages }) => packages)

  expect(found.length).toBeGreaterThan(300)
  expect(found.filter(({ name, version }) => !locked.has(`${name}@${version}`))).toEqual([])
})

const INSIDE = publishedPackages().filter(({ manifest }) =>
  manifest.files.includes('dist/THIRD-PARTY-LICENSES.txt'),
)

// pnpm adds the repository's licence to a packed file only where no name in it has that word.
test.each(INSIDE)('$name, which has licences of others inside, has ours, too', ({ folder }) => {
  const [own, ours] = [`${folder}/LICENSE`, 'LICENSE'].map((path) =>
    readFileSync(join(ROOT, path), 'utf8'),
  )

  expect(own).toBe(ours)
})

test('every package with code of others inside is known as one', () => {
  const known = SHIPPED.filter(({ hasBundled }) => hasBundled).map(({ name }) => name)

  expect(known).toEqual(INSIDE.map(({ name }) => name))
})

test('no package of the lockfile is from where wallet-connect is not permissive', () => {
  const locked = lockedPackages().filter(({ name }) => name.startsWith('@walletconnect/'))
  const shipped = locked.map((each) => ({ ...each, licence: 'MIT', path: [], isOptional: false }))

  expect(locked.length).toBeGreaterThan(5)
  expect(judgeLicences(shipped)).toEqual([])
})

test.each([
  [{ author: 'Ada <ada@acme.org>' }, 'Copyright (c) Ada <ada@acme.org>'],
  [{ author: { name: 'Ada' } }, 'Copyright (c) Ada'],
  [
    { repository: { url: 'https://git.acme.org/a' } },
    'Copyright (c) the authors of a, https://git.acme.org/a',
  ],
])('a package of MIT without a file of the licence has its text: %j', (known, line) => {
  const text = licenceText({ name: 'a', license: 'MIT', ...known })

  expect(text?.split('\n')).toEqual(expect.arrayContaining([line]))
  expect(text).toContain('Permission is hereby granted, free of charge')
})

test('a licence that is written for each package anew has no text', () => {
  expect(licenceText({ name: 'a', license: 'BSD-3-Clause' })).toBeUndefined()
})
