import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { EXAMPLES } from '../example/examples.mjs'
import { npmEnvironment } from '../lib/npm-environment.mjs'
import { readJson } from '../lib/paths.mjs'
import { run } from '../lib/run.mjs'
import { npmInstall } from '../packed/npm.mjs'
import { publishedPackages } from '../packed/published.mjs'
import { newsOf, readRecord, recordOf, type VersionRecord } from './record.mjs'
import { recordedSettings } from './settings.mjs'

const LOCK_MS = 60_000
const integrity = `sha512-${'A'.repeat(86)}==`
const dependencies = { '@scope/other': '*' }
const OTHER = { '@scope/other': { '2.0.0': { integrity } } }
const OLD = { ...OTHER, small: { '1.2.0': { integrity, dependencies } } }
const RECORD = {
  ...OTHER,
  small: { ...OLD.small, '1.10.0': { integrity, dependencies }, '1.11.0-rc.1': { integrity } },
}

test.each([
  ['the highest recorded release', RECORD, '1.10.0'],
  ['the release before, where the record is moved back by one', OLD, '1.2.0'],
])(
  'a site gets %s, whatever it asks for, and what that depends on',
  async (_name, record, version) => {
    const wanted = { small: '', range: 'npm:small@^1.0.0', tag: 'npm:small@latest' }
    const { locked } = await resolve(siteOf(wanted), record)

    expect(locked).toMatchObject({
      'node_modules/small': { version, integrity },
      'node_modules/range': { version },
      'node_modules/tag': { version },
      'node_modules/@scope/other': { version: '2.0.0', integrity },
    })
  },
)

test.each([
  ['a newer version', { small: '^1.10.0' }, 'No matching version found for small@^1.10.0'],
  ['a package that is not recorded', { large: '*' }, 'large is not recorded'],
])('%s is refused by name', async (_name, wanted, expected) => {
  const { code, output } = await resolve(siteOf(wanted), OLD)

  expect(code).not.toBe(0)
  expect(output).toContain(expected)
})

test('a site that asks for a version that is not recorded is told the command that records it', async () => {
  const site = siteOf({ vite: '^1000.0.0' })

  await expect(npmInstall(site, ['--package-lock-only'])).rejects.toThrow(
    /vite@\^1000\.0\.0.*npm run record-versions/s,
  )
})

test('all that examples and our packages ask for is recorded (else: npm run record-versions)', async () => {
  const specs = [...new Set([...askedByExamples(), ...askedByOurs()])]
  // Under names of their own, so that npm finds ranges of one package side by side.
  const wanted = specs.map((spec, index) => [`wanted-${index}`, `npm:${spec}`])
  const { output, locked } = await resolve(siteOf(Object.fromEntries(wanted)), withoutNeeds())

  expect(output).not.toContain('npm error')
  expect(specs.length).toBeGreaterThan(100)
  expect(Object.keys(locked)).toHaveLength(specs.length + 1)
})

test('a lockfile is recorded by package and version, without addresses and without our files', () => {
  const lock = {
    packages: {
      '': { name: 'site', dependencies: { small: '*' } },
      'node_modules/@latchkey/core': { version: '0.1.0', integrity, resolved: 'file:../core.tgz' },
      'node_modules/alias': { name: 'small', version: '1.10.0', integrity, dev: true },
      'node_modules/a/node_modules/small': {
        version: '1.2.0',
        resolved: 'https://registry.example/small.tgz',
        integrity,
        license: 'MIT',
        dependencies,
      },
      'node_modules/a/node_modules/bundled': { version: '1.0.0', inBundle: true },
    },
  }

  expect(recordOf([lock, lock])).toEqual({
    small: { '1.2.0': { integrity, dependencies }, '1.10.0': { integrity } },
  })
  expect(newsOf(lock, OLD)).toEqual(['small 1.10.0 (1.2.0 recorded)'])
})

/** The record of the repository without what each version depends on, of which it has all. */
function withoutNeeds(): VersionRecord {
  const entries = Object.entries(readRecord()).map(([name, versions]) => [
    name,
    Object.fromEntries(Object.keys(versions).map((version) => [version, { integrity }])),
  ])
  return Object.fromEntries(entries)
}

function askedByExamples(): string[] {
  const manifests = readdirSync('examples', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => readJson(`examples/${name}/package.json`))
  return [
    ...manifests.flatMap((manifest) =>
      specsOf({ ...manifest.dependencies, ...manifest.devDependencies }),
    ),
    ...EXAMPLES.flatMap(({ versions }) => specsOf(versions)),
  ]
}

/** No site has to have a peer that is optional. */
function askedByOurs(): string[] {
  return publishedPackages().flatMap(({ manifest }) => {
    const peers = Object.entries<string>(manifest.peerDependencies ?? {}).filter(
      ([name]) => manifest.peerDependenciesMeta?.[name]?.optional !== true,
    )
    return specsOf({ ...manifest.dependencies, ...Object.fromEntries(peers) })
  })
}

function specsOf(ranges: Record<string, string> = {}): string[] {
  return Object.entries(ranges)
    .filter(([name]) => !name.startsWith('@latchkey/'))
    .map(([name, range]) => `${name}@${range}`)
}

function siteOf(wanted: Record<string, string>): string {
  const site = mkdtempSync(join(tmpdir(), 'latchkey-recorded-'))
  onTestFinished(() => rmSync(site, { recursive: true, force: true }))
  writeFileSync(join(site, 'package.json'), JSON.stringify({ private: true, dependencies: wanted }))
  return site
}

/** Lets npm resolve a site by a record. */
async function resolve(site: string, record: VersionRecord) {
  const { code, output } = await run({
    command: 'npm',
    args: ['install', '--package-lock-only', '--no-audit', ...(await recordedSettings(record))],
    cwd: site,
    env: npmEnvironment(site),
    limitMs: LOCK_MS,
    shell: process.platform === 'win32',
  })
  const readLock = () => JSON.parse(readFileSync(join(site, 'package-lock.json'), 'utf8'))
  return { code, output, locked: code === 0 ? readLock().packages : {} }
}
