import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

/** Hosts that the library requests; the content policy of the README names them. */
const ASKED = ['relay.walletconnect.org', 'verify.walletconnect.org']
/** Telemetry is switched off, notices are for wallets, and the last one is only compared with. */
const NEVER_ASKED = [
  'echo.walletconnect.com',
  'pulse.walletconnect.org',
  'verify.walletconnect.com',
]

const ADDRESS = /['"`](?:https|wss):\/\/([a-z0-9.-]+)/g

test('each host that the library names is listed as requested by pages or not', () => {
  const provider = createRequire(
    createRequire(import.meta.url).resolve('@walletconnect/universal-provider'),
  )
  const client = createRequire(provider.resolve('@walletconnect/sign-client'))
  const library = readFileSync(client.resolve('@walletconnect/core'), 'utf8')

  const named = [...library.matchAll(ADDRESS)].map(([, host = '']) => host)

  expect([...new Set(named)].sort()).toEqual([...ASKED, ...NEVER_ASKED].sort())
})
