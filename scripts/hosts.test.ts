import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './lib/paths.mjs'
import { readmePolicy } from './lib/readme-policy.mjs'

/** Hosts that packages name and never ask: visitors follow a link, or an origin is compared. */
const NEVER_ASKED = [
  // Websites of examples in comments.
  ...['shop.example', 'quay.example'],
  // Pages that a visitor opens.
  ...['eips.ethereum.org', 'ethereum.org', 'meldcrypto.com', 'solscan.io', 'walletconnect.com'],
  // The origin of the page that frames a Safe app.
  'app.safe.global',
  // Origins that may frame the secure site.
  ...['127.0.0.1', 'secure-mobile.walletconnect.com', 'secure-mobile.walletconnect.org'],
]

/** Asked by the library of wallet-connect, which that package's own test judges. */
const OF_LIBRARY = ['verify.walletconnect.org']

/** An address at the beginning of a text of the code, which comments are not. */
const ADDRESS = /['"`](?:https|wss):\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)/g

test('the policy of the README names every host that the packages ask, and no other', () => {
  const asked = hostsIn(publishedSources()).filter((host) => !NEVER_ASKED.includes(host))

  expect(hostsOfPolicy()).toEqual(sorted([...asked, ...OF_LIBRARY]))
})

/** Code of the published packages that pages load: no tests, and no secure site of a test's own. */
function publishedSources(): readonly string[] {
  const globs = ['ts', 'tsx'].map((ending) => `:(glob)packages/*/src/**/*.${ending}`)
  return execFileSync('git', ['ls-files', ...globs], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((path) => path !== '' && !LEFT_OUT.test(path))
    .map((path) => readFileSync(join(ROOT, path), 'utf8'))
}

const LEFT_OUT = /^packages\/sandbox\/|^packages\/frame\/src\/site\/|\/testing\/|\.test(-d)?\.tsx?$/

function hostsIn(texts: readonly string[]): readonly string[] {
  return sorted(texts.flatMap((text) => [...text.matchAll(ADDRESS)].map(([, host = '']) => host)))
}

function hostsOfPolicy(): readonly string[] {
  const hosts = [...readmePolicy().matchAll(/(?:https|wss):\/\/([^\s;]+)/g)]
  return sorted(hosts.map(([, host = '']) => host))
}

function sorted(hosts: readonly string[]): readonly string[] {
  return [...new Set(hosts)].sort()
}
