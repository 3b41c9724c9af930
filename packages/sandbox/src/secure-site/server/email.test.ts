/** @full That the sandbox works is seen in every journey of `npm test`. */

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startSandbox } from '../../start-sandbox.ts'
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

function begin(email: string, device = 'device-1'): Promise<SiteAnswer> {
  return askSite(sandbox, 'email/begin', { body: { email, device, origin: ORIGIN } })
}

function codeOf(email: string): string {
  return sandbox.mail.latest(email)?.code ?? 'none'
}

function enterCode(attempt: unknown, code: string): Promise<SiteAnswer> {
  return askSite(sandbox, 'email/code', { body: { attempt, code } })
}

async function logIn(email: string, device = 'device-1'): Promise<SiteAnswer> {
  const { attempt } = (await begin(email, device)).body
  return enterCode(attempt, codeOf(email))
}

function linkOf(email: string): string {
  return /http:\S+\/device\/\S+/.exec(sandbox.mail.latest(email)?.text ?? '')?.[0] ?? 'none'
}

/** A code that the right one is not. */
function wrongCode(email: string): string {
  return codeOf(email) === '000000' ? '111111' : '000000'
}

test('a new address logs in with the code that was mailed', async () => {
  const { body } = await begin('new@sandbox.test')
  expect(body).toEqual({ action: 'VERIFY_OTP', attempt: expect.any(String) })

  const { status, body: login } = await enterCode(body['attempt'], codeOf('new@sandbox.test'))

  expect(status).toBe(200)
  expect(login).toEqual({
    token: expect.any(String),
    user: { email: 'new@sandbox.test', userName: null },
    backupKey: expect.any(String),
    backup: null,
  })
})

test('a code works once', async () => {
  const { attempt } = (await begin('once@sandbox.test')).body
  const code = codeOf('once@sandbox.test')
  await enterCode(attempt, code)

  expect((await enterCode(attempt, code)).status).toBe(403)
})

test('after five wrong codes even the right one is refused, and a new one works', async () => {
  const { attempt } = (await begin('five@sandbox.test')).body
  const wrong = wrongCode('five@sandbox.test')
  for (let tries = 1; tries <= 4; tries += 1)
    expect((await enterCode(attempt, wrong)).body['message']).toContain('That code isn’t right')
  expect((await enterCode(attempt, wrong)).body['message']).toContain('Too many wrong codes')

  const { status, body } = await enterCode(attempt, codeOf('five@sandbox.test'))

  expect(status).toBe(403)
  expect(body['message']).toContain('Ask for a new one')
  expect((await logIn('five@sandbox.test')).status).toBe(200)
})

test('an expired code is refused as such', async () => {
  const { attempt } = (await begin('late@sandbox.test')).body
  sandbox.secureSite.expireCodes()

  const { status, body } = await enterCode(attempt, codeOf('late@sandbox.test'))

  expect(status).toBe(403)
  expect(body['message']).toBe('This code has expired. Ask for a new one.')
})

test('a code does not work for another login', async () => {
  const { attempt } = (await begin('mallory@sandbox.test')).body
  await begin('victim@sandbox.test')

  expect((await enterCode(attempt, codeOf('victim@sandbox.test'))).status).toBe(403)
})

test('another device has to be approved by the mailed link first', async () => {
  await logIn('two@sandbox.test', 'phone')
  const { body } = await begin('two@sandbox.test', 'laptop')
  expect(body).toMatchObject({ action: 'VERIFY_DEVICE' })
  const attempt = body['attempt']
  expect((await enterCode(attempt, '123456')).body['message']).toContain('not been approved')
  const waiting = askSite(sandbox, 'email/device', { body: { attempt } })
  const page = await (await fetch(linkOf('two@sandbox.test'))).text()
  expect(page).toContain(ORIGIN)

  const { text } = await sendForm(linkOf('two@sandbox.test'), { decision: 'approve' })

  expect(text).toContain('Approved')
  expect((await waiting).body).toEqual({ isApproved: true })
  expect((await enterCode(attempt, codeOf('two@sandbox.test'))).status).toBe(200)
  expect((await begin('two@sandbox.test', 'laptop')).body).toMatchObject({ action: 'VERIFY_OTP' })
})

test('opening the link does not approve the device, and it works once', async () => {
  await logIn('look@sandbox.test', 'phone')
  const { attempt } = (await begin('look@sandbox.test', 'laptop')).body
  const link = linkOf('look@sandbox.test')
  await fetch(link)
  expect((await enterCode(attempt, '123456')).body['message']).toContain('not been approved')
  await sendForm(link, { decision: 'approve' })

  expect((await fetch(link)).status).toBe(410)
  expect((await sendForm(link, { decision: 'refuse' })).status).toBe(410)
})

test('a refused device gets an error', async () => {
  await logIn('no@sandbox.test', 'phone')
  const { attempt } = (await begin('no@sandbox.test', 'laptop')).body
  await sendForm(linkOf('no@sandbox.test'), { decision: 'refuse' })

  expect(await askSite(sandbox, 'email/device', { body: { attempt } })).toMatchObject({
    status: 403,
    body: { message: 'This device was refused.' },
  })
})

test('a device link can expire', async () => {
  await logIn('old@sandbox.test', 'phone')
  await begin('old@sandbox.test', 'laptop')
  sandbox.secureSite.expireCodes()

  expect((await fetch(linkOf('old@sandbox.test'))).status).toBe(410)
})

test('the address is changed with a code of the old one and a code of the new one', async () => {
  const { token } = (await logIn('before@sandbox.test')).body
  const change = (path: string, body: object) =>
    askSite(sandbox, `email-change/${path}`, { body, token })
  expect(await change('begin', { email: 'after@sandbox.test' })).toMatchObject({
    body: { action: 'VERIFY_PRIMARY_OTP' },
  })
  expect((await change('secondary', { code: codeOf('before@sandbox.test') })).status).toBe(403)
  await change('primary', { code: codeOf('before@sandbox.test') })
  // The old address is proven: only the new one is asked for when the mail has to be sent again.
  expect(await change('begin', { email: 'after@sandbox.test' })).toMatchObject({
    body: { action: 'VERIFY_SECONDARY_OTP' },
  })

  const { body } = await change('secondary', { code: codeOf('after@sandbox.test') })

  expect(body).toEqual({ newEmail: 'after@sandbox.test' })
  expect((await askSite(sandbox, 'session', { token })).body).toEqual({
    user: { email: 'after@sandbox.test', userName: null },
  })
})

test('the address of another user is refused', async () => {
  await logIn('owner@sandbox.test')
  const { token } = (await logIn('taker@sandbox.test')).body
  const change = (path: string, body: object) =>
    askSite(sandbox, `email-change/${path}`, { body, token })
  await change('begin', { email: 'owner@sandbox.test' })
  await change('primary', { code: codeOf('taker@sandbox.test') })

  const { status } = await change('secondary', { code: codeOf('owner@sandbox.test') })

  expect(status).toBe(409)
})

test('the first backup stays, and is given to the next login', async () => {
  const { token } = (await logIn('keeper@sandbox.test')).body
  await askSite(sandbox, 'backup', { body: { backup: 'first' }, token })

  const { body } = await askSite(sandbox, 'backup', { body: { backup: 'second' }, token })

  expect(body).toEqual({ backup: 'first' })
  expect((await logIn('Keeper@sandbox.test')).body).toMatchObject({ backup: 'first' })
})

test('after signing out the token is invalid', async () => {
  const { token } = (await logIn('bye@sandbox.test')).body
  await askSite(sandbox, 'sign-out', { token })

  expect((await askSite(sandbox, 'session', { token })).status).toBe(401)
  expect((await askSite(sandbox, 'session')).status).toBe(401)
})

test.each([
  'nobody',
  'a@b',
  'a b@c.d',
  'a@b.c\r\nBcc: d@e.f',
  'a@b.c, d@e.f',
  `${'a'.repeat(251)}@b.c`,
])('%j is refused as an e-mail address', async (email) => {
  expect((await begin(email)).status).toBe(400)
})

test('pages of other origins are refused', async () => {
  for (const origin of ['http://localhost:4400', 'null', undefined]) {
    const answer = await fetch(`${sandbox.addresses.secureSite}/api/session`, {
      method: 'POST',
      headers: origin === undefined ? {} : { origin },
    })
    expect(answer.status).toBe(403)
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  }
})

test('without a mail server there is an error, without the address in its text', async () => {
  sandbox.faults.set('smtp', { kind: 'status', status: 503 })

  const { status, body } = await begin('unlucky@sandbox.test')

  expect(status).toBe(502)
  expect(body['message']).toContain('could not be sent')
  expect(body['message']).not.toContain('unlucky')
})

test('a broken server has another error than a wrong code', async () => {
  sandbox.faults.set('siteApi', { kind: 'status', status: 503, times: 1 })

  expect((await begin('any@sandbox.test')).status).toBe(503)
  expect((await begin('any@sandbox.test')).status).toBe(200)
})

test('links and addresses stay out of the log of requests', async () => {
  await logIn('log@sandbox.test', 'phone')
  await begin('log@sandbox.test', 'laptop')
  await fetch(linkOf('log@sandbox.test'))

  const seen = sandbox.requests.list('secureSite').map(({ path }) => path)

  expect(seen).toEqual(['/api/email/begin', '/api/email/code', '/api/email/begin', '/device'])
})

test('the frame may be embedded by allowed pages alone', async () => {
  sandbox.project.allowedOrigins = ['https://*.site.test', 'https://a.*.site.test']
  const answer = await fetch(`${sandbox.addresses.secureSite}/sdk`)
  const policy = answer.headers.get('content-security-policy')

  expect(policy).toContain("script-src 'self';")
  expect(policy).toMatch(/frame-ancestors http:\/\/localhost:\* .* https:\/\/\*\.site\.test$/)
})
