import { expect, test } from 'vitest'
import { inPublishOrder, judgeRelease, unpublished } from './judge-release.mjs'

const ENV = {
  GITHUB_ACTIONS: 'true',
  GITHUB_REPOSITORY: 'acme/modal',
  ACTIONS_ID_TOKEN_REQUEST_URL: 'https://tokens.example',
  ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'token',
}

test('a release of a new version from the workflow is not refused', () => {
  expect(judgeRelease(aRelease({}))).toEqual([])
})

test('a package that has never been published is not refused', () => {
  expect(judgeRelease(aRelease({ packages: [aPackage({ versions: [] })] }))).toEqual([])
})

test.each([
  ['dirty-tree', { changedFiles: ['a.ts'] }, /a\.ts/],
  ['changesets-pending', { pending: ['one.md', 'two.md'] }, /2 changesets wait/],
  ['no-changesets', { packages: [aPackage({ changelog: undefined })] }, /@acme\/core 0\.2\.0/],
  ['no-changesets', { packages: [aPackage({ changelog: '\n## 0.2.01\n' })] }, /no such version/],
  ['already-published', { packages: [aPackage({ versions: ['0.2.0'] })] }, /in the registry/],
  ['no-provenance', { env: {} }, /GITHUB_ACTIONS, .*ACTIONS_ID_TOKEN_REQUEST_TOKEN/],
  ['no-provenance', { env: { ...ENV, ACTIONS_ID_TOKEN_REQUEST_URL: '' } }, /REQUEST_URL$/],
  ['other-repository', { env: { ...ENV, GITHUB_REPOSITORY: 'fork/modal' } }, /@acme\/core$/],
])('%s is refused by name', (name, facts, sentence) => {
  expect(judgeRelease(aRelease(facts))).toEqual([
    { name, sentence: expect.stringMatching(sentence) },
  ])
})

test('packages of one release that are published already are left out', () => {
  const [old, next] = [aPackage({ versions: ['0.2.0'] }), aPackage({ name: '@acme/react' })]

  expect(judgeRelease(aRelease({ packages: [old, next] }))).toEqual([])
  expect(unpublished([old, next])).toEqual([next])
})

test('all are taken for new where the registry was not asked', () => {
  const packages = [aPackage({ versions: undefined })]

  expect(unpublished(packages)).toEqual(packages)
})

test('a package is published after those that it asks for', () => {
  const react = aManifest('react', { dependencies: { core: '1', ui: '1', valtio: '2' } })
  const ui = aManifest('ui', { peerDependencies: { core: '1' } })
  const core = aManifest('core', {})

  expect(inPublishOrder([react, ui, core])).toEqual([core, ui, react])
})

function aRelease(facts: object) {
  return { changedFiles: [], pending: [], packages: [aPackage({})], env: ENV, ...facts }
}

function aPackage(facts: object) {
  return {
    name: '@acme/core',
    version: '0.2.0',
    versions: ['0.1.0'],
    repository: 'git+https://github.com/acme/modal.git',
    changelog: '# @acme/core\n\n## 0.2.0\n\n### Minor Changes\n',
    ...facts,
  }
}

function aManifest(name: string, tables: object) {
  return { name, manifest: { name, ...tables } }
}
