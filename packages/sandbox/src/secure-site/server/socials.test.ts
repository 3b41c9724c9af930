/** @full That the sandbox works is seen in every journey of `npm test`. */

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { SOCIAL_NAMES, SOCIALS, type Social } from '../../identity/socials.ts'
import { startSandbox } from '../../start-sandbox.ts'
import { createPopUp, type Shown } from '../testing/pop-up.ts'
import { askSite, type LoginSandbox, type SiteAnswer, sendForm } from '../testing/site-client.ts'

let sandbox: LoginSandbox

beforeAll(async () => {
  sandbox = await startSandbox({ parts: ['mail', 'identity', 'secureSite'] })
})
afterEach(() => {
  sandbox.faults.clear()
  sandbox.requests.clear()
})
afterAll(() => sandbox.stop())

const ORIGIN = 'http://localhost:4400'
const ADA = { name: 'Ada', email: 'ada@sandbox.test' }

async function begin(provider: Social, proof = 'proof'): Promise<string> {
  const call = { body: { provider, origin: ORIGIN, proof } }
  return String((await askSite(sandbox, 'social/begin', call)).body['uri'])
}

async function walkThrough(
  uri: string,
  user: Readonly<Record<string, string>> = ADA,
): Promise<Shown> {
  const popUp = createPopUp()
  const login = await popUp.open(uri)
  return popUp.open(login.url, user)
}

function ticketIn({ text }: Shown): string {
  return /\/result\?ticket=([\w-]+)/.exec(text)?.[1] ?? 'none'
}

function redeem(ticket: string, proof = 'proof'): Promise<SiteAnswer> {
  return askSite(sandbox, 'social/redeem', { body: { ticket, proof } })
}

test.each(SOCIALS)('%s: code, PKCE, and the chosen user', async (social) => {
  const uri = await begin(social)
  expect(new URL(uri).searchParams.get('code_challenge_method')).toBe('S256')
  const popUp = createPopUp()
  const login = await popUp.open(uri)
  expect(login.text).toContain(`Log in with ${SOCIAL_NAMES[social]}`)

  const last = await popUp.open(login.url, ADA)

  expect(last.url).toContain(`${sandbox.addresses.secureSite}/callback/${social}`)
  expect(last.text).toContain(`data-origin="${ORIGIN}"`)
  const { body } = await redeem(ticketIn(last))
  expect(body['user']).toEqual({
    email: social === 'x' ? null : 'ada@sandbox.test',
    userName: 'Ada',
  })
})

test('one e-mail is one user at one social, and another user at another social', async () => {
  const keyOf = async (social: Social, user = ADA) =>
    (await redeem(ticketIn(await walkThrough(await begin(social), user)))).body['backupKey']
  const first = await keyOf('google')

  expect(await keyOf('google', { ...ADA, name: 'Ada L.' })).toBe(first)
  expect(await keyOf('github')).not.toBe(first)
  expect(await keyOf('google', { name: 'Ada', email: 'other@sandbox.test' })).not.toBe(first)
})

test('a result can be redeemed once, and only by the frame that began the login', async () => {
  const ticket = ticketIn(await walkThrough(await begin('github')))

  expect((await redeem(ticket, 'of another frame')).status).toBe(403)
  expect((await redeem(ticket)).status).toBe(200)
  expect((await redeem(ticket)).status).toBe(403)
  expect((await redeem('made-up')).status).toBe(403)
})

test('cancelling leads back without a result', async () => {
  const popUp = createPopUp()
  const login = await popUp.open(await begin('discord'))

  const last = await popUp.open(`${login.url}/cancel`, {})

  expect(last.url).toContain('error=access_denied')
  expect(last.text).toContain('data-result-uri=""')
})

test('each attempt asks for the user', async () => {
  const popUp = createPopUp()
  const first = await popUp.open(await begin('google'))
  await popUp.open(first.url, ADA)

  expect((await popUp.open(await begin('google'))).text).toContain('Log in with Google')
})

test('an unrequested answer is refused', async () => {
  const callback = `${sandbox.addresses.secureSite}/callback/google`

  expect((await fetch(`${callback}?code=a&state=made-up`)).status).toBe(400)
  const uri = new URL(await begin('github'))
  const state = uri.searchParams.get('state')
  expect((await fetch(`${callback}?code=a&state=${state}`)).status).toBe(400)
})

test('a code of another login is refused', async () => {
  const uri = new URL(await begin('github'))
  const state = uri.searchParams.get('state')

  const answer = await fetch(
    `${sandbox.addresses.secureSite}/callback/github?code=made-up&state=${state}`,
  )

  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain('GitHub does not answer')
})

test('a login page needs a name and an address', async () => {
  const popUp = createPopUp()
  const login = await popUp.open(await begin('google'))

  expect((await popUp.open(login.url, { name: '', email: 'a@b.c' })).text).toContain('Enter a name')
  expect((await popUp.open(login.url, { name: 'Ada', email: 'x' })).text).toContain('role="alert"')
  expect((await popUp.open(login.url, ADA)).text).toContain('/result?ticket=')
})

test.each([{ kind: 'status', status: 500 }, { kind: 'reset' }, { kind: 'garbage' }] as const)(
  'with the fault $kind of the provider the login fails with a message; after it is cleared it works',
  async (fault) => {
    const popUp = createPopUp()
    const login = await popUp.open(await begin('apple'))
    sandbox.faults.set('identityExchange', fault)

    const last = await popUp.open(login.url, ADA)

    expect(last.text).toContain('Apple does not answer')
    sandbox.faults.clear()
    expect(ticketIn(await walkThrough(await begin('apple')))).not.toBe('none')
  },
)

test('without the provider the login page is an error', async () => {
  const uri = await begin('google')
  sandbox.faults.set('identityProvider', { kind: 'status', status: 503 })

  expect((await createPopUp().open(uri)).status).toBe(503)
})

test('Farcaster: a link to open, a name, and the frame is notified', async () => {
  const { body } = await askSite(sandbox, 'farcaster/begin', {
    body: { origin: ORIGIN, proof: 'proof' },
  })
  const url = String(body['url'])
  const wait = (proof = 'proof') =>
    askSite(sandbox, 'farcaster/wait', { body: { channel: body['channel'], proof } })
  expect(await (await fetch(url)).text()).toContain(ORIGIN)
  expect((await wait('of another frame')).status).toBe(403)
  const waiting = wait()
  expect((await sendForm(url, { decision: 'approve', userName: 'No Name' })).status).toBe(400)

  await sendForm(url, { decision: 'approve', userName: 'ada' })

  expect((await waiting).body).toMatchObject({
    isApproved: true,
    login: { user: { email: null, userName: 'ada' } },
  })
  expect((await wait()).status).toBe(403)
  expect((await fetch(url)).status).toBe(410)
})

test('Farcaster: declined', async () => {
  const { body } = await askSite(sandbox, 'farcaster/begin', {
    body: { origin: ORIGIN, proof: 'proof' },
  })
  await sendForm(String(body['url']), { decision: 'decline' })

  expect(
    await askSite(sandbox, 'farcaster/wait', {
      body: { channel: body['channel'], proof: 'proof' },
    }),
  ).toMatchObject({ status: 403, body: { message: 'The login was declined.' } })
})

/** The provider's address as pages without pop-ups change it. */
function withReturn(uri: string, returnTo: string): string {
  const url = new URL(uri)
  const state = `${url.searchParams.get('state')}--${encodeURIComponent(returnTo)}`
  url.searchParams.set('state', state)
  return url.href
}

/** Returns the address that the link of the last page leads back to. */
function linkIn({ text }: Shown): URL | undefined {
  const href = /href="(https?:[^"]*)"/.exec(text)?.[1]?.replaceAll('&amp;', '&')
  return href === undefined ? undefined : new URL(href)
}

test('a page without pop-ups is led back to with the result; no other page is', async () => {
  const foreign = await walkThrough(withReturn(await begin('google'), 'https://evil.example/'))
  const own = await walkThrough(withReturn(await begin('google'), `${ORIGIN}/?a=1`))

  expect([foreign.status, linkIn(foreign)]).toEqual([400, undefined])
  const back = linkIn(own)
  expect(`${back?.origin}${back?.pathname}`).toBe(`${ORIGIN}/`)
  const ticket = /ticket=([\w-]+)/.exec(back?.searchParams.get('result_uri') ?? '')?.[1] ?? ''
  expect((await redeem(ticket)).body['user']).toMatchObject({ userName: 'Ada' })
})
