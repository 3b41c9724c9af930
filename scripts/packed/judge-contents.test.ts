import { expect, test } from 'vitest'
import { judgeContents } from './judge-contents.mjs'

const GOOD = ['LICENSE', 'README.md', 'dist/index.d.ts', 'dist/index.js', 'package.json']
const MANIFEST = {
  exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
  dependencies: { '@latchkey/core': '^1.0.0' },
}

test.each([
  ['what is listed', GOOD, MANIFEST, []],
  ['no licence', without('LICENSE'), MANIFEST, ['LICENSE is missing.']],
  ['a source', [...GOOD, 'src/index.ts'], MANIFEST, ['src/index.ts does not belong there.']],
  ['a map', [...GOOD, 'dist/a.js.map'], MANIFEST, ['dist/a.js.map does not belong there.']],
  ['a test', [...GOOD, 'dist/a.test.js'], MANIFEST, ['dist/a.test.js does not belong there.']],
  ['a hidden file', [...GOOD, '.npmrc'], MANIFEST, ['.npmrc does not belong there.']],
  [
    'an entry that is not there',
    without('dist/index.d.ts'),
    MANIFEST,
    ['dist/index.d.ts is promised by the manifest and not there.'],
  ],
  [
    'a range of the workspace',
    GOOD,
    { ...MANIFEST, dependencies: { '@latchkey/core': 'workspace:^' } },
    ['@latchkey/core is asked for as workspace:^, which only the workspace knows.'],
  ],
])('a packed file with %s', (_name, paths, manifest, faults) => {
  expect(judgeContents({ paths, manifest, listed: ['dist'] })).toEqual(faults)
})

test('a file that the manifest lists by name must be there', () => {
  const input = { paths: GOOD, manifest: MANIFEST, listed: ['dist', 'TESTIDS.md'] }

  expect(judgeContents(input)).toEqual(['TESTIDS.md is missing.'])
})

test.each([
  ['any file', 'dist/templates/html/e2e/a.e2e.ts', []],
  ['nothing', undefined, ['dist/templates/ is missing.']],
  ['a lockfile', 'dist/templates/html/package-lock.json'],
  ['what is installed', 'dist/templates/html/node_modules/a.js'],
  ['a hidden file', 'dist/templates/html/.env'],
])('a folder that the manifest lists contains %s', (_name, path, faults?: string[]) => {
  const paths = [...GOOD, 'dist/templates/a.css', path].filter((each) => each !== undefined)
  const judged = path === undefined ? GOOD : paths
  const input = { paths: judged, manifest: MANIFEST, listed: ['dist', 'dist/templates/'] }

  expect(judgeContents(input)).toEqual(faults ?? [`${path} does not belong there.`])
})

function without(name: string): string[] {
  return GOOD.filter((path) => path !== name)
}
