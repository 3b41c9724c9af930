import { expect, test } from 'vitest'
import type { SiwxHost, SiwxMessageData, SiwxVerifier } from '../../contract/index.ts'
import { createFakeStorage } from '../../testing/fake-storage.ts'
import { remoteSiwx } from '../remote-siwx.ts'
import { writeSignInText } from '../sign-in-text.ts'
import {
  createMemoryStore,
  createSiwxServer,
  type SiwxServer,
  type SiwxServerOptions,
} from './index.ts'

const ORIGIN = 'https://shop.example'
const ADA = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const BEN = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const NOW_MS = Date.parse('2026-06-01T12:00:00.000Z')

/** A server whose signatures are `signed` and the text, and a browser on one of its pages. */
function aSite(options: Partial<SiwxServerOptions> = {}) {
  const time = { nowMs: NOW_MS }
  const create = () =>
    createSiwxServer({
      origins: [ORIGIN],
      verifiers: [
        {
          namespace: 'eip155',
          async verify({ message, signature }) {
            if (signature === 'unreachable') throw new Error('no node')
            return signature === `signed ${message}`
          },
        },
      ],
      now: () => time.nowMs,
      ...options,
    })
  const site: { server: SiwxServer } = { server: create() }
  const storage = createFakeStorage()
  let cookie = ''
  const asked: string[] = []

  /** Adds the headers of a browser to a request, and stores the cookie of the answer. */
  async function send(request: Request, origin = ORIGIN): Promise<Response> {
    const headers = new Headers(request.headers)
    headers.set('origin', origin)
    if (cookie !== '') headers.set('cookie', cookie)
    const answer = await site.server.handle(new Request(request, { headers }))
    const set = answer?.headers.get('set-cookie')
    if (set) cookie = set.includes('Max-Age=0') ? '' : (set.split(';')[0] ?? '')
    return answer ?? new Response(null, { status: 404 })
  }

  const post = (route: string, body: unknown, origin = ORIGIN): Promise<Response> =>
    send(
      new Request(`${ORIGIN}/auth/v1/${route}`, { method: 'POST', body: JSON.stringify(body) }),
      origin,
    )
  const get = (route: string): Promise<Response> => send(new Request(`${ORIGIN}/auth/v1/${route}`))

  function page() {
    const host: SiwxHost = {
      storage,
      origin: ORIGIN,
      projectId: undefined,
      sdk: { sdkType: 'latchkey', sdkVersion: 'html-core-0.1.0' },
      now: () => time.nowMs,
      randomId: () => expect.unreachable('the server gives the nonce'),
      key: (name) => `@appkit/${name}`,
      verify: () => expect.unreachable('the server verifies'),
      async send({ url, method, headers = {}, body }) {
        asked.push(new URL(url).pathname)
        const answer = await send(new Request(url, { method, headers, body: body ?? null }))
        return { status: answer.status, body: await answer.text() }
      },
    }
    const siwx = remoteSiwx({ baseUrl: ORIGIN })
    siwx.attach?.(host)
    return siwx
  }

  async function signed(siwx = page(), accountAddress = ADA) {
    const made = await siwx.createMessage({ accountAddress, chainId: 'eip155:1' })
    const { toString: _, ...data } = made
    const message = made.toString()
    return { data, message, signature: `signed ${message}` }
  }

  return { time, site, create, storage, page, signed, post, get, send, asked, cookie: () => cookie }
}

test('the server is asked once about many accounts at once, and again after a sign-out', async () => {
  const { page, signed, asked } = aSite()
  const siwx = page()
  await siwx.addSession(await signed(siwx))
  asked.length = 0

  const networks = ['eip155:1', 'eip155:10', 'eip155:8453'] as const
  const found = await Promise.all(networks.map((id) => siwx.getSessions(id, ADA)))

  expect(found.map(({ length }) => length)).toEqual([1, 0, 0])
  expect(asked).toHaveLength(1)
  await siwx.revokeSession('eip155:1', ADA)
  expect(await siwx.getSessions('eip155:1', ADA)).toEqual([])
})

test('a page signs in, is known after a reload and to the server, and signs out', async () => {
  const { site, page, signed, cookie } = aSite()
  const siwx = page()

  await siwx.addSession(await signed(siwx))

  expect(cookie()).toMatch(/^siwx=[0-9a-f]{32}$/)
  expect(await page().getSessions('eip155:1', ADA)).toHaveLength(1)
  expect(await page().getSessions('eip155:10', ADA)).toEqual([])
  expect(await page().getSessions('eip155:1', BEN)).toEqual([])
  const own = new Request(`${ORIGIN}/cart`, { headers: { cookie: cookie() } })
  expect(await site.server.user(own)).toMatchObject({ address: ADA, chainId: 'eip155:1' })

  await page().revokeSession('eip155:1', BEN)
  expect(await page().getSessions('eip155:1', ADA)).toHaveLength(1)
  await page().revokeSession('eip155:1', ADA)
  expect(await page().getSessions('eip155:1', ADA)).toEqual([])
  expect(await site.server.user(own)).toBeUndefined()
})

test('the cookie can not be read by scripts, is sent by HTTPS alone, and not by other sites', async () => {
  const { post, signed } = aSite()
  const answer = await post('authenticate', await signed())

  const [, ...flags] = (answer.headers.get('set-cookie') ?? '').split('; ')
  expect(flags).toEqual(['Path=/', 'Max-Age=604800', 'HttpOnly', 'SameSite=Lax', 'Secure'])
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('a message signs in once', async () => {
  const { post, signed } = aSite()
  const session = await signed()

  const answers = await Promise.all([1, 2, 3].map(() => post('authenticate', session)))

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401])
  expect((await post('authenticate', session)).status).toBe(401)
})

test('a message is spent by a wrong signature, too', async () => {
  const { post, signed } = aSite()
  const session = await signed()

  expect((await post('authenticate', { ...session, signature: 'forged' })).status).toBe(401)
  expect((await post('authenticate', session)).status).toBe(401)
})

test.each<[string, Partial<SiwxMessageData>]>([
  ['another site', { domain: 'evil.example', uri: 'https://evil.example' }],
  ['another host than its page', { domain: 'evil.example' }],
  ['a page of another origin', { uri: 'https://evil.example' }],
  ['a nonce that was not given out', { nonce: '0123456789abcdef' }],
  ['a time that is over', { expirationTime: '2026-05-01T00:00:00Z' }],
  ['a time to come', { issuedAt: '2026-07-01T00:00:00Z' }],
  [
    'a namespace without a verifier',
    {
      chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      accountAddress: 'ZDAPix9ongpppNnHHSgQUM9J3ASz7ikHdfyQFej7bfB',
    },
  ],
])('a message for %s is refused, however well it is signed', async (_name, changes) => {
  const { post, signed, get } = aSite()
  const { data } = await signed()
  const message = writeSignInText({ ...data, ...changes })

  const answer = await post('authenticate', { message, signature: `signed ${message}` })

  expect(answer.status).toBe(401)
  expect(answer.headers.get('set-cookie')).toBeNull()
  expect((await get('me')).status).toBe(401)
})

/** Addresses that no URL parser accepts; the grammar of RFC 3986 alone accepts most of them. */
const UNPARSABLE = [
  ...['https://shop.example:99999', 'https:', 'https://shop.example%00', 'https://'],
  ...['https://[::1', 'https://%zz', 'http://a%20b', 'https://1.2.3.999'],
  ...['//shop.example', 'https://[::ffff:1.2.3.4.5]', `https://${'a'.repeat(300)}.example:70000`],
]

test.each(UNPARSABLE.flatMap((uri) => ['uri', 'domain', 'resources'].map((at) => [uri, at])))(
  'the address %s as %s is refused, and ends no server',
  async (uri = '', at) => {
    const { post, signed, get } = aSite()
    const { message } = await signed()
    const lines = {
      uri: message.replace(/^URI: .*$/m, `URI: ${uri}`),
      domain: message.replace(/^\S+/, uri),
      resources: `${message}\nResources:\n- ${uri}`,
    }
    const text = lines[at as keyof typeof lines]

    const answer = await post('authenticate', { message: text, signature: `signed ${text}` })

    // A resource may be anything that is a URL.
    const isAllowed = at === 'resources' && URL.canParse(uri)
    expect(answer.status).toBe(isAllowed ? 200 : 401)
    expect((await get('nonce')).status).toBe(200)
  },
)

const fail = (): never => {
  throw new Error('broken')
}
const reject = () => Promise.reject(new Error('broken'))

test.each<[string, Partial<SiwxServerOptions>, number]>([
  ['the store throws', { store: { getItem: fail, setItem: fail, removeItem: fail } }, 503],
  ['the store rejects', { store: { getItem: reject, setItem: reject, removeItem: reject } }, 503],
  ['the limit throws', { mayAnswer: fail }, 503],
  ['the limit rejects', { mayAnswer: reject }, 503],
  ['the clock throws', { now: fail }, 503],
  ['the listener of errors throws', { mayAnswer: fail, onError: fail }, 503],
  ['the listener of errors rejects', { mayAnswer: fail, onError: reject }, 503],
  ['a verifier throws', { verifiers: [{ namespace: 'eip155', verify: fail }] }, 401],
  ['a verifier answers nothing', { verifiers: [{ namespace: 'eip155' } as SiwxVerifier] }, 401],
])('when %s, the request is answered, and the website told', async (_name, options, status) => {
  const errors: unknown[] = []
  const store = createMemoryStore()
  const { signed } = aSite({ store })
  const session = await signed()
  const { post, get, send } = aSite({
    store,
    onError: (error: unknown) => void errors.push(error),
    ...options,
  })

  const answer = await post('authenticate', session)
  expect(answer.status).toBe(status)
  expect(answer.headers.get('access-control-allow-origin')).toBe(ORIGIN)
  const cookie = `siwx=${'0'.repeat(32)}`
  const me = await send(new Request(`${ORIGIN}/auth/v1/me`, { headers: { cookie } }))
  // A verifier has no part in these two.
  expect(me.status).toBe(status)
  expect((await get('nonce')).status).toBe(status === 503 ? 503 : 200)
  expect(errors.length > 0).toBe(status === 503 && options.onError === undefined)
})

test('a nonce ends after ten minutes, a session with its message', async () => {
  const { time, page, signed, post } = aSite()
  const late = await signed()
  time.nowMs += 10 * 60_000
  expect((await post('authenticate', late)).status).toBe(401)

  const siwx = page()
  await siwx.addSession(await signed(siwx))
  time.nowMs += 7 * 24 * 60 * 60_000
  expect(await siwx.getSessions('eip155:1', ADA)).toEqual([])
})

test('pages of other sites can neither sign in nor out, nor read an answer', async () => {
  const { post, send, signed, page } = aSite()
  const siwx = page()
  const session = await signed(siwx)
  await siwx.addSession(await signed(siwx))

  expect((await post('authenticate', session, 'https://evil.example')).status).toBe(403)
  expect((await post('sign-out', {}, 'https://evil.example')).status).toBe(403)
  const me = await send(new Request(`${ORIGIN}/auth/v1/me`), 'https://evil.example')
  expect(me.headers.get('access-control-allow-origin')).toBeNull()
  expect(await page().getSessions('eip155:1', ADA)).toHaveLength(1)
})

test('two servers with one store are one', async () => {
  const store = createMemoryStore()
  const { site, create, page, signed } = aSite({ store })
  const siwx = page()
  const session = await signed(siwx)
  site.server = create()
  await siwx.addSession(session)
  site.server = create()

  expect(await siwx.getSessions('eip155:1', ADA)).toHaveLength(1)
})

test.each(['', '{', '[]', 'null', '{"message":1}', `{"message":"${'x'.repeat(40_000)}"}`])(
  'a body that is %.20j is refused, and nothing breaks',
  async (body) => {
    const { send } = aSite()
    const url = `${ORIGIN}/auth/v1/authenticate`

    expect((await send(new Request(url, { method: 'POST', body }))).status).toBe(401)
  },
)

test('of a body that is too long no more is read than shows that', async () => {
  const { send } = aSite()
  let chunks = 0
  const body = new ReadableStream({
    pull(controller) {
      chunks += 1
      controller.enqueue(new TextEncoder().encode('x'.repeat(10_000)))
    },
  })
  const url = `${ORIGIN}/auth/v1/authenticate`
  // A body that is a stream needs `duplex`, which the types of the DOM do not have yet.
  const init = Object.assign({ method: 'POST', body }, { duplex: 'half' })
  const request = new Request(url, init)

  expect((await send(request)).status).toBe(401)
  expect(chunks).toBeLessThan(10)
})

test('unused nonces and expired sessions are removed from memory', async () => {
  const time = { nowMs: NOW_MS }
  const store = createMemoryStore(() => time.nowMs)
  const { get } = aSite({ store, now: () => time.nowMs })
  for (let index = 0; index < 50; index += 1) await get('nonce')
  expect(store.size).toBe(50)

  time.nowMs += 10 * 60_000
  await get('nonce')

  expect(store.size).toBe(1)
})

test('however many nonces are requested, memory keeps 100,000 of them, and every session', async () => {
  const store = createMemoryStore(() => NOW_MS)
  await store.setItem('session:ada', { address: ADA }, { ttl: 604_800 })

  for (let index = 0; index < 150_000; index += 1) {
    await store.setItem(`nonce:${index}`, { expiresAtMs: NOW_MS }, { ttl: 600 })
  }

  expect(store.size).toBe(100_001)
  expect(store.getItem('session:ada')).toEqual({ address: ADA })
  expect(store.getItem('nonce:49999')).toBeNull()
  expect(store.getItem('nonce:50000')).not.toBeNull()
})

test('a store that reads and removes in one step is asked to, so that two servers take a nonce once', async () => {
  const memory = createMemoryStore()
  const { post, signed } = aSite({
    store: {
      ...memory,
      removeItem: () => expect.unreachable('a nonce is taken in one step'),
      takeItem: (key) => memory.takeItem?.(key),
    },
  })

  expect((await post('authenticate', await signed())).status).toBe(200)
})

test('too many requests are refused where the website says so', async () => {
  let left = 1
  const { get } = aSite({ mayAnswer: () => left-- > 0 })

  expect((await get('nonce')).status).toBe(200)
  expect((await get('nonce')).status).toBe(429)
})

test('what could not be verified is no sign-in', async () => {
  const { page, signed } = aSite()
  const siwx = page()
  const session = { ...(await signed(siwx)), signature: 'unreachable' }

  await expect(siwx.addSession(session)).rejects.toMatchObject({ code: 'siwx.not-verified' })
  expect(await siwx.getSessions('eip155:1', ADA)).toEqual([])
})

test('a server that is down is neither yes nor no, and does not sign out', async () => {
  const { site, page, signed } = aSite()
  const siwx = page()
  await siwx.addSession(await signed(siwx))
  const { server } = site
  site.server = { ...server, handle: async () => new Response('{}', { status: 503 }) }
  await expect(siwx.getSessions('eip155:1', ADA)).rejects.toMatchObject({ code: 'http.status' })

  site.server = server
  expect(await siwx.getSessions('eip155:1', ADA)).toHaveLength(1)
})

test('other addresses are the website’s own', async () => {
  const { site, get } = aSite()

  expect(await site.server.handle(new Request(`${ORIGIN}/cart`))).toBeUndefined()
  expect((await get('else')).status).toBe(404)
})
