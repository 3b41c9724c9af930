/** @full That the sandbox works is seen in every journey of `npm test`. */

import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSandbox } from '../../start-sandbox.ts'
import { askSite, type LoginSandbox } from '../testing/site-client.ts'

let sandbox: LoginSandbox

beforeAll(async () => {
  sandbox = await startSandbox({ parts: ['mail', 'identity', 'secureSite'] })
})
afterAll(() => sandbox.stop())

const EMAIL = 'kept@sandbox.test'

async function logIn(): Promise<Record<string, unknown>> {
  const begin = { email: EMAIL, device: 'device-1', origin: 'http://localhost:4400' }
  const { attempt } = (await askSite(sandbox, 'email/begin', { body: begin })).body
  const { code } = sandbox.mail.latest(EMAIL) ?? {}
  return (await askSite(sandbox, 'email/code', { body: { attempt, code } })).body
}

/** Calls with cookies, as a browser does. */
function call(path: string, headers: Readonly<Record<string, string>>): Promise<Response> {
  const { secureSite } = sandbox.addresses
  const whole = { origin: secureSite, 'content-type': 'application/json', ...headers }
  return fetch(`${secureSite}/api/${path}`, { method: 'POST', headers: whole, body: '{}' })
}

async function store(token: unknown): Promise<string> {
  const answer = await call('store-login', { authorization: `Bearer ${String(token)}` })
  return answer.headers.get('set-cookie') ?? ''
}

test('a login is stored in a cookie for one call only, which no script can read', async () => {
  const login = await logIn()

  const cookie = await store(login['token'])

  expect(cookie).toMatch(/; Path=\/api\/resume;/)
  for (const attribute of ['HttpOnly', 'Secure', 'SameSite=None', 'Max-Age=2592000'])
    expect(cookie).toContain(attribute)
  const [pair = ''] = cookie.split(';')
  const { login: again } = (await (await call('resume', { cookie: pair })).json()) as never
  expect(again).toEqual(login)
})

test('without a cookie, with a foreign one or after a sign-out no user is logged in', async () => {
  const { token } = await logIn()
  const [pair = ''] = (await store(token)).split(';')
  const resume = async (cookie: string) => (await call('resume', { cookie })).json()
  expect(await resume('')).toEqual({ login: null })
  expect(await resume('stored-login=made-up')).toEqual({ login: null })

  const left = await call('sign-out', { authorization: `Bearer ${String(token)}`, cookie: pair })

  expect(left.headers.get('set-cookie')).toMatch(/^stored-login=;.*Max-Age=0;.*Path=\/api\/resume/)
  expect(await resume(pair)).toEqual({ login: null })
})

test('nothing is stored without a login, and other sites are refused', async () => {
  expect((await call('store-login', {})).status).toBe(401)
  const [pair = ''] = (await store((await logIn())['token'])).split(';')

  const answer = await call('resume', { cookie: pair, origin: 'http://localhost:4400' })

  expect(answer.status).toBe(403)
})
