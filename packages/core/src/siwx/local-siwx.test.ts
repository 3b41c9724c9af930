import { expect, test } from 'vitest'
import type { SiwxHost, SiwxMessageData, SiwxSession } from '../contract/index.ts'
import { LatchkeyError } from '../contract/index.ts'
import { createFakeStorage } from '../testing/fake-storage.ts'
import { localSiwx } from './local-siwx.ts'
import type { LocalSiwxOptions } from './local-siwx-options.ts'
import { writeSignInText } from './sign-in-text.ts'

const ADA = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const BEN = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const NOW_MS = Date.parse('2026-06-01T12:00:00.000Z')

/** A sign-in whose signatures are `signed` and the text; `unreachable` can't be checked. */
function aSiwx(options: LocalSiwxOptions = {}) {
  const storage = createFakeStorage()
  const page = { nowMs: NOW_MS, verified: 0 }
  let ids = 0
  const host: SiwxHost = {
    storage,
    origin: 'https://shop.example',
    projectId: undefined,
    sdk: { sdkType: 'latchkey', sdkVersion: 'html-core-0.1.0' },
    now: () => page.nowMs,
    randomId() {
      ids += 1
      return `${ids}`.padStart(32, '0')
    },
    key: (name) => `@appkit/${name}`,
    send: () => expect.unreachable('there is no server'),
    async verify({ message, signature }) {
      page.verified += 1
      if (signature === 'unreachable') throw new LatchkeyError('rpc.unavailable', {})
      return signature === `signed ${message}`
    },
  }
  const siwx = localSiwx(options)
  siwx.attach?.(host)
  /** Another page of the site, with the same storage. */
  const reload = () => {
    const next = localSiwx(options)
    next.attach?.(host)
    return next
  }
  return { siwx, storage, page, reload }
}

type Made = Awaited<ReturnType<ReturnType<typeof aSiwx>['siwx']['createMessage']>>

function signed(message: Made, changes: Partial<SiwxSession> = {}): SiwxSession {
  const { toString: _, ...data } = message
  const text = message.toString()
  return { data, message: text, signature: `signed ${text}`, ...changes }
}

async function signIn({ siwx }: Pick<ReturnType<typeof aSiwx>, 'siwx'>, account = ADA, chain = 1) {
  const chainId = `eip155:${chain}` as const
  const message = await siwx.createMessage({ accountAddress: account, chainId })
  const session = signed(message)
  await siwx.addSession(session)
  return session
}

test('a message is for this page, with a nonce of 128 bits and an end', async () => {
  const { siwx } = aSiwx({ messenger: { statement: 'Sign in to Shop' } })

  const message = await siwx.createMessage({ accountAddress: ADA, chainId: 'eip155:1' })

  expect(message).toMatchObject({
    domain: 'shop.example',
    uri: 'https://shop.example',
    version: '1',
    accountAddress: ADA,
    chainId: 'eip155:1',
    statement: 'Sign in to Shop',
    nonce: '0'.repeat(31).concat('1'),
    issuedAt: '2026-06-01T12:00:00.000Z',
    expirationTime: '2026-06-08T12:00:00.000Z',
  })
})

test('a message names the account with its checksum, however the website wrote it', async () => {
  const { siwx } = aSiwx()
  const accountAddress = ADA.toLowerCase()

  const message = await siwx.createMessage({ accountAddress, chainId: 'eip155:1' })

  expect(message.accountAddress).toBe(ADA)
  await siwx.addSession(signed(message))
  expect(await siwx.getSessions('eip155:1', accountAddress)).toHaveLength(1)
})

test.each<[string, LocalSiwxOptions['messenger']]>([
  ['uri', { uri: 'https://evil.example' }],
  ['statement', { statement: 'Sign\nin' }],
  ['nonce', { getNonce: async () => 'short' }],
  ['resources', { resources: ['terms'] }],
])('a message with an impossible %s is refused by name', async (field, messenger = {}) => {
  const { siwx } = aSiwx({ messenger })

  await expect(
    siwx.createMessage({ accountAddress: ADA, chainId: 'eip155:1' }),
  ).rejects.toMatchObject({ code: 'siwx.invalid', context: { field } })
})

test('a sign-in is kept over reloads, for its account and network, until it ends', async () => {
  const site = aSiwx()
  const session = await signIn(site)

  expect(await site.reload().getSessions('eip155:1', ADA)).toEqual([session])
  expect(await site.siwx.getSessions('eip155:1', ADA.toLowerCase())).toEqual([session])
  expect(await site.siwx.getSessions('eip155:10', ADA)).toEqual([])
  expect(await site.siwx.getSessions('eip155:1', BEN)).toEqual([])
  site.page.nowMs += 7 * 24 * 60 * 60_000
  expect(await site.siwx.getSessions('eip155:1', ADA)).toEqual([])
})

test.each<[string, (session: SiwxSession) => SiwxSession]>([
  ['another nonce', (it) => ({ ...it, data: { ...it.data, nonce: 'another1' } })],
  ['another address', (it) => ({ ...it, data: { ...it.data, accountAddress: BEN } })],
  ['another network', (it) => ({ ...it, data: { ...it.data, chainId: 'eip155:10' } })],
  ['another domain', (it) => ({ ...it, data: { ...it.data, domain: 'evil.example' } })],
  ['another uri', (it) => ({ ...it, data: { ...it.data, uri: 'https://shop.example/a' } })],
  [
    'a later end',
    (it) => ({ ...it, data: { ...it.data, expirationTime: '2030-01-01T00:00:00Z' } }),
  ],
  ['another begin', (it) => ({ ...it, data: { ...it.data, issuedAt: '2020-01-01T00:00:00Z' } })],
  ['a statement', (it) => ({ ...it, data: { ...it.data, statement: 'I pay' } })],
  ['resources', (it) => ({ ...it, data: { ...it.data, resources: ['https://a.example'] } })],
  ['a request id', (it) => ({ ...it, data: { ...it.data, requestId: 'r1' } })],
  ['another version', (it) => ({ ...it, data: { ...it.data, version: '2' } })],
  ['another text', (it) => ({ ...it, message: it.message.replace('Version: 1', 'Version: 2') })],
  ['another signature', (it) => ({ ...it, signature: 'forged' })],
])('with %s it is neither added nor read from storage', async (_what, change) => {
  const site = aSiwx()
  const message = await site.siwx.createMessage({ accountAddress: ADA, chainId: 'eip155:1' })
  const forged = change(signed(message))

  await expect(site.siwx.addSession(forged)).rejects.toMatchObject({ code: 'siwx.not-verified' })
  site.storage.set('@appkit/siwx', JSON.stringify([forged]))
  const { chainId, accountAddress } = forged.data
  expect(await site.reload().getSessions(chainId, accountAddress)).toEqual([])
})

test.each<[string, Partial<SiwxMessageData>]>([
  ['domain', { domain: 'evil.example' }],
  ['address under the domain of this one', { uri: 'https://evil.example' }],
  ['scheme', { uri: 'http://shop.example' }],
  ['port', { uri: 'https://shop.example:444/' }],
  ['kind', { uri: 'did:example:shop' }],
])(
  'a message of a page with another %s is not taken, however well it is signed',
  async (_, other) => {
    const site = aSiwx()
    const made = await site.siwx.createMessage({ accountAddress: ADA, chainId: 'eip155:1' })
    const { toString: _text, ...own } = made
    const data: SiwxMessageData = { ...own, ...other }
    const message = writeSignInText(data)
    const session = { data, message, signature: `signed ${message}` }

    await expect(site.siwx.addSession(session)).rejects.toMatchObject({ code: 'siwx.not-verified' })
    site.storage.set('@appkit/siwx', JSON.stringify([session]))
    expect(await site.reload().getSessions('eip155:1', ADA)).toEqual([])
  },
)

test('a message that was not made here, and one that signed in before, are refused', async () => {
  const site = aSiwx()
  const foreign = await aSiwx().siwx.createMessage({ accountAddress: ADA, chainId: 'eip155:1' })
  await expect(site.siwx.addSession(signed(foreign))).rejects.toMatchObject({
    code: 'siwx.not-verified',
  })

  const session = await signIn(site)
  await site.siwx.revokeSession('eip155:1', ADA)
  await expect(site.siwx.addSession(session)).rejects.toMatchObject({ code: 'siwx.not-verified' })
})

test('what could not be checked is neither signed in nor removed', async () => {
  const site = aSiwx()
  const message = await site.siwx.createMessage({ accountAddress: ADA, chainId: 'eip155:1' })
  const offline = signed(message, { signature: 'unreachable' })
  await expect(site.siwx.addSession(offline)).rejects.toMatchObject({ code: 'rpc.unavailable' })
  const stored = JSON.stringify([offline])
  site.storage.set('@appkit/siwx', stored)

  const page = site.reload()

  await expect(page.getSessions('eip155:1', ADA)).rejects.toMatchObject({ code: 'rpc.unavailable' })
  expect(site.storage.get('@appkit/siwx')).toBe(stored)
})

test('of three accounts on three networks, one is signed out and eight stay', async () => {
  const site = aSiwx()
  for (const account of [ADA, BEN, '0x90F79bf6EB2c4f870365E785982E1f101E93b906']) {
    for (const chain of [1, 10, 8453]) await signIn(site, account, chain)
  }

  await site.siwx.revokeSession('eip155:10', BEN)

  expect(JSON.parse(site.storage.get('@appkit/siwx') ?? '[]')).toHaveLength(8)
  expect(await site.siwx.getSessions('eip155:10', BEN)).toEqual([])
  expect(await site.siwx.getSessions('eip155:1', BEN)).toHaveLength(1)
})

test('setting sessions replaces all, and none where one does not verify', async () => {
  const site = aSiwx()
  const kept = await signIn(site)
  const message = await site.siwx.createMessage({ accountAddress: BEN, chainId: 'eip155:1' })
  const wrong = signed(message, { signature: 'forged' })

  await expect(site.siwx.setSessions([kept, wrong])).rejects.toMatchObject({
    code: 'siwx.not-verified',
  })
  expect(await site.siwx.getSessions('eip155:1', ADA)).toEqual([kept])
  await site.siwx.setSessions([kept, signed(message)])
  expect(await site.siwx.getSessions('eip155:1', BEN)).toHaveLength(1)
  await site.siwx.setSessions([])
  expect(site.storage.get('@appkit/siwx')).toBeUndefined()
})

test.each(['', '{', '[1]', '{"a":1}', '[{"data":{},"message":1}]', 'null', '[null]'])(
  'stored garbage %j is no sign-in',
  async (garbage) => {
    const site = aSiwx()
    site.storage.set('@appkit/siwx', garbage)

    expect(await site.siwx.getSessions('eip155:1', ADA)).toEqual([])
  },
)

test('a signature is verified once per page, by the site’s own verifier where it has one', async () => {
  const site = aSiwx()
  await signIn(site)
  for (let time = 0; time < 3; time += 1) await site.siwx.getSessions('eip155:1', ADA)
  expect(site.page.verified).toBe(1)

  const own = aSiwx({ verifiers: [{ namespace: 'eip155', verify: async () => true }] })
  const message = await own.siwx.createMessage({ accountAddress: ADA, chainId: 'eip155:1' })
  await own.siwx.addSession(signed(message, { signature: 'of a contract' }))
  expect([own.page.verified, await own.siwx.getSessions('eip155:1', ADA)]).toMatchObject([0, [{}]])
})

test('before a modal uses it, it says that it is not enabled', async () => {
  await expect(localSiwx().getSessions('eip155:1', ADA)).rejects.toMatchObject({
    code: 'siwx.not-enabled',
    message: 'SIWX is not enabled',
  })
})
