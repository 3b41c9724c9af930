import { readFileSync } from 'node:fs'
import { isAllowedOrigin } from '@latchkey/frame/site'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Sandbox, startSandbox } from '../../index.ts'
import type { FrameSettings } from '../page/frame-settings.ts'

interface Case {
  readonly listed: readonly string[]
  readonly origin: string
}

const VECTORS = new URL('../../../../../vectors/allowed-ancestors.json', import.meta.url)

/** The same cases as those of the page's hint. */
const { allow, deny } = (
  JSON.parse(readFileSync(VECTORS, 'utf8')) as { cases: Record<'allow' | 'deny', readonly Case[]> }
).cases

let sandbox: Sandbox<'secureSite'>

beforeAll(async () => {
  sandbox = await startSandbox({ parts: ['secureSite'] })
})
afterAll(() => sandbox.stop())

/** Returns the policy and the script of a project's frame. */
async function frameOf({ listed }: Case) {
  sandbox.project.allowedOrigins = listed
  const answer = await fetch(`${sandbox.addresses.secureSite}/sdk`)
  const policy = answer.headers.get('content-security-policy') ?? ''
  const [, settings = ''] = /data-settings="([^"]*)"/.exec(await answer.text()) ?? []
  // Written by our own server, from this type.
  const { allowedOrigins } = JSON.parse(settings.replaceAll('&quot;', '"')) as FrameSettings
  return { allowedOrigins, sources: policy.split('frame-ancestors ')[1]?.split(' ') ?? [] }
}

/** Returns true if a policy allows an origin. Source: Content Security Policy 3, section 6.7.2.8. */
function covers(sources: readonly string[], origin: string): boolean {
  const { protocol, hostname, port } = new URL(origin)
  const usual = protocol === 'https:' ? '443' : '80'
  return sources.some((source) => {
    const [, scheme, host = '', own = ''] = /^(https?:)\/\/(.+?)(?::(\d+|\*))?$/.exec(source) ?? []
    const isHost = host.startsWith('*') ? hostname.endsWith(host.slice(1)) : host === hostname
    return scheme === protocol && isHost && (own === '*' || (own || usual) === (port || usual))
  })
}

test.each(allow)(
  'with $listed, $origin is answered, and its page may show the frame',
  async (given) => {
    const { allowedOrigins, sources } = await frameOf(given)

    expect(isAllowedOrigin(allowedOrigins, given.origin)).toBe(true)
    // No policy can name an address of IPv6.
    expect(covers(sources, given.origin)).toBe(!given.origin.includes('['))
  },
)

test.each(deny)('with $listed, $origin is not answered', async (given) => {
  const { allowedOrigins } = await frameOf(given)

  expect(isAllowedOrigin(allowedOrigins, given.origin)).toBe(false)
})
